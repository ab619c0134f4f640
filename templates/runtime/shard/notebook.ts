/**
 * The shard's one page of notes: what it must know after eviction or a crash that no index tells.
 *
 * Indexing every job that is out or not yet projected would cost two more billed rows per job. Instead the page lists
 * them as of its last writing, and it is written again, once per transaction at most, whenever a transaction touches a
 * job that a reader of the old page would not look at. Such a reader looks at the listed jobs and at every job whose id
 * is above `lastId`; new jobs therefore need no note at all.
 */

import type { TokenBucket } from "../core/token-bucket.ts";
import type { MinuteMetrics } from "../operations.ts";
import type { StateCounts } from "./counts.ts";
import type { Sql } from "./ports.ts";

/** What is known about all lanes together; it only ever grows. */
export interface LaneNotes {
  /** Every priority that a job with a key has had; null: too many to list. */
  readonly priorities: readonly number[] | null;
  /** Whether heads of lanes have ever been moved into the common line. */
  readonly spilled: boolean;
  /** How many heads of a lane were moved at most; absent in pages of older versions. */
  readonly perKeyConcurrency?: number;
}

export interface Notebook {
  /** The highest local id given out. Ids above it are found by range; ids up to it are never given out again. */
  readonly lastId: number;
  /** The highest revision given out. */
  readonly revision: number;
  /** Every job whose revision is at most this is in the read model as it is. */
  readonly watermark: number;
  readonly inFlight: readonly number[];
  /** Jobs not yet projected; null: too many to list, look at all. */
  readonly unprojected: readonly number[] | null;
  /** Lanes that may hold a job that could run and does not stand in the common line. */
  readonly openLanes: readonly string[];
  readonly lanes: LaneNotes;
  /** The jobs that neither a list of this page nor `lastId` leads to, by state; absent in pages of older versions. */
  readonly counts?: Partial<StateCounts>;
  /** Nothing is dispatched until somebody resumes the shard. */
  readonly paused?: true;
  /** What was done in the minute that ran; absent in pages of older versions. */
  readonly minute?: MinuteMetrics;
  /** When the oldest change was made that is not projected, where the jobs are too many to list; epoch ms. */
  readonly unprojectedSince?: number;
}

/** The page, or null in a new shard. */
export function readNotebook(sql: Sql): Notebook | null {
  const body = sql.all("SELECT body FROM notebook WHERE id = 1")[0]?.["body"];
  // Only this file writes the page, in one shape; later versions only add fields.
  return typeof body === "string" ? (JSON.parse(body) as Notebook) : null;
}

/** The jobs that the page lists. */
export function listedIn(page: Pick<Notebook, "inFlight" | "unprojected"> | null): Set<number> {
  return new Set([...(page?.inFlight ?? []), ...(page?.unprojected ?? [])]);
}

export function writeNotebook(sql: Sql, notebook: Notebook): void {
  sql.all("INSERT OR REPLACE INTO notebook (id, body) VALUES (1, ?)", JSON.stringify(notebook));
}

/** The token bucket, which every dispatch of a binding with a rate changes: a slip of its own, so that the page is not. */
export function readBucket(sql: Sql): TokenBucket | null {
  const row = sql.all("SELECT tokens, at FROM bucket WHERE id = 1")[0];
  return row === undefined ? null : { tokens: Number(row["tokens"]), at: Number(row["at"]) };
}

export function writeBucket(sql: Sql, { tokens, at }: TokenBucket): void {
  sql.all("INSERT OR REPLACE INTO bucket (id, tokens, at) VALUES (1, ?, ?)", tokens, at);
}
