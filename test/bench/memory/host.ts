/** A shard under Node with storage in a file, where time moves by hand and the heap is watched at every statement. */

import { getHeapStatistics } from "node:v8";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { EnqueueRequest } from "../../../templates/runtime/protocol.ts";
import { Shard } from "../../../templates/runtime/shard/shard.ts";
import { NodeSql } from "../../support/node-sql.ts";

const MEGABYTE = 1_000_000;
/** Garbage is collected when the heap seems to be larger than ever by this much; so the peak is right to as much. */
const SLACK_BYTES = 4 * MEGABYTE;

export class MemoryHost {
  readonly #sql: NodeSql;
  readonly #definition: BindingDefinition;
  readonly #readModelWorks: boolean;
  #shard: Shard | null = null;
  #nowMs = Date.UTC(2026, 10, 30);
  #alarmAt: number | null = null;
  #baseBytes = 0;
  #peakBytes = 0;

  constructor(file: string, definition: BindingDefinition, readModelWorks: boolean) {
    this.#sql = new NodeSql(file);
    // What is measured is the heap, not the disk.
    this.#sql.all("PRAGMA synchronous = OFF");
    this.#sql.all("PRAGMA journal_mode = MEMORY");
    this.#sql.beforeStatement = () => this.#look();
    this.#definition = definition;
    this.#readModelWorks = readModelWorks;
  }

  /** Ends the instance, if there is one, and begins to watch the heap of a new one. */
  restart(): void {
    this.#shard = null;
    this.#baseBytes = liveBytes();
    this.#peakBytes = this.#baseBytes;
    this.#shard = new Shard(this.#ports(), {
      definition: this.#definition,
      index: 0,
      armedAt: this.#alarmAt,
    });
  }

  /** The most that the instance was seen to hold so far; MB. */
  get peak(): number {
    this.#peakBytes = Math.max(this.#peakBytes, liveBytes());
    return (this.#peakBytes - this.#baseBytes) / MEGABYTE;
  }

  /** What the instance holds now; MB. */
  held(): number {
    return (liveBytes() - this.#baseBytes) / MEGABYTE;
  }

  enqueue(requests: readonly EnqueueRequest[]): void {
    const reply = this.#shard?.enqueue(requests);
    if (reply?.kind !== "accepted") throw new Error(`not accepted: ${JSON.stringify(reply)}`);
  }

  wake(): void {
    this.#shard?.wake();
  }

  /** Moves the clock and lets the alarm go off, if its time has come. */
  async advance(durationMs: number): Promise<void> {
    this.#nowMs += durationMs;
    const alarmAt = this.#alarmAt;
    if (alarmAt !== null && alarmAt <= this.#nowMs) {
      this.#alarmAt = null;
      this.#shard?.alarmFired(alarmAt);
    }
    // All microtasks run before it, however many a long flush takes.
    await new Promise((resolve) => setImmediate(resolve));
  }

  #look(): void {
    if (getHeapStatistics().used_heap_size <= this.#peakBytes + SLACK_BYTES) return;
    this.#peakBytes = Math.max(this.#peakBytes, liveBytes());
  }

  #ports(): ConstructorParameters<typeof Shard>[0] {
    return {
      sql: this.#sql,
      // Nothing hangs here, so no timeout ever goes off.
      clock: { now: () => this.#nowMs, after: () => () => {} },
      random: () => 0.5,
      queue: { send: async () => {} },
      readModel: {
        write: async () => {
          if (!this.#readModelWorks) throw new Error("The read model is away.");
        },
      },
      alarm: { set: (timeMs) => (this.#alarmAt = timeMs) },
      log: () => {},
      background: (work) => void work,
    };
  }
}

function liveBytes(): number {
  if (globalThis.gc === undefined) throw new Error("Start Node with --expose-gc.");
  globalThis.gc();
  return getHeapStatistics().used_heap_size;
}
