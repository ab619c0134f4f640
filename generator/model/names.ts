/** Every name that is derived from the config. A name that users can see is made here and nowhere else. */

/** Name of the D1 database in `env`. */
export const DATABASE_BINDING = "TSUMUGI_DB";
/** Name of the Analytics Engine dataset in `env`. */
export const ANALYTICS_BINDING = "TSUMUGI_ANALYTICS";
/** The D1 table that lists and searches read. */
export const JOBS_TABLE = "tsumugi_jobs";
/** The queue group of a binding that names none. */
export const DEFAULT_QUEUE_GROUP = "default";

/** Shape of a binding's name. */
export const BINDING_NAME_PATTERN = /^[A-Z][A-Z0-9_]*$/;
export const BINDING_NAME_LIMIT = 40;

/** What one binding is called in the generated code and in `env`. For `IMAGE_RESIZE`: */
export interface BindingNames {
  /** `imageResize` */
  readonly camel: string;
  /** `image-resize` */
  readonly kebab: string;
  /** `ImageResize` */
  readonly pascal: string;
  /** `ImageResizeShard`, the Durable Object class. */
  readonly shardClass: string;
  /** `TSUMUGI_IMAGE_RESIZE`, the Durable Object namespace in `env`. */
  readonly shardBinding: string;
  /** `TSUMUGI_SERVICE_IMAGE_RESIZE`, the service binding in `env` of a performer in another Worker. */
  readonly serviceBinding: string;
  /** `ImageResizePayload` */
  readonly payloadType: string;
  /** `ImageResizeResult` */
  readonly resultType: string;
  /** `ImageResizeEnqueueOptions` */
  readonly enqueueOptionsType: string;
  /** `imageResizePayloadSchema`, the value that checks payloads at run time. */
  readonly payloadSchema: string;
  /** `imageResizeResultSchema` */
  readonly resultSchema: string;
  /** `upgradeImageResize`, the local name under which what upgrades older payloads is imported. */
  readonly upgradeImport: string;
  /** `performImageResize`, the local name under which the performer is imported. */
  readonly performerImport: string;
}

/** All names of one binding. */
export function bindingNames(binding: string): BindingNames {
  const words = binding
    .toLowerCase()
    .split("_")
    .filter((word) => word !== "");
  const pascal = words.map(capitalised).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    camel,
    kebab: words.join("-"),
    pascal,
    shardClass: `${pascal}Shard`,
    shardBinding: `TSUMUGI_${binding}`,
    serviceBinding: `TSUMUGI_SERVICE_${binding}`,
    payloadType: `${pascal}Payload`,
    resultType: `${pascal}Result`,
    enqueueOptionsType: `${pascal}EnqueueOptions`,
    payloadSchema: `${camel}PayloadSchema`,
    resultSchema: `${camel}ResultSchema`,
    upgradeImport: `upgrade${pascal}`,
    performerImport: `perform${pascal}`,
  };
}

/** Names of one queue group: its queue on the platform and its producer in `env`. */
export function queueNames(
  config: string,
  group: string,
): { readonly queueName: string; readonly producerBinding: string } {
  return {
    queueName: queueName(config, null, group),
    producerBinding: `TSUMUGI_QUEUE_${group.toUpperCase().replaceAll("-", "_")}`,
  };
}

/** Most characters of a queue's name. */
export const QUEUE_NAME_LIMIT = 63;

/** Name of a group's queue on the platform; a named environment has queues of its own. */
export function queueName(config: string, environment: string | null, group: string): string {
  return `${databaseName(config, environment)}-${group}`;
}

/** Name of the D1 database on the platform; a named environment has one of its own. */
export function databaseName(config: string, environment: string | null): string {
  return environment === null ? config : `${config}-${environment}`;
}

/** The variable in `env` that says which environment of the config a Worker runs in. */
export const ENVIRONMENT_VARIABLE = "TSUMUGI_ENVIRONMENT";

/** Name of the Durable Object instance that holds one shard, and the first part of its jobs' ids. */
export function shardInstanceName(binding: string, shard: number): string {
  return `${binding}#${shard}`;
}

/** Where a binding's performer is looked for when the config does not say. */
export function defaultPerformerModule(names: BindingNames): string {
  return `src/performers/${names.kebab}.ts`;
}

/**
 * The spelling by which two bindings are the same: class names, file names and `env` names that differ only in
 * case or underscores would be one name on some file systems, and are one name to a reader.
 */
export function collisionKey(binding: string): string {
  return binding.replaceAll("_", "").toLowerCase();
}

/** Bindings whose derived names would be those of the fixed parts of the generated code, with the name they take. */
export const RESERVED_BINDINGS: ReadonlyMap<string, string> = new Map([
  ["JOB", "the class JobShard of the runtime"],
  ["CONTROL", "the type ControlResult of the runtime"],
  ["DB", `the D1 database ${DATABASE_BINDING}`],
  ["ENVIRONMENT", `the variable ${ENVIRONMENT_VARIABLE}`],
  ["ANALYTICS", `the Analytics Engine dataset ${ANALYTICS_BINDING}`],
]);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
