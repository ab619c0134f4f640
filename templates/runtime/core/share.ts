/** How a binding's numbers are divided among its shards (SPEC 4): the parts sum to the whole. */

import type { BindingDefinition, Rate } from "./definition.ts";
import { IN_FLIGHT_LIMIT } from "./limits.ts";

/** The part of a whole that shard `index` of `shards` gets; parts differ by at most one. */
export function shareOf(whole: number, shards: number, index: number): number {
  return Math.floor(whole / shards) + (index < whole % shards ? 1 : 0);
}

/** The limits of one shard. Its concurrency ends at IN_FLIGHT_LIMIT. Limits per key are not divided: a key lives inside one shard. */
export interface ShardLimits {
  readonly concurrency: number;
  readonly rate: Rate | null;
  readonly perKeyConcurrency: number;
}

/**
 * The share of shard `index`. A shard beyond the declared count (left over from a larger one) receives no new jobs and
 * only drains; it gets the smallest share, so that the sum is exceeded by as little as possible while it does.
 */
export function shardLimits(definition: BindingDefinition, index: number): ShardLimits {
  const { shards, concurrency, rate, perKeyConcurrency } = definition;
  const part = (whole: number): number =>
    index < shards ? shareOf(whole, shards, index) : Math.max(1, Math.floor(whole / shards));
  return {
    concurrency: Math.min(part(concurrency), IN_FLIGHT_LIMIT),
    rate: rate === null ? null : { tokens: part(rate.tokens), intervalMs: rate.intervalMs },
    perKeyConcurrency,
  };
}
