/**
 * What a shard holds in memory, and how it is found again after eviction or a crash: from the notebook, from the jobs
 * that it lists, and from those newer than it. All of it is derived from stored rows; none of it decides alone.
 */

import type { BindingDefinition } from "../core/definition.ts";
import type { ShardLimits } from "../core/share.ts";
import { isInFlight, type JobState } from "../core/state.ts";
import { fullBucket, type TokenBucket } from "../core/token-bucket.ts";
import { Counts } from "./counts.ts";
import { InFlight, type Attempt } from "./in-flight.ts";
import { countJobs, readJobs, readJobsAbove } from "./job-reads.ts";
import { currentAttempt, guaranteeOf, silenceOf, type JobRow } from "./job-row.ts";
import { Lanes } from "./lanes.ts";
import { Line } from "./line.ts";
import { Metrics } from "./minute-metrics.ts";
import { readBucket, readNotebook, writeBucket, writeNotebook } from "./notebook.ts";
import type { Sql } from "./ports.ts";
import { Unprojected, type Change } from "./unprojected.ts";

/** A longer list is not written into the notebook; the reader then looks at all jobs. */
const LISTED_UNPROJECTED = 2_000;
/** Newer jobs than the notebook knows of are all read by its reader: after so many it is written, whatever else is known. */
const NEWER_JOBS = 10_000;
/** Lanes that one start looks at when it has to look at all: about a second. */
const LANES_LOOKED_AT = 20_000;
/** Ids of a new shard begin at its birth time, so a shard that was deleted and made again repeats none. */
const IDS_PER_MILLISECOND = 1_024;

/** Bounds of what is kept in memory whatever the backlog. */
export interface MemoryLimits {
  readonly openLanes: number;
  readonly unprojected: number;
}

export const MEMORY_LIMITS: MemoryLimits = {
  /** All of them are listed in the notebook, which is written often, so they are few. */
  openLanes: 1_000,
  /** About five megabytes. */
  unprojected: 50_000,
};

export class Memory {
  readonly inFlight = new InFlight();
  readonly line: Line;
  readonly lanes: Lanes;
  readonly unprojected: Unprojected;
  readonly counts: Counts;
  readonly metrics: Metrics;
  bucket: TokenBucket | null;
  /** Nothing is dispatched until somebody resumes the shard. */
  paused: boolean;
  /** The highest local id given out. */
  lastId: number;
  /** The revision of the newest change. */
  revision: number;

  readonly #sql: Sql;
  /** What a reader of the written notebook would look at besides newer ids. */
  #listed: ReadonlySet<number>;
  #writtenLastId: number;
  /** The highest id that was given out before this instance, or before the shard's first job. */
  readonly #firstId: number;
  #stale: boolean;
  /** The time of the transaction, epoch ms. */
  #nowMs: number;
  #bucketChanged = false;

  constructor(
    sql: Sql,
    definition: BindingDefinition,
    limits: ShardLimits,
    nowMs: number,
    memoryLimits: MemoryLimits = MEMORY_LIMITS,
  ) {
    this.#sql = sql;
    const notebook = readNotebook(sql);
    const highest = sql.all("SELECT max(id) AS id FROM job")[0]?.["id"] ?? -1;
    this.#firstId = notebook?.lastId ?? nowMs * IDS_PER_MILLISECOND;
    this.lastId = Math.max(this.#firstId, Number(highest));
    this.#writtenLastId = notebook?.lastId ?? -1;
    this.#listed = new Set([...(notebook?.inFlight ?? []), ...(notebook?.unprojected ?? [])]);
    // A page of an older version does not say how many there are: the one time that they are counted.
    this.#stale = notebook !== null && notebook.counts === undefined;
    this.#nowMs = nowMs;

    const rows = [
      ...readJobs(sql, [...this.#listed]).values(),
      ...readJobsAbove(sql, this.#writtenLastId),
    ];
    const watermark = notebook?.watermark ?? 0;
    this.revision = notebook?.revision ?? 0;
    for (const { revision } of rows) this.revision = Math.max(this.revision, revision);
    const unlisted = notebook?.unprojected === null;
    this.unprojected = new Unprojected(
      watermark,
      unlisted ? { cursor: -1 } : null,
      notebook?.unprojectedSince ?? nowMs,
      memoryLimits.unprojected,
    );
    this.counts = new Counts(this.#stale ? countJobs(sql) : (notebook?.counts ?? {}));
    for (const row of rows) {
      if (!this.#stale) this.counts.move(null, row.state);
      if (row.revision > watermark) this.unprojected.add(row.id, changeOf(row));
      if (isInFlight(row.state)) this.inFlight.set(attemptOf(row, definition));
    }

    this.metrics = new Metrics(sql, notebook?.minute ?? null);
    this.paused = notebook?.paused === true;
    this.bucket = restoredBucket(readBucket(sql), limits, nowMs);
    this.line = new Line(sql);
    this.lanes = new Lanes(
      sql,
      this.inFlight,
      this.line,
      {
        perKeyConcurrency: limits.perKeyConcurrency,
        openLanes: memoryLimits.openLanes,
      },
      notebook?.lanes ?? { priorities: [], spilled: false },
    );
    const openLanes = this.lanes.mustTouchAll ? allLanes(sql) : (notebook?.openLanes ?? []);
    const changedLanes = rows.flatMap(({ lane }) => lane ?? []);
    for (const lane of new Set([...openLanes, ...changedLanes])) this.lanes.touch(lane);
  }

  /** Gives the transaction that begins its revision. */
  beginRevision(nowMs: number): void {
    this.revision += 1;
    this.#nowMs = nowMs;
  }

  /** Notes that a job was changed in this transaction; from null: it is new. */
  changed(localId: number, from: JobState | null, to: JobState): void {
    this.counts.move(from, to);
    this.unprojected.add(localId, { revision: this.revision, state: to, at: this.#nowMs });
    if (localId <= this.#writtenLastId && !this.#listed.has(localId)) this.#stale = true;
  }

  /** Notes that a job is deleted: no reader of the written notebook would learn of it. */
  deleted(from: JobState): void {
    this.counts.move(from, null);
    this.#stale = true;
  }

  /** To be stored with the dispatch that it pays for, or whose undoing it is. */
  setBucket(bucket: TokenBucket): void {
    this.bucket = bucket;
    this.#bucketChanged = true;
  }

  pause(paused: boolean): void {
    if (this.paused !== paused) this.#stale = true;
    this.paused = paused;
  }

  /** Notes that the notebook itself has to be written: jobs were projected. */
  noteChanged(): void {
    this.#stale = true;
  }

  /** Writes the notebook if this transaction made it stale, and the bucket if tokens were taken: a row each at most. */
  save(): void {
    if (this.#bucketChanged && this.bucket !== null) writeBucket(this.#sql, this.bucket);
    this.#bucketChanged = false;
    const isFarBehind = this.lastId - Math.max(this.#writtenLastId, this.#firstId) > NEWER_JOBS;
    if (!this.#stale && !this.lanes.notesChanged && !isFarBehind) return;
    const unprojected =
      this.unprojected.pass === null && this.unprojected.size <= LISTED_UNPROJECTED
        ? this.unprojected.ids()
        : null;
    const inFlight = this.inFlight.ids();
    const listed = new Set([...inFlight, ...(unprojected ?? [])]);
    const states = [...listed].flatMap((id) => this.#stateOf(id) ?? []);
    const since = unprojected === null ? this.unprojected.since : null;
    const minute = this.metrics.current;
    writeNotebook(this.#sql, {
      lastId: this.lastId,
      revision: this.revision,
      watermark: this.unprojected.watermark,
      inFlight,
      unprojected,
      openLanes: this.lanes.names,
      lanes: this.lanes.notes(),
      counts: this.counts.without(states),
      ...(minute === null ? {} : { minute }),
      ...(this.paused ? { paused: true } : {}),
      ...(since === null ? {} : { unprojectedSince: since }),
    });
    this.#writtenLastId = this.lastId;
    this.#listed = listed;
    this.#stale = false;
  }

  /** The state of a job that is out or waits for its projection. */
  #stateOf(localId: number): JobState | undefined {
    return this.unprojected.stateOf(localId) ?? this.inFlight.stateOf(localId);
  }
}

/** The newest change of a row. */
export function changeOf({ revision, state, updated_at: at }: JobRow): Change {
  return { revision, state, at };
}

/** The current attempt of a row that is in flight. */
export function attemptOf(row: JobRow, definition: BindingDefinition): Attempt {
  const silenceMs = silenceOf(row, definition);
  return {
    localId: row.id,
    number: currentAttempt(row),
    lane: row.lane,
    running: row.state === "RUNNING",
    exclusive: guaranteeOf(row, definition) === "at-most-once",
    waitedMs: waitedMs(row),
    silenceMs,
    deadlineAt: (row.alive_at ?? row.updated_at) + silenceMs,
  };
}

/** How long a job that is out had waited, ms. */
export function waitedMs({
  due_at,
  dispatched_at,
}: Pick<JobRow, "due_at" | "dispatched_at">): number {
  return Math.max(0, (dispatched_at ?? due_at) - due_at);
}

/** The stored bucket under the rate of today; a new shard, or a rate that is new, starts full. */
function restoredBucket(
  stored: TokenBucket | null,
  { rate }: ShardLimits,
  nowMs: number,
): TokenBucket | null {
  if (rate === null) return null;
  if (stored === null) return fullBucket(rate, nowMs);
  return { tokens: Math.min(stored.tokens, rate.tokens), at: stored.at };
}

/**
 * Every lane with a waiting job, by skipping from one to the next in the index; as many as a call has time for. A lane
 * beyond them is looked at when it is next touched.
 */
function allLanes(sql: Sql): string[] {
  const lanes: string[] = [];
  for (let after = ""; lanes.length < LANES_LOOKED_AT;) {
    const row = sql.all(
      `SELECT lane FROM job WHERE state = 'SCHEDULED' AND lane IS NOT NULL AND lane > ?
       ORDER BY lane LIMIT 1`,
      after,
    )[0];
    if (row === undefined) return lanes;
    after = String(row["lane"]);
    lanes.push(after);
  }
  return lanes;
}
