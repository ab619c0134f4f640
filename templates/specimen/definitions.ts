/** What the config says about each binding, with every default resolved. */

import type { BindingDefinition } from "../runtime/core/definition.ts";

export const definitions = {
  /**
   * Description of SPECIMEN.
   *
   * From `bindings.SPECIMEN` in tsumugi.config.yaml.
   */
  SPECIMEN: {
    name: "SPECIMEN",
    shardBinding: "TSUMUGI_SPECIMEN",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
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
  },
  /**
   * Description of SPECIMEN_ZOD.
   *
   * From `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml.
   */
  SPECIMEN_ZOD: {
    name: "SPECIMEN_ZOD",
    shardBinding: "TSUMUGI_SPECIMEN_ZOD",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 2,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
    rate: null,
    perKeyConcurrency: 1,
    agingIntervalMs: 60_000,
    uniqueForMs: 86_400_000,
    sweepAfterMs: 300_000,
    failedRetentionMs: 604_800_000,
    keys: {
      concurrencyKey: { kind: "derived", template: "order:{orderId}" },
      uniqueKey: { kind: "optional" },
      partitionKey: { kind: "required" },
    },
  },
  /**
   * Description of SPECIMEN_ANY.
   *
   * From `bindings.SPECIMEN_ANY` in tsumugi.config.yaml.
   */
  SPECIMEN_ANY: {
    name: "SPECIMEN_ANY",
    shardBinding: "TSUMUGI_SPECIMEN_ANY",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
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
  },
  /**
   * Description of SPECIMEN_ENTRYPOINT.
   *
   * From `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml.
   */
  SPECIMEN_ENTRYPOINT: {
    name: "SPECIMEN_ENTRYPOINT",
    shardBinding: "TSUMUGI_SPECIMEN_ENTRYPOINT",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
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
  },
  /**
   * Description of SPECIMEN_HTTP.
   *
   * From `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml.
   */
  SPECIMEN_HTTP: {
    name: "SPECIMEN_HTTP",
    shardBinding: "TSUMUGI_SPECIMEN_HTTP",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
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
  },
  /**
   * Description of SPECIMEN_SERVICE.
   *
   * From `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml.
   */
  SPECIMEN_SERVICE: {
    name: "SPECIMEN_SERVICE",
    shardBinding: "TSUMUGI_SPECIMEN_SERVICE",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: {
      kind: "exponential",
      baseMs: 1_000,
      factor: 2,
      maxMs: 3_600_000,
      jitter: true,
    },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
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
  },
} as const satisfies Readonly<Record<string, BindingDefinition>>;
