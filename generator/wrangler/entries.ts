/** What a model wants to stand in wrangler.jsonc. */

import { DATABASE_BINDING, databaseName } from "../model/names.ts";
import type { Binding, Model, PerformerSource, QueueGroup } from "../model/model.ts";
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

type ServicePerformer = Extract<PerformerSource, { readonly kind: "service" }>;

/** A list of wrangler.jsonc that holds entries of ours. */
export interface EntryList {
  readonly path: readonly string[];
  readonly identityField: string;
  readonly entries: readonly Entry[];
}

export function durableObjectList(model: Model): EntryList {
  return {
    path: ["durable_objects", "bindings"],
    identityField: "name",
    entries: model.bindings.map(({ names }: Binding) =>
      entry(names.shardBinding, { name: names.shardBinding, class_name: names.shardClass }),
    ),
  };
}

export function producerList(model: Model): EntryList {
  return {
    path: ["queues", "producers"],
    identityField: "binding",
    entries: model.queues.map(({ producerBinding, queueName }) =>
      entry(producerBinding, { binding: producerBinding, queue: queueName }),
    ),
  };
}

export function consumerList(model: Model): EntryList {
  return {
    path: ["queues", "consumers"],
    identityField: "queue",
    entries: model.queues.map(consumer),
  };
}

/** The Workers that do the work of bindings with `service`. */
export function serviceList(model: Model): EntryList {
  return {
    path: ["services"],
    identityField: "binding",
    entries: model.bindings.flatMap(({ names, performer }) =>
      performer.kind === "service" ? [service(names.serviceBinding, performer)] : [],
    ),
  };
}

export function databaseList(model: Model): EntryList {
  return {
    path: ["d1_databases"],
    identityField: "binding",
    entries: [
      {
        identity: DATABASE_BINDING,
        // Another name would be another, empty database: it is chosen once and then never touched.
        firstFields: { binding: DATABASE_BINDING, database_name: databaseName(model.name) },
        fields: { migrations_dir: `${model.output}/migrations` },
        absentFields: [],
      },
    ],
  };
}

/** What a new wrangler.jsonc begins with. */
export function newFileHead(model: Model): Readonly<Record<string, JsonValue>> {
  return {
    $schema: "./node_modules/wrangler/config-schema.json",
    name: model.name,
    main: `${model.output}/worker.ts`,
    compatibility_date: COMPATIBILITY_DATE,
  };
}

function consumer(group: QueueGroup): Entry {
  const fields = {
    queue: group.queueName,
    max_batch_size: group.maxBatchSize,
    max_batch_timeout: Math.ceil(group.maxBatchTimeoutMs / 1000),
    // The shard owns retries; a redelivered message would only be refused as stale.
    max_retries: 0,
  };
  return group.maxConcurrency === null
    ? { ...entry(group.queueName, fields), absentFields: ["max_concurrency"] }
    : entry(group.queueName, { ...fields, max_concurrency: group.maxConcurrency });
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
