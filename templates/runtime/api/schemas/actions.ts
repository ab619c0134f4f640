/** Schemas of what makes and changes jobs. */

import {
  DURATION_LIMIT_MS,
  LATEST_TIME_MS,
  MAX_ATTEMPTS_LIMIT,
  PRIORITY_LIMIT,
  TIMEOUT_LIMIT_MS,
} from "../../core/limits.ts";
import type { JsonSchema } from "../../core/json-schema.ts";
import { anything, count, flag, list, oneOf, orNull, partial, record, text } from "./build.ts";
import { jobState, timeFilter } from "./jobs.ts";

/** Most jobs of one bulk call. */
export const BULK_LIMIT = 200;
/** Ids are shorter: a binding's name has at most 40 characters. */
const ID_LIMIT_CHARACTERS = 100;

const delayMs: JsonSchema = { type: "integer", minimum: 0, maximum: LATEST_TIME_MS };
const runAt: JsonSchema = { type: "integer", description: "Epoch ms; the past means now." };
const key: JsonSchema = { type: "string", minLength: 1, description: "1 to 512 bytes of UTF-8." };
const jitter = flag("Spreads each delay.");

export const backoff: JsonSchema = {
  oneOf: [
    record({
      kind: { const: "exponential" },
      baseMs: { type: "integer", minimum: 1, maximum: DURATION_LIMIT_MS },
      factor: { type: "number", minimum: 1 },
      maxMs: { type: "integer", minimum: 1, maximum: DURATION_LIMIT_MS },
      jitter,
    }),
    record({
      kind: { const: "fixed" },
      delayMs: { type: "integer", minimum: 0, maximum: DURATION_LIMIT_MS },
      jitter,
    }),
  ],
};

export const enqueueBody: JsonSchema = {
  ...partial(
    {
      binding: text("Name of the binding."),
      payload: anything("What the performer gets; checked against the binding's schema."),
      priority: { type: "integer", minimum: -PRIORITY_LIMIT, maximum: PRIORITY_LIMIT },
      maxAttempts: { type: "integer", minimum: 1, maximum: MAX_ATTEMPTS_LIMIT },
      backoff,
      timeoutMs: { type: "integer", minimum: 1, maximum: TIMEOUT_LIMIT_MS },
      delayMs: { ...delayMs, description: "Not before so long from now; not with `runAt`." },
      runAt,
      guarantee: oneOf(["at-least-once", "at-most-once"]),
      concurrencyKey: key,
      uniqueKey: key,
      uniqueForMs: { type: "integer", minimum: 1, maximum: DURATION_LIMIT_MS },
      partitionKey: key,
    },
    "Left out, the binding's own setting holds.",
  ),
  required: ["binding"],
};

export const enqueueResponse = record({
  id: text(),
  deduplicated: flag("A live unique key made this the id of an older job."),
});

export const rescheduleBody: JsonSchema = {
  ...partial({ delayMs, runAt }, "One of the two."),
  minProperties: 1,
  maxProperties: 1,
};

export const noBody: JsonSchema = partial({});

export const actionResponse = record({ id: text(), done: { const: true } });

const bulkByIds: JsonSchema = {
  ...partial({
    ids: {
      ...list({ type: "string", maxLength: ID_LIMIT_CHARACTERS }),
      minItems: 1,
      maxItems: BULK_LIMIT,
    },
    dry_run: flag("Counts only."),
  }),
  required: ["ids"],
};

/** What both ways of naming jobs take, and only these two members beside `index.<field>`. */
const bulkByFilters: JsonSchema = {
  ...partial(
    {
      state: {
        ...list(jobState),
        minItems: 1,
        description: "States that the action does not apply to are passed over.",
      },
      binding: text(),
      id: { type: "string", maxLength: ID_LIMIT_CHARACTERS },
      unique_key: text(),
      concurrency_key: text(),
      created_from: timeFilter,
      created_to: timeFilter,
      limit: { type: "integer", minimum: 1, maximum: BULK_LIMIT, default: BULK_LIMIT },
      cursor: text("`next_cursor` of the call before."),
      dry_run: flag("Counts only."),
    },
    "Also `index.<field>`, for the fields that are searchable.",
  ),
  // `index.<field>`; the names are checked when the filters are read.
  additionalProperties: text(),
};

export const bulkBody: JsonSchema = { anyOf: [bulkByIds, bulkByFilters] };
export { bulkByFilters, bulkByIds };

export const bulkFailure = record(
  {
    id: text(),
    reason: oneOf(["invalid-id", "invalid-state", "gone", "shard-unavailable"]),
  },
  "A job that could not be acted on.",
);

export const bulkResponse = record({
  ok: count("Jobs that were acted on; with `dry_run` those that would be tried."),
  failed: list(bulkFailure),
  remaining: count("Jobs that fit the filters and are not among those of this call."),
  next_cursor: orNull(text()),
  dry_run: flag(),
});
