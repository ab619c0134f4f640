/** Time and chance enter through parameters, so that a simulator runs the very code that ships. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `run` once, `afterMs` from now; the answer is what `clearTimeout` takes. */
  setTimeout(run: () => void, afterMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Uniform in [0, 1). */
export type Random = () => number;

/** The platform's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, afterMs) => setTimeout(run, afterMs),
  clearTimeout: (timer) => {
    clearTimeout(timer as number);
  },
};

/** Resolves after a while. */
export function sleep(clock: Clock, durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.setTimeout(resolve, durationMs);
  });
}
