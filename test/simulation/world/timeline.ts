/** Virtual time: everything that will happen, in its order. Nothing happens but by an event of this queue. */

import type { Chance } from "../../support/chance.ts";

interface Event {
  readonly at: number;
  /** Events of one moment have no order of their own: chance gives them one. */
  readonly tie: number;
  run: (() => void) | null;
}

export class Timeline {
  nowMs: number;
  readonly #chance: Chance;
  readonly #heap: Event[] = [];

  constructor(startMs: number, chance: Chance) {
    this.nowMs = startMs;
    this.#chance = chance;
  }

  /** Lets something happen after a while; the answer takes it back. */
  after(durationMs: number, run: () => void): () => void {
    // Clocks tick in whole milliseconds.
    const at = this.nowMs + Math.max(0, Math.round(durationMs));
    const event: Event = { at, tie: this.#chance.next(), run };
    this.#heap.push(event);
    this.#rise(this.#heap.length - 1);
    return () => {
      event.run = null;
    };
  }

  /** Moves to the next event and lets it happen; false when there is none. */
  step(): boolean {
    for (;;) {
      const event = this.#take();
      if (event === undefined) return false;
      if (event.run === null) continue;
      this.nowMs = event.at;
      event.run();
      return true;
    }
  }

  #take(): Event | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    heap[0] = last;
    this.#sink();
    return top;
  }

  #rise(start: number): void {
    const heap = this.#heap;
    for (let index = start; index > 0;) {
      const parent = (index - 1) >> 1;
      const [child, above] = [heap[index], heap[parent]];
      if (child === undefined || above === undefined || !isBefore(child, above)) return;
      heap[index] = above;
      heap[parent] = child;
      index = parent;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let index = 0; ;) {
      const left = heap[2 * index + 1];
      const right = heap[2 * index + 2];
      if (left === undefined) return;
      const isRight = right !== undefined && isBefore(right, left);
      const least = isRight ? right : left;
      const own = heap[index];
      if (own === undefined || !isBefore(least, own)) return;
      const place = 2 * index + (isRight ? 2 : 1);
      heap[index] = least;
      heap[place] = own;
      index = place;
    }
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.tie < b.tie);
}
