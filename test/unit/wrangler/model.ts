import { bindingNames, queueNames } from "../../../generator/model/names.ts";
import type { Binding, BindingOverride, Model } from "../../../generator/model/model.ts";

/** A model with the given bindings and queue groups; the rest is of no interest to wrangler.jsonc. */
export function modelWith(
  bindings: readonly string[],
  groups: readonly string[] = ["default"],
): Model {
  return {
    name: "shop-jobs",
    configFile: "tsumugi.config.yaml",
    output: "generated",
    importExtension: ".ts",
    bindings: bindings.map(binding),
    queues: groups.map((name) => ({
      name,
      ...queueNames("shop-jobs", name),
      maxBatchSize: 100,
      maxBatchTimeoutMs: 0,
      maxConcurrency: null,
    })),
    retention: { olderThanMs: 604_800_000, limit: 1000, cron: "*/7 * * * *" },
    ejected: [],
    removed: [],
    environments: [],
  };
}

/** The same model with environments, each with what its bindings do otherwise. */
export function withEnvironments(
  model: Model,
  environments: Readonly<Record<string, readonly BindingOverride[]>>,
): Model {
  const list = Object.entries(environments).map(([name, overrides]) => ({ name, overrides }));
  return { ...model, environments: list };
}

function binding(name: string): Binding {
  const names = bindingNames(name);
  return {
    name,
    description: null,
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
    definition: {
      name,
      shardBinding: names.shardBinding,
      queueBinding: "TSUMUGI_QUEUE_DEFAULT",
      shards: 1,
      guarantee: "at-least-once",
      requeueUnclaimed: false,
      maxAttempts: 3,
      backoff: { kind: "fixed", delayMs: 1000, jitter: false },
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
  };
}
