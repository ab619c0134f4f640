/** New jobs, in as few statements as the platform's limit of parameters allows. */

import type { JobRow } from "./job-row.ts";
import type { Sql, SqlValue } from "./ports.ts";

/** A new job: a row with its payload inline or apart. */
export interface NewJob {
  readonly row: JobRow;
  readonly gate: 0 | 1;
  readonly payloadApart: string | null;
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
