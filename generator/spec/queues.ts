/** `queues`: groups of bindings that share one queue and its consumer. */

import { z } from "zod";
import { QUEUE_DEFAULTS } from "./defaults.ts";
import { BATCH_SIZE_LIMIT, BATCH_TIMEOUT_LIMIT_MS, CONSUMER_CONCURRENCY_LIMIT } from "./limits.ts";
import { duration, integer, orNull } from "./option.ts";

const batchTimeout = duration({
  minimum: 0,
  maximum: BATCH_TIMEOUT_LIMIT_MS,
  default: QUEUE_DEFAULTS.maxBatchTimeoutMs,
  description:
    "How long a message may wait for its batch to fill, in whole seconds up to a minute; 0 for no wait.",
}).superRefine((milliseconds, context) => {
  // wrangler's `max_batch_timeout` counts seconds.
  if (milliseconds % 1_000 === 0) return;
  const message = `expected whole seconds, found ${milliseconds} ms`;
  const hint = `write \`0\` or \`${Math.ceil(milliseconds / 1_000)}s\``;
  context.addIssue({ code: "custom", message, params: { code: "TSU205", hint } });
});

const queueSchema = z
  .strictObject({
    maxBatchSize: integer({
      minimum: 1,
      maximum: BATCH_SIZE_LIMIT,
      default: QUEUE_DEFAULTS.maxBatchSize,
      description: "Most jobs in one batch; the jobs of a batch run at the same time.",
    }).optional(),
    maxBatchTimeoutMs: batchTimeout.optional(),
    maxConcurrency: orNull(
      integer({
        minimum: 1,
        maximum: CONSUMER_CONCURRENCY_LIMIT,
        default: QUEUE_DEFAULTS.maxConcurrency,
        description: "Most batches in work at once. `null` lets the platform decide.",
      }),
    ).optional(),
  })
  .meta({ description: "One queue and how its messages are batched." });

/** Shape of a group's name. */
export const QUEUE_GROUP_PATTERN = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";

/** Groups by name. */
export const queuesSchema = z
  .record(z.string().meta({ pattern: QUEUE_GROUP_PATTERN }), queueSchema)
  .meta({
    description:
      "Queue groups by name (`slow`, `bulk`), so that slow bindings are kept apart. Without any there is one, `default`.",
  });
