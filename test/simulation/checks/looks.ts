/** What a shard says of itself and of a job is so, by brute force over its rows. */

import type { Explanation, ShardReport } from "../../../templates/runtime/operations.ts";
import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { StoredJob } from "../world/storage.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";
import { hasRoom, isFirst, isWaiting } from "./order.ts";
import { shareOf } from "./share.ts";

export function looks(world: World): Check {
  return {
    name: "looks",
    turn({ kind, args, answer }, host) {
      if (answer.kind === "error") return null;
      if (kind === "inspect") return reportFault(world, host, answer.value as ShardReport);
      if (kind !== "explain") return null;
      const [id] = args as [string];
      const explanation = answer.value as Explanation;
      const fault = explanationFault(host, id, explanation);
      return fault === null ? null : `${id}: ${JSON.stringify(explanation)}, ${fault}`;
    },
  };
}

function reportFault(world: World, host: ShardHost, report: ShardReport): string | null {
  const { ledger, nowMs, definition } = host;
  const rows = [...ledger.rows.values()];
  const dueAts = rows.filter(({ state }) => state === "SCHEDULED").map(({ due_at }) => due_at);
  const oldest = dueAts.length === 0 ? null : Math.min(...dueAts);
  const say = (what: string, is: unknown, should: unknown): string =>
    `${host.name}: ${what} is ${JSON.stringify(is)}, expected ${JSON.stringify(should)}`;
  if (report.paused !== host.isPaused) return say("paused", report.paused, host.isPaused);
  if (report.inFlight !== ledger.inFlight) return say("inFlight", report.inFlight, ledger.inFlight);
  if (report.oldestDueAt !== oldest) return say("oldestDueAt", report.oldestDueAt, oldest);
  const changedAts = rows
    .filter((row) => world.readModel.revisionOf(world.idOf(host, row.id)) < row.revision)
    .map(({ updated_at }) => updated_at);
  const lagMs = changedAts.length === 0 ? 0 : nowMs - Math.min(...changedAts);
  if (report.projectionLagMs < lagMs) return say("projectionLagMs", report.projectionLagMs, lagMs);
  const kind = report.block?.kind ?? null;
  const due = rows.filter((row) => isWaiting(row, nowMs));
  if (due.length === 0) return kind === null ? null : say("block", report.block, null);
  if (host.isPaused) return kind === "paused" ? null : say("block", report.block, "paused");
  const isFull = ledger.inFlight >= shareOf(host, definition.concurrency);
  if (isFull && kind !== "queue") {
    return kind === "concurrency" ? null : say("block", report.block, "concurrency");
  }
  const anyCould = due.some((row) => hasRoom(ledger, row, definition.perKeyConcurrency));
  if (kind === "key" && anyCould) return say("block", report.block, "another: keys have room");
  if (kind === null) return say("block", report.block, "something");
  return null;
}

function explanationFault(host: ShardHost, id: string, told: Explanation): string | null {
  const { ledger, nowMs, definition } = host;
  const row = ledger.rows.get(parseJobId(id)?.localId ?? -1);
  if (row === undefined) return told.kind === "gone" ? null : "it is gone";
  if (told.kind === "gone") return row.finished_at === null ? "it is not gone" : null;
  if (row.state !== "SCHEDULED") {
    return told.kind === "not-waiting" && told.state === row.state ? null : `it is ${row.state}`;
  }
  if (row.due_at > nowMs) {
    return told.kind === "due-later" && told.earliestAt === row.due_at ? null : "it is due later";
  }
  if (host.isPaused) return told.kind === "paused" ? null : "the shard is paused";
  if (told.kind === "queue") return told.earliestAt > nowMs ? null : "the queue takes messages";
  const isKept = !hasRoom(ledger, row, definition.perKeyConcurrency);
  if (isKept !== (told.kind === "key")) return isKept ? "its key is busy" : "its key has room";
  if (told.kind === "key") return aheadFault(told.ahead, ahead(host, row, true));
  const isFull = ledger.inFlight >= shareOf(host, definition.concurrency);
  if (isFull !== (told.kind === "concurrency")) return `the shard is ${isFull ? "" : "not "}full`;
  if (told.kind !== "concurrency" && told.kind !== "rate" && told.kind !== "behind") return "no";
  return aheadFault(told.ahead, ahead(host, row, false));
}

function aheadFault(told: number, should: number): string | null {
  return told === should ? null : `${should} go before it`;
}

/** The jobs before this one: all of its key, and of every other key as many as there is room for. */
function ahead(host: ShardHost, row: StoredJob, onlyOfItsKey: boolean): number {
  const { ledger, nowMs, definition } = host;
  const { perKeyConcurrency, agingIntervalMs } = definition;
  const room = new Map<string, number>();
  let count = 0;
  for (const other of ledger.rows.values()) {
    if (!isWaiting(other, nowMs) || !isFirst(other, row, nowMs, agingIntervalMs)) continue;
    if (other.lane !== null && other.lane === row.lane) count += 1;
    else if (!onlyOfItsKey) {
      const left =
        other.lane === null
          ? 1
          : (room.get(other.lane) ?? perKeyConcurrency - ledger.inLane(other.lane));
      if (other.lane !== null) room.set(other.lane, left - 1);
      if (left > 0) count += 1;
    }
  }
  return count;
}
