/**
 * What consumers say about attempts: claim, start, heartbeat, report; and the reaper, for those who say nothing.
 * Every call names its attempt, and only the current attempt of a job in flight changes anything.
 */

import type { BindingDefinition } from "../core/definition.ts";
import { boundedText } from "../core/text.ts";
import { DURATION_LIMIT_MS, ERROR_LIMIT_CHARACTERS } from "../core/limits.ts";
import type {
  AttemptOutcome,
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  HeartbeatReply,
  HeartbeatRequest,
  ReportReply,
} from "../protocol.ts";
import { conclude, type Outcome } from "./conclusion.ts";
import { stateOf, type Attempt } from "./in-flight.ts";
import { payloadOf, readAttempts, readStoredJobs } from "./job-reads.ts";
import { localIdOf, waitedMs, type AttemptRow } from "./job-row.ts";
import { markAlive, markRunning } from "./job-table.ts";
import type { Memory } from "./memory.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";
import type { Settlement, Transition } from "./settlement.ts";

/** Attempts reaped in one transaction. */
const REAPED_AT_ONCE = 500;
const KNOWN_OUTCOMES: readonly AttemptOutcome["kind"][] = [
  "completed",
  "failed",
  "timed-out",
  "returned",
];

export class Attempts {
  readonly #ports: ShardPorts;
  readonly #definition: BindingDefinition;
  readonly #shard: number;
  readonly #settlement: Settlement;
  readonly #log: ShardLog;

  constructor(
    ports: ShardPorts,
    definition: BindingDefinition,
    shard: number,
    settlement: Settlement,
    log: ShardLog,
  ) {
    this.#ports = ports;
    this.#definition = definition;
    this.#shard = shard;
    this.#settlement = settlement;
    this.#log = log;
  }

  /** Grants each exclusive claim once per attempt, which is what keeps a duplicated message from running twice. */
  claim(memory: Memory, requests: readonly ClaimRequest[], nowMs: number): ClaimReply[] {
    const claimed: Attempt[] = [];
    const replies = requests.map((request): ClaimReply => {
      const attempt = this.#current(memory, request);
      if (attempt === undefined) return { kind: "stale" };
      if (attempt.exclusive || request.exclusive) {
        if (attempt.running) return { kind: "stale" };
        memory.inFlight.alive(attempt, nowMs, true);
        claimed.push(attempt);
      }
      if (!request.withPayload) return { kind: "granted" };
      const row = readStoredJobs(this.#ports.sql, [attempt.localId]).get(attempt.localId);
      const payload = row === undefined ? undefined : payloadOf(this.#ports.sql, row);
      return payload === undefined ? { kind: "stale" } : { kind: "granted", payload };
    });
    this.#markRunning(memory, claimed, nowMs);
    return replies;
  }

  start(memory: Memory, references: readonly AttemptReference[], nowMs: number): void {
    const started: Attempt[] = [];
    for (const reference of references) {
      const attempt = this.#current(memory, reference);
      // An exclusive attempt runs from its claim on; without one it must stay claimable.
      if (attempt === undefined || attempt.running || attempt.exclusive) continue;
      memory.inFlight.alive(attempt, nowMs, true);
      started.push(attempt);
    }
    this.#markRunning(memory, started, nowMs);
  }

  heartbeat(memory: Memory, request: HeartbeatRequest, nowMs: number): HeartbeatReply {
    const attempt = this.#current(memory, request);
    if (attempt === undefined || (attempt.exclusive && !attempt.running)) return { kind: "stale" };
    const { progress } = request;
    const clamped =
      typeof progress === "number" && !Number.isNaN(progress)
        ? Math.min(1, Math.max(0, progress))
        : null;
    memory.inFlight.alive(attempt, nowMs, true);
    markAlive(this.#ports.sql, attempt.localId, clamped, nowMs, memory.revision);
    if (!attempt.running) memory.metrics.started(attempt.waitedMs, nowMs);
    memory.changed(attempt.localId, stateOf(attempt), "RUNNING");
    return { kind: "current" };
  }

  report(memory: Memory, reports: readonly AttemptReport[], nowMs: number): ReportReply[] {
    const accepted = new Map<number, AttemptReport>();
    const replies = reports.map((report): ReportReply => {
      const attempt = isOutcome(report.outcome) ? this.#current(memory, report) : undefined;
      if (attempt === undefined || accepted.has(attempt.localId)) return { kind: "stale" };
      // Nobody may run an exclusive attempt that was not claimed, so nobody can report on it.
      if (attempt.exclusive && !attempt.running) return { kind: "stale" };
      accepted.set(attempt.localId, report);
      return { kind: "recorded" };
    });
    const rows = readAttempts(this.#ports.sql, accepted.keys());
    const transitions: Transition[] = [];
    for (const [localId, report] of accepted) {
      const row = rows.get(localId);
      if (row === undefined) continue;
      const startedAt = within(nowMs - report.startedAgoMs, row.dispatched_at ?? nowMs, nowMs);
      const finishedAt = within(startedAt + report.runMs, startedAt, nowMs);
      const outcome = bounded(report.outcome);
      const isFirstSign = row.state === "QUEUED" && outcome.kind !== "returned";
      if (isFirstSign) memory.metrics.started(waitedMs(row), nowMs);
      memory.metrics.ended(outcome.kind, finishedAt - startedAt, nowMs);
      transitions.push(this.#ended(row, outcome, nowMs, startedAt, finishedAt));
    }
    this.#settlement.settle(memory, transitions, nowMs);
    return replies;
  }

  /**
   * Takes back the attempts whose silence has lasted too long (SPEC 7). That of a message which still waits for its
   * send, as the queue is slow, has not begun: it was not dispatched, and must not cost an attempt.
   */
  reap(memory: Memory, nowMs: number, unsent: () => ReadonlySet<number>): void {
    const silent = memory.inFlight.overdue(nowMs);
    const waiting = silent.length === 0 ? new Set<number>() : unsent();
    for (const attempt of silent) {
      if (waiting.has(attempt.localId)) memory.inFlight.alive(attempt, nowMs, attempt.running);
    }
    const overdue = silent.filter(({ localId }) => !waiting.has(localId)).slice(0, REAPED_AT_ONCE);
    const rows = readAttempts(
      this.#ports.sql,
      overdue.map(({ localId }) => localId),
    );
    const transitions = overdue.flatMap((attempt) => {
      const row = rows.get(attempt.localId);
      if (row === undefined) return [];
      const error = `No answer for ${attempt.silenceMs} ms: the performer crashed, hit a limit, or its report was lost.`;
      this.#log({
        level: "warn",
        event: "attempt-reaped",
        detail: { id: row.id, attempt: attempt.number, state: row.state },
      });
      memory.metrics.ended("lost", 0, nowMs);
      return [this.#ended(row, { kind: "lost", error }, nowMs, row.started_at, nowMs)];
    });
    this.#settlement.settle(memory, transitions, nowMs);
    memory.inFlight.refreshDeadline();
  }

  #ended(
    row: AttemptRow,
    outcome: Outcome,
    nowMs: number,
    startedAt: number | null,
    finishedAt: number,
  ): Transition {
    const { random } = this.#ports;
    const definition = this.#definition;
    const change = conclude(row, outcome, { definition, nowMs, startedAt, finishedAt, random });
    return { row, change };
  }

  /** The attempt that a call means, if it is current and of this shard. */
  #current(memory: Memory, { id, attempt }: AttemptReference): Attempt | undefined {
    const localId = localIdOf(id, this.#definition, this.#shard);
    return localId === null ? undefined : memory.inFlight.current(localId, attempt);
  }

  #markRunning(memory: Memory, attempts: readonly Attempt[], nowMs: number): void {
    const ids = attempts.map(({ localId }) => localId);
    markRunning(this.#ports.sql, ids, nowMs, memory.revision);
    for (const { localId, waitedMs: ms } of attempts) {
      memory.changed(localId, "QUEUED", "RUNNING");
      memory.metrics.started(ms, nowMs);
    }
  }
}

/** Durations come from another clock, or from a broken caller: a time is kept between two of ours. */
function within(timeMs: number, earliest: number, latest: number): number {
  if (Number.isNaN(timeMs)) return latest;
  return Math.round(Math.max(Math.min(timeMs, latest), Math.min(earliest, latest)));
}

/** A report that this version does not know is no answer: it must not fail the others that came with it. */
function isOutcome(outcome: AttemptOutcome): boolean {
  return KNOWN_OUTCOMES.includes(outcome?.kind);
}

/** Fit for storing, whatever a caller of another version sends. */
function bounded(outcome: AttemptOutcome): AttemptOutcome {
  if (outcome.kind === "completed") {
    const { result, resultOmitted } = outcome;
    return {
      kind: "completed",
      ...(typeof result === "string" ? { result } : {}),
      ...(typeof resultOmitted === "string" ? { resultOmitted } : {}),
    };
  }
  const error = boundedText(String(outcome.error), ERROR_LIMIT_CHARACTERS);
  if (outcome.kind === "timed-out" || outcome.kind === "returned") {
    return { kind: outcome.kind, error };
  }
  return { kind: "failed", error, retry: boundedRetry(outcome.retry) };
}

/** A delay is whole and not negative; what is no delay means the usual backoff. */
function boundedRetry(retry: "backoff" | "never" | number): "backoff" | "never" | number {
  if (typeof retry !== "number") return retry === "never" ? "never" : "backoff";
  return retry >= 0 ? Math.ceil(Math.min(retry, DURATION_LIMIT_MS)) : "backoff";
}
