/** What is read of the job table: rows with and without their payload, and as the read model shows them. */

import type { Guarantee } from "../core/definition.ts";
import type { StoredProjection } from "../projection/row.ts";
import type { StateCounts } from "./counts.ts";
import { conditionOf, runsOf } from "./id-runs.ts";
import { asJobRow, ATTEMPT_COLUMNS, type AttemptRow, type JobRow } from "./job-row.ts";
import type { Sql, SqlRow } from "./ports.ts";

/** Everything but the payload, which may be large. */
const LIGHT_COLUMNS = `id, state, priority, due_at, lane, concurrency_key, unique_key, partition_key, attempts,
  max_attempts, attempt_budget, guarantee, backoff, timeout_ms, created_at, updated_at, dispatched_at, started_at,
  alive_at, finished_at, progress, result, result_omitted, attempts_log, revision, payload_version,
  NULL AS payload`;

/** The rows of these jobs by local id, without payload; unknown ones are absent. */
export function readJobs(sql: Sql, ids: Iterable<number>): Map<number, JobRow> {
  return readRuns(sql, `SELECT ${LIGHT_COLUMNS} FROM job`, ids);
}

/** As above, with no more than the end of an attempt depends on. */
export function readAttempts(sql: Sql, ids: Iterable<number>): ReadonlyMap<number, AttemptRow> {
  return readRuns(sql, `SELECT ${ATTEMPT_COLUMNS.join(", ")} FROM job`, ids);
}

/** The rows of all jobs with a higher id, without payload. */
export function readJobsAbove(sql: Sql, id: number): JobRow[] {
  return sql.all(`SELECT ${LIGHT_COLUMNS} FROM job WHERE id > ?`, id).map(asJobRow);
}

/** How many jobs there are in each state, counted over the whole table. */
export function countJobs(sql: Sql): Partial<StateCounts> {
  const rows = sql.all("SELECT state, count(*) AS count FROM job GROUP BY state");
  return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]));
}

/** The rows of these jobs as they are stored: payload inline, or null when it is apart. */
export function readStoredJobs(sql: Sql, ids: Iterable<number>): Map<number, JobRow> {
  return readRuns(sql, "SELECT * FROM job", ids);
}

/** In the order of the read model's columns. */
const PROJECTION = `SELECT id, revision, payload, json_array(state, priority, attempts, max_attempts,
    coalesce(guarantee, ?1), concurrency_key, unique_key, partition_key, result, result_omitted, progress,
    attempts_log, due_at, created_at, updated_at, dispatched_at, revision) AS columns
  FROM job`;

/** These jobs as the read model shows them; `guarantee` is the definition's. Unknown ones are absent. */
export function readProjections(
  sql: Sql,
  ids: Iterable<number>,
  guarantee: Guarantee,
): StoredProjection[] {
  return runsOf(ids)
    .map(conditionOf)
    .flatMap(({ condition, values }) =>
      sql.all(`${PROJECTION} WHERE ${condition}`, guarantee, ...values).map(asProjection),
    );
}

/** The next jobs by id, as the read model shows them; none at the end of the table. */
export function readProjectionPage(
  sql: Sql,
  afterId: number,
  count: number,
  guarantee: Guarantee,
): StoredProjection[] {
  return sql
    .all(`${PROJECTION} WHERE id > ?2 ORDER BY id LIMIT ?3`, guarantee, afterId, count)
    .map(asProjection);
}

function asProjection(row: SqlRow): StoredProjection {
  return {
    localId: Number(row["id"]),
    revision: Number(row["revision"]),
    columns: String(row["columns"]),
    payload: row["payload"] === null ? null : String(row["payload"]),
  };
}

/** The payload of a row that was read as it is stored, wherever it is; undefined when it is nowhere. */
export function payloadOf(sql: Sql, row: JobRow): string | undefined {
  return row.payload ?? readPayloadApart(sql, row.id);
}

export function readPayloadApart(sql: Sql, id: number): string | undefined {
  const body = sql.all("SELECT body FROM payload WHERE id = ?", id)[0]?.["body"];
  return typeof body === "string" ? body : undefined;
}

function readRuns(sql: Sql, query: string, ids: Iterable<number>): Map<number, JobRow> {
  const rows = new Map<number, JobRow>();
  for (const { condition, values } of runsOf(ids).map(conditionOf)) {
    for (const row of sql.all(`${query} WHERE ${condition}`, ...values)) {
      rows.set(Number(row["id"]), asJobRow(row));
    }
  }
  return rows;
}
