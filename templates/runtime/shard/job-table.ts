/**
 * Every statement on the job table. Rows go one statement each, by primary key: the platform keeps statements prepared,
 * and bills a set that is passed as one JSON parameter at two to six rows read for each row of it (seen 2026-11), where
 * a statement by key reads the one row.
 */

import type { JobState } from "../core/state.ts";
import { asJobRow, type JobRow } from "./job-row.ts";
import type { Sql } from "./ports.ts";

/** A new job: a row with its payload inline or apart. */
export interface NewJob {
  readonly row: Omit<
    JobRow,
    "attempts_log" | "finished_at" | "progress" | "result" | "result_omitted" | "started_at"
  >;
  readonly gate: 0 | 1;
  readonly payloadApart: string | null;
}

/** What a change of state writes; the other columns stay. */
export interface JobChange {
  readonly id: number;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly due_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly progress: number | null;
  readonly result: string | null;
  readonly result_omitted: string | null;
  readonly attempts_log: string;
}

const INSERT = `INSERT INTO job (id, state, priority, due_at, gate, lane, concurrency_key, unique_key,
    partition_key, attempts, max_attempts, attempt_budget, guarantee, backoff, timeout_ms, created_at, updated_at,
    dispatched_at, alive_at, attempts_log, revision, payload)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?, ?)`;

export function insertJob(sql: Sql, { row, gate, payloadApart }: NewJob): void {
  sql.all(
    INSERT,
    row.id,
    row.state,
    row.priority,
    row.due_at,
    gate,
    row.lane,
    row.concurrency_key,
    row.unique_key,
    row.partition_key,
    row.max_attempts,
    row.attempt_budget,
    row.guarantee,
    row.backoff,
    row.timeout_ms,
    row.created_at,
    row.updated_at,
    row.dispatched_at,
    row.alive_at,
    row.revision,
    row.payload,
  );
  if (payloadApart !== null) {
    sql.all("INSERT INTO payload (id, body) VALUES (?, ?)", row.id, payloadApart);
  }
}

/** Everything but the payload, which may be large. */
const LIGHT_COLUMNS = `id, state, priority, due_at, lane, concurrency_key, unique_key, partition_key, attempts,
  max_attempts, attempt_budget, guarantee, backoff, timeout_ms, created_at, updated_at, dispatched_at, started_at,
  alive_at, finished_at, progress, result, result_omitted, attempts_log, revision, NULL AS payload,
  payload IS NULL AS payload_apart`;

/** A row read without its payload. */
export interface LightJobRow extends JobRow {
  readonly payload: null;
  /** 1 when the payload is stored apart. */
  readonly payload_apart: 0 | 1;
}

/** The rows of these jobs by local id, without payload; unknown ones are absent. */
export function readJobs(sql: Sql, ids: Iterable<number>): Map<number, LightJobRow> {
  return readEach<LightJobRow>(sql, `SELECT ${LIGHT_COLUMNS} FROM job WHERE id = ?`, ids);
}

/** The rows of all jobs with a higher id, without payload. */
export function readJobsAbove(sql: Sql, id: number): JobRow[] {
  return sql.all(`SELECT ${LIGHT_COLUMNS} FROM job WHERE id > ?`, id).map(asJobRow);
}

/** The rows of these jobs as they are stored: payload inline, or null when it is apart. */
export function readStoredJobs(sql: Sql, ids: Iterable<number>): Map<number, JobRow> {
  return readEach(sql, "SELECT * FROM job WHERE id = ?", ids);
}

/** The next rows by id as they are stored, and the last id among them; null at the end of the table. */
export function readPage(
  sql: Sql,
  afterId: number,
  count: number,
): { rows: readonly JobRow[]; cursor: number | null } {
  const rows = sql
    .all("SELECT * FROM job WHERE id > ? ORDER BY id LIMIT ?", afterId, count)
    .map(asJobRow);
  return { rows, cursor: rows.at(-1)?.id ?? null };
}

/** The payload of a row that was read as it is stored, wherever it is; undefined when it is nowhere. */
export function payloadOf(sql: Sql, row: JobRow): string | undefined {
  if (row.payload !== null) return row.payload;
  const body = sql.all("SELECT body FROM payload WHERE id = ?", row.id)[0]?.["body"];
  return typeof body === "string" ? body : undefined;
}

function readEach<Row extends JobRow>(
  sql: Sql,
  query: string,
  ids: Iterable<number>,
): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const id of ids) {
    const row = sql.all(query, id)[0];
    if (row !== undefined) rows.set(id, asJobRow(row) as Row);
  }
  return rows;
}

/** Marks a waiting job as handed to the queue. Answers its row, payload inline or null; undefined if it does not wait. */
export function markDispatched(
  sql: Sql,
  id: number,
  nowMs: number,
  revision: number,
): JobRow | undefined {
  const row = sql.all(
    `UPDATE job SET state = 'QUEUED', dispatched_at = ?1, alive_at = ?1, started_at = NULL, updated_at = ?1,
       revision = ?2
     WHERE id = ?3 AND state = 'SCHEDULED' RETURNING *`,
    nowMs,
    revision,
    id,
  )[0];
  return row === undefined ? undefined : asJobRow(row);
}

/** Puts a job back whose message was never handed over; undefined if someone has begun it meanwhile. */
export function markUndispatched(
  sql: Sql,
  id: number,
  nowMs: number,
  revision: number,
): JobRow | undefined {
  const row = sql.all(
    `UPDATE job SET state = 'SCHEDULED', gate = lane IS NOT NULL, dispatched_at = NULL, alive_at = NULL,
       updated_at = ?1, revision = ?2
     WHERE id = ?3 AND state = 'QUEUED' RETURNING *`,
    nowMs,
    revision,
    id,
  )[0];
  return row === undefined ? undefined : asJobRow(row);
}

/** Marks a queued job as running since `nowMs`. */
export function markRunning(sql: Sql, id: number, nowMs: number, revision: number): void {
  sql.all(
    `UPDATE job SET state = 'RUNNING', started_at = ?1, alive_at = ?1, updated_at = ?1, revision = ?2
     WHERE id = ?3 AND state = 'QUEUED'`,
    nowMs,
    revision,
    id,
  );
}

/** Notes a sign of life of a job in flight; a null progress leaves the last one. */
export function markAlive(
  sql: Sql,
  id: number,
  progress: number | null,
  nowMs: number,
  revision: number,
): void {
  sql.all(
    `UPDATE job SET state = 'RUNNING', started_at = coalesce(started_at, ?1), alive_at = ?1,
       progress = coalesce(?2, progress), updated_at = ?1, revision = ?3
     WHERE id = ?4 AND state IN ('QUEUED', 'RUNNING')`,
    nowMs,
    progress,
    revision,
    id,
  );
}

/** Writes a change of state. */
export function changeJob(sql: Sql, change: JobChange, nowMs: number, revision: number): void {
  sql.all(
    `UPDATE job SET state = ?, attempts = ?, max_attempts = ?, due_at = ?, started_at = ?, finished_at = ?,
       progress = ?, result = ?, result_omitted = ?, attempts_log = ?, gate = lane IS NOT NULL, alive_at = NULL,
       updated_at = ?, revision = ?
     WHERE id = ?`,
    change.state,
    change.attempts,
    change.max_attempts,
    change.due_at,
    change.started_at,
    change.finished_at,
    change.progress,
    change.result,
    change.result_omitted,
    change.attempts_log,
    nowMs,
    revision,
    change.id,
  );
}

/** Deletes a job that was read without payload, and what is stored apart of it. */
export function deleteJob(sql: Sql, { id, payload_apart: apart }: LightJobRow): void {
  sql.all("DELETE FROM job WHERE id = ?", id);
  if (apart === 1) sql.all("DELETE FROM payload WHERE id = ?", id);
}
