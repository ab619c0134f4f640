/** What keeps the jobs of a shard waiting: found without a look at the backlog. */

import type { ShardLimits } from "../core/share.ts";
import { readyAt, refill, wholeTokens } from "../core/token-bucket.ts";
import type { Block } from "../operations.ts";
import type { Memory } from "./memory.ts";
import type { Sql } from "./ports.ts";
import { laneSources } from "./waiting.ts";

/** A moment of a shard, for those who look at it. */
export interface Moment {
  readonly memory: Memory;
  readonly limits: ShardLimits;
  readonly nowMs: number;
  /** Nothing is handed to the queue before this time, as it has refused messages; in the past otherwise. Epoch ms. */
  readonly sendsFrom: number;
}

/** Of keys that are busy, so many are looked at for their first waiting job. */
const BUSY_LANES_LIMIT = 500;

/** What keeps every job of the shard from being dispatched now; null: nothing does. */
export function shardBlock({ memory, limits, nowMs, sendsFrom }: Moment): Block | null {
  if (memory.paused) return { kind: "paused" };
  if (sendsFrom > nowMs) return { kind: "queue", until: sendsFrom };
  const inFlight = memory.inFlight.size;
  const { concurrency, rate } = limits;
  if (inFlight >= concurrency) return { kind: "concurrency", inFlight, limit: concurrency };
  if (rate === null || memory.bucket === null) return null;
  const bucket = refill(memory.bucket, rate, nowMs);
  if (wholeTokens(bucket) >= 1) return null;
  return { kind: "rate", until: readyAt(bucket, rate, 1) };
}

/** When the first waiting job became or becomes due, epoch ms; null: none waits. */
export function oldestDueAt(sql: Sql, { memory }: Moment): number | null {
  const { line, lanes, inFlight } = memory;
  const busy = inFlight.lanes().filter((lane) => lanes.room(lane) <= 0);
  const sources = [
    ...line.sources(1),
    ...busy.slice(0, BUSY_LANES_LIMIT).flatMap((lane) => laneSources(sql, lane)),
  ];
  const first = sources.reduce(
    (earliest, { head }) => Math.min(earliest, head?.dueAt ?? Infinity),
    lanes.nextDueAt(),
  );
  return first === Infinity ? null : first;
}

/** Whether a due job is kept by nothing but its turn: it goes out at the next moment. */
export function hasNext({ memory, nowMs }: Moment): boolean {
  const { line, lanes } = memory;
  if (lanes.nextDueAt() <= nowMs) return true;
  return line
    .sources(1)
    .some(
      ({ head }) =>
        head !== undefined &&
        head.dueAt <= nowMs &&
        (head.lane === null || lanes.room(head.lane) > 0),
    );
}
