/** What has to be known about each binding to enqueue to it. */

import type { EnqueueDefinition } from "../runtime/core/definition.ts";

export const definitions = {
  /**
   * Description of SPECIMEN.
   *
   * From `bindings.SPECIMEN` in tsumugi.config.yaml.
   */
  SPECIMEN: {
    name: "SPECIMEN",
    shardBinding: "TSUMUGI_SPECIMEN",
    shards: 1,
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
    shards: 2,
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
    shards: 1,
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
    shards: 1,
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
    shards: 1,
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
    shards: 1,
    keys: {
      concurrencyKey: { kind: "optional" },
      uniqueKey: { kind: "optional" },
      partitionKey: { kind: "forbidden" },
    },
  },
} as const satisfies Readonly<Record<string, EnqueueDefinition>>;
