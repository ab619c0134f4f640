/** From offsets of a text to lines and columns. */

/** 1-based, in UTF-16 code units, as editors count. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/**
 * Counts the lines by the text itself: a parser's own count misses those that it skipped behind a mistake, and
 * mistakes are what positions are for.
 */
export class LineIndex {
  /** The offset at which each line begins. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
      starts.push(at + 1);
    }
    this.#starts = starts;
  }

  at(offset: number): LineColumn {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return { line: low, column: offset - (this.#starts[low - 1] ?? 0) + 1 };
  }
}
