/** What an attempt's outcome makes of its job (SPEC 2, 3, 6): a pure function from row and outcome to the row's change. */

import { backoffDelayMs } from "../core/backoff.ts";
import type { BindingDefinition } from "../core/definition.ts";
import { ATTEMPTS_LOG_LIMIT, LATEST_TIME_MS } from "../core/limits.ts";
import type { JobState } from "../core/state.ts";
import type { AttemptOutcome } from "../protocol.ts";
import {
  attemptsLogOf,
  backoffOf,
  currentAttempt,
  guaranteeOf,
  type AttemptRow,
  type JobRow,
} from "./job-row.ts";
import type { JobChange } from "./job-updates.ts";

/**
 * How long a job waits for a newer consumer at least, and at most twice as long, so that many do not come back together: a
 * deploy reaches every place within minutes.
 */
const RETURN_DELAY_MS = 30_000;

/** As reported, or `lost`: nobody answered in time. */
export type Outcome = AttemptOutcome | { readonly kind: "lost"; readonly error: string };

/** When the attempt began and ended by the shard's clock, and what the rule needs besides the row. */
export interface Circumstances {
  readonly definition: BindingDefinition;
  readonly nowMs: number;
  readonly startedAt: number | null;
  readonly finishedAt: number;
  readonly random: () => number;
}

/** Where the job goes: to rest, or back to waiting after a delay. */
interface Verdict {
  readonly state: JobState;
  /** Only for SCHEDULED. */
  readonly delayMs?: number;
  /** True when the attempt provably did not run: it is not charged to the budget. */
  readonly uncharged?: true;
}

/** The change of a job whose current attempt has ended so. */
export function conclude(
  row: AttemptRow,
  outcome: Outcome,
  circumstances: Circumstances,
): JobChange {
  const { nowMs, startedAt, finishedAt } = circumstances;
  const verdict = judge(row, outcome, circumstances);
  const waits = verdict.state === "SCHEDULED";
  const completed = outcome.kind === "completed" ? outcome : null;
  const entry = {
    attempt: currentAttempt(row),
    state: verdict.state,
    startedAt,
    finishedAt,
    error: outcome.kind === "completed" ? null : outcome.error,
  };
  const log = [entry, ...attemptsLogOf(row)].slice(0, ATTEMPTS_LOG_LIMIT);
  return {
    id: row.id,
    state: verdict.state,
    attempts: row.attempts + 1,
    max_attempts: row.max_attempts + (verdict.uncharged === true ? 1 : 0),
    due_at: waits ? Math.min(nowMs + (verdict.delayMs ?? 0), LATEST_TIME_MS) : row.due_at,
    started_at: waits ? null : startedAt,
    finished_at: waits ? null : nowMs,
    progress: completed === null || row.progress === null ? row.progress : 1,
    result: completed?.result ?? null,
    result_omitted: completed?.resultOmitted ?? null,
    attempts_log: JSON.stringify(log),
  };
}

function judge(row: AttemptRow, outcome: Outcome, circumstances: Circumstances): Verdict {
  const atMostOnce = guaranteeOf(row, circumstances.definition) === "at-most-once";
  switch (outcome.kind) {
    case "completed":
      return { state: "COMPLETED" };
    case "failed":
      if (outcome.retry === "never") return { state: "FAILED" };
      return retryOrFail(row, circumstances, outcome.retry === "backoff" ? null : outcome.retry);
    case "timed-out":
      // The performer may still be at work: the outcome is unknown.
      return atMostOnce ? { state: "STALLED" } : retryOrFail(row, circumstances, null);
    case "returned":
      return { state: "SCHEDULED", delayMs: returnDelayMs(circumstances), uncharged: true };
    case "lost":
      if (!atMostOnce) return retryOrFail(row, circumstances, null);
      // Nobody claimed it, and from now on nobody can: its number is used up.
      return circumstances.definition.requeueUnclaimed && row.state === "QUEUED"
        ? { state: "SCHEDULED", delayMs: nextDelayMs(row, circumstances), uncharged: true }
        : { state: "STALLED" };
  }
}

function retryOrFail(
  row: AttemptRow,
  circumstances: Circumstances,
  delayMs: number | null,
): Verdict {
  if (row.attempts + 1 >= row.max_attempts) return { state: "FAILED" };
  return { state: "SCHEDULED", delayMs: delayMs ?? nextDelayMs(row, circumstances) };
}

function returnDelayMs({ random }: Circumstances): number {
  return RETURN_DELAY_MS + Math.floor(random() * RETURN_DELAY_MS);
}

/** After a manual retry the backoff begins anew with the budget. */
function nextDelayMs(row: AttemptRow, { definition, random }: Circumstances): number {
  const finished = row.attempts + 1 - (row.max_attempts - row.attempt_budget);
  return backoffDelayMs(backoffOf(row, definition), Math.max(1, finished), random);
}

/** The change that sends a job back to waiting by a person's word, with a new budget and due at once. */
export function renewed(row: JobRow, nowMs: number): JobChange {
  return {
    ...unchanged(row),
    state: "SCHEDULED",
    max_attempts: row.attempts + row.attempt_budget,
    due_at: nowMs,
    started_at: null,
    finished_at: null,
    progress: null,
    result: null,
    result_omitted: null,
  };
}

export function cancelled(row: JobRow, nowMs: number): JobChange {
  return { ...unchanged(row), state: "CANCELLED", finished_at: nowMs };
}

export function rescheduled(row: JobRow, dueAt: number): JobChange {
  return { ...unchanged(row), due_at: dueAt };
}

function unchanged(row: JobRow): JobChange {
  const { id, state, attempts, max_attempts, due_at, started_at, finished_at } = row;
  const { progress, result, result_omitted, attempts_log } = row;
  return {
    id,
    state,
    attempts,
    max_attempts,
    due_at,
    started_at,
    finished_at,
    progress,
    result,
    result_omitted,
    attempts_log,
  };
}
