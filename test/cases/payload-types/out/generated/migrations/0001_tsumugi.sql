-- The read model of shop: a copy of the shards' jobs, made for lists and searches.

CREATE TABLE tsumugi_jobs (
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
) WITHOUT ROWID;

CREATE INDEX tsumugi_jobs_by_state ON tsumugi_jobs (state, updated_at);
