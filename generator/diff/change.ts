/** What a change is: one kind out of a closed list, of which programs can rely on every name. */

import type { JsonValue } from "../wrangler/print.ts";

/** Every kind of change and what it means. The names are stable: `--format json` prints them, docs/commands.md lists them. */
export const CHANGE_KINDS = {
  "binding-added": "A binding is new.",
  "binding-renamed": "A binding has another name; its jobs and their ids stay.",
  "binding-draining": "A binding gets no new jobs; those it has are finished.",
  "binding-restored": "A binding that was draining takes new jobs again.",
  "binding-deleted": "A binding goes, with every job in its shards.",
  "binding-gone": "A binding is not in the config, and the config does not say what becomes of it.",
  performer: "Somebody else does the work.",
  payload: "The shape of the payload.",
  "payload-version": "`payloadVersion`.",
  upgrade: "What brings older payloads up to date.",
  result: "The shape of the result.",
  queue: "The queue group of a binding.",
  index: "Payload fields that D1 can be searched by.",
  description: "A binding's description.",
  shards: "`shards`.",
  guarantee: "`guarantee`.",
  "requeue-unclaimed": "`requeueUnclaimed`.",
  "max-attempts": "`maxAttempts`.",
  backoff: "`backoff`.",
  timeout: "`timeoutMs`.",
  "reaper-grace": "`policy.reaperGraceMs`.",
  concurrency: "`policy.concurrency`.",
  rate: "`policy.rate`.",
  "per-key-concurrency": "`policy.perKeyConcurrency`.",
  "aging-interval": "`policy.agingIntervalMs`.",
  "unique-for": "`uniqueForMs`.",
  "sweep-after": "`sweepAfterMs`.",
  "failed-retention": "`failedRetentionMs`.",
  "concurrency-key": "`keys.concurrencyKey`.",
  "unique-key": "`keys.uniqueKey`.",
  "partition-key": "`keys.partitionKey`.",
  "queue-added": "A queue group is new.",
  "queue-removed": "A queue group goes; its queue stays on the platform.",
  "queue-name": "A queue group has another queue on the platform.",
  "max-batch-size": "`queues.*.maxBatchSize`.",
  "max-batch-timeout": "`queues.*.maxBatchTimeoutMs`.",
  "max-concurrency": "`queues.*.maxConcurrency`.",
  name: "The config's `name`.",
  output: "The folder of the generated files.",
  "import-extension": "How generated files name each other in imports.",
  retention: "When finished jobs are deleted from D1.",
  ejected: "Generated files that are the user's now.",
  producers: "Other Workers that enqueue.",
  auth: "Who may use the REST API and the dashboard.",
  analytics: "Where data points of finished minutes go.",
  features: "Parts of the generated code that only some projects get.",
  "environment-added": "A named environment is new.",
  "environment-removed": "A named environment goes.",
  "environment-keeps":
    "An environment has a value of its own, which the change of the same option elsewhere does not reach.",
  migration: "A D1 migration is added.",
  lifecycle: "A Durable Object class is declared, renamed or deleted in wrangler.jsonc.",
  "wrangler-entry": "Another entry of wrangler.jsonc is added, changed or removed.",
} as const satisfies Readonly<Record<string, string>>;

export type ChangeKind = keyof typeof CHANGE_KINDS;

/** One change and what follows from it. */
export interface Change {
  readonly kind: ChangeKind;
  /** What it is a change of: a binding's name, `queues.<group>`, a file, or the config's `name`. */
  readonly subject: string;
  /** The one environment that it is about; `null`: all of them. */
  readonly environment: string | null;
  /** Line of the config that it comes from, 1-based; `null` where there is none. */
  readonly line: number | null;
  /** As the last generation had it; `null` also for what was not there. */
  readonly before: JsonValue;
  readonly after: JsonValue;
  /** The change in a few words: `concurrency: 20 -> 40`. */
  readonly title: string;
  /** What it means, each a sentence or two. */
  readonly consequences: readonly string[];
}

/** A change as the rules make it; whoever compares adds where it is. */
export type Finding = Omit<Change, "subject" | "environment" | "line">;

/** True when two values are the same in everything that is written. */
export function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

/** A value of the model as JSON; members that are undefined are not there. */
export function jsonOf(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null)) as JsonValue;
}

/** Where a change is, in words. */
export function headingOf({
  subject,
  environment,
}: Pick<Change, "subject" | "environment">): string {
  const isOwn = environment === null || subject === `environments.${environment}`;
  return isOwn ? subject : `${subject} in ${environment}`;
}
