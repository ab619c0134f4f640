/**
 * What a shard holds in memory, and how it is found again after eviction or a crash: from the notebook, from the jobs
 * that it lists, and from those newer than it. All of it is derived from stored rows; none of it decides alone.
 */

import type { BindingDefinition } from "../core/definition.ts";
import type { ShardLimits } from "../core/share.ts";
import { isInFlight, type JobState } from "../core/state.ts";
import { fullBucket, type TokenBucket } from "../core/token-bucket.ts";
import { Counts } from "./counts.ts";
import { attemptOf, InFlight } from "./in-flight.ts";
import { countJobs, readJobs, readJobsAbove } from "./job-reads.ts";
import type { JobRow } from "./job-row.ts";
import { Lanes } from "./lanes.ts";
import { Line } from "./line.ts";
import { Metrics } from "./metrics.ts";
import { NoteKeeper } from "./note-keeper.ts";
import { listedIn, readBucket, readNotebook } from "./notebook.ts";
import type { Sql } from "./ports.ts";
import { changeOf, Unprojected } from "./unprojected.ts";
import { lanesWithWaiting } from "./waiting.ts";

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
  /** Null: the binding has no rate. */
  bucket: TokenBucket | null;
  /** Nothing is dispatched until somebody resumes the shard. */
  paused: boolean;
  /** The highest local id given out. */
  lastId: number;
  /** The revision of the newest change. */
  revision: number;

  readonly #notes: NoteKeeper;
  /** The time of the transaction, epoch ms. */
  #nowMs: number;

  constructor(
    sql: Sql,
    definition: BindingDefinition,
    limits: ShardLimits,
    nowMs: number,
    memoryLimits: MemoryLimits = MEMORY_LIMITS,
  ) {
    const notebook = readNotebook(sql);
    const firstId = notebook?.lastId ?? nowMs * IDS_PER_MILLISECOND;
    const highest = sql.all("SELECT max(id) AS id FROM job")[0]?.["id"] ?? -1;
    this.lastId = Math.max(firstId, Number(highest));
    this.#notes = new NoteKeeper(sql, notebook, firstId);
    this.#nowMs = nowMs;

    const rows = [
      ...readJobs(sql, listedIn(notebook)).values(),
      ...readJobsAbove(sql, notebook?.lastId ?? -1),
    ].sort((a, b) => a.revision - b.revision);
    this.revision = Math.max(notebook?.revision ?? 0, rows.at(-1)?.revision ?? 0);
    const watermark = notebook?.watermark ?? 0;
    this.unprojected = new Unprojected(
      watermark,
      notebook?.unprojected === null ? { cursor: -1 } : null,
      notebook?.unprojectedSince ?? nowMs,
      memoryLimits.unprojected,
    );
    for (const row of rows) {
      if (row.revision > watermark) this.unprojected.add(row.id, changeOf(row));
      if (isInFlight(row.state)) this.inFlight.set(attemptOf(row, definition));
    }
    this.counts = new Counts(notebook?.counts ?? {});
    for (const { state } of rows) this.counts.move(null, state);
    if (notebook !== null && notebook.counts === undefined) {
      // A page of an older version does not say how many there are: the one time that they are counted.
      this.counts = new Counts(countJobs(sql));
      this.#notes.pageChanged();
    }

    this.metrics = new Metrics(sql, notebook?.minute ?? null);
    this.paused = notebook?.paused === true;
    this.bucket = restoredBucket(readBucket(sql), limits, nowMs);
    this.line = new Line(sql);
    this.lanes = new Lanes(
      sql,
      this.inFlight,
      this.line,
      { perKeyConcurrency: limits.perKeyConcurrency, openLanes: memoryLimits.openLanes },
      notebook?.lanes ?? { priorities: [], spilled: false },
    );
    const openLanes = this.lanes.mustTouchAll ? lanesWithWaiting(sql) : (notebook?.openLanes ?? []);
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
    this.#notes.jobChanged(localId);
  }

  /**
   * Notes that jobs wait from now on, or wait for another time: each stands in the common line or in its lane. A lane of
   * several is looked at once, as a look may cost statements.
   */
  waits(jobs: readonly Pick<JobRow, "lane" | "priority" | "due_at">[]): void {
    const touched = new Set<string>();
    for (const { lane, priority, due_at: dueAt } of jobs) {
      if (lane === null) this.line.add(priority, dueAt);
      else touched.add(lane);
    }
    for (const lane of touched) this.lanes.touch(lane);
  }

  /** Notes that a job is deleted: no reader of the written notebook would learn of it. */
  deleted(from: JobState): void {
    this.counts.move(from, null);
    this.#notes.pageChanged();
  }

  /** Notes that jobs were projected. */
  projectionChanged(): void {
    this.#notes.pageChanged();
  }

  /** To be stored with the dispatch that it pays for, or whose undoing it is. */
  setBucket(bucket: TokenBucket): void {
    this.bucket = bucket;
    this.#notes.bucketChanged();
  }

  setPaused(paused: boolean): void {
    if (this.paused !== paused) this.#notes.pageChanged();
    this.paused = paused;
  }

  /** Stores what the transaction changed of what no row tells. */
  save(): void {
    this.#notes.save(this);
  }
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
