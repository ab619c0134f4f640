/** A queue that hands on every message once, in order, as soon as the clock moves. */

import type { Clock } from "../core/clock.ts";

/** Most messages that the platform hands over at once. */
const BATCH_LIMIT = 100;

export class MemoryQueue {
  readonly #clock: Clock;
  readonly #consume: (bodies: readonly string[]) => void;
  #waiting: string[] = [];

  constructor(clock: Clock, consume: (bodies: readonly string[]) => void) {
    this.#clock = clock;
    this.#consume = consume;
  }

  send(bodies: readonly string[]): void {
    if (this.#waiting.length === 0) this.#clock.setTimeout(() => this.#deliver(), 0);
    this.#waiting.push(...bodies);
  }

  #deliver(): void {
    const bodies = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < bodies.length; from += BATCH_LIMIT) {
      this.#consume(bodies.slice(from, from + BATCH_LIMIT));
    }
  }
}
