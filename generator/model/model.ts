/**
 * What the config means, with every default resolved: the one contract between the reader and the emitters.
 * Emitters never see YAML or zod, and the reader never sees TypeScript. A model is deeply frozen.
 */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import type { HttpTarget } from "../../templates/runtime/performers/http-target.ts";
import type { BindingNames } from "./names.ts";

/** How the generated files name each other: follows the user's tsconfig. */
export type ImportExtension = ".ts" | ".js";

/** The whole config. */
export interface Model {
  /** The config's `name`: first part of the queue names and the name of the D1 database. */
  readonly name: string;
  /** Path of the config file as it was given, for origin comments. */
  readonly configFile: string;
  /** Folder of the generated files, project-relative with `/`. */
  readonly output: string;
  readonly importExtension: ImportExtension;
  /** In the order of the config. */
  readonly bindings: readonly Binding[];
  /** In the order of the config; `default` stands first when a binding uses it and the config does not declare it. */
  readonly queues: readonly QueueGroup[];
  readonly retention: Retention;
  /** Generated files that are the user's now, relative to `output`. */
  readonly ejected: readonly string[];
  /** In the order of the config. */
  readonly removed: readonly RemovedBinding[];
  /** In the order of the config. */
  readonly environments: readonly Environment[];
  /** Names of environments of wrangler.jsonc in which no jobs run. */
  readonly environmentsWithoutJobs: readonly string[];
  /** In the order of the config. */
  readonly producers: readonly Producer[];
  readonly features: Features;
  /** `null`: nobody may use the API. */
  readonly auth: Auth | null;
  /** `null`: finished minutes are written nowhere else. */
  readonly analytics: Analytics | null;
}

/** Where the shards' finished minutes go. */
export interface Analytics {
  /** A dataset of Workers Analytics Engine. */
  readonly dataset: string;
}

/** Ways to use the API. */
export interface Auth {
  readonly bearer: { readonly secret: string; readonly cookie: string | null } | null;
  readonly access: { readonly teamDomain: string; readonly aud: string } | null;
  readonly readOnly: { readonly secret: string; readonly hidePayloads: boolean } | null;
}

/** What is generated only where the config asks for it. */
export interface Features {
  /** The kit for the user's own tests. */
  readonly testing: boolean;
  /** The REST API. */
  readonly api: boolean;
  /** The API takes the JWTs of Cloudflare Access. */
  readonly access: boolean;
  /** The page at /dashboard. */
  readonly dashboard: boolean;
}

/** A named environment: the same code with Durable Objects, queues and a database of its own, perhaps with another policy. */
export interface Environment {
  readonly name: string;
  /** In the order of the config; only what differs. */
  readonly overrides: readonly BindingOverride[];
}

/** Another Worker that enqueues. Paths are project-relative with `/`, without a leading `./`; they may start with `../`. */
export interface Producer {
  /** Its wrangler.jsonc. */
  readonly wrangler: string;
  /** Folder of its client. */
  readonly out: string;
  /** Names of what it enqueues; `null`: every binding. */
  readonly bindings: readonly string[] | null;
}

/** What one binding does otherwise in one environment. */
export interface BindingOverride {
  readonly binding: string;
  readonly definition: Partial<BindingDefinition>;
  /** The Worker that does the work there; `null`: the same as everywhere. */
  readonly service: ServicePerformer | null;
}

/** A binding that the config no longer has, and what becomes of its jobs. */
export interface RemovedBinding {
  readonly name: string;
  readonly how: "drain" | "delete";
}

/** One kind of job. */
export interface Binding {
  readonly name: string;
  readonly description: string | null;
  readonly names: BindingNames;
  readonly origin: Origin;
  readonly performer: PerformerSource;
  readonly payload: PayloadSource;
  readonly result: PayloadSource | null;
  readonly definition: BindingDefinition;
  /** Name of its queue group. */
  readonly queue: string;
  /** Top-level payload fields that become searchable columns in D1. */
  readonly index: readonly string[];
  /** Raised with each change of the payload that jobs which wait do not fit. */
  readonly payloadVersion: number;
  /** What brings older payloads up to date; null hands them on as they are. */
  readonly upgrade: ModuleExport | null;
  /** What the config says that it was called before. */
  readonly renamedFrom: string | null;
}

/** Where a declaration stands in the config. */
export interface Origin {
  /** 1-based. */
  readonly line: number;
}

/** One export of a user's module. */
export interface ModuleExport {
  /** Project-relative with `/`, without a leading `./`; may start with `../`. */
  readonly module: string;
  readonly exportName: string;
}

/** Another Worker. */
export interface ServicePerformer {
  readonly kind: "service";
  /** Its name. */
  readonly service: string;
  /** `null`: its default export. */
  readonly entrypoint: string | null;
  readonly environment: string | null;
}

/** Who does a binding's work. */
export type PerformerSource =
  | ({ readonly kind: "function" } & ModuleExport)
  /** A class extending WorkerEntrypoint. Known only once its module has been read; until then it is `function`. */
  | ({ readonly kind: "entrypoint" } & ModuleExport)
  | ServicePerformer
  | ({ readonly kind: "http" } & HttpTarget);

/** Where a payload's or result's shape comes from. */
export type PayloadSource =
  | { readonly kind: "schema"; readonly schema: JsonSchema }
  | ({ readonly kind: "zod" } & ModuleExport)
  /** Not declared: any JSON value. */
  | { readonly kind: "any" };

/** Bindings that share one queue and so one consumer. */
export interface QueueGroup {
  readonly name: string;
  /** Name of the queue on the platform. */
  readonly queueName: string;
  /** Name of the producer in `env`. */
  readonly producerBinding: string;
  readonly maxBatchSize: number;
  /** Whole seconds, as the platform takes nothing finer. */
  readonly maxBatchTimeoutMs: number;
  /** `null` lets the platform scale the consumer. */
  readonly maxConcurrency: number | null;
}

/** What the cron trigger deletes from D1. */
export interface Retention {
  readonly olderThanMs: number;
  /** Most rows deleted by one run. */
  readonly limit: number;
  readonly cron: string;
}
