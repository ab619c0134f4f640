/** A row of the job table and what is read from it. */

import {
  idNameOf,
  type Backoff,
  type BindingDefinition,
  type Guarantee,
} from "../core/definition.ts";
import { formatJobId, parseJobId } from "../core/job-id.ts";
import type { JobState } from "../core/state.ts";
import type { AttemptLogEntry, JobView } from "../protocol.ts";
import type { SqlRow } from "./ports.ts";

/** A job's columns; times in epoch ms by the shard's clock. */
export interface JobRow {
  readonly id: number;
  readonly state: JobState;
  readonly priority: number;
  readonly due_at: number;
  readonly lane: string | null;
  readonly concurrency_key: string | null;
  readonly unique_key: string | null;
  readonly partition_key: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  /** The attempts that a manual retry grants anew. */
  readonly attempt_budget: number;
  /** Null where the binding's definition holds. */
  readonly guarantee: Guarantee | null;
  /** JSON text; null where the binding's definition holds. */
  readonly backoff: string | null;
  readonly timeout_ms: number | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly dispatched_at: number | null;
  readonly started_at: number | null;
  /** Last sign of life of the current attempt. */
  readonly alive_at: number | null;
  readonly finished_at: number | null;
  readonly progress: number | null;
  readonly result: string | null;
  readonly result_omitted: string | null;
  /** JSON text of AttemptLogEntry[], newest first. */
  readonly attempts_log: string;
  readonly revision: number;
  /** JSON text; null when it is stored apart. */
  readonly payload: string | null;
  /** Null for the first. */
  readonly payload_version: number | null;
}

/** What the end of an attempt depends on; that is read for every job, and each column costs (seen 2026-11). */
export const ATTEMPT_COLUMNS = [
  "id",
  "state",
  "priority",
  "due_at",
  "lane",
  "attempts",
  "max_attempts",
  "attempt_budget",
  "guarantee",
  "backoff",
  "dispatched_at",
  "started_at",
  "progress",
  "attempts_log",
] as const satisfies readonly (keyof JobRow)[];

export type AttemptRow = Pick<JobRow, (typeof ATTEMPT_COLUMNS)[number]>;

/** The table is STRICT and only this runtime writes it, so a row has these types. */
export function asJobRow(row: SqlRow): JobRow {
  return row as unknown as JobRow;
}

export function guaranteeOf(
  row: Pick<JobRow, "guarantee">,
  definition: BindingDefinition,
): Guarantee {
  return row.guarantee ?? definition.guarantee;
}

export function backoffOf(row: Pick<JobRow, "backoff">, definition: BindingDefinition): Backoff {
  if (row.backoff === null) return definition.backoff;
  const own = JSON.parse(row.backoff) as Backoff;
  // After a rollback a newer version may have stored a kind that this one cannot compute: no reason to fail its neighbours.
  return own.kind === "fixed" || own.kind === "exponential" ? own : definition.backoff;
}

function timeoutOf(row: JobRow, definition: BindingDefinition): number {
  return row.timeout_ms ?? definition.timeoutMs;
}

/** How long the current attempt may be silent before it counts as lost, ms (SPEC 7). */
export function silenceOf(row: JobRow, definition: BindingDefinition): number {
  return timeoutOf(row, definition) + definition.reaperGraceMs;
}

/** How long a job at rest is kept, in ms (SPEC 10). */
export function retentionOf(state: JobState, definition: BindingDefinition): number {
  return state === "FAILED" || state === "STALLED"
    ? definition.failedRetentionMs
    : definition.sweepAfterMs;
}

/** When the job may be swept; Infinity while it lives. */
export function expiryOf(
  row: Pick<JobRow, "state" | "finished_at">,
  definition: BindingDefinition,
): number {
  if (row.finished_at === null) return Infinity;
  return row.finished_at + retentionOf(row.state, definition);
}

export function attemptsLogOf(row: Pick<JobRow, "attempts_log">): AttemptLogEntry[] {
  return JSON.parse(row.attempts_log) as AttemptLogEntry[];
}

/** The local id in a job's id; null for any other text, and for the id of another shard's job. */
export function localIdOf(id: string, definition: BindingDefinition, shard: number): number | null {
  const parts = parseJobId(id);
  if (parts?.binding !== idNameOf(definition) || parts.shard !== shard) return null;
  return parts.localId;
}

/** The number of the attempt that is out; only for a job in flight. */
export function currentAttempt(row: Pick<JobRow, "attempts">): number {
  return row.attempts + 1;
}

/** How long a job that is out had waited, ms. */
export function waitedMs({
  due_at,
  dispatched_at,
}: Pick<JobRow, "due_at" | "dispatched_at">): number {
  return Math.max(0, (dispatched_at ?? due_at) - due_at);
}

/** The job as callers see it; `payload` is its JSON text wherever it is stored. */
export function toJobView(
  row: JobRow,
  payload: string,
  definition: BindingDefinition,
  shard: number,
): JobView {
  return {
    id: formatJobId(idNameOf(definition), shard, row.id),
    binding: definition.name,
    state: row.state,
    priority: row.priority,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    guarantee: guaranteeOf(row, definition),
    concurrencyKey: row.concurrency_key,
    uniqueKey: row.unique_key,
    partitionKey: row.partition_key,
    payload,
    result: row.result,
    resultOmitted: row.result_omitted,
    progress: row.progress,
    attemptsLog: attemptsLogOf(row),
    runAfter: row.due_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    dispatchedAt: row.dispatched_at,
  };
}
