/** Where each key and value of the config stands in its text. */

/** A stretch of one line. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
  readonly length: number;
}

/** From the top of the config to one value: `["bindings", "MAIL", "shards"]`. */
export type Path = readonly (string | number)[];

const START: Place = { line: 1, column: 1, length: 1 };

/** Places by path. A path that is not in the text answers with the nearest one above it that is. */
export class Places {
  readonly #keys = new Map<string, Place>();
  readonly #values = new Map<string, Place>();

  /** Notes where a member stands; a value without text of its own (`key:`) stands where its key stands. */
  add(path: Path, key: Place | null, value: Place | null): void {
    const place = identity(path);
    if (key !== null) this.#keys.set(place, key);
    const shown = value ?? key;
    if (shown !== null) this.#values.set(place, shown);
  }

  has(path: Path): boolean {
    return this.#values.has(identity(path));
  }

  /** The value at the path, or the key of the nearest map above that is there. */
  value(path: Path): Place {
    return this.#values.get(identity(path)) ?? this.key(path.slice(0, -1));
  }

  /** The key at the path; for a list's entry its value. */
  key(path: Path): Place {
    for (let length = path.length; length > 0; length -= 1) {
      const place = identity(path.slice(0, length));
      const found = this.#keys.get(place) ?? this.#values.get(place);
      if (found !== undefined) return found;
    }
    return START;
  }
}

/** One text per path; `0` as a key and as an index never stand at the same place. */
export function identity(path: Path): string {
  return JSON.stringify(path.map(String));
}
