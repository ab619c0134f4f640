/**
 * The open lanes that are kept in memory, with their heads. All of their names are listed on the page of notes, which is
 * one stored value: so their number is bounded, and their characters too.
 */

import type { Waiting } from "./waiting.ts";

/** As JSON a character takes six bytes at most: less than half of the platform's 2 MB for a value (2026-11). */
const CHARACTERS_LIMIT = 150_000;

export class OpenLanes {
  /** Lane -> its first job of each priority; null: not read yet. */
  readonly #heads = new Map<string, readonly Waiting[] | null>();
  readonly #limit: number;
  #characters = 0;

  /** `limit`: how many at most. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#heads.size;
  }

  has(lane: string): boolean {
    return this.#heads.has(lane);
  }

  /** Whether one more may be kept. */
  hasRoomFor(lane: string): boolean {
    return this.size < this.#limit && this.#characters + lane.length <= CHARACTERS_LIMIT;
  }

  get(lane: string): readonly Waiting[] | null {
    return this.#heads.get(lane) ?? null;
  }

  set(lane: string, heads: readonly Waiting[] | null): void {
    if (!this.#heads.has(lane)) this.#characters += lane.length;
    this.#heads.set(lane, heads);
  }

  delete(lane: string): void {
    if (this.#heads.delete(lane)) this.#characters -= lane.length;
  }

  clear(): void {
    this.#heads.clear();
    this.#characters = 0;
  }

  keys(): IterableIterator<string> {
    return this.#heads.keys();
  }
}
