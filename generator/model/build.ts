/** Spec -> Model: every default resolved, `defaults:` merged into each binding, all names derived. */

import type {
  BindingDefinition,
  KeyRule,
  KeyRules,
} from "../../templates/runtime/core/definition.ts";
import type { SpecBinding } from "../spec/binding.ts";
import type { Spec } from "../spec/config.ts";
import {
  BINDING_DEFAULTS,
  EXPONENTIAL_DEFAULTS,
  OUTPUT_DEFAULT,
  POLICY_DEFAULTS,
  QUEUE_DEFAULTS,
  RETENTION_DEFAULTS,
} from "../spec/defaults.ts";
import type { Places } from "../spec/places.ts";
import type {
  Auth,
  Binding,
  Environment,
  ImportExtension,
  Model,
  QueueGroup,
  Retention,
} from "./model.ts";
import { overrideOf, writtenIn } from "./environments.ts";
import { bindingNames, DEFAULT_QUEUE_GROUP, queueNames, type BindingNames } from "./names.ts";

import { performerSource, withoutOtherPerformer } from "./performer-source.ts";

/** What the model takes from outside the config. */
export interface BuildOptions {
  readonly importExtension: ImportExtension;
}

/** The frozen model. Whether it makes sense is for the rules to say. */
export function buildModel(spec: Spec, file: string, places: Places, options: BuildOptions): Model {
  const bindings = Object.entries(spec.bindings).map(([name, written]) =>
    buildBinding(name, mergeDefaults(written, spec.defaults ?? {}), spec, places),
  );
  const environments = buildEnvironments(spec, bindings, places);
  const written = Object.entries(spec.environments ?? {});
  return deepFreeze({
    name: spec.name,
    configFile: file,
    output: spec.output ?? OUTPUT_DEFAULT,
    importExtension: options.importExtension,
    bindings,
    queues: buildQueues(spec, bindings),
    retention: buildRetention(spec, bindings, environments),
    ejected: spec.ejected ?? [],
    removed: Object.entries(spec.removed ?? {}).map(([name, how]) => ({ name, how })),
    environments,
    environmentsWithoutJobs: written.filter(([, { jobs }]) => jobs === false).map(([name]) => name),
    producers: (spec.producers ?? []).map(({ wrangler, out, bindings = null }) => ({
      wrangler,
      out,
      bindings,
    })),
    features: {
      testing: spec.testing ?? false,
      api: spec.api ?? false,
      dashboard: spec.dashboard ?? false,
      access: spec.api === true && spec.auth?.access !== undefined,
    },
    auth: buildAuth(spec),
    analytics: spec.analytics ?? null,
  });
}

/** `policy` and `keys` are merged option by option; everything else is taken whole from the nearer side. */
function mergeDefaults(written: SpecBinding, defaults: SpecBinding): SpecBinding {
  return {
    ...withoutOtherPerformer(defaults, written),
    ...written,
    policy: { ...defaults.policy, ...written.policy },
    keys: { ...defaults.keys, ...written.keys },
  };
}

function buildBinding(name: string, written: SpecBinding, spec: Spec, places: Places): Binding {
  const names = bindingNames(name);
  const queue = written.queue ?? DEFAULT_QUEUE_GROUP;
  return {
    name,
    description: written.description?.trim() ?? null,
    names,
    origin: { line: places.key(["bindings", name]).line },
    performer: performerSource(written, names),
    payload: written.payload ?? { kind: "any" },
    result: written.result ?? null,
    definition: buildDefinition(name, written, names, queueNames(spec.name, queue).producerBinding),
    queue,
    index: written.index ?? [],
    payloadVersion: written.payloadVersion ?? 1,
    upgrade: written.upgrade ?? null,
    renamedFrom: written.renamedFrom ?? null,
  };
}

/** Bindings that do not exist are for the rules to name. */
function buildEnvironments(
  spec: Spec,
  bindings: readonly Binding[],
  places: Places,
): readonly Environment[] {
  const written = Object.entries(spec.environments ?? {}).filter(([, { jobs }]) => jobs !== false);
  return written.map(([name, { bindings: overrides = {} }]) => ({
    name,
    overrides: bindings.flatMap((everywhere) => {
      const override = Object.hasOwn(overrides, everywhere.name)
        ? overrides[everywhere.name]
        : undefined;
      if (override === undefined) return [];
      const written = writtenIn(spec.bindings[everywhere.name] ?? {}, override);
      const merged = mergeDefaults(written, spec.defaults ?? {});
      return overrideOf(everywhere, buildBinding(everywhere.name, merged, spec, places));
    }),
  }));
}

function buildDefinition(
  name: string,
  written: SpecBinding,
  names: BindingNames,
  queueBinding: string,
): BindingDefinition {
  const policy = written.policy ?? {};
  const shards = written.shards ?? BINDING_DEFAULTS.shards;
  return {
    name,
    shardBinding: names.shardBinding,
    queueBinding,
    shards,
    guarantee: written.guarantee ?? BINDING_DEFAULTS.guarantee,
    requeueUnclaimed: written.requeueUnclaimed ?? BINDING_DEFAULTS.requeueUnclaimed,
    maxAttempts: written.maxAttempts ?? BINDING_DEFAULTS.maxAttempts,
    backoff: written.backoff ?? { ...EXPONENTIAL_DEFAULTS },
    timeoutMs: written.timeoutMs ?? BINDING_DEFAULTS.timeoutMs,
    reaperGraceMs: policy.reaperGraceMs ?? POLICY_DEFAULTS.reaperGraceMs,
    concurrency: policy.concurrency ?? POLICY_DEFAULTS.concurrency,
    rate: policy.rate ?? POLICY_DEFAULTS.rate,
    perKeyConcurrency: policy.perKeyConcurrency ?? POLICY_DEFAULTS.perKeyConcurrency,
    // `null` is a value of its own here: strict priorities.
    agingIntervalMs:
      policy.agingIntervalMs === undefined
        ? POLICY_DEFAULTS.agingIntervalMs
        : policy.agingIntervalMs,
    uniqueForMs: written.uniqueForMs ?? BINDING_DEFAULTS.uniqueForMs,
    sweepAfterMs: written.sweepAfterMs ?? BINDING_DEFAULTS.sweepAfterMs,
    failedRetentionMs: written.failedRetentionMs ?? BINDING_DEFAULTS.failedRetentionMs,
    ...((written.payloadVersion ?? 1) === 1 ? {} : { payloadVersion: written.payloadVersion ?? 1 }),
    keys: buildKeys(written, shards),
  };
}

function buildKeys(written: SpecBinding, shards: number): KeyRules {
  const optional: KeyRule = { kind: "optional" };
  return {
    concurrencyKey: written.keys?.concurrencyKey ?? optional,
    uniqueKey: written.keys?.uniqueKey ?? optional,
    partitionKey: written.keys?.partitionKey ?? { kind: shards > 1 ? "required" : "forbidden" },
  };
}

function buildAuth({ auth }: Spec): Auth | null {
  if (auth === undefined) return null;
  const { bearer, access = null, readOnly } = auth;
  return {
    bearer: bearer === undefined ? null : { secret: bearer.secret, cookie: bearer.cookie ?? null },
    access,
    readOnly:
      readOnly === undefined
        ? null
        : { secret: readOnly.secret, hidePayloads: readOnly.hidePayloads ?? false },
  };
}

function buildQueues(spec: Spec, bindings: readonly Binding[]): readonly QueueGroup[] {
  const written = spec.queues ?? {};
  const declared = Object.keys(written);
  const implied =
    !declared.includes(DEFAULT_QUEUE_GROUP) &&
    bindings.some((binding) => binding.queue === DEFAULT_QUEUE_GROUP);
  const groups = implied ? [DEFAULT_QUEUE_GROUP, ...declared] : declared;
  return groups.map((name) => ({
    name,
    ...queueNames(spec.name, name),
    maxBatchSize: written[name]?.maxBatchSize ?? QUEUE_DEFAULTS.maxBatchSize,
    maxBatchTimeoutMs: written[name]?.maxBatchTimeoutMs ?? QUEUE_DEFAULTS.maxBatchTimeoutMs,
    maxConcurrency: written[name]?.maxConcurrency ?? QUEUE_DEFAULTS.maxConcurrency,
  }));
}

function buildRetention(
  spec: Spec,
  bindings: readonly Binding[],
  environments: readonly Environment[],
): Retention {
  const { olderThanMs, limit, cron } = spec.retention ?? {};
  const overrides = environments.flatMap((environment) => environment.overrides);
  const kept = [...bindings, ...overrides].flatMap(
    ({ definition }) => definition.failedRetentionMs ?? [],
  );
  return {
    olderThanMs:
      olderThanMs ?? (kept.length === 0 ? BINDING_DEFAULTS.failedRetentionMs : Math.min(...kept)),
    limit: limit ?? RETENTION_DEFAULTS.limit,
    cron: cron ?? RETENTION_DEFAULTS.cron,
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
