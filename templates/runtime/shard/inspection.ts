/** A look at the whole shard: from memory, and one row for each priority in use and for each key that is busy. */

import type { Block, ShardReport } from "../operations.ts";
import type { Sql } from "./ports.ts";
import { hasNext, oldestDueAt, shardBlock, type Moment } from "./outlook.ts";

export function inspect(sql: Sql, moment: Moment, shard: number): ShardReport {
  const { memory, limits, nowMs } = moment;
  const dueAt = oldestDueAt(sql, moment);
  const { since } = memory.unprojected;
  return {
    shard,
    now: nowMs,
    paused: memory.paused,
    counts: memory.counts.byState,
    inFlight: memory.inFlight.size,
    concurrency: limits.concurrency,
    oldestDueAt: dueAt,
    projectionLagMs: since === null ? 0 : Math.max(0, nowMs - since),
    block: dueAt !== null && dueAt <= nowMs ? blockOf(moment) : null,
  };
}

/** What keeps the due jobs, of which there are some. */
function blockOf(moment: Moment): Block | null {
  const block = shardBlock(moment);
  if (block !== null) return block;
  return hasNext(moment) ? null : { kind: "key" };
}
