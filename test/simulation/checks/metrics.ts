/**
 * What happened is counted once, in memory and over restarts: what is stored is what an instance knew when it last wrote
 * its page, and its answers are what it knows. What a lost instance knew beyond its page is lost, nothing more.
 */

import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { Notebook } from "../../../templates/runtime/shard/notebook.ts";
import type { JobStep } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { Check } from "./check.ts";

/** Started, completed, failed. */
type Totals = readonly [number, number, number];

/** Hour by hour. */
type ClosedMinutes = readonly (readonly MinuteMetrics[])[];

interface Known {
  /** What the instance has counted; null after a failure that it survived, until it writes its page again. */
  readonly totals: Totals | null;
  readonly stored: Stored;
  readonly lives: number;
}

/** What a restart would know. */
interface Stored {
  readonly page: Notebook | null;
  readonly closed: ClosedMinutes;
  readonly totals: Totals;
}

export function metrics(): Check {
  const known = new Map<string, Known>();
  return {
    name: "metrics",
    turn({ kind, steps, answer, failed }, host) {
      const last = known.get(host.name) ?? { totals: NONE, stored: NOTHING, lives: 1 };
      const before = host.lives === last.lives ? last.totals : last.stored.totals;
      const hasFailed = answer.kind === "error" || failed;
      let totals = before === null || hasFailed ? null : sum(before, happened(kind, steps));
      const stored = storedIn(host, last.stored);
      const isPageNew = stored.page !== last.stored.page;
      // A minute that is closed without a page is stored, and what came after it is not.
      const isRight = isPageNew ? isSame : isWithin;
      if (totals !== null && !isRight(stored.totals, totals)) {
        return `${host.name}: ${kind} stores ${stored.totals.join()}, there were ${totals.join()}`;
      }
      if (isPageNew && totals === null) totals = stored.totals;
      known.set(host.name, { totals, stored, lives: host.lives });
      if (kind !== "metrics" || totals === null || answer.kind === "error") return null;
      const told = totalsOf(answer.value as readonly MinuteMetrics[]);
      return isSame(told, totals)
        ? null
        : `${host.name}: says ${told.join()}, not ${totals.join()}`;
    },
  };
}

const NONE: Totals = [0, 0, 0];
const NOTHING: Stored = { page: null, closed: [], totals: NONE };

function storedIn({ storage: { page, closedMinutes: closed } }: ShardHost, last: Stored): Stored {
  const isSeen = page === last.page && closed === last.closed;
  return isSeen ? last : { page, closed, totals: storedTotals(page, closed) };
}

/** The closed minutes, which may be written without the page, and the one in the page. */
function storedTotals(page: Notebook | null, closed: ClosedMinutes): Totals {
  const minute = page?.minute;
  if (minute === undefined) return totalsOf(closed.flat());
  // A minute only grows, so the larger is the newer.
  const others = closed.flat().filter((each) => each.minute !== minute.minute);
  const same = closed.flat().filter((each) => each.minute === minute.minute);
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

function isWithin(a: Totals, b: Totals): boolean {
  return a.every((count, index) => count <= (b[index] ?? 0));
}

function isSame(a: Totals, b: Totals): boolean {
  return a.every((count, index) => count === b[index]);
}
