/** Cancels what waits, a bounded number of jobs in one transaction, so that a backlog of any size can be emptied. */

import type { PurgeReply } from "../operations.ts";
import { cancelled } from "./conclusion.ts";
import { readJobs } from "./job-reads.ts";
import type { Memory } from "./memory.ts";
import type { Sql } from "./ports.ts";
import type { Settlement } from "./settlement.ts";

/** Jobs cancelled in one transaction, which bounds its time. */
const PURGED_AT_ONCE = 1_000;

// Every waiting job is in one of the two indexes; without their names a query without an order might read the table.
const IN_LINE = `SELECT id FROM job INDEXED BY job_line WHERE state = 'SCHEDULED' AND gate = 0 LIMIT ?`;
const IN_LANES = `SELECT id FROM job INDEXED BY job_lane
  WHERE state = 'SCHEDULED' AND lane IS NOT NULL LIMIT ?`;

export function purge(
  sql: Sql,
  settlement: Settlement,
  memory: Memory,
  limit: number,
  nowMs: number,
): PurgeReply {
  const count = boundedCount(limit);
  const ids = new Set(sql.all(IN_LINE, count).map(({ id }) => Number(id)));
  if (ids.size < count) {
    for (const { id } of sql.all(IN_LANES, count - ids.size)) ids.add(Number(id));
  }
  const rows = [...readJobs(sql, ids).values()];
  settlement.settle(
    memory,
    rows.map((row) => ({ row, change: cancelled(row, nowMs) })),
    nowMs,
  );
  return { cancelled: rows.length, remaining: memory.counts.of("SCHEDULED") > 0 };
}

/** Whatever a caller of another version sends. */
function boundedCount(limit: number): number {
  return limit >= 1 ? Math.min(PURGED_AT_ONCE, Math.floor(limit)) : PURGED_AT_ONCE;
}
