/** Ends of the config's numbers that no single job can reach; those that the runtime refuses by are in its core/limits.ts. */

/** Each shard is one Durable Object that the cron trigger may wake. */
export const SHARDS_LIMIT = 256;
export const CONCURRENCY_LIMIT = 1_000_000;
export const RATE_TOKENS_LIMIT = 1_000_000;
export const BACKOFF_FACTOR_LIMIT = 1_000;
/** Platform facts, 2026-11. */
export const BATCH_SIZE_LIMIT = 100;
export const BATCH_TIMEOUT_LIMIT_MS = 60_000;
export const CONSUMER_CONCURRENCY_LIMIT = 250;
/** Rows that one run of the cron trigger deletes. */
export const RETENTION_ROWS_LIMIT = 100_000;
