/**
 * Invariant 5: whoever is dispatched is the first of all due jobs that no axis blocks, by brute force over the rows and
 * the shard's own reading of its clock (so clock steps need no exception). A job that is born dispatched comes after all
 * that wait, and before those of its own call that do not go out.
 */

import { isDispatch, type Ledger } from "../world/ledger.ts";
import type { StoredJob } from "../world/storage.ts";
import type { Check } from "./check.ts";

export function order(): Check {
  return {
    name: "order",
    step(step, { ledger, definition, nowMs }) {
      const { id, before, after } = step;
      if (!isDispatch(step) || before === null || after === null) return null;
      if (before.due_at > nowMs) return `${id} goes ${before.due_at - nowMs} ms too early`;
      for (const row of ledger.rows.values()) {
        if (row.id === id || !isWaiting(row, nowMs)) continue;
        if (!hasRoom(ledger, row, definition.perKeyConcurrency)) continue;
        if (isFirst(row, before, nowMs, definition.agingIntervalMs)) {
          return `${id} goes before ${row.id}`;
        }
      }
      return null;
    },
    turn({ steps }, { ledger, definition, nowMs }) {
      const born = steps.filter((step) => isDispatch(step) && step.before === null);
      for (const { after } of born) {
        if (after === null) continue;
        if (after.due_at > nowMs) return `${after.id} is born too early`;
        for (const row of ledger.rows.values()) {
          if (!isWaiting(row, nowMs)) continue;
          const isSameLane = row.lane !== null && row.lane === after.lane;
          if (!isSameLane && !hasRoom(ledger, row, definition.perKeyConcurrency)) continue;
          if (isFirst(row, after, nowMs, definition.agingIntervalMs)) {
            return `${after.id} is born dispatched before ${row.id}`;
          }
        }
      }
      return null;
    },
  };
}

export function isWaiting(row: StoredJob, nowMs: number): boolean {
  return row.state === "SCHEDULED" && row.due_at <= nowMs;
}

export function hasRoom(ledger: Ledger, { lane }: StoredJob, perKey: number): boolean {
  return lane === null || ledger.inLane(lane) < perKey;
}

export function isFirst(
  a: StoredJob,
  b: StoredJob,
  nowMs: number,
  agingMs: number | null,
): boolean {
  const [rankA, rankB] = [rank(a, nowMs, agingMs), rank(b, nowMs, agingMs)];
  if (rankA !== rankB) return rankA > rankB;
  return a.due_at === b.due_at ? a.id < b.id : a.due_at < b.due_at;
}

function rank(row: StoredJob, nowMs: number, agingMs: number | null): number {
  if (agingMs === null) return row.priority;
  return row.priority + Math.floor(Math.max(0, nowMs - row.due_at) / agingMs);
}
