/** A shard that is started again: after eviction, in the middle of an attempt, by an older or newer version, or in vain. */

import { describe, expect, it } from "vitest";
import type { JobMessage } from "../../../templates/runtime/protocol.ts";
import { inFlightCounts, storedJobs, violations } from "../../support/shard-invariants.ts";
import { ShardWorld, START_MS } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

describe("P75 what decides is not in memory only", () => {
  /** What happens in a mixed shard, as job numbers and times, with `between` called after every step. */
  async function trace(between: (world: ShardWorld) => void): Promise<unknown[]> {
    const world = new ShardWorld({
      concurrency: 4,
      perKeyConcurrency: 1,
      rate: { tokens: 3, intervalMs: 1_000 },
      agingIntervalMs: 2_000,
      maxAttempts: 2,
    });
    const ids: string[] = [];
    const events: unknown[] = [];
    const step = async (act: () => unknown): Promise<void> => {
      await act();
      await world.settle();
      between(world);
    };
    const keys = ["a", "b", "a", undefined];
    for (let number = 0; number < 40; number += 1) {
      const key = keys[number % keys.length];
      await step(() =>
        ids.push(
          world.enqueue({
            priority: number % 3,
            delayMs: number % 5 === 0 ? 4_000 : 0,
            ...(key === undefined ? {} : { concurrencyKey: key }),
            ...(number % 10 === 0 ? { uniqueKey: `${number % 20}` } : {}),
          }),
        ),
      );
    }
    for (let round = 0; round < 120; round += 1) {
      await step(() => world.advance(250));
      for (const message of world.take()) {
        const number = ids.indexOf(message.id);
        events.push([number, message.attempt, message.dispatchedAt - START_MS]);
        await step(() => world.shard.start([message]));
        const fails = number % 7 === 0;
        await step(() =>
          world.report(
            message,
            fails ? { kind: "failed", error: "x", retry: "backoff" } : { kind: "completed" },
          ),
        );
      }
    }
    return [...events, ...ids.map((id) => world.view(id).state)];
  }

  it("evicted after every step, the same jobs go out in the same order at the same times", async () => {
    const undisturbed = await trace(() => {});
    const evicted = await trace((world) => world.restart());
    expect(undisturbed.filter((event) => Array.isArray(event)).length).toBeGreaterThan(38);
    expect(evicted).toEqual(undisturbed);
  });

  it.each(["sql", "send", "projection"])(
    "a throw inside guarded work (%s) leaves nothing latched",
    async (what) => {
      const world = new ShardWorld({ concurrency: 2 });
      const fail = (): void => {
        world.onSend = () => {};
        world.onProject = () => {};
        world.sql.beforeStatement = () => {};
        throw new Error("once");
      };
      if (what === "sql") world.sql.beforeStatement = fail;
      if (what === "send") world.onSend = fail;
      if (what === "projection") world.onProject = fail;
      const request = [{ payload: "1" }];
      try {
        world.shard.enqueue(request);
      } catch {
        world.shard.enqueue(request);
      }
      await world.advance(20_000);
      const [message, ...more] = world.take();
      expect(more).toEqual([]);
      world.report(message!);
      await world.advance(20_000);
      expect(world.projected.get(message!.id)?.[2]).toBe("COMPLETED");
    },
  );
});

describe("P74 a deploy in the middle of an attempt", () => {
  it.each(["at-least-once", "at-most-once"] as const)(
    "%s: when only the shard starts anew, the one run goes on and counts once",
    async (guarantee) => {
      const world = new ShardWorld({ guarantee, timeoutMs: 60_000 });
      const id = world.enqueue();
      await world.settle();
      const [message] = world.take();
      world.restart();
      const claim = { ...message!, exclusive: guarantee === "at-most-once", withPayload: false };
      expect(world.shard.claim([claim])).toEqual([{ kind: "granted" }]);
      // Twenty minutes of work, and a deploy every five.
      for (let minute = 1; minute <= 20; minute += 1) {
        await world.advance(59_000);
        if (minute % 5 === 0) world.restart();
        expect(world.shard.heartbeat(message!)).toEqual({ kind: "current" });
      }
      world.restart();
      expect(world.report(message!)).toEqual({ kind: "recorded" });
      expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
      expect(world.take()).toEqual([]);
    },
  );

  // Differs from the collected case: SPEC 7 knows one kind of silence, and a reaped attempt counts.
  it("a consumer that goes down with the deploy is silent, and the attempt says that nobody answered", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.settle();
    world.shard.start(world.take());
    world.restart();
    await world.advance(36_000);
    const { attempts, attemptsLog } = world.view(id);
    expect(attempts).toBe(1);
    expect(attemptsLog[0]?.error).toMatch(/^No answer for 35000 ms/);
  });
});

describe("P73 two versions of the code", () => {
  it("the policy is that of the running version, not of who enqueued, and alternating loses nothing", async () => {
    const world = new ShardWorld({ concurrency: 50, sweepAfterMs: 3_600_000 });
    const ids = world.enqueueAll(many(300));
    await world.settle();
    const out: JobMessage[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const concurrency = turn % 2 === 0 ? 5 : 50;
      world.restart({ concurrency });
      const before = inFlightCounts(storedJobs(world)).get(null) ?? 0;
      ids.push(world.enqueue());
      world.shard.wake();
      await world.settle();
      const now = inFlightCounts(storedJobs(world)).get(null) ?? 0;
      expect(now).toBeLessThanOrEqual(Math.max(before, concurrency));
      out.push(...world.take());
      for (const message of out.splice(0, 10)) world.report(message);
      await world.advance(1_000);
    }
    for (let round = 0; round < 20; round += 1) {
      out.push(...world.take());
      for (const message of out.splice(0)) world.report(message);
      await world.settle();
    }
    expect(new Set(ids.map((id) => world.view(id).state))).toEqual(new Set(["COMPLETED"]));
  });

  it("after a rollback, the older version runs on what a newer one has added", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    const [first, second] = world.enqueueAll([{ concurrencyKey: "k" }, { concurrencyKey: "k" }]);
    await world.settle();
    world.sql.all("ALTER TABLE job ADD COLUMN later TEXT");
    world.sql.all("CREATE TABLE IF NOT EXISTS later (id INTEGER PRIMARY KEY)");
    world.sql.all("UPDATE notebook SET body = json_set(body, '$.later', json('{\"a\":1}'))");
    world.restart();
    const third = world.enqueue({ uniqueKey: "u" });
    for (let round = 0; round < 3; round += 1) {
      await world.settle();
      for (const message of world.take()) world.report(message);
    }
    await world.advance(2_000);
    for (const id of [first!, second!, third]) {
      expect(world.view(id).state).toBe("COMPLETED");
      expect(world.projected.get(id)?.[2]).toBe("COMPLETED");
    }
    expect(violations(world)).toEqual([]);
  });

  it("after a rollback, a backoff of a kind that is not known yet does not hold up its neighbours", async () => {
    const world = new ShardWorld();
    const backoff = { kind: "fixed", delayMs: 5, jitter: false } as const;
    const [newer, silent, other] = world.enqueueAll([{ backoff }, { backoff }, {}]);
    await world.settle();
    world.sql.all(
      `UPDATE job SET backoff = '{"kind":"linear","stepMs":5}' WHERE backoff IS NOT NULL`,
    );
    world.restart();
    const outcome = { kind: "failed", error: "x", retry: "backoff" } as const;
    const reports = [newer!, other!].map((id) => ({
      id,
      attempt: 1,
      outcome,
      startedAgoMs: 0,
      runMs: 0,
    }));
    expect(world.shard.report(reports)).toEqual(Array(2).fill({ kind: "recorded" }));
    // The binding's own, in its place.
    expect(world.view(newer!).runAfter).toBe(world.nowMs + 1_000);
    await world.advance(36_000);
    expect(world.view(silent!)).toMatchObject({ attempts: 1 });
    expect(world.events.filter(({ event }) => event === "work-failed")).toEqual([]);
  });

  it("jobs that an older consumer gives back do not come again all in one moment", async () => {
    const world = new ShardWorld({ concurrency: 500 });
    let draws = 0;
    world.random = () => (draws += 0.618034) % 1;
    world.enqueueAll(many(500, { payloadVersion: 2 }));
    await world.settle();
    for (const message of world.take()) {
      world.report(message, { kind: "returned", error: "the payload has version 2" });
    }
    await world.advance(29_999);
    expect(world.take()).toEqual([]);
    await world.advance(30_001);
    const times = world.take().map(({ dispatchedAt }) => dispatchedAt);
    expect(times).toHaveLength(500);
    expect(new Set(times).size).toBeGreaterThan(400);
  });

  it("fields that a newer client sends are passed over", () => {
    const request = { payload: "1", debounceMs: 5_000, traceparent: "00-1" };
    expect(new ShardWorld().shard.enqueue([request])).toMatchObject({ kind: "accepted" });
  });
});

it("P21 a first start that fails at any statement heals with the next one", async () => {
  for (let at = 1; ; at += 1) {
    const world = new ShardWorld();
    for (const { name } of world.sql.all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    )) {
      world.sql.all(`DROP TABLE ${String(name)}`);
    }
    let statements = 0;
    world.sql.beforeStatement = () => {
      statements += 1;
      if (statements === at) throw new Error("start broken");
    };
    let hasFailed = false;
    try {
      world.restart();
      world.shard.wake();
    } catch (error) {
      expect(String(error)).toContain("start broken");
      hasFailed = true;
    }
    world.sql.beforeStatement = () => {};
    world.restart();
    const id = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!);
    expect(world.view(id).state).toBe("COMPLETED");
    expect(violations(world)).toEqual([]);
    if (!hasFailed && statements < at) return;
    expect(at).toBeLessThan(50);
  }
});

// The slot is free when the attempt is over for the shard, whatever a performer that ignores its signal still does (SPEC 7).
it("P10 a timeout frees the slot at once, and what comes after it is stale", async () => {
  const world = new ShardWorld({ concurrency: 1, maxAttempts: 1, timeoutMs: 500 });
  const [hung, next] = world.enqueueAll(many(2));
  await world.settle();
  const [message] = world.take();
  world.report(message!, { kind: "timed-out", error: "JobTimeoutError" });
  await world.settle();
  expect(world.take().map(({ id }) => id)).toEqual([next]);
  for (const outcome of [
    { kind: "completed" } as const,
    { kind: "failed", error: "late", retry: "backoff" } as const,
  ]) {
    expect(world.report(message!, outcome)).toEqual({ kind: "stale" });
  }
  expect(world.view(hung!)).toMatchObject({ state: "FAILED", attempts: 1 });
  expect(violations(world)).toEqual([]);
});

it("P79 nothing that a shard logs holds a payload, a result or a key", async () => {
  const world = new ShardWorld({ maxAttempts: 2 });
  const secret = "s3cr3t-t0ken";
  const request = {
    payload: JSON.stringify({ secret }),
    uniqueKey: secret,
    concurrencyKey: secret,
  };
  world.onSend = () => {
    throw new Error("queue away");
  };
  world.onProject = () => {
    throw new Error("read model away");
  };
  world.enqueue(request);
  expect(world.shard.enqueue([{ ...request, priority: 0.5 }])).toMatchObject({ kind: "refused" });
  await world.advance(30_000);
  world.onSend = () => {};
  await world.advance(10_000);
  for (let round = 0; round < 3; round += 1) {
    for (const message of world.take()) {
      world.report(message, { kind: "failed", error: "no", retry: 0 });
      world.report(message, { kind: "completed", result: JSON.stringify(secret) });
    }
    await world.advance(60_000);
  }
  expect(world.events.length).toBeGreaterThan(0);
  expect(JSON.stringify(world.events)).not.toContain(secret);
});
