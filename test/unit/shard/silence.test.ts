/** Nobody answers: reports and consumers that are lost, one at a time and all at once. */

import { describe, expect, it } from "vitest";
import { ShardWorld } from "../../support/shard-world.ts";
import { next } from "./steps.ts";

describe("P04 the report is lost", () => {
  it("at-least-once: one more run after the silence; a repeat of a report is stale", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await next(world);
    await world.advance(36_000);
    const second = await next(world);
    expect(world.report(second)).toEqual({ kind: "recorded" });
    expect(world.report(second)).toEqual({ kind: "stale" });
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 2 });
    const minutes = world.shard.metrics(0);
    expect(minutes.reduce((sum, { completed }) => sum + completed, 0)).toBe(1);
    expect(world.shard.inspect().counts).toMatchObject({ COMPLETED: 1, RUNNING: 0, QUEUED: 0 });
  });

  it("at-most-once: stalled, and never out again by itself", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    const id = world.enqueue();
    const message = await next(world);
    world.shard.claim([{ ...message, exclusive: true, withPayload: false }]);
    await world.advance(600_000);
    expect(world.take()).toEqual([]);
    expect(world.view(id)).toMatchObject({ state: "STALLED", attempts: 1 });
  });
});

describe("P05 the consumer dies after the ack", () => {
  it("before or after the start: both are reaped, and all ten end", async () => {
    const world = new ShardWorld({ maxAttempts: 2 });
    const ids = world.enqueueAll(Array.from({ length: 10 }, () => ({})));
    await world.settle();
    world.shard.start(world.take().slice(5));
    await world.advance(36_000);
    const again = world.take();
    expect(again.map(({ attempt }) => attempt)).toEqual(Array(10).fill(2));
    for (const message of again) world.report(message);
    expect(ids.map((id) => world.view(id).state)).toEqual(Array(10).fill("COMPLETED"));
  });
});

describe("P11 a job that takes its consumer down", () => {
  it("is out of attempts after three silent dispatches", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.advance(300_000);
    expect(world.take().map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const { state, attemptsLog } = world.view(id);
    expect(state).toBe("FAILED");
    expect(attemptsLog[0]?.error).toContain("No answer for 35000 ms");
  });
});

describe("P12 everybody falls silent at once", () => {
  it("they come back spread over the backoff, not in one moment", async () => {
    const world = new ShardWorld({
      concurrency: 200,
      maxAttempts: 5,
      backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 60_000, jitter: true },
    });
    let seed = 0;
    world.random = () => (seed = (seed + 0.618034) % 1);
    world.enqueueAll(Array.from({ length: 200 }, () => ({})));
    await world.settle();
    world.take();
    await world.advance(40_000);
    const counts = new Map<number, number>();
    for (const { dispatchedAt } of world.take()) {
      counts.set(dispatchedAt, (counts.get(dispatchedAt) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(20);
  });

  it("after an alarm that came late, answers on their way win over the reaper", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    const message = await next(world);
    await world.advance(2_000);
    // The platform was away for ten minutes; the alarm goes off late.
    const alarmAt = world.alarmAt ?? 0;
    world.nowMs += 600_000;
    world.alarmAt = null;
    world.shard.alarmFired(alarmAt);
    expect(world.view(id).state).toBe("QUEUED");
    await world.advance(1_000);
    expect(world.report(message)).toEqual({ kind: "recorded" });
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
  });
});

describe("P13 at-most-once and never started", () => {
  it("a send that fails for a minute does not stall the job, and it runs once", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.onSend = () => {
      throw new Error("queue away");
    };
    const id = world.enqueue();
    await world.advance(60_000);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 0, attemptsLog: [] });
    world.onSend = () => {};
    await world.advance(6_000);
    expect(await next(world)).toMatchObject({ id, attempt: 1 });
    await world.advance(20_000);
    expect(world.take()).toEqual([]);
  });

  it.each([
    [false, "STALLED"],
    [true, "SCHEDULED"],
  ])(
    "a message lost before the claim, requeueUnclaimed %s: %s",
    async (requeueUnclaimed, state) => {
      const world = new ShardWorld({ guarantee: "at-most-once", requeueUnclaimed, maxAttempts: 1 });
      const id = world.enqueue();
      const lost = await next(world);
      await world.advance(35_000);
      expect(world.view(id).state).toBe(state);
      // Should it turn up after all, it may not run.
      const claim = { ...lost, exclusive: true, withPayload: false };
      expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
      if (!requeueUnclaimed) return;
      await world.advance(1_000);
      const fresh = await next(world);
      expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
      expect(world.shard.claim([{ ...claim, ...fresh }])).toEqual([{ kind: "granted" }]);
    },
  );

  it("claimed and then silent: stalled, also with requeueUnclaimed", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once", requeueUnclaimed: true });
    const id = world.enqueue();
    world.shard.claim([{ ...(await next(world)), exclusive: true, withPayload: false }]);
    await world.advance(35_000);
    expect(world.view(id).state).toBe("STALLED");
  });
});
