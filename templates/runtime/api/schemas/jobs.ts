/** Schemas of jobs: in lists, alone, and what explains why one waits. */

import { LATEST_TIME_MS } from "../../core/limits.ts";
import { JOB_STATES } from "../../core/state.ts";
import { anything, count, flag, list, oneOf, orNull, record, text, time } from "./build.ts";

export const jobState = oneOf(JOB_STATES, "Where a job stands.");

const summaryMembers = {
  id: text("`<binding>#<shard>:<localId>`"),
  binding: text(),
  state: jobState,
  priority: { type: "integer", description: "Larger first." },
  attempts: count("Finished or given-up attempts."),
  max_attempts: count(),
  created_at: time(),
  updated_at: time(),
  run_after: time("Epoch ms at which it became or becomes due."),
  dispatched_at: orNull(time()),
  retryable: flag("FAILED or STALLED, and its shard still has it."),
  concurrency_key: orNull(text()),
  unique_key: orNull(text()),
  partition_key: orNull(text()),
  progress: orNull({ type: "number", minimum: 0, maximum: 1 }),
  last_error: orNull(text("Of the attempt that ended last; the first 200 characters.")),
} as const;

export const jobSummary = record(summaryMembers, "A job in a list.");

export const jobList = record({
  jobs: list(jobSummary),
  total: orNull(count("Jobs that fit the filters when the first page was read.")),
  next_cursor: orNull(text("The next page's `cursor`; null at the end.")),
});

/** One attempt that ended; its state is the one that it led to. */
export const attemptEntry = record({
  attempt: count(),
  state: jobState,
  started_at: orNull(time()),
  finished_at: time(),
  error: orNull(text()),
});

export const job = record(
  {
    ...summaryMembers,
    guarantee: oneOf(["at-least-once", "at-most-once"]),
    payload: anything("Any JSON value; null when hidden."),
    result: anything("Any JSON value; null while there is none, and when hidden."),
    result_omitted: orNull(text("Why the result is not kept.")),
    payload_hidden: flag("Whoever asks may not see payload and result."),
    attempts_log: list(attemptEntry, "Newest first, at most 20."),
  },
  "A job with everything that is known of it.",
);

export const jobResponse = record({
  job,
  source: oneOf(["read-model", "shard"], "`shard` with `?fresh=1`."),
});

export const explanation = record({
  id: text(),
  reason: oneOf(
    ["not-waiting", "due-later", "paused", "queue", "key", "concurrency", "rate", "behind"],
    "The first rule that keeps the job from running.",
  ),
  state: orNull(oneOf(JOB_STATES, "With `not-waiting`.")),
  earliest_at: orNull(time("The earliest time at which it can run, where that is known.")),
  in_flight: orNull(count("With `key` and `concurrency`.")),
  limit: orNull(count("With `key` and `concurrency`.")),
  ahead: orNull(count("Due jobs before it, where that matters.")),
  or_more: flag("There were too many to count them all."),
});

export const jobsEvent = record({ jobs: list(jobSummary) });

export const timeFilter = {
  type: "integer",
  minimum: 0,
  maximum: LATEST_TIME_MS,
} as const;
