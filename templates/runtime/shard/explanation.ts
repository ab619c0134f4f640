/**
 * Why a job does not run now. The jobs before it are counted up to a limit, along the heads of every priority and of
 * every key with room, so that the cost does not grow with the backlog.
 */

import type { BindingDefinition } from "../core/definition.ts";
import { compareRank } from "../core/order.ts";
import { readyAt, refill } from "../core/token-bucket.ts";
import type { Ahead, Explanation } from "../operations.ts";
import { expiryOf, type JobRow } from "./job-row.ts";
import type { Memory } from "./memory.ts";
import { shardBlock, type Moment } from "./outlook.ts";
import type { Sql } from "./ports.ts";
import { laneSources, type Source, type Waiting } from "./waiting.ts";

/** Jobs before a job are counted exactly up to this many. */
const AHEAD_LIMIT = 1_000;

/** `row`: the job as it is stored; undefined where it is unknown. */
export function explain(
  sql: Sql,
  moment: Moment,
  definition: BindingDefinition,
  row: JobRow | undefined,
): Explanation {
  const { memory, limits, nowMs } = moment;
  if (row === undefined || expiryOf(row, definition) <= nowMs) return { kind: "gone" };
  if (row.state !== "SCHEDULED") return { kind: "not-waiting", state: row.state };
  if (row.due_at > nowMs) return { kind: "due-later", earliestAt: row.due_at };
  const block = shardBlock(moment);
  if (block?.kind === "paused") return { kind: "paused", earliestAt: null };
  if (block?.kind === "queue") return { kind: "queue", earliestAt: block.until };
  const before = isBefore(row, nowMs, definition.agingIntervalMs);
  const sameKey = row.lane === null ? [] : inOrder(laneSources(sql, row.lane), before);
  if (row.lane !== null && memory.lanes.room(row.lane) <= 0) {
    return {
      kind: "key",
      inFlight: memory.inFlight.inLane(row.lane),
      limit: limits.perKeyConcurrency,
      ...count(sameKey),
      earliestAt: null,
    };
  }
  const ahead = count(sameKey, others(memory, row.lane, before));
  if (block?.kind === "concurrency") return { ...block, ...ahead, earliestAt: null };
  if (block?.kind === "rate" && limits.rate !== null && memory.bucket !== null) {
    const bucket = refill(memory.bucket, limits.rate, nowMs);
    return {
      kind: "rate",
      ...ahead,
      earliestAt: readyAt(bucket, limits.rate, ahead.ahead + 1),
    };
  }
  return { kind: "behind", ...ahead, earliestAt: nowMs };
}

type Before = (other: Waiting) => boolean;

/** Whether another job is due and goes before this one, as far as their order decides. */
function isBefore(row: JobRow, nowMs: number, agingIntervalMs: number | null): Before {
  const own = { localId: row.id, priority: row.priority, dueAt: row.due_at };
  return (other) => other.dueAt <= nowMs && compareRank(other, own, nowMs, agingIntervalMs) < 0;
}

/** The jobs of other keys, and of none, that could go before it: of each key no more than it has room for. */
function* others(memory: Memory, ownLane: string | null, before: Before): Iterable<Waiting> {
  const { line, lanes } = memory;
  const left = new Map<string, number>();
  const hasRoom = (lane: string): boolean =>
    lane !== ownLane && (left.get(lane) ?? lanes.room(lane)) > 0;
  const take = (lane: string): void => {
    left.set(lane, (left.get(lane) ?? lanes.room(lane)) - 1);
  };
  // Among them heads of keys for which there was no room in memory.
  for (const job of inOrder(line.sources(AHEAD_LIMIT), before)) {
    if (job.lane !== null && !hasRoom(job.lane)) continue;
    if (job.lane !== null) take(job.lane);
    yield job;
  }
  for (const source of lanes.sources()) {
    for (const job of inOrder([source], before)) {
      if (job.lane === null || !hasRoom(job.lane)) break;
      take(job.lane);
      yield job;
    }
  }
}

/** Of each source the jobs that go before, which all stand at its beginning. */
function* inOrder(sources: readonly Source[], before: Before): Iterable<Waiting> {
  for (const source of sources) {
    while (source.head !== undefined && before(source.head)) {
      yield source.head;
      source.advance();
    }
  }
}

function count(...parts: Iterable<Waiting>[]): Ahead {
  let ahead = 0;
  for (const jobs of parts) {
    for (const _ of jobs) {
      if (ahead === AHEAD_LIMIT) return { ahead, orMore: true };
      ahead += 1;
    }
  }
  return { ahead, orMore: false };
}
