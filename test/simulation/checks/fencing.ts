/**
 * Invariant 2, P01, P03: only the current attempt is answered as such, and it always is; and each attempt ends at most
 * once by a report.
 */

import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { AttemptReference } from "../../../templates/runtime/protocol.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { StoredJob } from "../world/storage.ts";
import type { Check, Finding, Turn } from "./check.ts";

/** How a call is answered that the shard takes no notice of. */
const STALE = "stale";

export function fencing(): Check {
  const reported = new Set<string>();
  return {
    name: "fencing",
    turn(turn, host) {
      if (turn.answer.kind === "error") return null;
      switch (turn.kind) {
        case "report":
          return (
            checkReports(turn, host, reported) ??
            checkStale(turn, turn.args[0], turn.answer.value, host)
          );
        case "claim":
          return (
            checkCurrent(turn.args[0], turn.answer.value, "granted", host) ??
            checkStale(turn, turn.args[0], turn.answer.value, host)
          );
        case "heartbeat":
          return (
            checkCurrent([turn.args[0]], [turn.answer.value], "current", host) ??
            checkStale(turn, [turn.args[0]], [turn.answer.value], host)
          );
        default:
          return null;
      }
    },
  };
}

function checkReports(
  { args, steps, answer }: Turn,
  host: ShardHost,
  reported: Set<string>,
): Finding {
  const replies = (answer.kind === "value" ? answer.value : []) as { readonly kind: string }[];
  for (const [index, { id, attempt }] of (args[0] as AttemptReference[]).entries()) {
    if (replies[index]?.kind !== "recorded") continue;
    const key = `${id}/${attempt}`;
    if (reported.has(key)) return `${key} is reported twice with effect`;
    reported.add(key);
    const localId = parseJobId(id)?.localId;
    const hasEnded = steps.some(
      (step) =>
        step.id === localId &&
        step.before?.attempts === attempt - 1 &&
        step.after?.attempts === attempt,
    );
    if (!hasEnded) return `${host.name}: a report of ${key} is recorded, and the attempt not ended`;
  }
  return null;
}

/** After the call the attempt is still the one that is out: neither of these calls ends it. */
function checkCurrent(asked: unknown, replies: unknown, word: string, host: ShardHost): Finding {
  for (const [index, { id, attempt }] of (asked as AttemptReference[]).entries()) {
    if ((replies as { readonly kind: string }[])[index]?.kind !== word) continue;
    const row = host.ledger.rows.get(parseJobId(id)?.localId ?? -1);
    const isOut = row?.state === "QUEUED" || row?.state === "RUNNING";
    if (!isOut || row.attempts + 1 !== attempt) {
      return `${host.name}: ${id}/${attempt} is ${word}, the job is ${row?.state}/${row?.attempts}`;
    }
  }
  return null;
}

/** Whoever speaks for the attempt that is out is heard; only what has been claimed is not granted again. */
function checkStale(turn: Turn, asked: unknown, replies: unknown, host: ShardHost): Finding {
  const seen = new Set<string>();
  for (const [index, { id, attempt }] of (asked as AttemptReference[]).entries()) {
    const isRepeated = seen.has(id);
    seen.add(id);
    if (isRepeated || (replies as { readonly kind: string }[])[index]?.kind !== STALE) continue;
    const row = rowBefore(turn, host, parseJobId(id)?.localId ?? -1);
    const isOut = row?.state === "QUEUED" || (row?.state === "RUNNING" && turn.kind !== "claim");
    if (isOut && row.attempts + 1 === attempt) {
      return `${host.name}: ${turn.kind} of ${id}/${attempt} is stale, the job is ${row.state}/${row.attempts}`;
    }
  }
  return null;
}

function rowBefore(
  { steps }: Turn,
  { ledger }: ShardHost,
  localId: number,
): StoredJob | null | undefined {
  const first = steps.find(({ id }) => id === localId);
  return first === undefined ? ledger.rows.get(localId) : first.before;
}
