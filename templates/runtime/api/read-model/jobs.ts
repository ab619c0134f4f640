/** Rows of the read model, and jobs as their shards tell of them, as the API shows them. */

import type { BindingTable } from "../../client/setup.ts";
import type { JobState } from "../../core/state.ts";
import { boundedText } from "../../core/text.ts";
import type { AttemptLogEntry, JobView } from "../../protocol.ts";
import type { AttemptEntry, JobDetail, JobSummary } from "../types.ts";
import type { Row } from "./database.ts";

/** Columns of a list; nothing in them is large. */
export const SUMMARY_COLUMNS = `id, binding, state, priority, attempts, max_attempts, created_at, updated_at, run_after,
  dispatched_at, concurrency_key, unique_key, partition_key, progress, attempts_log ->> '$[0].error' AS last_error`;

export const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, guarantee, payload, result, result_omitted, attempts_log`;

const ERROR_LIMIT_CHARACTERS = 200;

/** What is needed to show a job. */
export interface JobLens {
  readonly table: BindingTable;
  readonly nowMs: number;
  readonly hidePayloads: boolean;
}

export function toSummary(row: Row, lens: JobLens): JobSummary {
  const binding = String(row["binding"]);
  const definition = lens.table.definitionsByIdName.get(binding);
  const state = String(row["state"]) as JobState;
  const updatedAt = Number(row["updated_at"]);
  const keptUntil = updatedAt + (definition?.failedRetentionMs ?? 0);
  return {
    id: String(row["id"]),
    binding: definition?.name ?? binding,
    state,
    priority: Number(row["priority"]),
    attempts: Number(row["attempts"]),
    max_attempts: Number(row["max_attempts"]),
    created_at: Number(row["created_at"]),
    updated_at: updatedAt,
    run_after: Number(row["run_after"]),
    dispatched_at: numberOrNull(row["dispatched_at"]),
    retryable: (state === "FAILED" || state === "STALLED") && keptUntil > lens.nowMs,
    concurrency_key: textOrNull(row["concurrency_key"]),
    unique_key: textOrNull(row["unique_key"]),
    partition_key: textOrNull(row["partition_key"]),
    progress: numberOrNull(row["progress"]),
    last_error: shortened(row["last_error"]),
  };
}

export function toDetail(row: Row, lens: JobLens): JobDetail {
  const { hidePayloads } = lens;
  return {
    ...toSummary(row, lens),
    guarantee: row["guarantee"] === "at-most-once" ? "at-most-once" : "at-least-once",
    payload: hidePayloads ? null : parsed(row["payload"]),
    result: hidePayloads ? null : parsed(row["result"]),
    result_omitted: textOrNull(row["result_omitted"]),
    payload_hidden: hidePayloads,
    attempts_log: ((parsed(row["attempts_log"]) ?? []) as readonly AttemptLogEntry[]).map(
      toAttempt,
    ),
  };
}

/** The row that the read model would have of it. */
export function rowOfView(view: JobView): Row {
  return {
    id: view.id,
    binding: view.id.slice(0, view.id.indexOf("#")),
    state: view.state,
    priority: view.priority,
    attempts: view.attempts,
    max_attempts: view.maxAttempts,
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    run_after: view.runAfter,
    dispatched_at: view.dispatchedAt,
    concurrency_key: view.concurrencyKey,
    unique_key: view.uniqueKey,
    partition_key: view.partitionKey,
    progress: view.progress,
    last_error: view.attemptsLog[0]?.error ?? null,
    guarantee: view.guarantee,
    payload: view.payload,
    result: view.result,
    result_omitted: view.resultOmitted,
    attempts_log: JSON.stringify(view.attemptsLog),
  };
}

function toAttempt(entry: AttemptLogEntry): AttemptEntry {
  const { attempt, state, startedAt, finishedAt, error } = entry;
  return { attempt, state, started_at: startedAt, finished_at: finishedAt, error };
}

function parsed(text: unknown): unknown {
  return typeof text === "string" ? (JSON.parse(text) as unknown) : null;
}

function shortened(text: unknown): string | null {
  return typeof text === "string" ? boundedText(text, ERROR_LIMIT_CHARACTERS) : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
