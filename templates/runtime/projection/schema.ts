/** The read model's table, as the first D1 migration creates it. */

/** Statements in order. The generator writes them into `migrations/0001_tsumugi.sql`. */
export const READ_MODEL_SCHEMA: readonly string[] = [
  // WITHOUT ROWID: a text key beside a row id would cost one more billed row per insert.
  `CREATE TABLE tsumugi_jobs (
  id TEXT PRIMARY KEY,
  binding TEXT NOT NULL,
  state TEXT NOT NULL,
  priority INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  max_attempts INTEGER NOT NULL,
  guarantee TEXT NOT NULL,
  concurrency_key TEXT,
  unique_key TEXT,
  partition_key TEXT,
  payload TEXT NOT NULL,
  result TEXT,
  result_omitted TEXT,
  progress REAL,
  attempts_log TEXT NOT NULL,
  run_after INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  dispatched_at INTEGER,
  revision INTEGER NOT NULL
) WITHOUT ROWID`,
  `CREATE INDEX tsumugi_jobs_by_state ON tsumugi_jobs (state, updated_at)`,
];

/**
 * All steps of the table's own schema. A step that was released is never changed, as databases have it behind them: what
 * the table needs more is another step, and becomes a migration of its own.
 */
export const READ_MODEL_STEPS: readonly (readonly string[])[] = [READ_MODEL_SCHEMA];

/**
 * What lists by every filter and order need besides, in databases of projects with the REST API: a job costs one written row
 * more, and one for each of its keys, for a priority of its own and for being retried.
 */
export const LISTING_INDEXES: Readonly<Record<string, string>> = {
  // Any mixture of bindings and states in the order of time is a merge of its stretches.
  tsumugi_jobs_by_kind: "(binding, state, created_at)",
  // Binding and state at the end, so that rows that a filter does not want are passed by in the index.
  tsumugi_jobs_by_priority: "(priority, created_at, id, binding, state) WHERE priority <> 0",
  tsumugi_jobs_by_attempts: "(attempts, created_at, id, binding, state) WHERE attempts > 1",
  tsumugi_jobs_by_unique_key: "(unique_key, created_at) WHERE unique_key IS NOT NULL",
  tsumugi_jobs_by_concurrency_key:
    "(concurrency_key, created_at) WHERE concurrency_key IS NOT NULL",
};
