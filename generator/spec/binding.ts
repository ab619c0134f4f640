/** One entry of `bindings`, and `defaults`, which has the same shape. */

import { z } from "zod";
import { DURATION_LIMIT_MS, MAX_ATTEMPTS_LIMIT } from "../../templates/runtime/core/limits.ts";
import { backoff } from "./backoff.ts";
import { BINDING_DEFAULTS, EXPONENTIAL_DEFAULTS } from "./defaults.ts";
import { keysSchema } from "./keys.ts";
import { SHARDS_LIMIT } from "./limits.ts";
import { moduleReference } from "./module-reference.ts";
import { choice, duration, flag, integer, text } from "./option.ts";
import { payloadSource } from "./payload.ts";
import { httpSchema, serviceSchema } from "./performer.ts";
import { policySchema } from "./policy.ts";

/** A kind of job. Every option can be left out. */
export const bindingSchema = z
  .strictObject({
    description: text({
      description: "What the job does; becomes the docstring of the generated code.",
    }).optional(),
    performer: moduleReference({
      exportRequired: false,
      description:
        "The module that does the work, relative to this file: `path` for its default export, or `path#export`; a function, or a class extending WorkerEntrypoint with `perform(payload, ctx)`. Without it `src/performers/<name-in-kebab-case>.ts`.",
    }).optional(),
    service: serviceSchema.optional(),
    http: httpSchema.optional(),
    payload: payloadSource({
      description:
        "Shape of what is enqueued: an inline JSON Schema, or `{ zod: path#export }`. Without it any JSON value.",
    }).optional(),
    result: payloadSource({
      description:
        "Shape of what the performer returns: an inline JSON Schema, or `{ zod: path#export }`. Without it any JSON value.",
    }).optional(),
    policy: policySchema.optional(),
    keys: keysSchema.optional(),
    guarantee: choice(["at-least-once", "at-most-once"], {
      default: BINDING_DEFAULTS.guarantee,
      description:
        "What happens when a performer falls silent: `at-least-once` tries again, `at-most-once` stops and waits for a person.",
    }).optional(),
    requeueUnclaimed: flag({
      default: BINDING_DEFAULTS.requeueUnclaimed,
      description:
        "With `at-most-once`: an attempt that nobody has claimed has certainly not started and is tried again.",
    }).optional(),
    maxAttempts: integer({
      minimum: 1,
      maximum: MAX_ATTEMPTS_LIMIT,
      default: BINDING_DEFAULTS.maxAttempts,
      description: "Attempts before a job counts as failed, the first one included.",
    }).optional(),
    backoff: backoff({
      default: EXPONENTIAL_DEFAULTS,
      description: "The wait before the next attempt: `kind: exponential` or `kind: fixed`.",
    }).optional(),
    timeoutMs: duration({
      minimum: 1,
      maximum: DURATION_LIMIT_MS,
      default: BINDING_DEFAULTS.timeoutMs,
      description: "How long one attempt may run, at most 14 minutes.",
    }).optional(),
    uniqueForMs: duration({
      minimum: 1,
      maximum: DURATION_LIMIT_MS,
      default: BINDING_DEFAULTS.uniqueForMs,
      description: "How long a unique key is held, from the enqueue on.",
    }).optional(),
    shards: integer({
      minimum: 1,
      maximum: SHARDS_LIMIT,
      default: BINDING_DEFAULTS.shards,
      description:
        "Durable Objects that share the binding's jobs. With 2 or more every job needs a partition key.",
    }).optional(),
    sweepAfterMs: duration({
      minimum: 0,
      maximum: DURATION_LIMIT_MS,
      default: BINDING_DEFAULTS.sweepAfterMs,
      description: "How long completed and cancelled jobs stay in their shard.",
    }).optional(),
    failedRetentionMs: duration({
      minimum: 1,
      maximum: DURATION_LIMIT_MS,
      default: BINDING_DEFAULTS.failedRetentionMs,
      description:
        "How long failed and stalled jobs stay in their shard; they can be retried by hand exactly this long.",
    }).optional(),
    index: z
      .array(text({ description: "Name of a payload field." }))
      .meta({
        default: [],
        description: "Top-level payload fields that become searchable columns in D1.",
      })
      .optional(),
    payloadVersion: integer({
      minimum: 1,
      maximum: 1_000_000,
      default: 1,
      description:
        "Raise it by one for a change of `payload` that jobs which still wait do not fit. Their older payloads go through `upgrade`; without it they reach the performer as they are, which must then take them, too.",
    }).optional(),
    upgrade: moduleReference({
      exportRequired: false,
      description:
        "A function `(payload, from) => payload` that makes a payload of version `from` into one of version `from + 1`, as `path` or `path#export`. It runs before the performer, once for each version between a job's and `payloadVersion`.",
    }).optional(),
    renamedFrom: text({
      description:
        "The binding's former name. Its jobs, their ids and its Durable Objects stay as they are; can be taken out once the rename is deployed everywhere.",
    }).optional(),
    queue: text({
      default: "default",
      description: "The queue group, one of `queues`. Bindings of one group share a queue.",
    }).optional(),
  })
  .meta({ description: "One kind of job and its whole policy." });

/** What can be said once for all bindings: everything but what makes one binding itself. */
export const defaultsSchema = bindingSchema.omit({
  payloadVersion: true,
  upgrade: true,
  renamedFrom: true,
});

/** A binding as it is written. */
export type SpecBinding = z.output<typeof bindingSchema>;
