/**
 * The attempts that are out (`QUEUED` or `RUNNING`), in memory. There are at most as many as the concurrency allows, so
 * this is bounded whatever the backlog. The counts that the axes compare are the sizes of these maps, never counters
 * kept beside them, so a slot can neither leak nor be freed twice.
 */

import type { BindingDefinition } from "../core/definition.ts";
import type { JobState } from "../core/state.ts";
import { currentAttempt, guaranteeOf, silenceOf, waitedMs, type JobRow } from "./job-row.ts";

/** One attempt that was handed to the queue and is not answered. */
export interface Attempt {
  readonly localId: number;
  /** The fence: a report, claim or heartbeat with another number changes nothing. */
  readonly number: number;
  readonly lane: string | null;
  /** True once the shard knows that the performer started; for at-most-once: once the attempt is claimed. */
  readonly running: boolean;
  readonly exclusive: boolean;
  /** From due to dispatched, ms. */
  readonly waitedMs: number;
  /** How long it may be silent, ms. */
  readonly silenceMs: number;
  /** From when on silence means that the attempt is lost, epoch ms. */
  readonly deadlineAt: number;
}

/** The current attempt of a row that is in flight. */
export function attemptOf(row: JobRow, definition: BindingDefinition): Attempt {
  const silenceMs = silenceOf(row, definition);
  return {
    localId: row.id,
    number: currentAttempt(row),
    lane: row.lane,
    running: row.state === "RUNNING",
    exclusive: guaranteeOf(row, definition) === "at-most-once",
    waitedMs: waitedMs(row),
    silenceMs,
    deadlineAt: (row.alive_at ?? row.updated_at) + silenceMs,
  };
}

/** The state of the attempt's job. */
export function stateOf({ running }: Attempt): JobState {
  return running ? "RUNNING" : "QUEUED";
}

export class InFlight {
  readonly #attempts = new Map<number, Attempt>();
  readonly #lanes = new Map<string, number>();
  /** Never later than the earliest deadline; exact after `refreshDeadline`. An early alarm is harmless, a late one is not. */
  #earliestDeadlineAt = Infinity;

  get size(): number {
    return this.#attempts.size;
  }

  get earliestDeadlineAt(): number {
    return this.#attempts.size === 0 ? Infinity : this.#earliestDeadlineAt;
  }

  ids(): number[] {
    return [...this.#attempts.keys()];
  }

  /** The lanes with an attempt that is out. */
  lanes(): string[] {
    return [...this.#lanes.keys()];
  }

  inLane(lane: string): number {
    return this.#lanes.get(lane) ?? 0;
  }

  /** The attempt, if it is the job's current one. */
  current(localId: number, number: number): Attempt | undefined {
    const attempt = this.#attempts.get(localId);
    return attempt?.number === number ? attempt : undefined;
  }

  /** The state of a job that is out. */
  stateOf(localId: number): JobState | undefined {
    const attempt = this.#attempts.get(localId);
    return attempt === undefined ? undefined : stateOf(attempt);
  }

  /** Adds an attempt, or replaces what is known about it. */
  set(attempt: Attempt): void {
    if (!this.#attempts.has(attempt.localId) && attempt.lane !== null) {
      this.#lanes.set(attempt.lane, this.inLane(attempt.lane) + 1);
    }
    this.#attempts.set(attempt.localId, attempt);
    this.#earliestDeadlineAt = Math.min(this.#earliestDeadlineAt, attempt.deadlineAt);
  }

  /** The performer gave a sign of life: its silence begins anew. */
  alive(attempt: Attempt, nowMs: number, running: boolean): void {
    this.set({ ...attempt, running, deadlineAt: nowMs + attempt.silenceMs });
  }

  remove(attempt: Attempt): void {
    if (!this.#attempts.delete(attempt.localId) || attempt.lane === null) return;
    const left = this.inLane(attempt.lane) - 1;
    if (left > 0) this.#lanes.set(attempt.lane, left);
    else this.#lanes.delete(attempt.lane);
  }

  /** The attempts whose deadline has passed. */
  overdue(nowMs: number): Attempt[] {
    if (this.earliestDeadlineAt > nowMs) return [];
    return [...this.#attempts.values()].filter((attempt) => attempt.deadlineAt <= nowMs);
  }

  /** Makes the earliest deadline exact again. */
  refreshDeadline(): void {
    this.#earliestDeadlineAt = Infinity;
    for (const { deadlineAt } of this.#attempts.values()) {
      this.#earliestDeadlineAt = Math.min(this.#earliestDeadlineAt, deadlineAt);
    }
  }
}
