/**
 * The rate axis (SPEC 4): a bucket that holds at most `rate.tokens` and fills evenly over `rate.intervalMs`.
 * In every window of W ms at most `tokens * W / intervalMs + tokens` are taken. Values are immutable: the shard
 * stores the bucket with the dispatch that it pays for, so eviction and restart never refill it.
 */

import type { Rate } from "./definition.ts";

export interface TokenBucket {
  /** May be a fraction; never above the rate's tokens. */
  readonly tokens: number;
  /** When `tokens` was right, epoch ms. */
  readonly at: number;
}

/** Tokens counted in floating point may miss a whole number by this much without being held back for it. */
const ROUNDING = 1e-9;

export function fullBucket(rate: Rate, nowMs: number): TokenBucket {
  return { tokens: rate.tokens, at: nowMs };
}

/** The bucket as of now. A clock that stepped back adds nothing; it neither freezes the bucket nor lets it run free. */
export function refill(bucket: TokenBucket, rate: Rate, nowMs: number): TokenBucket {
  const elapsedMs = Math.max(0, nowMs - bucket.at);
  const tokens = Math.min(rate.tokens, bucket.tokens + (elapsedMs * rate.tokens) / rate.intervalMs);
  return { tokens, at: nowMs };
}

/** How many whole tokens can be taken from a bucket that was just refilled. */
export function wholeTokens(bucket: TokenBucket): number {
  return Math.floor(bucket.tokens + ROUNDING);
}

/** Takes tokens (a negative count gives back what an undone dispatch had taken). */
export function take(bucket: TokenBucket, rate: Rate, count: number): TokenBucket {
  return { tokens: Math.min(rate.tokens, bucket.tokens - count), at: bucket.at };
}

/** When `count` whole tokens will be there, epoch ms; `count` is at most the rate's tokens. */
export function readyAt(bucket: TokenBucket, rate: Rate, count: number): number {
  const missing = Math.max(0, count - ROUNDING - bucket.tokens);
  return bucket.at + Math.ceil((missing * rate.intervalMs) / rate.tokens);
}
