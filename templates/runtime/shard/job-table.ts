/**
 * Every statement on the job table. Sets of rows travel as the JSON text of one parameter, which is about twice as fast
 * as a statement per row and free of the platform's limit of 100 parameters; the text stays under its 2 MB for a value.
 */

import type { JobState } from "../core/state.ts";
import { asJobRow, type JobRow } from "./job-row.ts";
import type { Sql } from "./ports.ts";

/** Leaves room for a row of the largest size beside it. */
const PARAMETER_LIMIT_CHARACTERS = 500_000;

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
    partition_key, attempts, max_attempts, attempt_budget, guarantee, backoff, timeout_ms,
    created_at, updated_at, dispatched_at, alive_at, attempts_log, revision, payload)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
    value ->> 7, value ->> 8, 0, value ->> 9, value ->> 9, value ->> 10, value ->> 11,
    value ->> 12, ?2, ?2, value ->> 13, value ->> 13, '[]', ?3, value ->> 14
  FROM json_each(?1)`;

/** All new jobs of one call share its time and revision. */
export function insertJobs(
  sql: Sql,
  jobs: readonly NewJob[],
  nowMs: number,
  revision: number,
): void {
  const rows = jobs.map(({ row, gate }) =>
    JSON.stringify([
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
      row.guarantee,
      row.backoff,
      row.timeout_ms,
      row.dispatched_at,
      row.payload,
    ]),
  );
  for (const chunk of jsonChunks(rows)) sql.all(INSERT, chunk, nowMs, revision);
  for (const { row, payloadApart } of jobs) {
    if (payloadApart !== null) {
      sql.all("INSERT INTO payload (id, body) VALUES (?, ?)", row.id, payloadApart);
    }
  }
}

/** Everything but the payload, which may be large. */
const LIGHT_COLUMNS = `id, state, priority, due_at, lane, concurrency_key, unique_key, partition_key, attempts,
  max_attempts, attempt_budget, guarantee, backoff, timeout_ms, created_at, updated_at, dispatched_at, started_at,
  alive_at, finished_at, progress, result, result_omitted, attempts_log, revision, NULL AS payload`;

/** The rows of these jobs by local id, without payload; unknown ones are absent. */
export function readJobs(sql: Sql, ids: readonly number[]): Map<number, JobRow> {
  const rows = sql.all(
    `SELECT ${LIGHT_COLUMNS} FROM job WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [Number(row["id"]), asJobRow(row)]));
}

/** The rows of all jobs with a higher id, without payload. */
export function readJobsAbove(sql: Sql, id: number): JobRow[] {
  return sql.all(`SELECT ${LIGHT_COLUMNS} FROM job WHERE id > ?`, id).map(asJobRow);
}

/** The rows of these jobs as they are stored: payload inline, or null when it is apart. */
export function readStoredJobs(sql: Sql, ids: readonly number[]): Map<number, JobRow> {
  const rows = sql.all(
    "SELECT * FROM job WHERE id IN (SELECT value FROM json_each(?))",
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [Number(row["id"]), asJobRow(row)]));
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

/** Like readJobs, with the payload wherever it is stored. */
export function readWholeJobs(sql: Sql, ids: readonly number[]): Map<number, JobRow> {
  const rows = sql.all(
    `SELECT job.*, coalesce(job.payload, payload.body) AS payload
     FROM job LEFT JOIN payload ON payload.id = job.id AND job.payload IS NULL
     WHERE job.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [Number(row["id"]), asJobRow(row)]));
}

/** The payload of one job as JSON text; undefined for an unknown one. */
export function readPayload(sql: Sql, id: number): string | undefined {
  return readWholeJobs(sql, [id]).get(id)?.payload ?? undefined;
}

/** Marks waiting jobs as handed to the queue and returns their rows, payload inline or null, in the order given. */
export function markDispatched(
  sql: Sql,
  ids: readonly number[],
  nowMs: number,
  revision: number,
): JobRow[] {
  const rows = sql.all(
    `UPDATE job SET state = 'QUEUED', dispatched_at = ?1, alive_at = ?1, started_at = NULL,
       updated_at = ?1, revision = ?2
     WHERE id IN (SELECT value FROM json_each(?3)) AND state = 'SCHEDULED' RETURNING *`,
    nowMs,
    revision,
    JSON.stringify(ids),
  );
  const byId = new Map(rows.map((row) => [Number(row["id"]), asJobRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Marks queued jobs as running since `nowMs`. */
export function markRunning(
  sql: Sql,
  ids: readonly number[],
  nowMs: number,
  revision: number,
): void {
  sql.all(
    `UPDATE job SET state = 'RUNNING', started_at = ?1, alive_at = ?1, updated_at = ?1, revision = ?2
     WHERE id IN (SELECT value FROM json_each(?3)) AND state = 'QUEUED'`,
    nowMs,
    revision,
    JSON.stringify(ids),
  );
}

/** Puts jobs back whose messages were never handed over; those that someone has begun meanwhile stay. */
export function markUndispatched(
  sql: Sql,
  ids: readonly number[],
  nowMs: number,
  revision: number,
): JobRow[] {
  return sql
    .all(
      `UPDATE job SET state = 'SCHEDULED', gate = lane IS NOT NULL, dispatched_at = NULL, alive_at = NULL,
         updated_at = ?1, revision = ?2
       WHERE id IN (SELECT value FROM json_each(?3)) AND state = 'QUEUED' RETURNING *`,
      nowMs,
      revision,
      JSON.stringify(ids),
    )
    .map(asJobRow);
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

const CHANGE = `UPDATE job SET state = change ->> 1, attempts = change ->> 2, max_attempts = change ->> 3,
    due_at = change ->> 4, started_at = change ->> 5, finished_at = change ->> 6, progress = change ->> 7,
    result = change ->> 8, result_omitted = change ->> 9, attempts_log = change ->> 10,
    gate = lane IS NOT NULL, alive_at = NULL, updated_at = ?2, revision = ?3
  FROM (SELECT value AS change, value ->> 0 AS changed_id FROM json_each(?1))
  WHERE id = changed_id`;

/** Writes changes of state; all of one call share its time and revision. */
export function changeJobs(
  sql: Sql,
  changes: readonly JobChange[],
  nowMs: number,
  revision: number,
): void {
  const rows = changes.map((change) =>
    JSON.stringify([
      change.id,
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
    ]),
  );
  for (const chunk of jsonChunks(rows)) sql.all(CHANGE, chunk, nowMs, revision);
}

/** Deletes jobs and what is stored apart of them. */
export function deleteJobs(sql: Sql, ids: readonly number[]): void {
  const parameter = JSON.stringify(ids);
  sql.all("DELETE FROM payload WHERE id IN (SELECT value FROM json_each(?))", parameter);
  sql.all("DELETE FROM job WHERE id IN (SELECT value FROM json_each(?))", parameter);
}

/** JSON texts joined into arrays that each fit a parameter. */
export function* jsonChunks(texts: readonly string[]): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (chunk.length > 0 && length + text.length > PARAMETER_LIMIT_CHARACTERS) {
      yield `[${chunk.join(",")}]`;
      chunk = [];
      length = 0;
    }
    chunk.push(text);
    length += text.length + 1;
  }
  if (chunk.length > 0) yield `[${chunk.join(",")}]`;
}
