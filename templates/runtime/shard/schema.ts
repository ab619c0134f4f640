/**
 * The shard's tables. Billed rows decide the design (platform prices, 2026-11): an insert costs 1 + one per index that
 * the row is in, an update 1 + the indexes it enters, leaving a partial index is free, a delete 1. So there is no text
 * key, and only waiting jobs are indexed: a job that starts at once costs one row in, one at its end, one when swept.
 */

import type { Sql } from "./ports.ts";

const STATEMENTS = [
  // `gate` 1: a keyed job that waits in its lane; 0: a job that stands in the common line (lanes.ts).
  // `lane` is the concurrency key inside its partition. `payload` null: stored apart, travels by reference.
  `CREATE TABLE IF NOT EXISTS job (
    id INTEGER PRIMARY KEY,
    state TEXT NOT NULL,
    priority INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    gate INTEGER NOT NULL,
    lane TEXT,
    concurrency_key TEXT,
    unique_key TEXT,
    partition_key TEXT,
    attempts INTEGER NOT NULL,
    max_attempts INTEGER NOT NULL,
    attempt_budget INTEGER NOT NULL,
    guarantee TEXT,
    backoff TEXT,
    timeout_ms INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    dispatched_at INTEGER,
    started_at INTEGER,
    alive_at INTEGER,
    finished_at INTEGER,
    progress REAL,
    result TEXT,
    result_omitted TEXT,
    attempts_log TEXT NOT NULL,
    revision INTEGER NOT NULL,
    payload TEXT,
    payload_version INTEGER
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS job_line ON job (priority, due_at)
    WHERE state = 'SCHEDULED' AND gate = 0`,
  `CREATE INDEX IF NOT EXISTS job_lane ON job (lane, priority DESC, due_at)
    WHERE state = 'SCHEDULED' AND lane IS NOT NULL`,
  `CREATE TABLE IF NOT EXISTS payload (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS reservation (
    key TEXT PRIMARY KEY,
    job_id INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX IF NOT EXISTS reservation_expiry ON reservation (expires_at)`,
  `CREATE TABLE IF NOT EXISTS retired (
    expires_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    ids TEXT NOT NULL,
    PRIMARY KEY (expires_at, revision)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS bucket (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    tokens REAL NOT NULL,
    at INTEGER NOT NULL
  ) STRICT`,
  // What was done in each minute of the hour, as JSON text.
  `CREATE TABLE IF NOT EXISTS metrics (hour INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS notebook (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT`,
];

/** Creates what is missing. Cheap and idempotent; later versions only ever add. */
export function createSchema(sql: Sql): void {
  for (const statement of STATEMENTS) sql.all(statement);
  // A table that was made before there were versions lacks the column.
  const columns = sql.all("PRAGMA table_info(job)");
  if (columns.some(({ name }) => name === "payload_version")) return;
  sql.all("ALTER TABLE job ADD COLUMN payload_version INTEGER");
}
