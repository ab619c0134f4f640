/**
 * Which jobs the read model does not show as they are. Every transaction gives the jobs that it changes the next
 * revision; the jobs that still wait for their projection are kept in memory, oldest change first. When the read model
 * is away for long they become too many: they are forgotten then, and found again by a pass over the table.
 */

/** A pass over the table by id, for the jobs with a revision above the watermark. */
export interface Pass {
  /** Ids up to this one have been seen. */
  readonly cursor: number;
}

export class Unprojected {
  /** Local id -> revision, in the order of revisions: a change moves its job to the end. */
  readonly #revisions = new Map<number, number>();
  /** Those among them that the read model refused when they came alone; in the order in which they are tried again. */
  readonly #parked = new Set<number>();
  readonly #limit: number;
  #watermark: number;
  #pass: Pass | null;

  constructor(watermark: number, pass: Pass | null, limit: number) {
    this.#watermark = watermark;
    this.#pass = pass;
    this.#limit = limit;
  }

  /** How many more jobs can be kept in memory. */
  get room(): number {
    return this.#limit - this.#revisions.size;
  }

  /** Nothing is left but jobs that the read model refuses. */
  get isParked(): boolean {
    return this.#pass === null && this.#revisions.size === this.#parked.size;
  }

  get isEmpty(): boolean {
    return this.#revisions.size === 0 && this.#pass === null;
  }

  get pass(): Pass | null {
    return this.#pass;
  }

  get watermark(): number {
    return this.#watermark;
  }

  get size(): number {
    return this.#revisions.size;
  }

  ids(): number[] {
    return [...this.#revisions.keys()];
  }

  /** Whether the job waits for its projection, as far as memory knows: during a pass any job may. */
  has(localId: number): boolean {
    return this.#revisions.has(localId);
  }

  add(localId: number, revision: number): void {
    this.#revisions.delete(localId);
    this.#revisions.set(localId, revision);
    if (this.#revisions.size <= this.#limit) return;
    this.#revisions.clear();
    this.#parked.clear();
    this.#pass = { cursor: -1 };
  }

  /** The oldest changes, at most `count`, without what is parked. */
  oldest(count: number): ReadonlyMap<number, number> {
    const entries = new Map<number, number>();
    for (const [localId, revision] of this.#revisions) {
      if (entries.size === count) break;
      if (!this.#parked.has(localId)) entries.set(localId, revision);
    }
    return entries;
  }

  /** These jobs are projected as of these revisions; a job that has changed meanwhile stays. */
  projected(entries: ReadonlyMap<number, number>): void {
    for (const [localId, revision] of entries) {
      if (this.#revisions.get(localId) !== revision) continue;
      this.#revisions.delete(localId);
      this.#parked.delete(localId);
    }
  }

  /** Sets a job aside that the read model has refused, behind those set aside before. */
  park(localId: number): void {
    this.#parked.delete(localId);
    if (this.#revisions.has(localId)) this.#parked.add(localId);
  }

  /** The job to be tried again next. */
  get nextParked(): number | undefined {
    const [localId] = this.#parked;
    return localId;
  }

  /** The pass has seen the ids up to the cursor. */
  passed(cursor: number): void {
    if (this.#pass !== null) this.#pass = { cursor };
  }

  /** The pass has seen every id. */
  passEnded(): void {
    this.#pass = null;
  }

  /** Raises the watermark as far as what is left allows; `revision` is the highest given out. */
  raiseWatermark(revision: number): void {
    if (this.#pass !== null) return;
    let lowest = revision + 1;
    for (const left of this.#revisions.values()) lowest = Math.min(lowest, left);
    this.#watermark = Math.max(this.#watermark, lowest - 1);
  }
}
