/**
 * What happened is counted once, in memory and over restarts: what is stored is what an instance knew when it last wrote
 * its page, and its answers are what it knows. What a lost instance knew beyond its page is lost, nothing more.
 */

import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { JobStep } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { Check } from "./check.ts";

/** Started, completed, failed. */
type Totals = readonly [number, number, number];

interface Known {
  /** What the instance has counted; null after a failure that it survived, until it writes its page again. */
  totals: Totals | null;
  stored: Totals;
  body: string;
  lives: number;
}

export function metrics(): Check {
  const known = new Map<string, Known>();
  return {
    name: "metrics",
    turn({ kind, steps, answer, failed }, host) {
      const last = known.get(host.name) ?? { totals: NONE, stored: NONE, body: "", lives: 1 };
      const body = bodyOf(host);
      const before = host.lives === last.lives ? last.totals : last.stored;
      const hasFailed = answer.kind === "error" || failed;
      let totals = before === null || hasFailed ? null : sum(before, happened(kind, steps));
      const stored = body === "" ? NONE : storedTotals(host, body);
      if (body !== last.body && totals !== null && !isSame(stored, totals)) {
        return `${host.name}: ${kind} stores ${stored.join()}, there were ${totals.join()}`;
      }
      if (body !== last.body && totals === null) totals = stored;
      known.set(host.name, { totals, stored, body, lives: host.lives });
      if (kind !== "metrics" || totals === null || answer.kind === "error") return null;
      const told = totalsOf(answer.value as readonly MinuteMetrics[]);
      return isSame(told, totals)
        ? null
        : `${host.name}: says ${told.join()}, not ${totals.join()}`;
    },
  };
}

const NONE: Totals = [0, 0, 0];

function bodyOf({ storage }: ShardHost): string {
  return String(storage.look("SELECT body FROM notebook")[0]?.["body"] ?? "");
}

/** The closed minutes, and the one in the page. */
function storedTotals({ storage }: ShardHost, body: string): Totals {
  const closed = storage
    .look("SELECT body FROM metrics")
    .flatMap((row) => JSON.parse(String(row["body"])) as MinuteMetrics[]);
  const { minute } = JSON.parse(body) as { readonly minute?: MinuteMetrics };
  if (minute === undefined) return totalsOf(closed);
  // A minute only grows, so the larger is the newer.
  const others = closed.filter((each) => each.minute !== minute.minute);
  const same = closed.filter((each) => each.minute === minute.minute);
  const [a, b] = [totalsOf([minute]), totalsOf(same)];
  return sum(totalsOf(others), isLarger(b, a) ? b : a);
}

function totalsOf(minutes: readonly MinuteMetrics[]): Totals {
  return minutes.reduce<Totals>(
    (totals, { started, completed, failed }) => sum(totals, [started, completed, failed]),
    NONE,
  );
}

function happened(kind: string, steps: readonly JobStep[]): Totals {
  return steps.reduce<Totals>((totals, { before, after }) => {
    if (before === null || after === null) return totals;
    const hasEnded = after.attempts > before.attempts;
    const isFirstSign =
      before.state === "QUEUED" && (after.state === "RUNNING" || (hasEnded && kind === "report"));
    const isDone = hasEnded && after.state === "COMPLETED";
    return sum(totals, [Number(isFirstSign), Number(isDone), Number(hasEnded && !isDone)]);
  }, NONE);
}

function sum(a: Totals, b: Totals): Totals {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function isLarger(a: Totals, b: Totals): boolean {
  return a[0] + a[1] + a[2] > b[0] + b[1] + b[2];
}

function isSame(a: Totals, b: Totals): boolean {
  return a.every((count, index) => count === b[index]);
}
