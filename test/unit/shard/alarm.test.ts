/** The one alarm: never later than the earliest need, never at or before now, and not more often than needed. Section C. */

import { describe, expect, it } from "vitest";
import { LATEST_TIME_MS } from "../../../templates/runtime/core/limits.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld, START_MS } from "../../support/shard-world.ts";

const DAY_MS = 86_400_000;

describe("P23 an alarm is not lost", () => {
  it("a later need never moves an earlier alarm", async () => {
    const world = new ShardWorld({ timeoutMs: 4_000, reaperGraceMs: 1_000 });
    const id = world.enqueue();
    await world.settle();
    for (let count = 0; count < 99; count += 1) {
      world.enqueue({ runAt: START_MS + 7 * DAY_MS });
      await world.advance(50);
      expect(violations(world)).toEqual([]);
    }
    await world.advance(50);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 1 });
  });

  it.each(["any call", "the hourly wake"])(
    "the instance dies as the handler begins: %s arms anew",
    async (by) => {
      const world = new ShardWorld();
      const id = world.enqueue({ delayMs: 60_000 });
      await world.advance(30_000);
      world.alarmAt = null;
      world.restart();
      if (by === "any call") world.enqueue({ delayMs: 5 * DAY_MS });
      else world.shard.wake();
      expect(violations(world)).toEqual([]);
      await world.advance(30_000);
      expect(world.take()).toMatchObject([{ id }]);
    },
  );

  it("an armed alarm that never goes off is armed anew by the next call", async () => {
    const world = new ShardWorld();
    world.enqueue({ delayMs: 60_000 });
    world.alarmAt = null;
    world.nowMs += 600_000;
    world.enqueue({ delayMs: DAY_MS });
    expect(violations(world)).toEqual([]);
    await world.settle();
    expect(world.take()).toHaveLength(1);
  });

  it("a handler in the very millisecond of its alarm arms a later one", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    world.enqueueAll([{}, {}]);
    await world.settle();
    for (const scheduledAt of [world.nowMs, world.nowMs + 3, world.nowMs - 3]) {
      world.alarmAt = null;
      world.shard.alarmFired(scheduledAt);
      expect(world.alarmAt).toBeGreaterThan(Math.max(world.nowMs, scheduledAt));
    }
  });
});

it("P23 a handler with work left for the next moment arms an alarm behind the one that fired", async () => {
  // The platform may call a few milliseconds before the time or behind it.
  for (const offMs of [3, 0, -3]) {
    const world = new ShardWorld({ concurrency: 2_000 });
    for (let call = 0; call < 2; call += 1) {
      world.enqueueAll(Array.from({ length: 1_000 }, () => ({ delayMs: 60_000 })));
    }
    await world.advance(59_000);
    world.nowMs += 1_000;
    world.alarmAt = null;
    world.shard.alarmFired(world.nowMs + offMs);
    // One transaction hands out a bounded part of them; the rest is wanted at once.
    expect(world.alarmAt).toBe(world.nowMs + Math.max(0, offMs) + 1);
    await world.advance(1_000);
    expect(world.take()).toHaveLength(2_000);
  }
});

describe("no more alarms than needed", () => {
  it("due work does not arm one for the next millisecond while it is being done", async () => {
    const world = new ShardWorld();
    world.enqueue();
    await world.settle();
    world.report(world.take()[0]!);
    const before = world.alarmsSet;
    // The flush: one alarm that guards it, nothing else.
    await world.advance(1_000);
    expect(world.alarmsSet - before).toBe(1);
    expect((world.alarmAt ?? 0) - world.nowMs).toBeGreaterThan(5_000);
  });

  it("a job's whole life costs a handful, and rest costs none", async () => {
    const world = new ShardWorld();
    world.enqueue();
    await world.settle();
    world.report(world.take()[0]!);
    await world.advance(3_600_000);
    expect(world.alarmsSet).toBeLessThanOrEqual(4);
    expect(world.alarmAt).toBeNull();
  });

  it("a thousand calls within a second set it once", async () => {
    const world = new ShardWorld({ concurrency: 2_000 });
    for (let count = 0; count < 1_000; count += 1) world.enqueue();
    expect(world.alarmsSet).toBe(1);
  });
});

describe("P24 work that fails", () => {
  it("is tried again within seconds, with growing pauses, and says so", async () => {
    const world = new ShardWorld({ concurrency: 10 });
    world.enqueueAll(Array.from({ length: 10 }, () => ({ delayMs: 1_000 })));
    const failedAt: number[] = [];
    world.sql.beforeStatement = (query) => {
      if (!query.startsWith("UPDATE job SET state = 'QUEUED'")) return;
      failedAt.push(world.nowMs);
      throw new Error("sql broken");
    };
    await world.advance(20_000);
    const pauses = failedAt.slice(1).map((at, index) => at - (failedAt[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5_000);
    expect(world.events.some(({ event }) => event === "work-failed")).toBe(true);
    world.sql.beforeStatement = () => {};
    await world.advance(5_000);
    expect(world.take()).toHaveLength(10);
    expect(violations(world)).toEqual([]);
  });

  it("a read model that is away for ten minutes does not hold up dispatch", async () => {
    const world = new ShardWorld();
    world.onProject = () => {
      throw new Error("away");
    };
    for (let count = 0; count < 60; count += 1) {
      const id = world.enqueue({ delayMs: 5_000 });
      await world.advance(5_000);
      const [message] = world.take();
      expect(message).toMatchObject({ id, dispatchedAt: world.nowMs });
      world.report(message!);
      await world.advance(5_000);
    }
  });
});

describe("P25 far times", () => {
  it.each([
    ["in 25 days", START_MS + 25 * DAY_MS],
    ["in 400 days", START_MS + 400 * DAY_MS],
    ["2100", Date.UTC(2100, 0, 1)],
    ["the end of 2188", LATEST_TIME_MS],
  ])("%s is kept exactly, and a due job beside it runs", async (_, runAt) => {
    const world = new ShardWorld();
    const far = world.enqueue({ runAt });
    expect(world.view(far).runAfter).toBe(runAt);
    expect(world.alarmAt).toBeLessThanOrEqual(LATEST_TIME_MS);
    world.enqueue();
    await world.settle();
    expect(world.take()).toHaveLength(1);
  });

  it.each([
    LATEST_TIME_MS + 1,
    Date.UTC(2190, 0, 1),
    8.64e15,
    8.64e15 + 1,
    Number.MAX_SAFE_INTEGER,
    Infinity,
    Number.NaN,
    -8.64e15 - 2,
    1.5,
    "tomorrow",
    "9999-12-31T00:00:00Z",
    null,
  ])("%s is refused by name", (runAt) => {
    const world = new ShardWorld();
    const reply = world.shard.enqueue([{ payload: "1", runAt: runAt as number }]);
    expect(reply).toMatchObject({ kind: "refused", problem: { field: "runAt" } });
    const id = world.enqueue({ delayMs: 1_000 });
    const refused = world.shard.reschedule(id, { runAt: runAt as number });
    expect(refused).toMatchObject({ kind: "refused", problem: { field: "runAt" } });
  });

  it.each([
    ["seconds for milliseconds", 1.7e9],
    ["a time before 1970", -1],
    ["the first time that a Date can say", -8.64e15],
  ])("%s means long ago, so now", async (_, runAt) => {
    const world = new ShardWorld();
    const id = world.enqueue({ runAt });
    await world.settle();
    expect(world.take()).toHaveLength(1);
    expect(world.view(id).runAfter).toBe(world.nowMs);
  });

  it("a retry whose delay would go beyond is due at the last time there is", async () => {
    const world = new ShardWorld();
    world.nowMs = LATEST_TIME_MS - 10_000;
    const id = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!, { kind: "failed", error: "x", retry: DAY_MS });
    expect(world.view(id).runAfter).toBe(LATEST_TIME_MS);
  });
});

describe("P26 the clock steps back", () => {
  it("by an hour, after an alarm: the next alarm is not an hour late", async () => {
    const world = new ShardWorld();
    world.enqueue({ delayMs: 1_000 });
    await world.advance(1_000);
    world.nowMs -= 3_600_000;
    world.restart();
    world.enqueue({ delayMs: 500 });
    await world.advance(500);
    expect(world.take()).toHaveLength(2);
  });

  it("by an hour, without a restart: due jobs go out at their time", async () => {
    const world = new ShardWorld();
    world.enqueue({ delayMs: 1_000 });
    await world.advance(1_000);
    world.take();
    world.nowMs -= 3_600_000;
    world.enqueue({ delayMs: 500 });
    await world.advance(500);
    expect(world.take()).toHaveLength(1);
  });

  it.each([-5_000, 0, 3_600_000, Number.NaN])(
    "a consumer that says it began %d ms ago: times stay between the dispatch and now",
    async (startedAgoMs) => {
      const world = new ShardWorld();
      const id = world.enqueue();
      await world.advance(2_000);
      const runMs = -startedAgoMs;
      const outcome = { kind: "completed" } as const;
      world.shard.report([{ id, attempt: 1, outcome, startedAgoMs, runMs }]);
      const { attemptsLog, dispatchedAt } = world.view(id);
      const [entry] = attemptsLog;
      expect(entry!.startedAt).toBeGreaterThanOrEqual(dispatchedAt!);
      expect(entry!.finishedAt).toBeGreaterThanOrEqual(entry!.startedAt!);
      expect(entry!.finishedAt).toBeLessThanOrEqual(world.nowMs);
    },
  );

  it("by five seconds: nothing is stuck, and no duration is negative", async () => {
    const world = new ShardWorld({ rate: { tokens: 5, intervalMs: 1_000 } });
    const ids = world.enqueueAll(Array.from({ length: 20 }, () => ({})));
    for (let second = 0; second < 20; second += 1) {
      await world.advance(1_000);
      if (second === 2) world.nowMs -= 5_000;
      for (const message of world.take()) {
        world.report(message);
        const [entry] = world.view(message.id).attemptsLog;
        expect(entry!.finishedAt).toBeGreaterThanOrEqual(entry!.startedAt ?? Infinity);
      }
    }
    expect(ids.map((id) => world.view(id).state)).toEqual(Array(20).fill("COMPLETED"));
  });
});
