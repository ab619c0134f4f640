/** What is kept how long, and what people may still do with it. Pitfalls P61, P62, P66, P67. */

import { describe, expect, it } from "vitest";
import { JOB_STATES, type JobState } from "../../../templates/runtime/core/state.ts";
import { storedJobs, violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

/** A job of its own world that has come to the state. */
async function jobIn(
  state: JobState,
  policy: object = {},
): Promise<{ world: ShardWorld; id: string }> {
  const world = new ShardWorld({
    failedRetentionMs: 10_000,
    sweepAfterMs: 10_000,
    guarantee: state === "STALLED" ? "at-most-once" : "at-least-once",
    ...policy,
  });
  const id = world.enqueue({
    delayMs: state === "SCHEDULED" || state === "CANCELLED" ? 3_600_000 : 0,
  });
  await world.settle();
  const [message] = world.take();
  if (state === "CANCELLED") world.shard.cancel(id);
  if (state === "RUNNING") world.shard.start([message!]);
  if (state === "COMPLETED") world.report(message!);
  if (state === "FAILED") world.report(message!, { kind: "failed", error: "x", retry: "never" });
  if (state === "STALLED") {
    world.shard.claim([{ ...message!, exclusive: true, withPayload: false }]);
    world.report(message!, { kind: "timed-out", error: "x" });
  }
  expect(world.view(id).state).toBe(state);
  return { world, id };
}

describe("P66 P67 what a person may ask of a job in each state", () => {
  it.each(JOB_STATES)("%s", async (state) => {
    for (const [verb, allowed] of [
      ["cancel", ["SCHEDULED"]],
      ["reschedule", ["SCHEDULED"]],
      ["retry", ["FAILED", "STALLED"]],
    ] as const) {
      const { world, id } = await jobIn(state);
      const reply = verb === "reschedule" ? world.shard.reschedule(id, {}) : world.shard[verb](id);
      const isAllowed = (allowed as readonly JobState[]).includes(state);
      expect(reply).toEqual(isAllowed ? { kind: "done" } : { kind: "invalid-state", state });
      if (!isAllowed) expect(world.view(id).state).toBe(state);
      expect(violations(world)).toEqual([]);
    }
  });

  it("unknown, foreign and malformed ids are gone", () => {
    const world = new ShardWorld();
    for (const id of [
      "MAIL#0:00000000000",
      "MAIL#1:00000000000",
      "X#0:00000000000",
      "",
      "MAIL#0:zz",
    ]) {
      expect(world.shard.cancel(id)).toEqual({ kind: "gone" });
      expect(world.shard.retry(id)).toEqual({ kind: "gone" });
      expect(world.shard.reschedule(id, {})).toEqual({ kind: "gone" });
      expect(world.shard.get([id])).toEqual([null]);
    }
  });

  it("a retry renews the budget, goes on with the numbers and the backoff begins anew", async () => {
    const backoff = {
      kind: "exponential",
      baseMs: 100,
      factor: 10,
      maxMs: 1e6,
      jitter: false,
    } as const;
    const world = new ShardWorld({ maxAttempts: 2, backoff });
    const id = world.enqueue();
    for (const [attempt, delayMs] of [
      [1, 100],
      [2, null],
      [3, 100],
      [4, null],
    ] as const) {
      await world.settle();
      const [message] = world.take();
      expect(message?.attempt).toBe(attempt);
      world.report(message!, { kind: "failed", error: `${attempt}`, retry: "backoff" });
      if (delayMs === null) {
        expect(world.view(id)).toMatchObject({ state: "FAILED", attempts: attempt });
        expect(world.shard.retry(id)).toEqual({ kind: "done" });
        expect(world.shard.retry(id)).toMatchObject({ kind: "invalid-state" });
      } else {
        expect(world.view(id).runAfter - world.nowMs).toBe(delayMs);
        await world.advance(delayMs);
      }
    }
    expect(world.view(id).attemptsLog.map(({ error }) => error)).toEqual(["4", "3", "2", "1"]);
  });

  it("P67 a retry under a policy that allows fewer attempts still runs; a cancel after it wins while it waits", async () => {
    const world = new ShardWorld({ maxAttempts: 3, concurrency: 1 });
    const id = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "never" });
    world.restart({ maxAttempts: 1 });
    const running = world.enqueue();
    await world.settle();
    expect(world.shard.retry(id)).toEqual({ kind: "done" });
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 1 });
    world.report(world.take().find((message) => message.id === running)!);
    await world.settle();
    const [again] = world.take();
    expect(again).toMatchObject({ id, attempt: 2 });
    world.report(again!, { kind: "failed", error: "x", retry: "never" });
    world.enqueue();
    await world.settle();
    expect(world.shard.retry(id)).toEqual({ kind: "done" });
    expect(world.shard.cancel(id)).toEqual({ kind: "done" });
    world.report(world.take()[0]!);
    await world.advance(5_000);
    expect(world.take()).toEqual([]);
    expect(world.view(id)).toMatchObject({ state: "CANCELLED", attempts: 2 });
  });

  it("the log keeps the newest twenty", async () => {
    const world = new ShardWorld({ maxAttempts: 30 });
    const id = world.enqueue();
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await world.advance(1);
      world.report(world.take()[0]!, { kind: "failed", error: "x", retry: 0 });
    }
    const numbers = world.view(id).attemptsLog.map(({ attempt }) => attempt);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  });
});

describe("P62 retention", () => {
  it.each(["FAILED", "STALLED", "COMPLETED", "CANCELLED"] as const)(
    "%s: there to its last millisecond, gone at once after it, swept soon after",
    async (state) => {
      const { world, id } = await jobIn(state);
      await world.advance(9_999);
      expect(world.view(id).state).toBe(state);
      await world.advance(1);
      expect(world.shard.get([id])).toEqual([null]);
      expect(world.shard.retry(id)).toEqual({ kind: "gone" });
      await world.advance(2_500);
      expect(storedJobs(world)).toEqual([]);
      expect(world.sql.all("SELECT * FROM retired")).toEqual([]);
    },
  );

  it("a retry in the last millisecond wins over the sweep, and the old list does no harm", async () => {
    const { world, id } = await jobIn("FAILED");
    await world.advance(9_990);
    expect(world.shard.retry(id)).toEqual({ kind: "done" });
    await world.advance(30_000);
    expect(world.view(id).state).toBe("QUEUED");
    world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "never" });
    await world.advance(9_000);
    expect(world.view(id).state).toBe("FAILED");
    await world.advance(4_000);
    expect(storedJobs(world)).toEqual([]);
  });

  it("another policy after a restart: longer keeps, shorter hides at once", async () => {
    const { world, id } = await jobIn("FAILED");
    world.restart({ failedRetentionMs: 60_000 });
    await world.advance(20_000);
    expect(world.view(id).state).toBe("FAILED");
    expect(violations(world)).toEqual([]);
    world.restart({ failedRetentionMs: 1_000 });
    expect(world.shard.get([id])).toEqual([null]);
    await world.advance(60_000);
    expect(storedJobs(world)).toEqual([]);
  });

  it("P61 nothing is swept that the read model does not show, and then it is", async () => {
    const { world, id } = await jobIn("COMPLETED");
    world.onProject = () => {
      throw new Error("away");
    };
    await world.advance(60_000);
    expect(storedJobs(world)).toHaveLength(1);
    world.onProject = () => {};
    await world.advance(90_000);
    expect(storedJobs(world)).toEqual([]);
    expect(world.projected.get(id)?.[2]).toBe("COMPLETED");
  });

  it("large payloads go with their jobs", async () => {
    const world = new ShardWorld({ sweepAfterMs: 0 });
    world.enqueue({ payload: `"${"x".repeat(200_000)}"` });
    await world.settle();
    world.report(world.take()[0]!);
    await world.advance(20_000);
    expect(world.sql.all("SELECT id FROM payload")).toEqual([]);
  });

  it("thousands come to rest at once: swept in bounded steps", async () => {
    const world = new ShardWorld({ concurrency: 1_000, sweepAfterMs: 1_000 });
    for (let call = 0; call < 60; call += 1) {
      world.enqueueAll(Array.from({ length: 50 }, () => ({})));
      await world.settle();
      for (const message of world.take()) world.report(message);
    }
    await world.advance(30_000);
    expect(storedJobs(world)).toEqual([]);
    expect(world.sql.all("SELECT * FROM retired")).toEqual([]);
    expect(world.alarmAt).toBeNull();
  });
});
