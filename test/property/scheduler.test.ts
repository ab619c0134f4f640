/** The shard's scheduling against the brute-force reference, over random histories. fast-check prints the seed. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JobMessage } from "../../templates/runtime/protocol.ts";
import { SchedulerReference } from "../support/scheduler-reference.ts";
import { ShardWorld } from "../support/shard-world.ts";

const RETRY_DELAY_MS = 700;
/** The longest pause after a failed send, and the longest wait for more than one token, with some room. */
const SEND_PAUSE_MS = 5_100;
const TOKENS_WAIT_MS = 300;

interface NewJob {
  readonly priority: number;
  readonly key: string | null;
  readonly delayMs: number;
}

type Step =
  | { readonly kind: "enqueue"; readonly jobs: readonly NewJob[] }
  | { readonly kind: "advance"; readonly durationMs: number }
  | { readonly kind: "answer"; readonly pick: number; readonly success: boolean }
  | { readonly kind: "cancel"; readonly pick: number }
  | { readonly kind: "reschedule"; readonly pick: number; readonly delayMs: number }
  | { readonly kind: "refuse-send" }
  | { readonly kind: "restart" };

const newJob: fc.Arbitrary<NewJob> = fc.record({
  priority: fc.integer({ min: -2, max: 2 }),
  key: fc.constantFrom(null, "a", "b", "c", "d"),
  delayMs: fc.constantFrom(0, 0, 0, 1, 500, 2_000, 61_000),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("enqueue" as const),
      jobs: fc.array(newJob, { minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      pick: fc.nat(20),
      success: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("advance" as const),
      durationMs: fc.constantFrom(0, 1, 100, 333, 1_000, 5_000, 60_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("cancel" as const), pick: fc.nat(20) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("reschedule" as const),
      pick: fc.nat(20),
      delayMs: fc.constantFrom(0, 300, 4_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refuse-send" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart" as const) }) },
);

interface Policy {
  readonly concurrency: number;
  readonly perKeyConcurrency: number;
  readonly rate: { readonly tokens: number; readonly intervalMs: number } | null;
  readonly agingIntervalMs: number | null;
  /** 0 and 1 force heads of lanes into the common line. */
  readonly openLanes: number;
}

const policy: fc.Arbitrary<Policy> = fc.record({
  concurrency: fc.integer({ min: 1, max: 4 }),
  perKeyConcurrency: fc.integer({ min: 1, max: 3 }),
  rate: fc.oneof(
    fc.constant(null),
    fc.record({ tokens: fc.integer({ min: 1, max: 5 }), intervalMs: fc.constantFrom(100, 1_000) }),
  ),
  agingIntervalMs: fc.constantFrom(null, 500, 60_000),
  openLanes: fc.constantFrom(0, 1, 5_000),
});

/** One history: the world, the reference, and the messages that are out. */
class History {
  readonly world: ShardWorld;
  readonly reference: SchedulerReference;
  readonly #rated: boolean;
  readonly #out: JobMessage[] = [];
  #refusedAt = -Infinity;
  #eligibleSince: number | null = null;

  constructor({ openLanes, ...overrides }: Policy) {
    this.world = new ShardWorld(
      {
        ...overrides,
        timeoutMs: 840_000,
        maxAttempts: 1_000,
        reaperGraceMs: 3_600_000,
        backoff: { kind: "fixed", delayMs: RETRY_DELAY_MS, jitter: false },
      },
      { memoryLimits: { openLanes, unprojected: 50_000 } },
    );
    this.reference = new SchedulerReference(this.world.definition);
    this.#rated = overrides.rate !== null;
  }

  async take(step: Step): Promise<void> {
    const { world, reference } = this;
    switch (step.kind) {
      case "enqueue":
        await this.#enqueue(step.jobs);
        break;
      case "advance":
        await world.advance(step.durationMs);
        break;
      case "answer": {
        const message = this.#out.splice(step.pick % Math.max(1, this.#out.length), 1)[0];
        if (message === undefined) return;
        const job = reference.jobs.get(message.id);
        if (job === undefined) throw new Error(`unknown job ${message.id}`);
        job.attempts += 1;
        job.state = step.success ? "over" : "waiting";
        job.dueAt = world.nowMs + RETRY_DELAY_MS;
        const reply = world.report(
          message,
          step.success ? { kind: "completed" } : { kind: "failed", error: "no", retry: "backoff" },
        );
        expect(reply).toEqual({ kind: "recorded" });
        break;
      }
      case "cancel":
      case "reschedule": {
        const job = [...reference.jobs.values()][step.pick];
        if (job === undefined) return;
        const reply =
          step.kind === "cancel"
            ? world.shard.cancel(job.id)
            : world.shard.reschedule(job.id, { delayMs: step.delayMs });
        expect(reply.kind === "done").toBe(job.state === "waiting");
        if (job.state !== "waiting") break;
        if (step.kind === "cancel") job.state = "over";
        else job.dueAt = world.nowMs + step.delayMs;
        break;
      }
      case "refuse-send":
        world.onSend = () => {
          this.#refusedAt = world.nowMs;
          world.onSend = () => {};
          throw new Error("refused");
        };
        break;
      case "restart":
        world.restart();
        break;
    }
    await world.settle();
    this.#check(world.take());
    this.#checkNothingForgotten();
  }

  async #enqueue(jobs: readonly NewJob[]): Promise<void> {
    const { world, reference } = this;
    const ids = world.enqueueAll(
      jobs.map(({ priority, key, delayMs }) => ({
        priority,
        delayMs,
        ...(key === null ? {} : { concurrencyKey: key }),
      })),
    );
    await world.settle();
    const messages = world.take();
    // What already waits goes before what has just come.
    const older = messages.filter(({ id }) => !ids.includes(id));
    this.#check(older);
    for (const [index, { priority, key, delayMs }] of jobs.entries()) {
      reference.add(ids[index] ?? "", { priority, key, dueAt: world.nowMs + delayMs });
    }
    this.#check(messages.filter((message) => !older.includes(message)));
  }

  #check(messages: readonly JobMessage[]): void {
    for (const message of messages) {
      expect(this.reference.dispatch(message.id, message.dispatchedAt)).toBeNull();
      expect(message.attempt).toBe((this.reference.jobs.get(message.id)?.attempts ?? 0) + 1);
      this.#out.push(message);
    }
  }

  /** No lost wake-up: a job that could run does not stay, but for the rate and a pause after a refused send. */
  #checkNothingForgotten(): void {
    const { nowMs } = this.world;
    if (this.reference.next(nowMs) === null) {
      this.#eligibleSince = null;
      return;
    }
    if (nowMs - this.#refusedAt <= SEND_PAUSE_MS) return;
    this.#eligibleSince ??= nowMs;
    const rate = this.world.definition.rate;
    const patienceMs = rate === null ? 0 : rate.intervalMs / rate.tokens + TOKENS_WAIT_MS;
    const last = this.reference.dispatchedAt.at(-1) ?? -Infinity;
    const waitedMs = nowMs - Math.max(this.#eligibleSince, last);
    expect(this.#rated ? waitedMs <= patienceMs : false).toBe(true);
  }
}

describe("the scheduler equals the reference", () => {
  it("in order, axes, rate windows and wake-ups, over random histories", async () => {
    await fc.assert(
      fc.asyncProperty(policy, fc.array(step, { maxLength: 60 }), async (rules, steps) => {
        const history = new History(rules);
        for (const each of steps) await history.take(each);
        expect(history.reference.rateViolation()).toBeNull();
      }),
      { numRuns: 400 },
    );
  });
});
