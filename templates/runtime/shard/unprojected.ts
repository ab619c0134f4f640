/**
 * Which jobs the read model does not show as they are. Every transaction gives the jobs that it changes the next
 * revision; the jobs that still wait for their projection are kept in memory, oldest change first. When the read model
 * is away for long they become too many: they are forgotten then, and found again by a pass over the table.
 */

import type { JobState } from "../core/state.ts";
import type { JobRow } from "./job-row.ts";

/** A change that the read model does not show. */
export interface Change {
  readonly revision: number;
  /** The job's state after it. */
  readonly state: JobState;
  /** When it was made, epoch ms. */
  readonly at: number;
}

/** The newest change of a row. */
export function changeOf({ revision, state, updated_at: at }: JobRow): Change {
  return { revision, state, at };
}

/** Local id and revision of a job that is to be projected, or is. */
export type Entry = readonly [localId: number, revision: number];

/** A pass over the table by id, for the jobs with a revision above the watermark. */
export interface Pass {
  /** Ids up to this one have been seen. */
  readonly cursor: number;
}

export class Unprojected {
  /** By local id, oldest change first but for those that a pass finds: a change moves its job to the end. */
  readonly #changes = new Map<number, Change>();
  /** Those among them that the read model refused when they came alone; in the order in which they are tried again. */
  readonly #parked = new Set<number>();
  readonly #limit: number;
  #watermark: number;
  #pass: Pass | null;
  /** The oldest change among those that a pass looks for was made no earlier. */
  #passSince: number;

  /** `passSince`, epoch ms, counts only with a pass. */
  constructor(watermark: number, pass: Pass | null, passSince: number, limit: number) {
    this.#watermark = watermark;
    this.#pass = pass;
    this.#passSince = passSince;
    this.#limit = limit;
  }

  /** How many more jobs can be kept in memory. */
  get room(): number {
    return this.#limit - this.#changes.size;
  }

  /** Nothing is left but jobs that the read model refuses. */
  get isParked(): boolean {
    return this.#pass === null && this.#changes.size === this.#parked.size;
  }

  get isEmpty(): boolean {
    return this.#changes.size === 0 && this.#pass === null;
  }

  get pass(): Pass | null {
    return this.#pass;
  }

  get watermark(): number {
    return this.#watermark;
  }

  get size(): number {
    return this.#changes.size;
  }

  /** When the oldest change was made that is not projected, epoch ms; null: all are. */
  get since(): number | null {
    let since = this.#pass === null ? Infinity : this.#passSince;
    for (const { at } of this.#changes.values()) since = Math.min(since, at);
    return since === Infinity ? null : since;
  }

  ids(): number[] {
    return [...this.#changes.keys()];
  }

  /** The state of a job that waits for its projection. */
  stateOf(localId: number): JobState | undefined {
    return this.#changes.get(localId)?.state;
  }

  /** Whether the job waits for its projection, as far as memory knows: during a pass any job may. */
  has(localId: number): boolean {
    return this.#changes.has(localId);
  }

  add(localId: number, change: Change): void {
    this.#changes.delete(localId);
    this.#changes.set(localId, change);
    if (this.#changes.size <= this.#limit) return;
    this.#passSince = this.since ?? change.at;
    this.#changes.clear();
    this.#parked.clear();
    this.#pass = { cursor: -1 };
  }

  /** Local id and revision of every change but those of parked jobs, oldest first. */
  entries(): Entry[] {
    const entries: Entry[] = [];
    for (const [localId, { revision }] of this.#changes) {
      if (!this.#parked.has(localId)) entries.push([localId, revision]);
    }
    return entries;
  }

  /** These jobs are projected as of these revisions; a job that has changed meanwhile stays. */
  projected(entries: Iterable<Entry>): void {
    for (const [localId, revision] of entries) {
      if (this.#changes.get(localId)?.revision !== revision) continue;
      this.#changes.delete(localId);
      this.#parked.delete(localId);
    }
  }

  /** Sets a job aside that the read model has refused, behind those set aside before. */
  park(localId: number): void {
    this.#parked.delete(localId);
    if (this.#changes.has(localId)) this.#parked.add(localId);
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
    for (const left of this.#changes.values()) lowest = Math.min(lowest, left.revision);
    this.#watermark = Math.max(this.#watermark, lowest - 1);
  }
}
