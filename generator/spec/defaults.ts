/** What holds where the config says nothing (SPEC 3 to 10). The options' descriptions and the model both read it here. */

import type { Backoff, Guarantee, Rate } from "../../templates/runtime/core/definition.ts";

export const BINDING_DEFAULTS = {
  guarantee: "at-least-once" satisfies Guarantee,
  requeueUnclaimed: false,
  maxAttempts: 5,
  timeoutMs: 60_000,
  uniqueForMs: 86_400_000,
  shards: 1,
  sweepAfterMs: 300_000,
  failedRetentionMs: 7 * 86_400_000,
} as const;

export const POLICY_DEFAULTS = {
  concurrency: 100,
  rate: null as Rate | null,
  perKeyConcurrency: 1,
  agingIntervalMs: 60_000,
  reaperGraceMs: 30_000,
} as const;

export const EXPONENTIAL_DEFAULTS = {
  kind: "exponential",
  baseMs: 1_000,
  factor: 2,
  maxMs: 3_600_000,
  jitter: true,
} as const satisfies Backoff;

export const FIXED_JITTER_DEFAULT = true;

export const QUEUE_DEFAULTS = {
  maxBatchSize: 100,
  maxBatchTimeoutMs: 0,
  maxConcurrency: null,
} as const;

export const RETENTION_DEFAULTS = { limit: 1_000, cron: "*/5 * * * *" } as const;

export const OUTPUT_DEFAULT = "generated";
