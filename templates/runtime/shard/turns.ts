/**
 * A shard's turns. Every call and every alarm is one or more of them, and each has the same end: after its work whoever
 * may run next is dispatched, the notebook is written if it became stale, and after the commit the messages go to the
 * queue and the alarm is armed for the earliest need.
 *
 * A throw undoes the transaction and drops the memory, which the next turn reads again from what is stored.
 */

import type { AlarmClock } from "./alarm-clock.ts";
import { tellClosedMinutes } from "./closed-minutes.ts";
import type { Dispatch, Dispatcher } from "./dispatcher.ts";
import type { Flusher } from "./flusher.ts";
import { markUndispatched } from "./job-updates.ts";
import type { Memory } from "./memory.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";
import type { Retirement } from "./retirement.ts";
import { Sender } from "./sender.ts";

/** The parts of a shard that a turn itself needs. */
interface TurnParts {
  /** Reads the memory from what is stored. */
  readonly recall: (nowMs: number) => Memory;
  readonly alarm: AlarmClock;
  readonly dispatcher: Dispatcher;
  readonly retirement: Retirement;
  readonly flusher: Flusher;
}

/** What is done in a turn; jobs that it dispatches itself are put behind the others. */
type Work<T> = (memory: Memory, nowMs: number, dispatches: Dispatch[]) => T;

export class Turns {
  readonly #ports: ShardPorts;
  readonly #parts: TurnParts;
  readonly #log: ShardLog;
  readonly #sender: Sender;
  #memory: Memory | null = null;
  /** Messages that the queue refused and whose jobs are not yet put back. */
  #refused: readonly Dispatch[] = [];

  constructor(ports: ShardPorts, parts: TurnParts, log: ShardLog) {
    this.#ports = ports;
    this.#parts = parts;
    this.#log = log;
    this.#sender = new Sender(ports, (chunk, error) => {
      const detail = { messages: chunk.length, error: String(error) };
      log({ level: "warn", event: "send-failed", detail });
      this.#refused = [...this.#refused, ...chunk];
      this.#guarded(() => this.#undispatchRefused());
    });
  }

  /** One turn. */
  take<T>(work: Work<T>): T {
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
      this.#parts.retirement.forget();
      throw error;
    }
    this.#parts.alarm.arm(needAt, nowMs);
    this.#sender.push(dispatches);
    tellClosedMinutes(this.#memory?.metrics.takeClosed() ?? [], this.#ports, this.#log);
    return result;
  }

  /** One turn whose work comes after the dispatch of all that waits and may go: new jobs pass none, looks see none. */
  takeLast<T>(work: Work<T>): T {
    return this.take((memory, nowMs, dispatches) => {
      for (const dispatch of this.#dispatchWaiting(memory, nowMs)) dispatches.push(dispatch);
      return work(memory, nowMs, dispatches);
    });
  }

  /** Whatever is due, in turns of its own. Never throws: work that fails is logged and tried again within seconds. */
  takeDue(turns: () => void): void {
    const { alarm, flusher } = this.#parts;
    alarm.hold();
    this.#guarded(() => {
      this.#undispatchRefused();
      turns();
      const nowMs = this.#ports.clock.now();
      flusher.flushIfDue(this.#loaded(nowMs), nowMs);
      alarm.workDone();
      alarm.release();
      alarm.arm(this.#needAt(this.#loaded(nowMs), nowMs), nowMs);
    });
  }

  /** The platform's alarm, armed for `scheduledAt` (epoch ms), has fired; `takeDue` does what is due. */
  alarmFired(scheduledAt: number, takeDue: () => void): void {
    this.#parts.alarm.fired(scheduledAt, this.#ports.clock.now());
    takeDue();
    this.#parts.alarm.handled();
  }

  /** False for a moment after an absence, in which late answers win over the reaper. */
  mayReap(nowMs: number): boolean {
    return this.#parts.alarm.mayReap(nowMs);
  }

  /** No dispatch before this time, epoch ms. */
  sendsFrom(nowMs: number): number {
    return this.#sender.sendsFrom(nowMs);
  }

  /** The jobs whose messages still wait for their send: nobody can answer for them yet. */
  unsent(): ReadonlySet<number> {
    return this.#sender.unsent();
  }

  #loaded(nowMs: number): Memory {
    this.#memory ??= this.#parts.recall(nowMs);
    return this.#memory;
  }

  #dispatchWaiting(memory: Memory, nowMs: number): Dispatch[] {
    if (nowMs < this.sendsFrom(nowMs)) return [];
    return this.#parts.dispatcher.dispatchWaiting(memory, nowMs);
  }

  /** The jobs of refused messages were never handed over: they wait again, and the attempt does not count. */
  #undispatchRefused(): void {
    if (this.#refused.length === 0) return;
    this.take((memory, nowMs) => {
      for (const { attempt: sent } of this.#refused) {
        const attempt = memory.inFlight.current(sent.localId, sent.number);
        // Someone answered for it, so it was accepted after all.
        if (attempt === undefined || attempt.running) continue;
        const row = markUndispatched(this.#ports.sql, sent.localId, nowMs, memory.revision);
        if (row !== undefined) this.#parts.dispatcher.undispatched(memory, attempt, row, nowMs);
      }
    });
    this.#refused = [];
  }

  /** Never throws: what fails is logged and tried again within seconds. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log({ level: "error", event: "work-failed", detail: { error: String(error) } });
      this.#parts.alarm.release();
      this.#parts.alarm.retrySoon(this.#ports.clock.now());
    }
  }

  /** The earliest of all needs: there is one alarm. */
  #needAt(memory: Memory, nowMs: number): number {
    const { alarm, dispatcher, retirement, flusher } = this.#parts;
    const dispatchAt = dispatcher.wakeAt(memory, nowMs);
    return Math.min(
      alarm.reapAt(memory.inFlight.earliestDeadlineAt, nowMs),
      dispatchAt === Infinity ? Infinity : Math.max(dispatchAt, this.sendsFrom(nowMs)),
      flusher.nextAt(memory, nowMs),
      retirement.nextAt(nowMs),
    );
  }
}
