/**
 * One shard of a binding: it owns its jobs and decides everything about them. This class is the table of its calls: each
 * is one turn (turns.ts) in which one of the shard's parts does the work.
 */

import { checkSchedule } from "../core/enqueue-check.ts";
import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { formatJobId, formatShardName } from "../core/job-id.ts";
import { SHARD_LIMIT_BYTES } from "../core/limits.ts";
import { shardLimits, type ShardLimits } from "../core/share.ts";
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
import { Admission, refusalOf } from "./admission.ts";
import { AlarmClock } from "./alarm-clock.ts";
import { Attempts } from "./attempts.ts";
import { Controls } from "./controls.ts";
import { Dispatcher } from "./dispatcher.ts";
import { explain } from "./explanation.ts";
import { Flusher } from "./flusher.ts";
import { inspect } from "./inspection.ts";
import { readJobs } from "./job-reads.ts";
import { localIdOf } from "./job-row.ts";
import { Memory, type MemoryLimits } from "./memory.ts";
import type { Moment } from "./outlook.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";
import { purge } from "./purge.ts";
import { Reaper } from "./reaper.ts";
import { Retirement } from "./retirement.ts";
import { createSchema } from "./schema.ts";
import { Settlement } from "./settlement.ts";
import { Turns } from "./turns.ts";

/** Which shard this is, and the alarm that was armed before it was started (epoch ms). */
export interface ShardSetup {
  readonly definition: BindingDefinition;
  readonly index: number;
  readonly armedAt: number | null;
  /** How much is kept in memory before the fallbacks begin; tests make it small. */
  readonly memoryLimits?: MemoryLimits;
}

export class Shard {
  readonly #ports: ShardPorts;
  readonly #definition: BindingDefinition;
  readonly #index: number;
  readonly #limits: ShardLimits;
  readonly #dispatcher: Dispatcher;
  readonly #admission: Admission;
  readonly #attempts: Attempts;
  readonly #reaper: Reaper;
  readonly #controls: Controls;
  readonly #retirement: Retirement;
  readonly #settlement: Settlement;
  readonly #turns: Turns;

  constructor(ports: ShardPorts, { definition, index, armedAt, memoryLimits }: ShardSetup) {
    const { sql } = ports;
    const limits = shardLimits(definition, index);
    const log: ShardLog = (event) => {
      ports.log({ ...event, shard: formatShardName(idNameOf(definition), index) });
    };
    this.#ports = ports;
    this.#definition = definition;
    this.#index = index;
    this.#limits = limits;
    this.#dispatcher = new Dispatcher(sql, definition, limits, index);
    this.#retirement = new Retirement(sql, definition);
    this.#settlement = new Settlement(sql, definition, this.#retirement, log);
    this.#admission = new Admission(sql, definition, this.#dispatcher, this.#retirement);
    this.#attempts = new Attempts(ports, definition, index, this.#settlement);
    this.#reaper = new Reaper(ports, definition, this.#settlement, log);
    this.#controls = new Controls(sql, definition, index, this.#settlement);
    const parts = {
      recall: (nowMs: number) => new Memory(sql, definition, limits, nowMs, memoryLimits),
      alarm: new AlarmClock(ports.alarm, armedAt),
      dispatcher: this.#dispatcher,
      retirement: this.#retirement,
      flusher: new Flusher(ports, definition, index, (work) => this.#turns.take(work), log),
    };
    this.#turns = new Turns(ports, parts, log);
    createSchema(sql);
  }

  enqueue(requests: readonly EnqueueRequest[]): EnqueueReply {
    const refused = refusalOf(requests, this.#ports.clock.now());
    if (refused !== null) return refused;
    this.#requireRoom();
    const admitted = this.#turns.takeLast((memory, nowMs, dispatches) => {
      const maySend =
        nowMs >= this.#turns.sendsFrom(nowMs) && !this.#dispatcher.hasDue(memory, nowMs);
      const result = this.#admission.admit(memory, requests, nowMs, maySend);
      for (const dispatch of result.dispatches) dispatches.push(dispatch);
      return result.admitted;
    });
    return {
      kind: "accepted",
      receipts: admitted.map(({ localId, deduplicated }) => ({
        id: formatJobId(idNameOf(this.#definition), this.#index, localId),
        deduplicated,
      })),
    };
  }

  get(ids: readonly string[]): (JobView | null)[] {
    return this.#controls.get(ids, this.#ports.clock.now());
  }

  cancel(id: string): ControlReply {
    return this.#turns.take((memory, nowMs) => this.#controls.cancel(memory, id, nowMs));
  }

  retry(id: string): ControlReply {
    return this.#turns.take((memory, nowMs) => this.#controls.retry(memory, id, nowMs));
  }

  reschedule(id: string, when: Schedule): ControlReply {
    const problem = checkSchedule(when, this.#ports.clock.now());
    if (problem !== null) return { kind: "refused", problem };
    return this.#turns.take((memory, nowMs) => this.#controls.reschedule(memory, id, when, nowMs));
  }

  inspect(): ShardReport {
    return this.#look((moment) => inspect(this.#ports.sql, moment, this.#index));
  }

  explain(id: string): Explanation {
    const { sql } = this.#ports;
    const localId = localIdOf(id, this.#definition, this.#index);
    return this.#look((moment) => {
      const row = localId === null ? undefined : readJobs(sql, [localId]).get(localId);
      return explain(sql, moment, this.#definition, row);
    });
  }

  pause(): void {
    this.#turns.take((memory) => memory.setPaused(true));
  }

  resume(): void {
    this.#turns.take((memory) => memory.setPaused(false));
  }

  purge(limit: number): PurgeReply {
    return this.#turns.take((memory, nowMs) =>
      purge(this.#ports.sql, this.#settlement, memory, limit, nowMs),
    );
  }

  cancelMany(ids: readonly string[]): ControlReply[] {
    return this.#turns.take((memory, nowMs) =>
      this.#controls.each(ids, (id) => this.#controls.cancel(memory, id, nowMs)),
    );
  }

  retryMany(ids: readonly string[]): ControlReply[] {
    return this.#turns.take((memory, nowMs) =>
      this.#controls.each(ids, (id) => this.#controls.retry(memory, id, nowMs)),
    );
  }

  metrics(sinceMinute: number): MinuteMetrics[] {
    const nowMs = this.#ports.clock.now();
    return this.#turns.take(({ metrics }) => metrics.since(sinceMinute, nowMs));
  }

  claim(requests: readonly ClaimRequest[]): ClaimReply[] {
    return this.#turns.take((memory, nowMs) => this.#attempts.claim(memory, requests, nowMs));
  }

  start(references: readonly AttemptReference[]): void {
    this.#turns.take((memory, nowMs) => this.#attempts.start(memory, references, nowMs));
  }

  heartbeat(request: HeartbeatRequest): HeartbeatReply {
    return this.#turns.take((memory, nowMs) => this.#attempts.heartbeat(memory, request, nowMs));
  }

  report(reports: readonly AttemptReport[]): ReportReply[] {
    return this.#turns.take((memory, nowMs) => this.#attempts.report(memory, reports, nowMs));
  }

  /** Does whatever is due. Never throws: a part that fails is logged and tried again within seconds. */
  wake(): void {
    this.#turns.takeDue(() => {
      this.#turns.take((memory, nowMs) => {
        if (!this.#turns.mayReap(nowMs)) return;
        this.#reaper.reap(memory, nowMs, () => this.#turns.unsent());
      });
      this.#turns.take((memory, nowMs) => {
        memory.metrics.closeFinished(nowMs);
        this.#retirement.sweep(memory, nowMs);
      });
    });
  }

  /** The platform's alarm, armed for `scheduledAt` (epoch ms), has fired. */
  alarmFired(scheduledAt: number): void {
    this.#turns.alarmFired(scheduledAt, () => this.wake());
  }

  /** What waits for its turn is no fault of the input, so this is a throw and no refusal: the caller may try again. */
  #requireRoom(): void {
    const { sizeBytes = 0 } = this.#ports.sql;
    if (sizeBytes < SHARD_LIMIT_BYTES) return;
    const name = formatShardName(idNameOf(this.#definition), this.#index);
    throw new Error(
      `${name} is full: it holds ${sizeBytes} bytes and takes new jobs below ${SHARD_LIMIT_BYTES}. ` +
        "Wait until jobs are done and swept, keep large data in R2, or declare more shards.",
    );
  }

  /** A look at the shard when all that may go has gone. */
  #look<T>(work: (moment: Moment) => T): T {
    return this.#turns.takeLast((memory, nowMs) =>
      work({ memory, limits: this.#limits, nowMs, sendsFrom: this.#turns.sendsFrom(nowMs) }),
    );
  }
}
