/**
 * Keeps the stored page of notes from misleading its next reader, who looks at the jobs that it lists and at all with a
 * higher id than it knows of. A transaction that touches any other job writes the page anew, and only such a one.
 */

import type { JobState } from "../core/state.ts";
import type { Memory } from "./memory.ts";
import { listedIn, writeBucket, writeNotebook, type Notebook } from "./notebook.ts";
import type { Sql } from "./ports.ts";

/** A longer list is not written into the notebook; the reader then looks at all jobs. */
const LISTED_UNPROJECTED = 2_000;
/** Newer jobs than the page knows of are all read by its reader: after so many it is written, whatever else is known. */
const NEWER_JOBS = 10_000;

export class NoteKeeper {
  readonly #sql: Sql;
  /** The jobs that the stored page lists. */
  #listed: ReadonlySet<number>;
  /** The highest id that the stored page knows of; without a page its reader looks at every job. */
  #writtenLastId: number;
  /** The highest id that was given out when the page was last written, or at the start. */
  #lastIdBefore: number;
  #isPageStale = false;
  #isBucketStale = false;

  /** `lastId`: the highest id given out. */
  constructor(sql: Sql, stored: Notebook | null, lastId: number) {
    this.#sql = sql;
    this.#listed = listedIn(stored);
    this.#writtenLastId = stored?.lastId ?? -1;
    this.#lastIdBefore = stored?.lastId ?? lastId;
  }

  /** Notes that a job was changed. */
  jobChanged(localId: number): void {
    if (localId <= this.#writtenLastId && !this.#listed.has(localId)) this.#isPageStale = true;
  }

  /** Notes that something has changed that no row tells. */
  pageChanged(): void {
    this.#isPageStale = true;
  }

  bucketChanged(): void {
    this.#isBucketStale = true;
  }

  /** Writes the page if this transaction made it stale, and the bucket if tokens were taken: a row each at most. */
  save(memory: Memory): void {
    if (this.#isBucketStale && memory.bucket !== null) writeBucket(this.#sql, memory.bucket);
    this.#isBucketStale = false;
    const isFarBehind = memory.lastId - this.#lastIdBefore > NEWER_JOBS;
    if (!this.#isPageStale && !memory.lanes.notesChanged && !isFarBehind) return;
    const page = pageOf(memory);
    writeNotebook(this.#sql, page);
    this.#listed = listedIn(page);
    this.#writtenLastId = memory.lastId;
    this.#lastIdBefore = memory.lastId;
    this.#isPageStale = false;
  }
}

/** The page as it has to be now. */
function pageOf(memory: Memory): Notebook {
  const { unprojected: all, lanes, metrics } = memory;
  const isListed = all.pass === null && all.size <= LISTED_UNPROJECTED;
  const unprojected = isListed ? all.ids() : null;
  const inFlight = memory.inFlight.ids();
  const states = [...listedIn({ inFlight, unprojected })].flatMap(
    (id) => stateOf(memory, id) ?? [],
  );
  const since = isListed ? null : all.since;
  const minute = metrics.current;
  return {
    lastId: memory.lastId,
    revision: memory.revision,
    watermark: all.watermark,
    inFlight,
    unprojected,
    openLanes: lanes.names,
    lanes: lanes.notes(),
    counts: memory.counts.without(states),
    ...(minute === null ? {} : { minute }),
    ...(memory.paused ? { paused: true } : {}),
    ...(since === null ? {} : { unprojectedSince: since }),
  };
}

/** The state of a job that is out or waits for its projection. */
function stateOf({ unprojected, inFlight }: Memory, localId: number): JobState | undefined {
  return unprojected.stateOf(localId) ?? inFlight.stateOf(localId);
}
