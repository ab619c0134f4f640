-- A change of the read model of tsumugi-example.

-- For the lists of the REST API
CREATE INDEX tsumugi_jobs_by_kind ON tsumugi_jobs (binding, state, created_at);
CREATE INDEX tsumugi_jobs_by_priority ON tsumugi_jobs (priority, created_at, id, binding, state) WHERE priority <> 0;
CREATE INDEX tsumugi_jobs_by_attempts ON tsumugi_jobs (attempts, created_at, id, binding, state) WHERE attempts > 1;
CREATE INDEX tsumugi_jobs_by_unique_key ON tsumugi_jobs (unique_key, created_at) WHERE unique_key IS NOT NULL;
CREATE INDEX tsumugi_jobs_by_concurrency_key ON tsumugi_jobs (concurrency_key, created_at) WHERE concurrency_key IS NOT NULL;
