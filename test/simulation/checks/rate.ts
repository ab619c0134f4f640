/**
 * Invariant 4: in every window of W ms at most `tokens * W / intervalMs + tokens` dispatches. That is the same as a bucket
 * of the rate's size, full at first, that never runs below zero, and the bucket is cheap to follow.
 *
 * Time is what the shard's own clock made of it: a step forward counts as time passed (the shard cannot know better), a
 * step back as none. A dispatch whose send was refused never was one. A deploy with another rate begins with what is left.
 */

import { isDispatch, isUndo } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { Check } from "./check.ts";
import { shareOf } from "./share.ts";

interface Bucket {
  tokens: number;
  at: number;
  size: number;
  intervalMs: number;
}

/** Fractions of tokens are counted in floating point, here and in the shard. */
const ROUNDING = 1e-6;
/** A shard may wait this long for several tokens, to save alarms. */
const TOKENS_WAIT_MS = 250;

export class RateReference {
  readonly #buckets = new Map<string, Bucket>();

  /** The tokens of a shard now; Infinity without a rate. */
  tokens(host: ShardHost): number {
    return this.#bucketOf(host)?.tokens ?? Infinity;
  }

  take(host: ShardHost, count: number): void {
    const bucket = this.#bucketOf(host);
    if (bucket !== null) bucket.tokens = Math.min(bucket.size, bucket.tokens - count);
  }

  /** How long a due job may have to wait for a token; `isInexact`: whatever the reference has. */
  waitMs(host: ShardHost, isInexact: boolean): number {
    const bucket = this.#bucketOf(host);
    if (bucket === null) return 0;
    if (!isInexact && bucket.tokens >= 1 + ROUNDING) return 0;
    return bucket.intervalMs / bucket.size + TOKENS_WAIT_MS;
  }

  #bucketOf(host: ShardHost): Bucket | null {
    const { rate } = host.definition;
    if (rate === null) {
      this.#buckets.delete(host.name);
      return null;
    }
    const size = shareOf(host, rate.tokens);
    const at = host.passedMs;
    let bucket = this.#buckets.get(host.name);
    if (bucket === undefined) {
      bucket = { tokens: size, at, size, intervalMs: rate.intervalMs };
      this.#buckets.set(host.name, bucket);
    }
    if (bucket.size !== size || bucket.intervalMs !== rate.intervalMs) {
      // The time since the last look may be counted at either rate: the generous one is never wrong.
      const grown =
        (at - bucket.at) * Math.max(bucket.size / bucket.intervalMs, size / rate.intervalMs);
      Object.assign(bucket, { size, intervalMs: rate.intervalMs, at });
      bucket.tokens = Math.min(size, bucket.tokens + grown);
      return bucket;
    }
    bucket.tokens = Math.min(size, bucket.tokens + ((at - bucket.at) * size) / bucket.intervalMs);
    bucket.at = at;
    return bucket;
  }
}

export function rate(): Check {
  const reference = new RateReference();
  return {
    name: "rate",
    step(step, host) {
      if (isUndo(step)) reference.take(host, -1);
      if (!isDispatch(step)) return null;
      if (reference.tokens(host) < 1 - ROUNDING) {
        const { rate: rule } = host.definition;
        return `${host.name}: a dispatch above ${JSON.stringify(rule)}, ${reference.tokens(host)} tokens left`;
      }
      reference.take(host, 1);
      return null;
    },
  };
}
