/**
 * What consumers say about attempts: claim, start, heartbeat, report. Of those who say nothing the reaper takes care.
 * Every call names its attempt, and only the current attempt of a job in flight changes anything.
 *
 * Whoever speaks of an exclusive attempt has claimed it, or runs it without a claim because it went out before a deploy
 * made its binding at-most-once. Either way it runs, so it is heard, and the attempt cannot be claimed any more.
 */

import type { BindingDefinition } from "../core/definition.ts";
import type {
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  HeartbeatReply,
  HeartbeatRequest,
  ReportReply,
} from "../protocol.ts";
import { conclude } from "./conclusion.ts";
import { stateOf, type Attempt } from "./in-flight.ts";
import { payloadOf, readAttempts, readStoredJobs } from "./job-reads.ts";
import { localIdOf, waitedMs } from "./job-row.ts";
import { markAlive, markRunning } from "./job-updates.ts";
import type { Memory } from "./memory.ts";
import type { ShardPorts } from "./ports.ts";
import { bounded, isOutcome } from "./outcome-check.ts";
import type { Settlement, Transition } from "./settlement.ts";

export class Attempts {
  readonly #ports: ShardPorts;
  readonly #definition: BindingDefinition;
  readonly #shard: number;
  readonly #settlement: Settlement;

  constructor(
    ports: ShardPorts,
    definition: BindingDefinition,
    shard: number,
    settlement: Settlement,
  ) {
    this.#ports = ports;
    this.#definition = definition;
    this.#shard = shard;
    this.#settlement = settlement;
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
      if (attempt === undefined || attempt.running) continue;
      memory.inFlight.alive(attempt, nowMs, true);
      started.push(attempt);
    }
    this.#markRunning(memory, started, nowMs);
  }

  heartbeat(memory: Memory, request: HeartbeatRequest, nowMs: number): HeartbeatReply {
    const attempt = this.#current(memory, request);
    if (attempt === undefined) return { kind: "stale" };
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
      accepted.set(attempt.localId, report);
      return { kind: "recorded" };
    });
    const { sql, random } = this.#ports;
    const definition = this.#definition;
    const rows = readAttempts(sql, accepted.keys());
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
      const circumstances = { definition, random, nowMs, startedAt, finishedAt };
      transitions.push({ row, change: conclude(row, outcome, circumstances) });
    }
    this.#settlement.settle(memory, transitions, nowMs);
    return replies;
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
