/** Pauses are kept as the time at which they end, and the clock may step back: that must not stretch them. */

/** The pause's end; -Infinity when it is further away than a pause can be, so that it was set before such a step. */
export function pauseEnd(untilMs: number, nowMs: number, longestMs: number): number {
  return untilMs - nowMs > longestMs ? -Infinity : untilMs;
}
