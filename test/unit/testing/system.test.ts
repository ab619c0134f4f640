/** The kit for users' tests (templates/runtime/testing): real shards, client and consumer under a virtual clock. */

import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createClient } from "../../../templates/runtime/client/client.ts";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";
import { NonRetryableError } from "../../../templates/runtime/core/performer-errors.ts";
import {
  MissingPerformerError,
  NotDrainedError,
} from "../../../templates/runtime/testing/errors.ts";
import { runPerformer } from "../../../templates/runtime/testing/run-performer.ts";
import { createSystem } from "../../../templates/runtime/testing/system.ts";
import type { TestSystemOptions } from "../../../templates/runtime/testing/system.ts";
import { definitionOf as definition } from "../../support/definition.ts";

const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

const definitions = {
  MAIL: definition({ name: "MAIL", timeoutMs: 60_000, maxAttempts: 3, sweepAfterMs: 300_000 }),
  CHARGE: definition({ name: "CHARGE", shardBinding: "TSUMUGI_CHARGE", guarantee: "at-most-once" }),
};
type Perform = (payload: unknown, ctx: JobContext) => unknown;
interface Performers {
  readonly MAIL: Perform;
  readonly CHARGE: Perform;
}

function world(
  performers: Partial<Performers>,
  options: Partial<TestSystemOptions<Performers, object>> = {},
) {
  const system = createSystem<Performers, object, object>(definitions, {
    database: () => new DatabaseSync(":memory:"),
    performers,
    startAt: START,
    patienceMs: 20,
    ...options,
  });
  const client = createClient<
    object,
    Record<string, { payload: unknown; result: unknown; options: object }>
  >({
    definitions,
    checks: { MAIL: () => [], CHARGE: () => [] },
  });
  const enqueue = (binding: keyof Performers, options: object = {}) =>
    client.enqueue(system.env, { binding, payload: { n: 1 }, ...options });
  return { system, enqueue };
}

describe("a test system", () => {
  test("does nothing until the clock moves", async () => {
    const started: string[] = [];
    const { system, enqueue } = world({ MAIL: (_, { jobId }) => started.push(jobId) });
    const id = await enqueue("MAIL");
    expect(started).toEqual([]);
    expect(await system.job(id)).toMatchObject({ state: "QUEUED" });
    await system.advance(0);
    expect(started).toEqual([id]);
    expect(system.now()).toBe(START);
  });

  test("skips the waits between attempts, which are the same in every run", async () => {
    const at: number[] = [];
    const { system, enqueue } = world({
      MAIL: () => {
        at.push(system.now() - START);
        throw new Error("no");
      },
    });
    const id = await enqueue("MAIL");
    await system.drain();
    expect(await system.job(id)).toMatchObject({ state: "FAILED", attempts: 3 });
    expect(at).toEqual([0, 1_000, 2_000]);
    const again = world({
      MAIL: () => {
        throw new Error("no");
      },
    });
    await again.enqueue("MAIL");
    await again.system.drain();
    expect(again.system.now()).toBe(system.now());
  });

  test("knows jobs that their shard has swept", async () => {
    const { system, enqueue } = world({ MAIL: () => ({ sent: true }) });
    const id = await enqueue("MAIL");
    await system.advance(DAY_MS);
    expect(await system.job(id)).toMatchObject({
      binding: "MAIL",
      state: "COMPLETED",
      payload: { n: 1 },
      result: { sent: true },
      attemptsLog: [{ attempt: 1, state: "COMPLETED" }],
    });
    expect(await system.job("MAIL#0:00000000000")).toBeNull();
  });

  test("a performer that hangs meets its deadline, in virtual time", async () => {
    let reason: unknown;
    const { system, enqueue } = world({
      MAIL: (_, { signal }) =>
        new Promise(() => {
          signal.addEventListener("abort", () => (reason = signal.reason));
        }),
    });
    const id = await enqueue("MAIL", { maxAttempts: 1 });
    await system.drain();
    expect(reason).toMatchObject({ name: "JobTimeoutError" });
    expect(await system.job(id)).toMatchObject({ state: "FAILED", attempts: 1 });
    expect(system.now()).toBe(START + 60_000);
  });

  test("a performer that waits for something real is waited for", async () => {
    const { system, enqueue } = world(
      { MAIL: () => new Promise((resolve) => setTimeout(resolve, 30)) },
      { patienceMs: 10_000 },
    );
    const id = await enqueue("MAIL");
    await system.drain();
    expect(await system.job(id)).toMatchObject({ state: "COMPLETED" });
    expect(system.now()).toBe(START);
  });

  test("an at-most-once attempt that times out stalls, and is at rest", async () => {
    const { system, enqueue } = world({ CHARGE: () => new Promise(() => {}) });
    const id = await enqueue("CHARGE");
    await system.drain();
    expect(await system.job(id)).toMatchObject({ state: "STALLED" });
  });

  test("a job of a binding without a performer is named", async () => {
    const { system, enqueue } = world({});
    await enqueue("CHARGE");
    const error = await system.drain().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MissingPerformerError);
    expect(error).toMatchObject({ binding: "CHARGE" });
  });

  test("draining has a limit, and says what is left", async () => {
    const { system, enqueue } = world({ MAIL: () => null });
    await enqueue("MAIL", { delayMs: 2 * DAY_MS });
    const error = await system.drain({ limitMs: DAY_MS }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotDrainedError);
    expect(error).toMatchObject({ shards: [{ shard: "MAIL#0", waiting: 1, inFlight: 0 }] });
    expect(system.now()).toBe(START + DAY_MS);
    await system.drain();
  });

  test("a performer can enqueue, and its lines are kept", async () => {
    const { system, enqueue } = world({
      MAIL: async (_, ctx) => {
        ctx.log.info("on it", { step: 1 });
        await enqueue("CHARGE");
      },
      CHARGE: () => null,
    });
    await enqueue("MAIL");
    await system.drain();
    expect(system.log).toContainEqual(
      expect.objectContaining({ event: "job-log", message: "on it", step: 1, binding: "MAIL" }),
    );
  });

  test("each system has jobs of its own", async () => {
    const one = world({ MAIL: () => null });
    const id = await one.enqueue("MAIL");
    expect(await world({ MAIL: () => null }).system.job(id)).toBeNull();
  });
});

describe("one performer", () => {
  const perform = (payload: { readonly n: number }, ctx: JobContext<{ readonly base: number }>) => {
    ctx.heartbeat(0.5);
    ctx.log.warn("half", { n: payload.n });
    if (payload.n < 0) throw new NonRetryableError("negative");
    return payload.n + ctx.env.base + ctx.attempt;
  };

  test("is handed a context, and what it did with it is told", async () => {
    const run = await runPerformer(perform, { n: 1 }, { env: { base: 10 }, attempt: 3 });
    expect(run.result).toBe(14);
    expect(run.heartbeats).toEqual([0.5]);
    expect(run.log).toEqual([expect.objectContaining({ level: "warn", message: "half", n: 1 })]);
  });

  test("what it throws passes on", async () => {
    await expect(runPerformer(perform, { n: -1 }, { env: { base: 0 } })).rejects.toThrow(
      "negative",
    );
  });

  test("one that needs nothing is handed nothing", async () => {
    expect((await runPerformer(() => "ok", {})).result).toBe("ok");
  });
});
