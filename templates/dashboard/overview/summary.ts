/** What the shards of each binding say, as one line for each binding. */

import type { BlockReason, ShardDiagnostics, StateCounts } from "../../runtime/api/types.ts";
import { JOB_STATES, type JobState } from "../../runtime/core/state.ts";

export interface BindingSummary {
  readonly name: string;
  readonly counts: StateCounts;
  readonly inFlight: number;
  readonly concurrency: number;
  readonly oldestWaitMs: number;
  /** Of those shards that answered. */
  readonly paused: boolean;
  /** How many shards there are, and how many of them are paused. */
  readonly shards: number;
  readonly pausedShards: number;
  /** Why due jobs wait, each reason once. */
  readonly blocks: readonly BlockReason[];
  /** Names of shards that did not answer. */
  readonly silent: readonly string[];
}

/** In the order in which the bindings come. */
export function summarise(shards: readonly ShardDiagnostics[]): readonly BindingSummary[] {
  const byBinding = Map.groupBy(shards, ({ binding }) => binding);
  return [...byBinding].map(([name, all]) => {
    const heard = all.filter(({ reachable }) => reachable);
    const blocks = heard.flatMap(({ block }) => (block === null ? [] : [block.reason]));
    return {
      name,
      counts: sumOf(heard.flatMap(({ counts }) => counts ?? [])),
      inFlight: sum(heard.map((shard) => shard.in_flight)),
      concurrency: sum(heard.map(({ concurrency }) => concurrency)),
      oldestWaitMs: Math.max(0, ...heard.map((shard) => shard.oldest_due_wait_ms ?? 0)),
      paused: heard.length > 0 && heard.every(({ paused }) => paused === true),
      shards: all.length,
      pausedShards: heard.filter(({ paused }) => paused === true).length,
      blocks: [...new Set(blocks)],
      silent: all.filter(({ reachable }) => !reachable).map((shard) => shard.name),
    };
  });
}

export function sumOf(counts: readonly StateCounts[]): StateCounts {
  const entries = JOB_STATES.map((state): [JobState, number] => [
    state,
    sum(counts.map((each) => each[state])),
  ]);
  return Object.fromEntries(entries) as StateCounts;
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
