/** A binary heap: the least item first by the given comparison. */
export class Heap<T> {
  readonly #items: T[];
  readonly #compare: (a: T, b: T) => number;

  /** Takes over the array. */
  constructor(items: T[], compare: (a: T, b: T) => number) {
    this.#items = items;
    this.#compare = compare;
    for (let index = (items.length >> 1) - 1; index >= 0; index -= 1) this.#sink(index);
  }

  get top(): T | undefined {
    return this.#items[0];
  }

  /** Restores the order after the top has changed. */
  topChanged(): void {
    this.#sink(0);
  }

  dropTop(): void {
    const last = this.#items.pop();
    if (last === undefined || this.#items.length === 0) return;
    this.#items[0] = last;
    this.#sink(0);
  }

  #sink(start: number): void {
    const items = this.#items;
    const moving = items[start];
    if (moving === undefined) return;
    let index = start;
    for (;;) {
      let childIndex = 2 * index + 1;
      let child = items[childIndex];
      if (child === undefined) break;
      const right = items[childIndex + 1];
      if (right !== undefined && this.#compare(right, child) < 0) {
        child = right;
        childIndex += 1;
      }
      if (this.#compare(moving, child) <= 0) break;
      items[index] = child;
      index = childIndex;
    }
    items[index] = moving;
  }
}
