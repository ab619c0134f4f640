/** A clock that stands still until it is told to move. */

import type { Clock } from "../core/clock.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class VirtualClock implements Clock {
  #nowMs: number;
  /** In the order in which they were set: of timers for the same moment, the older goes off first. */
  readonly #timers = new Set<Timer>();

  /** @param startMs epoch ms */
  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  now(): number {
    return this.#nowMs;
  }

  setTimeout(run: () => void, afterMs: number): Timer {
    const timer = { at: this.#nowMs + Math.max(0, Math.ceil(afterMs)), run };
    this.#timers.add(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }

  /** When the next timer goes off; Infinity when there is none. */
  get nextAt(): number {
    return Math.min(Infinity, ...[...this.#timers].map(({ at }) => at));
  }

  /** Moves on to a time and lets the first timer that is due by then go off; false when none was. */
  step(untilMs: number): boolean {
    const { nextAt } = this;
    this.#nowMs = Math.max(this.#nowMs, Math.min(nextAt, untilMs));
    if (nextAt > this.#nowMs) return false;
    for (const timer of this.#timers) {
      if (timer.at !== nextAt) continue;
      this.#timers.delete(timer);
      timer.run();
      return true;
    }
    return false;
  }
}
