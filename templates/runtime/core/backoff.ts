/** The wait before the next attempt (SPEC 3). */

import type { Backoff } from "./definition.ts";

/**
 * Delay in whole ms before the attempt that follows `finishedAttempts` (>= 1).
 * Exponential: `min(maxMs, baseMs * factor^(n-1))`. With jitter uniform in [delay/2, delay].
 * `random` answers in [0, 1). Never NaN, whatever the exponent: a base of 0 stays 0, an overflow is the maximum.
 */
export function backoffDelayMs(
  backoff: Backoff,
  finishedAttempts: number,
  random: () => number,
): number {
  const delayMs =
    backoff.kind === "fixed" ? backoff.delayMs : exponential(backoff, finishedAttempts);
  if (!backoff.jitter) return delayMs;
  const leastMs = Math.ceil(delayMs / 2);
  return leastMs + Math.floor(random() * (delayMs - leastMs + 1));
}

function exponential(
  backoff: Extract<Backoff, { kind: "exponential" }>,
  finishedAttempts: number,
): number {
  if (backoff.baseMs === 0) return 0;
  return Math.min(
    backoff.maxMs,
    Math.round(backoff.baseMs * backoff.factor ** (finishedAttempts - 1)),
  );
}
