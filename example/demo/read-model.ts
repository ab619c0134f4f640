/** Compares a row of D1 with the job as its shard knows it. */

import type { Job } from "../../templates/runtime/client/types.ts";
import type { ReadModelRow } from "./evidence.ts";

/** The columns in which a row differs from the job. */
export function differences(job: Job, row: ReadModelRow): readonly string[] {
  const expected: Readonly<Record<keyof ReadModelRow, unknown>> = {
    id: job.id,
    binding: job.binding,
    state: job.state,
    priority: job.priority,
    attempts: job.attempts,
    max_attempts: job.maxAttempts,
    concurrency_key: job.concurrencyKey,
    unique_key: job.uniqueKey,
    partition_key: job.partitionKey,
    guarantee: job.guarantee,
    payload: job.payload,
    result: job.result,
    result_omitted: job.resultOmitted,
    progress: job.progress,
    attempts_log: job.attemptsLog,
    run_after: job.runAfter,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
    dispatched_at: job.dispatchedAt,
  };
  const found: Readonly<Record<keyof ReadModelRow, unknown>> = {
    ...row,
    payload: parsed(row.payload),
    result: parsed(row.result),
    attempts_log: parsed(row.attempts_log),
  };
  return (Object.keys(expected) as (keyof ReadModelRow)[]).filter(
    (column) => canonical(expected[column]) !== canonical(found[column]),
  );
}

/** The value of a JSON column. */
export function parsed(text: string | null): unknown {
  return text === null ? null : (JSON.parse(text) as unknown);
}

/** JSON with sorted members: two equal values have one text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
