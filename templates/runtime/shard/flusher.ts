/**
 * Brings the read model up to date. Runs beside everything else and never holds it up: it has its own pace, its own
 * timeout and its own pause after a failure. A write may be repeated: the read model keeps the newest revision.
 */

import type { BindingDefinition } from "../core/definition.ts";
import { FLUSH_INTERVAL_MS, FlushChoice } from "./flush-choice.ts";
import type { Write } from "./flush-writes.ts";
import type { Memory } from "./memory.ts";
import { inTime } from "./in-time.ts";
import type { Entry } from "./unprojected.ts";
import { waitEnd } from "./wait-end.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";

/** After this a write counts as failed; should it succeed later, no harm is done. */
const TIMEOUT_MS = 10_000;
/** A flush that has shown no progress for this long is lost; longer than its own timeout, so that two never run. */
const LOST_AFTER_MS = 15_000;
const LONGEST_PAUSE_MS = 60_000;
const ROWS_PER_WRITE = 100;
const WRITES_PER_FLUSH = 50;

/** Runs the work in a transaction with the memory of the moment. */
type Transact = <T>(work: (memory: Memory) => T) => T;

export class Flusher {
  readonly #ports: ShardPorts;
  readonly #choice: FlushChoice;
  readonly #transact: Transact;
  readonly #log: ShardLog;
  #busyUntil: number | null = null;
  #dueAt: number | null = null;
  /** When the rows that were refused are tried again. */
  #parkedDueAt = -Infinity;
  #failures = 0;
  #rowsPerWrite = ROWS_PER_WRITE;

  constructor(
    ports: ShardPorts,
    definition: BindingDefinition,
    shard: number,
    transact: Transact,
    log: ShardLog,
  ) {
    this.#ports = ports;
    this.#choice = new FlushChoice(ports.sql, definition, shard);
    this.#transact = transact;
    this.#log = log;
  }

  /** When the flusher wants to be called; Infinity: everything is projected. */
  nextAt(memory: Memory, nowMs: number): number {
    if (memory.unprojected.isEmpty) return Infinity;
    // While a flush runs, the alarm only guards against its loss.
    if (this.#busyUntil !== null) return this.#busyUntil;
    if (!memory.unprojected.isParked) this.#dueAt ??= nowMs + FLUSH_INTERVAL_MS;
    const dueAt = waitEnd(this.#dueAt ?? nowMs, nowMs, LONGEST_PAUSE_MS);
    return memory.unprojected.isParked ? Math.max(dueAt, this.#parkedUntil(nowMs)) : dueAt;
  }

  /** Starts a flush if one is due and none runs. */
  flushIfDue(memory: Memory, nowMs: number): void {
    if (this.#busyUntil !== null && this.#busyUntil > nowMs) return;
    if (this.nextAt(memory, nowMs) > nowMs) return;
    const due = this.#choice.due(memory, nowMs);
    const { pass, nextParked } = memory.unprojected;
    if (due.length === 0 && pass === null && nextParked === undefined) {
      // All of them are out. A flush would cost an alarm and a page for nothing.
      this.#busyUntil = null;
      this.#dueAt = nowMs + FLUSH_INTERVAL_MS;
      return;
    }
    this.#ports.background(this.#flush(due));
  }

  async #flush(due: Entry[]): Promise<void> {
    // More is left than one flush writes: it goes on at once.
    let pauses = false;
    const written: Write[] = [];
    try {
      for (let count = 0; count < WRITES_PER_FLUSH; count += 1) {
        this.#busyUntil = this.#ports.clock.now() + LOST_AFTER_MS;
        const writes = this.#transact((memory) => {
          noteProjected(memory, written);
          return this.#choice.next(memory, due, this.#rowsPerWrite);
        });
        if (writes.length === 0) {
          pauses = true;
          break;
        }
        for (const write of writes) {
          this.#busyUntil = this.#ports.clock.now() + LOST_AFTER_MS;
          await this.#write(write);
          written.push(write);
        }
      }
      await this.#retryParked();
    } catch (error) {
      pauses = true;
      this.#failed(error);
    }
    this.#busyUntil = null;
    this.#dueAt = this.#ports.clock.now() + (pauses ? this.#pauseMs() : 0);
    try {
      // One row for the whole flush: what is projected from now on.
      this.#transact((memory) => {
        noteProjected(memory, written);
        const { isEmpty, isParked } = memory.unprojected;
        if (isEmpty || (isParked && this.#failures === 0)) this.#dueAt = null;
        memory.unprojected.raiseWatermark(memory.revision);
        memory.projectionChanged();
      });
    } catch (error) {
      // The alarm that guarded this flush is still armed and comes back to it.
      this.#failed(error);
    }
  }

  #parkedUntil(nowMs: number): number {
    return waitEnd(this.#parkedDueAt, nowMs, LONGEST_PAUSE_MS);
  }

  /** Longer and longer while the read model is away; short while a row that it does not take is being singled out. */
  #pauseMs(): number {
    if (this.#rowsPerWrite > 1) return FLUSH_INTERVAL_MS;
    return Math.min(LONGEST_PAUSE_MS, FLUSH_INTERVAL_MS * 2 ** this.#failures);
  }

  async #write({ json, revisions }: Write): Promise<void> {
    try {
      await this.#inTime(json);
    } catch (error) {
      // A smaller write next time finds the row that cannot be written, if it is that.
      this.#rowsPerWrite = Math.max(1, this.#rowsPerWrite >> 1);
      const [localId] = revisions.keys();
      const isSingledOut = revisions.size === 1 && this.#rowsPerWrite === 1;
      if (isSingledOut && localId !== undefined) this.#park(localId, error);
      throw error;
    }
    this.#failures = 0;
    this.#rowsPerWrite = Math.min(ROWS_PER_WRITE, this.#rowsPerWrite * 2);
  }

  /** Tries the rows that were refused again, one by one; the first that is refused once more ends it for a while. */
  async #retryParked(): Promise<void> {
    for (let count = 0; count < WRITES_PER_FLUSH; count += 1) {
      const nowMs = this.#ports.clock.now();
      if (nowMs < this.#parkedUntil(nowMs)) return;
      const [localId, write] = this.#transact(({ unprojected }) => {
        const id = unprojected.nextParked;
        return [id, id === undefined ? undefined : this.#choice.one(id)];
      });
      if (localId === undefined || write === undefined) return;
      this.#busyUntil = nowMs + LOST_AFTER_MS;
      try {
        await this.#inTime(write.json);
      } catch (error) {
        this.#park(localId, error);
        return;
      }
      this.#transact((memory) => {
        memory.unprojected.projected(write.revisions);
      });
    }
  }

  #inTime(json: string): Promise<void> {
    return inTime(this.#ports.readModel.write(json), this.#ports.clock, {
      timeoutMs: TIMEOUT_MS,
      message: `The read model did not answer within ${TIMEOUT_MS} ms.`,
    });
  }

  #park(localId: number, error: unknown): void {
    this.#parkedDueAt = this.#ports.clock.now() + LONGEST_PAUSE_MS;
    this.#transact((memory) => {
      memory.unprojected.park(localId);
    });
    const detail = { id: localId, error: String(error) };
    this.#log({ level: "error", event: "flush-row-parked", detail });
  }

  #failed(error: unknown): void {
    this.#failures += 1;
    const detail = { failures: this.#failures, error: String(error) };
    this.#log({ level: "warn", event: "flush-failed", detail });
  }
}

/** In the transaction that comes next anyway: one for each write would cost as much as the write. */
function noteProjected({ unprojected }: Memory, written: Write[]): void {
  for (const { revisions } of written.splice(0)) unprojected.projected(revisions);
}
