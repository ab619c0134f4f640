/** What a model wants to stand in wrangler.jsonc. */

import { ANALYTICS_BINDING, DATABASE_BINDING, databaseName, queueName } from "../model/names.ts";
import type { Binding, Environment, Model, QueueGroup, ServicePerformer } from "../model/model.ts";
import type { JsonValue } from "./print.ts";

/** Newest behaviour of the platform that the generated code was tested with. */
export const COMPATIBILITY_DATE = "2026-10-01";

/** One object in a list of wrangler.jsonc. */
export interface Entry {
  /** Value of the list's identifying field. */
  readonly identity: string;
  /** Fields that are ours: set again whenever they differ. Other fields of the entry are the user's. */
  readonly fields: Readonly<Record<string, JsonValue>>;
  /** Fields that are set once, when the entry is made, and are the user's (and wrangler's) from then on. */
  readonly firstFields: Readonly<Record<string, JsonValue>>;
  /** Fields that must not be there. */
  readonly absentFields: readonly string[];
}

/** A list of wrangler.jsonc that holds entries of ours. */
export interface EntryList {
  readonly path: readonly string[];
  readonly identityField: string;
  readonly entries: readonly Entry[];
}

/** Where an environment is described: for `null` the file as a whole, else its part of `env`. */
export function blockPath(environment: Environment | null): readonly string[] {
  return environment === null ? [] : ["env", environment.name];
}

export function durableObjectList(model: Model, environment: Environment | null): EntryList {
  return {
    path: [...blockPath(environment), "durable_objects", "bindings"],
    identityField: "name",
    entries: model.bindings.map(({ names }: Binding) =>
      entry(names.shardBinding, { name: names.shardBinding, class_name: names.shardClass }),
    ),
  };
}

export function producerList(model: Model, environment: Environment | null): EntryList {
  return {
    path: [...blockPath(environment), "queues", "producers"],
    identityField: "binding",
    entries: model.queues.map((group) => {
      const { producerBinding } = group;
      const queue = queueIn(group, model, environment);
      return entry(producerBinding, { binding: producerBinding, queue });
    }),
  };
}

export function consumerList(model: Model, environment: Environment | null): EntryList {
  return {
    path: [...blockPath(environment), "queues", "consumers"],
    identityField: "queue",
    entries: model.queues.map((group) => consumer(group, queueIn(group, model, environment))),
  };
}

function queueIn(group: QueueGroup, model: Model, environment: Environment | null): string {
  return environment === null
    ? group.queueName
    : queueName(model.name, environment.name, group.name);
}

/** The Workers that do the work of bindings with `service`. */
export function serviceList(model: Model, environment: Environment | null): EntryList {
  const others = new Map(environment?.overrides.map(({ binding, service }) => [binding, service]));
  return {
    path: [...blockPath(environment), "services"],
    identityField: "binding",
    entries: model.bindings.flatMap(({ name, names, performer }) =>
      performer.kind === "service"
        ? [service(names.serviceBinding, others.get(name) ?? performer)]
        : [],
    ),
  };
}

export function databaseList(model: Model, environment: Environment | null): EntryList {
  return {
    path: [...blockPath(environment), "d1_databases"],
    identityField: "binding",
    entries: [
      {
        identity: DATABASE_BINDING,
        // Another name would be another, empty database: it is chosen once and then never touched.
        firstFields: {
          binding: DATABASE_BINDING,
          database_name: databaseName(model.name, environment?.name ?? null),
        },
        fields: { migrations_dir: `${model.output}/migrations` },
        absentFields: [],
      },
    ],
  };
}

/** The dataset of finished minutes; the same one everywhere, as its data points name their environment. */
export function datasetList({ analytics }: Model, environment: Environment | null): EntryList {
  return {
    path: [...blockPath(environment), "analytics_engine_datasets"],
    identityField: "binding",
    entries:
      analytics === null
        ? []
        : [entry(ANALYTICS_BINDING, { binding: ANALYTICS_BINDING, dataset: analytics.dataset })],
  };
}

/** What a new wrangler.jsonc begins with. */
export function newFileHead(name: string, main: string): Readonly<Record<string, JsonValue>> {
  return {
    $schema: "./node_modules/wrangler/config-schema.json",
    name,
    main,
    compatibility_date: COMPATIBILITY_DATE,
  };
}

function consumer(group: QueueGroup, queue: string): Entry {
  const fields = {
    queue,
    max_batch_size: group.maxBatchSize,
    max_batch_timeout: Math.ceil(group.maxBatchTimeoutMs / 1000),
    // The shard owns retries; a redelivered message would only be refused as stale.
    max_retries: 0,
  };
  return group.maxConcurrency === null
    ? { ...entry(queue, fields), absentFields: ["max_concurrency"] }
    : entry(queue, { ...fields, max_concurrency: group.maxConcurrency });
}

function service(
  binding: string,
  { service: worker, entrypoint, environment }: ServicePerformer,
): Entry {
  const optional = { entrypoint, environment };
  const given = Object.entries(optional).filter(([, value]) => value !== null);
  return {
    ...entry(binding, { binding, service: worker, ...Object.fromEntries(given) }),
    absentFields: Object.keys(optional).filter((key) => !given.some(([name]) => name === key)),
  };
}

function entry(identity: string, fields: Readonly<Record<string, JsonValue>>): Entry {
  return { identity, fields, firstFields: {}, absentFields: [] };
}
