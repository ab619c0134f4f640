/** A binding's definition for tests: the defaults of SPEC, and what a test wants otherwise. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";

export function definitionOf(overrides: Partial<BindingDefinition> = {}): BindingDefinition {
  return {
    name: "MAIL",
    shardBinding: "TSUMUGI_MAIL",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 3,
    backoff: { kind: "fixed", delayMs: 1_000, jitter: false },
    timeoutMs: 30_000,
    reaperGraceMs: 5_000,
    concurrency: 10,
    rate: null,
    perKeyConcurrency: 1,
    agingIntervalMs: 60_000,
    uniqueForMs: 86_400_000,
    sweepAfterMs: 300_000,
    failedRetentionMs: 604_800_000,
    keys: {
      concurrencyKey: { kind: "optional" },
      uniqueKey: { kind: "optional" },
      partitionKey: { kind: "forbidden" },
    },
    ...overrides,
  };
}
