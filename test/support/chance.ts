/** The one source of chance: a stream of numbers from a seed, which can hand out independent streams by name. */

export class Chance {
  readonly #seed: number;
  #state: number;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
    this.#state = this.#seed;
  }

  /** A stream of its own, so that what one part of the world draws does not shift another's. */
  fork(name: string): Chance {
    let hash = 0x811c9dc5 ^ this.#seed;
    for (let index = 0; index < name.length; index += 1) {
      hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
    }
    return new Chance(Math.imul(hash ^ (hash >>> 15), 0x85ebca6b));
  }

  /** Uniform in [0, 1) (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Integer, 0 <= it < limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Integer, least <= it <= most. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return probability > 0 && this.next() < probability;
  }

  /** One of the items, of which there is at least one. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}
