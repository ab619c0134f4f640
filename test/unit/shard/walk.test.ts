/**
 * A random walk through everything that can happen to a shard: calls of every kind, lost and repeated messages, refused
 * sends, a read model that is away, statements that fail in the middle of a call, restarts, other policies. After each
 * step the tables are checked; at the end the faults stop and everything must come to rest and be shown.
 */

import { describe, expect, it } from "vitest";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { isAtRest } from "../../../templates/runtime/core/state.ts";
import type {
  AttemptOutcome,
  EnqueueRequest,
  JobMessage,
} from "../../../templates/runtime/protocol.ts";
import { Chance } from "../../support/chance.ts";
import {
  inFlightCounts,
  isUnprojected,
  storedJobs,
  violations,
  type Counts,
} from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

const WALKS = 40;
const STEPS = 120;
const KEYS = [undefined, "a", "b", "c", "d", "e"];

class Walk {
  readonly random: Chance;
  readonly world: ShardWorld;
  readonly ids: string[] = [];
  readonly #held: JobMessage[] = [];
  readonly #runs = new Map<string, number>();
  #before: Counts = new Map();
  #latestMs = 0;

  constructor(seed: number) {
    this.random = new Chance(seed);
    // Not changed by later policies: a reservation keeps the window that it was given.
    const uniqueForMs = this.random.pick([5_000, 60_000, 86_400_000]);
    this.world = new ShardWorld(Object.assign(this.#policy(), { uniqueForMs }), {
      memoryLimits: {
        openLanes: this.random.pick([0, 1, 5_000]),
        unprojected: this.random.pick([3, 50_000]),
      },
    });
    this.world.random = () => this.random.next();
  }

  async step(): Promise<void> {
    const { random, world } = this;
    const action = random.pick([
      ...Array<() => unknown>(4).fill(() => this.#enqueue()),
      ...Array<() => unknown>(6).fill(() => this.#answer()),
      () => this.#claim(),
      () => this.#startOrBeat(),
      () => this.#control(),
      () => this.#held.splice(0, random.below(3)),
      ...Array<() => unknown>(4).fill(() =>
        world.advance(random.pick([1, 50, 999, 1_500, 12_000])),
      ),
      () => world.advance(random.pick([40_000, 400_000])),
      () => this.#breakQueue(),
      () => this.#breakReadModel(),
      () => this.#breakSql(),
      () => this.#restart(),
      () => this.#restart(this.#policy()),
      () => (world.nowMs -= random.pick([1, 5_000])),
    ]);
    try {
      await action();
    } catch (error) {
      if (!String(error).includes("broken")) throw error;
    }
    await world.settle();
    for (const message of world.take()) this.#held.push(message);
    this.#latestMs = Math.max(this.#latestMs, world.nowMs);
    this.#check();
  }

  /** No more faults, and a consumer that answers everything. */
  async comeToRest(): Promise<void> {
    const { world } = this;
    world.onSend = () => {};
    world.onProject = () => {};
    world.sql.beforeStatement = () => {};
    for (let round = 0; round < 400; round += 1) {
      await world.advance(2_000);
      for (const message of [...this.#held.splice(0), ...world.take()]) {
        world.shard.claim([
          { ...message, exclusive: isExclusive(message, world), withPayload: false },
        ]);
        world.report(message);
      }
      const rows = storedJobs(world);
      if (rows.every((row) => isAtRest(row.state) && !isUnprojected(world, row))) return;
    }
    const left = storedJobs(world).filter(
      (row) => !isAtRest(row.state) || isUnprojected(world, row),
    );
    throw new Error(`did not come to rest: ${JSON.stringify(left)}`);
  }

  #policy(): Partial<BindingDefinition> {
    const { random } = this;
    return {
      concurrency: 1 + random.below(5),
      perKeyConcurrency: 1 + random.below(3),
      rate: random.pick([
        null,
        null,
        { tokens: 2, intervalMs: 1_000 },
        { tokens: 9, intervalMs: 500 },
      ]),
      maxAttempts: 1 + random.below(4),
      agingIntervalMs: random.pick([null, 1_000, 60_000]),
      guarantee: random.pick(["at-least-once", "at-most-once"] as const),
      requeueUnclaimed: random.chance(0.5),
      sweepAfterMs: random.pick([0, 5_000, 300_000]),
      failedRetentionMs: random.pick([20_000, 604_800_000]),
    };
  }

  #restart(policy: Partial<BindingDefinition> = {}): void {
    this.world.sql.beforeStatement = () => {};
    this.world.restart(policy);
  }

  #enqueue(): void {
    const { random, world } = this;
    const requests = Array.from({ length: 1 + random.below(6) }, (): Partial<EnqueueRequest> => {
      const key = random.pick(KEYS);
      return {
        priority: random.below(4) - 1,
        delayMs: random.pick([0, 0, 0, 700, 30_000]),
        ...(key === undefined ? {} : { concurrencyKey: key }),
        ...(random.chance(0.2) ? { uniqueKey: `u${random.below(6)}` } : {}),
        ...(random.chance(0.2) ? { guarantee: "at-most-once" as const } : {}),
      };
    });
    this.ids.push(...world.enqueueAll(requests));
  }

  #message(): JobMessage | undefined {
    return this.#held[this.random.below(this.#held.length)];
  }

  #answer(): void {
    const { random, world } = this;
    const message = this.#message();
    if (message === undefined) return;
    // Kept sometimes: a message or a report that comes twice.
    if (random.chance(0.8)) this.#held.splice(this.#held.indexOf(message), 1);
    if (isExclusive(message, world) && !this.#granted(message)) return;
    const outcomes: AttemptOutcome[] = [
      { kind: "completed", result: "1" },
      { kind: "completed" },
      { kind: "failed", error: "no", retry: "backoff" },
      { kind: "failed", error: "no", retry: "never" },
      { kind: "failed", error: "no", retry: 2_500 },
      { kind: "timed-out", error: "late" },
    ];
    world.report(message, random.pick(outcomes));
  }

  #claim(): void {
    const message = this.#message();
    if (message !== undefined && isExclusive(message, this.world)) this.#granted(message);
  }

  /** I5: an exclusive attempt is granted once. */
  #granted(message: JobMessage): boolean {
    const [reply] = this.world.shard.claim([{ ...message, exclusive: true, withPayload: false }]);
    if (reply?.kind !== "granted") return false;
    const attempt = `${message.id} ${message.attempt}`;
    expect(this.#runs.has(attempt), `I5 ${attempt} granted twice`).toBe(false);
    this.#runs.set(attempt, 1);
    return true;
  }

  #startOrBeat(): void {
    const message = this.#message();
    if (message === undefined) return;
    if (this.random.chance(0.5)) this.world.shard.start([message]);
    else this.world.shard.heartbeat({ ...message, progress: this.random.next() });
  }

  #control(): void {
    const { random, world } = this;
    if (this.ids.length === 0) return;
    const id = random.pick(this.ids);
    random.pick([
      () => world.shard.cancel(id),
      () => world.shard.retry(id),
      () => world.shard.reschedule(id, { delayMs: random.pick([0, 3_000]) }),
      () => world.shard.wake(),
    ])();
  }

  #breakQueue(): void {
    this.world.onSend = (): void => {
      if (this.random.chance(0.5)) throw new Error("queue broken");
      this.world.onSend = () => {};
    };
  }

  #breakReadModel(): void {
    const kind = this.random.below(3);
    this.world.onProject = (): void | Promise<void> => {
      if (kind === 0) throw new Error("read model broken");
      if (kind === 1) return new Promise(() => {});
    };
  }

  /** One statement, some way ahead, fails. */
  #breakSql(): void {
    let left = this.random.below(25);
    this.world.sql.beforeStatement = (): void => {
      left -= 1;
      if (left >= 0) return;
      this.world.sql.beforeStatement = () => {};
      throw new Error("sql broken");
    };
  }

  #check(): void {
    const { world } = this;
    const { beforeStatement } = world.sql;
    world.sql.beforeStatement = () => {};
    expect(violations(world, this.#before, this.#latestMs)).toEqual([]);
    this.#before = inFlightCounts(storedJobs(world));
    world.sql.beforeStatement = beforeStatement;
  }
}

function isExclusive(message: JobMessage, world: ShardWorld): boolean {
  return (message.guarantee ?? world.definition.guarantee) === "at-most-once";
}

describe("P34 a random walk keeps every invariant and comes to rest", () => {
  it.each(Array.from({ length: WALKS }, (_, index) => index + 1))("seed %i", async (seed) => {
    const walk = new Walk(seed);
    for (let step = 0; step < STEPS; step += 1) await walk.step();
    await walk.comeToRest();
    const left = new Set(storedJobs(walk.world).map(({ id }) => walk.world.idOf(id)));
    // Nothing vanished: what is not stored any more was shown at rest before it was swept.
    for (const id of walk.ids) {
      if (left.has(id)) continue;
      const shown = walk.world.projected.get(id)?.[2];
      expect(["COMPLETED", "FAILED", "CANCELLED", "STALLED"]).toContain(shown);
    }
  });
});
