/** Small models for tests: the defaults of the config, and what a test wants otherwise. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import type { Binding, Model, QueueGroup } from "../../generator/model/model.ts";
import { bindingNames, queueNames } from "../../generator/model/names.ts";

type DefinitionPart = Partial<Omit<BindingDefinition, "keys">> & {
  readonly keys?: Partial<BindingDefinition["keys"]>;
};

/** A binding with the defaults of the config. */
export function binding(
  name: string,
  part: Partial<Omit<Binding, "definition">> & { readonly definition?: DefinitionPart } = {},
): Binding {
  const names = bindingNames(name);
  return {
    name,
    description: `Description of ${name}.`,
    names,
    origin: { line: 1 },
    performer: {
      kind: "function",
      module: `src/performers/${names.kebab}.ts`,
      exportName: "default",
    },
    payload: { kind: "any" },
    result: null,
    queue: "default",
    index: [],
    payloadVersion: 1,
    upgrade: null,
    renamedFrom: null,
    ...part,
    definition: {
      name,
      shardBinding: names.shardBinding,
      queueBinding: "TSUMUGI_QUEUE_DEFAULT",
      shards: 1,
      guarantee: "at-least-once",
      requeueUnclaimed: false,
      maxAttempts: 5,
      backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 3_600_000, jitter: true },
      timeoutMs: 60_000,
      reaperGraceMs: 30_000,
      concurrency: 100,
      rate: null,
      perKeyConcurrency: 1,
      agingIntervalMs: 60_000,
      uniqueForMs: 86_400_000,
      sweepAfterMs: 300_000,
      failedRetentionMs: 604_800_000,
      ...part.definition,
      keys: {
        concurrencyKey: { kind: "optional" },
        uniqueKey: { kind: "optional" },
        partitionKey: { kind: "forbidden" },
        ...part.definition?.keys,
      },
    },
  };
}

/** A queue group with the defaults of the config. */
export function queue(name: string, project = "shop"): QueueGroup {
  const { queueName, producerBinding } = queueNames(project, name);
  return {
    name,
    queueName,
    producerBinding,
    maxBatchSize: 100,
    maxBatchTimeoutMs: 0,
    maxConcurrency: null,
  };
}

/** A model of a shop with these bindings. */
export function model(bindings: readonly Binding[], part: Partial<Model> = {}): Model {
  return {
    name: "shop",
    configFile: "tsumugi.config.yaml",
    output: "generated",
    importExtension: ".ts",
    bindings,
    queues: [queue("default")],
    retention: { olderThanMs: 604_800_000, limit: 1_000, cron: "*/5 * * * *" },
    ejected: [],
    removed: [],
    environments: [],
    environmentsWithoutJobs: [],
    producers: [],
    features: { testing: false, api: false, dashboard: false, access: false },
    auth: null,
    analytics: null,
    ...part,
  };
}
