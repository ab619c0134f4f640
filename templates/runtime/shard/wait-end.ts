/** Waits are kept as the time at which they end, and the clock may step back: that must not stretch them. */

/** The wait's end; -Infinity when it is further away than the wait can be, so that it was set before such a step. */
export function waitEnd(untilMs: number, nowMs: number, longestMs: number): number {
  return untilMs - nowMs > longestMs ? -Infinity : untilMs;
}
