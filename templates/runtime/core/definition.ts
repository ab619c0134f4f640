/** What the config says about one binding, with every default resolved. Emitted as data by the generator. */

import { formatShardName } from "./job-id.ts";

/** What happens to an attempt whose performer falls silent (SPEC 6). */
export type Guarantee = "at-least-once" | "at-most-once";

/** The wait before the next attempt (SPEC 3). Times in milliseconds. */
export type Backoff =
  | {
      readonly kind: "exponential";
      readonly baseMs: number;
      readonly factor: number;
      readonly maxMs: number;
      readonly jitter: boolean;
    }
  | { readonly kind: "fixed"; readonly delayMs: number; readonly jitter: boolean };

/** A token bucket: `tokens` dispatches per `intervalMs`, at most `tokens` saved up (SPEC 4). */
export interface Rate {
  readonly tokens: number;
  readonly intervalMs: number;
}

/** Whether the caller passes a key, must, must not, or has it built from the payload (SPEC 8). */
export type KeyRule =
  | { readonly kind: "optional" }
  | { readonly kind: "required" }
  | { readonly kind: "forbidden" }
  /** `template` is literal text with `{path.to.field}` places, read from the payload. */
  | { readonly kind: "derived"; readonly template: string };

export interface KeyRules {
  readonly concurrencyKey: KeyRule;
  readonly uniqueKey: KeyRule;
  readonly partitionKey: KeyRule;
}

/** The declared policy of one binding. Numbers are the whole binding's; a shard takes its share (core/share.ts). */
export interface BindingDefinition {
  /** The binding's name in the config, for example `MAIL`. */
  readonly name: string;
  /**
   * The first part of every job id and of the names of the shards' objects, where it is not `name`: what a binding was
   * called before it was renamed. Ids live in users' databases and objects are found by their name, so both keep it for ever.
   */
  readonly idName?: string;
  /** Name of the Durable Object namespace in `env`. */
  readonly shardBinding: string;
  /** Name of the queue producer in `env`. */
  readonly queueBinding: string;
  readonly shards: number;
  /** The largest number of shards ever, where it is above `shards`: those beyond get no new jobs and drain. */
  readonly everShards?: number;
  /** The binding is being given up: its jobs still run and can be looked after, but none is added. */
  readonly draining?: true;
  readonly guarantee: Guarantee;
  readonly requeueUnclaimed: boolean;
  readonly maxAttempts: number;
  readonly backoff: Backoff;
  readonly timeoutMs: number;
  readonly reaperGraceMs: number;
  readonly concurrency: number;
  readonly rate: Rate | null;
  readonly perKeyConcurrency: number;
  /** `null` = strict priorities, no aging. */
  readonly agingIntervalMs: number | null;
  readonly uniqueForMs: number;
  readonly sweepAfterMs: number;
  readonly failedRetentionMs: number;
  /** Version of the payloads that are enqueued now; absent: 1. Jobs that wait may carry older ones. */
  readonly payloadVersion?: number;
  readonly keys: KeyRules;
}

/** What has to be known about a binding to enqueue to it; the rest is for its shards and the consumer. */
export type EnqueueDefinition = Pick<
  BindingDefinition,
  "name" | "idName" | "shardBinding" | "shards" | "draining" | "payloadVersion" | "keys"
>;

/** What the binding is called in ids and names of objects. */
export function idNameOf(definition: Pick<BindingDefinition, "name" | "idName">): string {
  return definition.idName ?? definition.name;
}

/** How many shards may hold jobs: those of today, and those left over from a larger count. */
export function shardsEver({ shards, everShards }: BindingDefinition): number {
  return Math.max(shards, everShards ?? 0);
}

/** The names of the objects of all those shards, in order. */
export function shardNames(definition: BindingDefinition): string[] {
  return Array.from({ length: shardsEver(definition) }, (_, shard) =>
    formatShardName(idNameOf(definition), shard),
  );
}
