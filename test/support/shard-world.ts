/**
 * One shard in a small world under Node: virtual time, a queue and a read model that a test can watch and break.
 * Nothing happens by itself: `advance` moves the clock and lets alarms and timers go off in their order.
 */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { formatJobId } from "../../templates/runtime/core/job-id.ts";
import type { MinuteMetrics } from "../../templates/runtime/operations.ts";
import type {
  AttemptOutcome,
  EnqueueRequest,
  JobMessage,
  JobView,
  ReportReply,
} from "../../templates/runtime/protocol.ts";
import { MEMORY_LIMITS, type MemoryLimits } from "../../templates/runtime/shard/memory.ts";
import type { ShardEvent, ShardPorts } from "../../templates/runtime/shard/ports.ts";
import { Shard } from "../../templates/runtime/shard/shard.ts";
import { definitionOf } from "./definition.ts";
import { NodeSql } from "./node-sql.ts";
import { requireStorable } from "./value-limit.ts";

/** Where virtual time begins: 2026-11-30T00:00:00Z. */
export const START_MS = Date.UTC(2026, 10, 30);

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A row as the read model was given it, by position (projection/row.ts). */
export type ProjectedRow = readonly unknown[];

export class ShardWorld {
  readonly sql = new NodeSql();
  /** The definition of the last start. */
  definition: BindingDefinition;
  /** Every message in the order of sending. */
  readonly sent: JobMessage[] = [];
  /** The bodies of each send that was accepted. */
  readonly batches: string[][] = [];
  readonly events: ShardEvent[] = [];
  /** Job id -> row of the highest revision. */
  readonly projected = new Map<string, ProjectedRow>();
  shard: Shard;
  nowMs = START_MS;
  alarmAt: number | null = null;
  alarmsSet = 0;
  random: () => number = () => 0.5;
  /** Called with each batch; a throw refuses it. */
  onSend: (bodies: readonly string[]) => void | Promise<void> = () => {};
  /** Called with each write to the read model; a throw, or a promise that fails, refuses it. */
  onProject: (rows: readonly ProjectedRow[]) => void | Promise<void> = () => {};
  /** Called with each minute that is over. */
  onMinuteClosed: (closed: MinuteMetrics) => void = () => {};
  readonly #timers = new Set<Timer>();
  #generation = 0;
  readonly #index: number;
  readonly #memoryLimits: MemoryLimits;

  constructor(
    overrides: Partial<BindingDefinition> = {},
    { index = 0, memoryLimits = MEMORY_LIMITS } = {},
  ) {
    this.definition = definitionOf(overrides);
    this.#index = index;
    this.#memoryLimits = memoryLimits;
    this.shard = this.#start(this.definition);
  }

  /** What eviction or a crash does: memory is gone, storage and alarm stay. */
  restart(overrides: Partial<BindingDefinition> = {}): void {
    this.#timers.clear();
    this.definition = { ...this.definition, ...overrides };
    this.shard = this.#start(this.definition);
  }

  /** Enqueues one job and answers its id; throws when it is refused. */
  enqueue(request: Partial<EnqueueRequest> = {}): string {
    return this.enqueueAll([request])[0] ?? "";
  }

  enqueueAll(requests: readonly Partial<EnqueueRequest>[]): string[] {
    const reply = this.shard.enqueue(requests.map((request) => ({ payload: "{}", ...request })));
    if (reply.kind === "refused") throw new Error(JSON.stringify(reply));
    return reply.receipts.map(({ id }) => id);
  }

  /** The full id of a job by its key in the table. */
  idOf(localId: number): string {
    return formatJobId(this.definition.name, this.#index, localId);
  }

  view(id: string): JobView {
    const view = this.shard.get([id])[0];
    if (view == null) throw new Error(`no job ${id}`);
    return view;
  }

  /** Reports the outcome of a message's attempt. */
  report(message: JobMessage, outcome: AttemptOutcome = { kind: "completed" }): ReportReply {
    const { id, attempt } = message;
    const report = { id, attempt, outcome, startedAgoMs: 0, runMs: 0 };
    return this.shard.report([report])[0] ?? { kind: "stale" };
  }

  /** Takes the messages sent since the last call. */
  take(): JobMessage[] {
    return this.sent.splice(0);
  }

  /** Lets everything that is already under way come to its end. */
  async settle(): Promise<void> {
    // All microtasks run before it, however many a long flush takes.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Moves the clock; alarms and timers on the way go off at their times. */
  async advance(durationMs: number): Promise<void> {
    const endMs = this.nowMs + durationMs;
    await this.settle();
    for (;;) {
      const timer = [...this.#timers].sort((a, b) => a.at - b.at)[0];
      const timerAt = timer?.at ?? Infinity;
      const alarmAt = this.alarmAt ?? Infinity;
      const nextAt = Math.min(timerAt, alarmAt);
      if (nextAt > endMs) break;
      this.nowMs = Math.max(this.nowMs, nextAt);
      if (timer !== undefined && timerAt <= alarmAt) {
        this.#timers.delete(timer);
        timer.callback();
      } else {
        this.alarmAt = null;
        this.shard.alarmFired(alarmAt);
      }
      await this.settle();
    }
    this.nowMs = Math.max(this.nowMs, endMs);
  }

  #start(definition: BindingDefinition): Shard {
    return new Shard(this.#ports(), {
      definition,
      index: this.#index,
      armedAt: this.alarmAt,
      memoryLimits: this.#memoryLimits,
    });
  }

  #ports(): ShardPorts {
    this.#generation += 1;
    const generation = this.#generation;
    // What an instance had under way when it was evicted never comes back to it.
    const stayDeadAfterRestart = async (): Promise<void> => {
      if (generation !== this.#generation) await new Promise(() => {});
    };
    const answered = async <T>(
      call: (value: T) => void | Promise<void>,
      value: T,
    ): Promise<void> => {
      try {
        await call(value);
      } catch (error) {
        await stayDeadAfterRestart();
        throw error;
      }
    };
    return {
      sql: this.sql,
      clock: {
        now: () => this.nowMs,
        after: (durationMs, callback) => {
          const timer = { at: this.nowMs + durationMs, callback };
          this.#timers.add(timer);
          return () => this.#timers.delete(timer);
        },
      },
      random: () => this.random(),
      queue: {
        send: async (bodies) => {
          await answered(this.onSend, bodies);
          this.batches.push([...bodies]);
          for (const body of bodies) this.sent.push(JSON.parse(body) as JobMessage);
          await stayDeadAfterRestart();
        },
      },
      readModel: {
        write: async (rowsJson) => {
          requireStorable(rowsJson);
          const rows = JSON.parse(rowsJson) as ProjectedRow[];
          await answered(this.onProject, rows);
          for (const row of rows) {
            const known = this.projected.get(String(row[0]));
            if (known === undefined || Number(row[18]) > Number(known[18])) {
              this.projected.set(String(row[0]), row);
            }
          }
          await stayDeadAfterRestart();
        },
      },
      alarm: {
        set: (timeMs) => {
          this.alarmsSet += 1;
          this.alarmAt = timeMs;
        },
      },
      log: (event) => this.events.push(event),
      minuteClosed: (closed) => this.onMinuteClosed(closed),
      background: (work) => void work,
    };
  }
}
