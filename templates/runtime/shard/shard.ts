/**
 * One shard of a binding: it owns its jobs and decides everything about them. This class only leads its parts through
 * what every call has in common: a transaction with its revision, then whoever may run next, then the notebook if it
 * became stale; and after the commit the messages to the queue and the alarm.
 *
 * A throw undoes the transaction and drops the memory, which the next call reads again from what is stored.
 */

import { checkEnqueueRequest, checkSchedule } from "../core/enqueue-check.ts";
import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { formatJobId, formatShardName } from "../core/job-id.ts";
import { ENQUEUE_CHUNK_LIMIT } from "../core/limits.ts";
import { shardLimits } from "../core/share.ts";
import type { Explanation, MinuteMetrics, PurgeReply, ShardReport } from "../operations.ts";
import type {
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  ControlReply,
  EnqueueReply,
  EnqueueRequest,
  HeartbeatReply,
  HeartbeatRequest,
  JobView,
  ReportReply,
  Schedule,
} from "../protocol.ts";
import { Admission } from "./admission.ts";
import { AlarmClock } from "./alarm-clock.ts";
import { Attempts } from "./attempts.ts";
import { Controls } from "./controls.ts";
import { Dispatcher, type Dispatch } from "./dispatcher.ts";
import { explain } from "./explanation.ts";
import { Flusher } from "./flusher.ts";
import { inspect } from "./inspection.ts";
import { readJobs } from "./job-reads.ts";
import { localIdOf } from "./job-row.ts";
import { markUndispatched } from "./job-table.ts";
import { Memory, type MemoryLimits } from "./memory.ts";
import type { Moment } from "./outlook.ts";
import type { ShardLog, ShardPorts, Sql } from "./ports.ts";
import { purge } from "./purge.ts";
import { Retirement } from "./retirement.ts";
import { createSchema } from "./schema.ts";
import { Sender } from "./sender.ts";
import { Settlement } from "./settlement.ts";

/** Which shard this is, and the alarm that was armed before it was started (epoch ms). */
export interface ShardIdentity {
  readonly definition: BindingDefinition;
  readonly index: number;
  readonly armedAt: number | null;
  /** How much is kept in memory before the fallbacks begin; tests make it small. */
  readonly memoryLimits?: MemoryLimits;
}

export class Shard {
  readonly #ports: ShardPorts;
  readonly #identity: ShardIdentity;
  readonly #log: ShardLog;
  readonly #dispatcher: Dispatcher;
  readonly #sender: Sender;
  readonly #admission: Admission;
  readonly #attempts: Attempts;
  readonly #controls: Controls;
  readonly #retirement: Retirement;
  readonly #settlement: Settlement;
  readonly #flusher: Flusher;
  readonly #alarm: AlarmClock;
  #memory: Memory | null = null;
  /** Messages that the queue refused and whose jobs are not yet put back. */
  #refused: readonly Dispatch[] = [];

  constructor(ports: ShardPorts, identity: ShardIdentity) {
    const { definition, index } = identity;
    const { sql } = ports;
    const log: ShardLog = (event) => {
      ports.log({ ...event, shard: formatShardName(idNameOf(definition), index) });
    };
    this.#ports = ports;
    this.#identity = identity;
    this.#log = log;
    this.#retirement = new Retirement(sql, definition);
    const settlement = new Settlement(sql, definition, this.#retirement, log);
    this.#settlement = settlement;
    this.#dispatcher = new Dispatcher(sql, definition, shardLimits(definition, index), index);
    this.#admission = new Admission(sql, definition, this.#dispatcher, this.#retirement);
    this.#attempts = new Attempts(ports, definition, index, settlement, log);
    this.#controls = new Controls(sql, definition, index, settlement);
    this.#sender = new Sender(ports, (chunk, error) => {
      log({
        level: "warn",
        event: "send-failed",
        detail: { messages: chunk.length, error: String(error) },
      });
      this.#refused = [...this.#refused, ...chunk];
      this.#section(() => this.#undispatchRefused());
    });
    this.#flusher = new Flusher(
      ports,
      definition,
      index,
      (work) => this.#transact((memory) => work(memory)),
      log,
    );
    this.#alarm = new AlarmClock(ports.alarm, identity.armedAt);
    createSchema(sql);
  }

  enqueue(requests: readonly EnqueueRequest[]): EnqueueReply {
    const refused = this.#firstRefused(requests);
    if (refused !== null) return refused;
    const { definition, index } = this.#identity;
    const admitted = this.#transact((memory, nowMs, dispatches) => {
      dispatches.push(...this.#dispatchWaiting(memory, nowMs));
      const maySend =
        nowMs >= this.#sender.pausedUntil(nowMs) && !this.#dispatcher.hasDue(memory, nowMs);
      const result = this.#admission.admit(memory, requests, nowMs, maySend);
      for (const dispatch of result.dispatches) dispatches.push(dispatch);
      return result.admitted;
    });
    return {
      kind: "accepted",
      receipts: admitted.map(({ localId, deduplicated }) => ({
        id: formatJobId(idNameOf(definition), index, localId),
        deduplicated,
      })),
    };
  }

  get(ids: readonly string[]): (JobView | null)[] {
    return this.#controls.get(ids, this.#ports.clock.now());
  }

  cancel(id: string): ControlReply {
    return this.#transact((memory, nowMs) => this.#controls.cancel(memory, id, nowMs));
  }

  retry(id: string): ControlReply {
    return this.#transact((memory, nowMs) => this.#controls.retry(memory, id, nowMs));
  }

  reschedule(id: string, when: Schedule): ControlReply {
    const problem = checkSchedule(when, this.#ports.clock.now());
    if (problem !== null) return { kind: "refused", problem };
    return this.#transact((memory, nowMs) => this.#controls.reschedule(memory, id, when, nowMs));
  }

  inspect(): ShardReport {
    return this.#look((sql, moment) => inspect(sql, moment, this.#identity.index));
  }

  explain(id: string): Explanation {
    const { definition, index } = this.#identity;
    const localId = localIdOf(id, definition, index);
    return this.#look((sql, moment) => {
      const row = localId === null ? undefined : readJobs(sql, [localId]).get(localId);
      return explain(sql, moment, definition, row);
    });
  }

  pause(): void {
    this.#transact((memory) => memory.setPaused(true));
  }

  resume(): void {
    this.#transact((memory) => memory.setPaused(false));
  }

  purge(limit: number): PurgeReply {
    return this.#transact((memory, nowMs) =>
      purge(this.#ports.sql, this.#settlement, memory, limit, nowMs),
    );
  }

  cancelMany(ids: readonly string[]): ControlReply[] {
    return this.#transact((memory, nowMs) =>
      this.#controls.each(ids, (id) => this.#controls.cancel(memory, id, nowMs)),
    );
  }

  retryMany(ids: readonly string[]): ControlReply[] {
    return this.#transact((memory, nowMs) =>
      this.#controls.each(ids, (id) => this.#controls.retry(memory, id, nowMs)),
    );
  }

  metrics(sinceMinute: number): MinuteMetrics[] {
    const nowMs = this.#ports.clock.now();
    return this.#transact(({ metrics }) => metrics.since(sinceMinute, nowMs));
  }

  claim(requests: readonly ClaimRequest[]): ClaimReply[] {
    return this.#transact((memory, nowMs) => this.#attempts.claim(memory, requests, nowMs));
  }

  start(references: readonly AttemptReference[]): void {
    this.#transact((memory, nowMs) => this.#attempts.start(memory, references, nowMs));
  }

  heartbeat(request: HeartbeatRequest): HeartbeatReply {
    return this.#transact((memory, nowMs) => this.#attempts.heartbeat(memory, request, nowMs));
  }

  report(reports: readonly AttemptReport[]): ReportReply[] {
    return this.#transact((memory, nowMs) => this.#attempts.report(memory, reports, nowMs));
  }

  /** Does whatever is due. Never throws: a part that fails is logged and tried again within seconds. */
  wake(): void {
    this.#alarm.hold();
    this.#section(() => {
      this.#undispatchRefused();
      this.#transact((memory, nowMs) => {
        if (!this.#alarm.mayReap(nowMs)) return;
        this.#attempts.reap(memory, nowMs, () => this.#sender.waiting());
      });
      this.#transact((memory, nowMs) => this.#retirement.sweep(memory, nowMs));
      const nowMs = this.#ports.clock.now();
      this.#flusher.flushIfDue(this.#loaded(nowMs), nowMs);
      this.#alarm.workDone();
      this.#alarm.release();
      this.#alarm.arm(this.#needAt(this.#loaded(nowMs), nowMs), nowMs);
    });
  }

  /** The platform's alarm, armed for `scheduledAt` (epoch ms), has fired. */
  alarmFired(scheduledAt: number): void {
    this.#alarm.fired(scheduledAt, this.#ports.clock.now());
    this.wake();
    this.#alarm.handled();
  }

  #firstRefused(requests: readonly EnqueueRequest[]): EnqueueReply | null {
    if (!Array.isArray(requests) || requests.length > ENQUEUE_CHUNK_LIMIT) {
      const found = Array.isArray(requests) ? `${requests.length} jobs` : typeof requests;
      const expected = `a list of at most ${ENQUEUE_CHUNK_LIMIT} jobs`;
      return { kind: "refused", index: 0, problem: { field: "requests", found, expected } };
    }
    const nowMs = this.#ports.clock.now();
    for (const [index, request] of requests.entries()) {
      const problem = checkEnqueueRequest(request, nowMs);
      if (problem !== null) return { kind: "refused", index, problem };
    }
    return null;
  }

  #loaded(nowMs: number): Memory {
    const { definition, index } = this.#identity;
    this.#memory ??= new Memory(
      this.#ports.sql,
      definition,
      shardLimits(definition, index),
      nowMs,
      this.#identity.memoryLimits,
    );
    return this.#memory;
  }

  #transact<T>(work: (memory: Memory, nowMs: number, dispatches: Dispatch[]) => T): T {
    const nowMs = this.#ports.clock.now();
    const dispatches: Dispatch[] = [];
    let result: T;
    let needAt = Infinity;
    try {
      result = this.#ports.sql.transaction(() => {
        const memory = this.#loaded(nowMs);
        memory.beginRevision(nowMs);
        const value = work(memory, nowMs, dispatches);
        for (const dispatch of this.#dispatchWaiting(memory, nowMs)) dispatches.push(dispatch);
        memory.save();
        // It may read, so it belongs to what is undone as a whole: a stored job without an alarm could sleep for ever.
        needAt = this.#needAt(memory, nowMs);
        return value;
      });
    } catch (error) {
      this.#memory = null;
      this.#retirement.forget();
      throw error;
    }
    this.#alarm.arm(needAt, nowMs);
    this.#sender.push(dispatches);
    return result;
  }

  /** A look at the shard when all that may go has gone. */
  #look<T>(work: (sql: Sql, moment: Moment) => T): T {
    const { definition, index } = this.#identity;
    return this.#transact((memory, nowMs, dispatches) => {
      dispatches.push(...this.#dispatchWaiting(memory, nowMs));
      const sendsFrom = this.#sender.pausedUntil(nowMs);
      return work(this.#ports.sql, {
        memory,
        limits: shardLimits(definition, index),
        nowMs,
        sendsFrom,
      });
    });
  }

  #dispatchWaiting(memory: Memory, nowMs: number): Dispatch[] {
    if (nowMs < this.#sender.pausedUntil(nowMs)) return [];
    return this.#dispatcher.dispatchWaiting(memory, nowMs);
  }

  /** The jobs of refused messages were never handed over: they wait again, and the attempt does not count. */
  #undispatchRefused(): void {
    if (this.#refused.length === 0) return;
    this.#transact((memory, nowMs) => {
      for (const { attempt: sent } of this.#refused) {
        const attempt = memory.inFlight.current(sent.localId, sent.number);
        // Someone answered for it, so it was accepted after all.
        if (attempt === undefined || attempt.running) continue;
        const row = markUndispatched(this.#ports.sql, sent.localId, nowMs, memory.revision);
        if (row !== undefined) this.#dispatcher.undispatched(memory, attempt, row);
      }
    });
    this.#refused = [];
  }

  #section(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log({ level: "error", event: "work-failed", detail: { error: String(error) } });
      this.#alarm.release();
      this.#alarm.retrySoon(this.#ports.clock.now());
    }
  }

  /** The earliest of all needs: there is one alarm. */
  #needAt(memory: Memory, nowMs: number): number {
    const dispatchAt = this.#dispatcher.wakeAt(memory, nowMs);
    return Math.min(
      this.#alarm.reapAt(memory.inFlight.earliestDeadlineAt, nowMs),
      dispatchAt === Infinity ? Infinity : Math.max(dispatchAt, this.#sender.pausedUntil(nowMs)),
      this.#flusher.nextAt(memory, nowMs),
      this.#retirement.nextAt(nowMs),
    );
  }
}
