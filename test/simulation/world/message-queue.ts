/**
 * One queue: takes messages in batches within the platform's limits, and hands them to a consumer in batches of its own,
 * late, twice, in another order, or never.
 */

import type { World } from "./world.ts";

const BATCH_LIMIT = 100;
const BATCH_LIMIT_BYTES = 256_000;
const MESSAGE_LIMIT_BYTES = 128_000;
/** What the platform adds to each message. */
const OVERHEAD_BYTES = 100;
const NEARLY = 0.9;

export class MessageQueue {
  readonly #world: World;
  readonly #name: string;
  readonly #maxBatchSize: number;
  readonly #waiting: string[] = [];
  #isCollecting = false;

  constructor(world: World, name: string, maxBatchSize: number) {
    this.#world = world;
    this.#name = name;
    this.#maxBatchSize = maxBatchSize;
  }

  /** `settle` hears null when the batch was accepted. */
  send(from: string, bodies: readonly string[], settle: (error: unknown) => void): void {
    const { timeline, faults, chance } = this.#world;
    this.#enforceLimits(from, bodies);
    const isDown = timeline.nowMs < this.#world.queuesDownUntilMs && !faults.isOver;
    const isRefused = isDown || faults.strikes("send-refused");
    const isDenied = !isRefused && faults.strikes("send-refused-though-accepted");
    const afterMs = faults.strikes("send-slow")
      ? chance.between(500, 20_000)
      : chance.between(1, 15);
    timeline.after(afterMs, () => {
      if (!isRefused) for (const body of bodies) this.#accept(body);
      const say = isRefused ? "refuses" : isDenied ? "accepts but denies" : "accepts";
      this.#world.tell(() => `the queue ${say} ${bodies.length} messages of ${from}`);
      if (faults.strikes("send-hangs")) return;
      settle(isRefused || isDenied ? new Error("Queue send failed: Too Many Requests") : null);
    });
  }

  /** Puts messages back that their consumer did not acknowledge. */
  putBack(bodies: readonly string[]): void {
    for (const body of bodies) this.#arrive(body, this.#world.chance.between(100, 3_000));
  }

  #enforceLimits(from: string, bodies: readonly string[]): void {
    const sizes = bodies.map((body) => Buffer.byteLength(body));
    const total = sizes.reduce((sum, size) => sum + size + OVERHEAD_BYTES, 0);
    const { coverage } = this.#world;
    if (bodies.length === BATCH_LIMIT) coverage.count("send of as many messages as may be");
    if (total > NEARLY * BATCH_LIMIT_BYTES)
      coverage.count("send of nearly as many bytes as may be");
    if (
      bodies.length === 0 ||
      bodies.length > BATCH_LIMIT ||
      total > BATCH_LIMIT_BYTES ||
      sizes.some((size) => size > MESSAGE_LIMIT_BYTES)
    ) {
      const text = `${from} sends ${bodies.length} messages of ${total} bytes, the largest ${Math.max(...sizes)}`;
      this.#world.fail("queue-limits", text);
    }
  }

  #accept(body: string): void {
    const { faults, chance } = this.#world;
    if (faults.strikes("message-dropped")) {
      this.#world.tell(() => `the queue loses ${headOf(body)}`);
      return;
    }
    const copies = faults.strikes("message-duplicated") ? chance.between(2, 3) : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const isLate = faults.strikes("message-late");
      this.#arrive(body, isLate ? chance.between(200, 60_000) : chance.between(1, 30));
    }
  }

  #arrive(body: string, afterMs: number): void {
    const { timeline, chance } = this.#world;
    timeline.after(afterMs, () => {
      this.#waiting.push(body);
      if (this.#isCollecting) return;
      this.#isCollecting = true;
      timeline.after(chance.between(0, 40), () => this.#handOut());
    });
  }

  #handOut(): void {
    const { chance } = this.#world;
    this.#isCollecting = false;
    while (this.#waiting.length > 0) {
      const size = Math.min(this.#maxBatchSize, this.#waiting.length);
      const batch: string[] = [];
      for (let count = 0; count < size; count += 1) {
        const place = chance.below(this.#waiting.length);
        if (place > 0) this.#world.coverage.count("message passes another");
        batch.push(...this.#waiting.splice(place, 1));
      }
      this.#world.consume(this.#name, batch);
    }
  }
}

/** The envelope of a message, for the history. */
export function headOf(body: string): string {
  const { id, attempt } = JSON.parse(body) as { id: string; attempt: number };
  return `${id}/${attempt}`;
}
