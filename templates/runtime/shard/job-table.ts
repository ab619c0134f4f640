/**
 * Every statement that writes the job table; job-reads.ts has the others. What is done to stored rows goes by runs of
 * neighbouring ids (id-runs.ts): a set of ids as one JSON parameter would be billed at three to six rows read for each
 * of its rows, and a statement for each row would take most of a call's time (both seen 2026-11). Only where an index
 * entry goes, by key is what reads least.
 */

import type { JobState } from "../core/state.ts";
import { conditionOf, runsOf } from "./id-runs.ts";
import { asJobRow, type JobRow } from "./job-row.ts";
import type { Sql, SqlValue } from "./ports.ts";

/** A new job: a row with its payload inline or apart. */
export interface NewJob {
  readonly row: JobRow;
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

/** In the order of `insertedValues`. */
const INSERTED_COLUMNS = `id, state, priority, due_at, gate, lane, concurrency_key, unique_key, partition_key, attempts,
  max_attempts, attempt_budget, guarantee, backoff, timeout_ms, created_at, updated_at, dispatched_at, alive_at,
  attempts_log, revision, payload, payload_version`;
/** The platform's limit for one statement (2026-11). */
const PARAMETERS_LIMIT = 100;

export function insertJobs(sql: Sql, jobs: readonly NewJob[]): void {
  insertRows(sql, jobs.map(insertedValues));
  for (const { row, payloadApart } of jobs) {
    if (payloadApart === null) continue;
    sql.all("INSERT INTO payload (id, body) VALUES (?, ?)", row.id, payloadApart);
  }
}

/** What all rows have in common is bound once in a statement, which then takes many more of them: parameters are what costs. */
function insertRows(sql: Sql, rows: readonly (readonly SqlValue[])[]): void {
  const [first = []] = rows;
  const columns = [...first.keys()];
  const common = columns.filter(
    (column) => rows.length > 1 && rows.every((row) => row[column] === first[column]),
  );
  const own = columns.filter((column) => !common.includes(column));
  const shared = valuesAt(first, common);
  const rowsAtOnce = Math.floor((PARAMETERS_LIMIT - common.length) / own.length);
  let query = "";
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const chunk = rows.slice(start, start + rowsAtOnce);
    // All chunks are alike but for the last.
    if (start === 0 || chunk.length < rowsAtOnce) query = insertQuery(chunk.length, common, own);
    sql.all(query, ...shared, ...chunk.flatMap((row) => valuesAt(row, own)));
  }
}

/** Common parameters come first and stand in each row. */
function insertQuery(rows: number, common: readonly number[], own: readonly number[]): string {
  const places = Array.from({ length: rows }, (_, row) => {
    const numbers: number[] = [];
    common.forEach((column, index) => (numbers[column] = index + 1));
    own.forEach(
      (column, index) => (numbers[column] = common.length + row * own.length + index + 1),
    );
    return `(${numbers.map((number) => `?${number}`).join(", ")})`;
  });
  return `INSERT INTO job (${INSERTED_COLUMNS}) VALUES ${places.join(", ")}`;
}

function valuesAt(row: readonly SqlValue[], columns: readonly number[]): SqlValue[] {
  return columns.map((column) => row[column] ?? null);
}

function insertedValues({ row, gate }: NewJob): SqlValue[] {
  return [
    row.id,
    row.state,
    row.priority,
    row.due_at,
    gate,
    row.lane,
    row.concurrency_key,
    row.unique_key,
    row.partition_key,
    row.attempts,
    row.max_attempts,
    row.attempt_budget,
    row.guarantee,
    row.backoff,
    row.timeout_ms,
    row.created_at,
    row.updated_at,
    row.dispatched_at,
    row.alive_at,
    row.attempts_log,
    row.revision,
    row.payload,
    row.payload_version,
  ];
}

/** Marks waiting jobs as handed to the queue. Answers their rows in the order given, payload inline or null. */
export function markDispatched(
  sql: Sql,
  ids: readonly number[],
  nowMs: number,
  revision: number,
): JobRow[] {
  return ids.flatMap((id) =>
    sql
      .all(
        `UPDATE job SET state = 'QUEUED', dispatched_at = ?1, alive_at = ?1, started_at = NULL, updated_at = ?1,
           revision = ?2
         WHERE id = ?3 AND state = 'SCHEDULED' RETURNING *`,
        nowMs,
        revision,
        id,
      )
      .map(asJobRow),
  );
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

/** Marks queued jobs as running since `nowMs`. */
export function markRunning(
  sql: Sql,
  ids: Iterable<number>,
  nowMs: number,
  revision: number,
): void {
  for (const { condition, values } of runsOf(ids).map(conditionOf)) {
    sql.all(
      `UPDATE job SET state = 'RUNNING', started_at = ?1, alive_at = ?1, updated_at = ?1, revision = ?2
       WHERE state = 'QUEUED' AND ${condition}`,
      nowMs,
      revision,
      ...values,
    );
  }
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

/** Writes changes of state. Jobs that change alike, as those of a quick batch do, share their statements. */
export function changeJobs(
  sql: Sql,
  changes: readonly JobChange[],
  nowMs: number,
  revision: number,
): void {
  const alike = new Map<string, { values: SqlValue[]; ids: number[] }>();
  for (const change of changes) {
    const values = valuesOf(change);
    const key = JSON.stringify(values);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, { values, ids: [change.id] });
    else group.ids.push(change.id);
  }
  for (const { values, ids } of alike.values()) {
    for (const run of runsOf(ids).map(conditionOf)) {
      sql.all(
        `UPDATE job SET state = ?, attempts = ?, max_attempts = ?, due_at = ?, started_at = ?, finished_at = ?,
           progress = ?, result = ?, result_omitted = ?, attempts_log = ?, gate = lane IS NOT NULL,
           alive_at = NULL, updated_at = ?, revision = ?
         WHERE ${run.condition}`,
        ...values,
        nowMs,
        revision,
        ...run.values,
      );
    }
  }
}

function valuesOf(change: JobChange): SqlValue[] {
  return [
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
  ];
}

/** Jobs at rest whose end lies at or before these times may go, epoch ms. */
export interface Expiry {
  readonly doneBefore: number;
  readonly failedBefore: number;
}

/**
 * Deletes those of the jobs whose retention has passed, and what is stored apart of them. Answers the states in which
 * they were: as a rule all had completed, which is known by their number; a returned row would be billed as read.
 */
export function deleteExpired(
  sql: Sql,
  ids: readonly number[],
  { doneBefore, failedBefore }: Expiry,
): JobState[] {
  return runsOf(ids).flatMap((run) => {
    const { condition, values } = conditionOf(run);
    sql.all(
      `DELETE FROM job WHERE ${condition} AND state = 'COMPLETED' AND finished_at <= ?`,
      ...values,
      doneBefore,
    );
    const completed = Number(sql.all("SELECT changes() AS count")[0]?.["count"]);
    const others =
      completed === run.last - run.first + 1
        ? []
        : sql.all(
            `DELETE FROM job WHERE ${condition}
               AND ((state = 'CANCELLED' AND finished_at <= ?)
                 OR (state IN ('FAILED', 'STALLED') AND finished_at <= ?))
             RETURNING state`,
            ...values,
            doneBefore,
            failedBefore,
          );
    sql.all(
      `DELETE FROM payload WHERE ${condition}
         AND NOT EXISTS (SELECT 1 FROM job WHERE job.id = payload.id)`,
      ...values,
    );
    return [
      ...Array.from({ length: completed }, (): JobState => "COMPLETED"),
      ...others.map(({ state }) => String(state) as JobState),
    ];
  });
}
