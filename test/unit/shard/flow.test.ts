/** The three axes, order and aging, and what a change of policy does to jobs that are there already. Section D. */

import { describe, expect, it } from "vitest";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

const many = (count: number, request: object = {}): object[] =>
  Array.from({ length: count }, () => request);

/** Lets the world run; each job is answered after `workMs`. Answers when each job was dispatched, from the start. */
async function run(
  world: ShardWorld,
  forMs: number,
  workMs: number,
): Promise<[id: string, at: number][]> {
  const startMs = world.nowMs;
  const dispatched: [string, number][] = [];
  const running: { at: number; message: (typeof world.sent)[number] }[] = [];
  while (world.nowMs < startMs + forMs) {
    await world.settle();
    for (const message of world.take()) {
      dispatched.push([message.id, message.dispatchedAt - startMs]);
      running.push({ at: message.dispatchedAt + workMs, message });
    }
    const ended = running.filter(({ at }) => at <= world.nowMs);
    for (const job of ended) {
      running.splice(running.indexOf(job), 1);
      world.report(job.message);
    }
    if (ended.length > 0) continue;
    const nextAt = Math.min(...running.map(({ at }) => at), world.alarmAt ?? Infinity);
    await world.advance(Math.max(1, Math.min(nextAt, startMs + forMs) - world.nowMs));
  }
  return dispatched;
}

describe("P32 the rate", () => {
  it("is used to the full without any traffic from outside", async () => {
    const world = new ShardWorld({ rate: { tokens: 5, intervalMs: 1_000 }, concurrency: 1 });
    world.enqueueAll(many(50));
    const dispatched = await run(world, 12_000, 10);
    expect(dispatched).toHaveLength(50);
    const lastAt = dispatched.at(-1)![1];
    expect(lastAt).toBeGreaterThanOrEqual(9_000);
    expect(lastAt).toBeLessThanOrEqual(11_000);
  });

  it("costs few alarms, and none while nothing waits", async () => {
    const world = new ShardWorld({ rate: { tokens: 100, intervalMs: 1_000 } });
    world.enqueueAll(many(1_000));
    const before = world.alarmsSet;
    await run(world, 11_000, 0);
    expect(world.alarmsSet - before).toBeLessThanOrEqual(11 * 8);
  });

  it("holds across restarts: the bucket is not full again", async () => {
    const world = new ShardWorld({ rate: { tokens: 10, intervalMs: 60_000 }, concurrency: 100 });
    world.enqueueAll(many(30));
    for (let restart = 0; restart < 5; restart += 1) {
      world.restart();
      world.enqueue();
      await world.settle();
    }
    expect(world.take()).toHaveLength(10);
  });
});

describe("P33 another policy after a restart", () => {
  const inFlight = (world: ShardWorld): number =>
    world.sql.all("SELECT id FROM job WHERE state IN ('QUEUED', 'RUNNING')").length;

  it("lower concurrency: nothing running is touched, nothing new until there is room", async () => {
    const world = new ShardWorld({ concurrency: 50 });
    world.enqueueAll(many(200));
    await world.settle();
    world.restart({ concurrency: 5 });
    world.shard.wake();
    const out = world.take();
    expect(out).toHaveLength(50);
    for (const message of out.slice(0, 45)) world.report(message);
    await world.settle();
    expect(inFlight(world)).toBe(5);
    world.report(out[45]!);
    await world.settle();
    expect(world.take()).toHaveLength(1);
  });

  it("higher concurrency: the first event fills it", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    world.enqueueAll(many(30));
    await world.settle();
    world.restart({ concurrency: 20 });
    await world.advance(1_100);
    expect(inFlight(world)).toBe(20);
  });

  it("perKeyConcurrency raised and lowered, with heads kept in memory or in the line", async () => {
    for (const openLanes of [0, 1, 5_000]) {
      const world = new ShardWorld(
        { concurrency: 100 },
        { memoryLimits: { openLanes, unprojected: 50_000 } },
      );
      for (const key of ["a", "b", "c"]) world.enqueueAll(many(10, { concurrencyKey: key }));
      await world.settle();
      world.restart({ perKeyConcurrency: 4 });
      world.shard.wake();
      await world.settle();
      expect(inFlight(world)).toBe(12);
      world.restart({ perKeyConcurrency: 2 });
      const out = world.take();
      for (const message of out) world.report(message);
      await world.settle();
      expect(inFlight(world)).toBe(6);
      expect(violations(world)).toEqual([]);
      for (let round = 0; round < 6; round += 1) {
        for (const message of world.take()) world.report(message);
        await world.settle();
      }
      expect(world.sql.all("SELECT id FROM job WHERE state <> 'COMPLETED'")).toEqual([]);
    }
  });

  it("a rate that is added, changed and taken away again", async () => {
    const world = new ShardWorld({ concurrency: 1_000 });
    const restart = async (policy: Partial<BindingDefinition>): Promise<number> => {
      world.restart(policy);
      world.enqueueAll(many(100));
      await world.settle();
      return world.take().length;
    };
    world.enqueueAll(many(10));
    await world.settle();
    expect(world.take()).toHaveLength(10);
    expect(await restart({ rate: { tokens: 20, intervalMs: 3_600_000 } })).toBe(20);
    expect(await restart({ rate: { tokens: 5, intervalMs: 3_600_000 } })).toBe(0);
    expect(await restart({ rate: null })).toBe(280);
    expect(violations(world)).toEqual([]);
  });

  it("P71 a shard that is no longer declared drains", async () => {
    const world = new ShardWorld({ shards: 8, concurrency: 8 }, { index: 7 });
    world.enqueueAll(many(5));
    world.restart({ shards: 2, concurrency: 2 });
    await run(world, 5_000, 10);
    expect(world.sql.all("SELECT id FROM job WHERE state <> 'COMPLETED'")).toEqual([]);
  });
});

describe("P35 odd keys", () => {
  it("are distinct by their exact text; without a key only the common limit holds", async () => {
    const keys = [
      "undefined",
      "null",
      "__proto__",
      "constructor",
      "0",
      " a",
      "a",
      "\u00e9",
      "e\u0301",
    ];
    keys.push("a\0b", "a\0c", "é".repeat(256), "%", "_", "'", "1:a:b");
    const world = new ShardWorld({ concurrency: 100 });
    world.enqueueAll(keys.flatMap((concurrencyKey) => many(2, { concurrencyKey })));
    world.enqueueAll(many(4));
    await world.settle();
    const out = world.take();
    expect(out).toHaveLength(keys.length + 4);
    const seen = out.slice(0, keys.length).map(({ id }) => world.view(id).concurrencyKey);
    expect(seen.sort()).toEqual([...keys].sort());
  });

  it.each([null, "", 0, "a\ud83d", "é".repeat(257), {}])(
    "%j is refused by name",
    (concurrencyKey) => {
      const world = new ShardWorld();
      const reply = world.shard.enqueue([
        { payload: "1", concurrencyKey: concurrencyKey as unknown as string },
      ]);
      expect(reply).toMatchObject({ kind: "refused", problem: { field: "concurrencyKey" } });
    },
  );

  it("P46 the same key in two partitions, and a key that looks like a partition's, are apart", async () => {
    const world = new ShardWorld({ concurrency: 100 });
    world.enqueueAll([
      { partitionKey: "a", concurrencyKey: "b:c", uniqueKey: "b:c" },
      { partitionKey: "a:b", concurrencyKey: "c", uniqueKey: "c" },
      { partitionKey: "b", concurrencyKey: "c", uniqueKey: "c" },
      { concurrencyKey: "1:a:b:c", uniqueKey: "1:a:b:c" },
    ]);
    await world.settle();
    expect(world.take()).toHaveLength(4);
  });
});

describe("P36 aging counts from the time due", () => {
  it("a job that was delayed for a week does not leap ahead", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    const week = 7 * 86_400_000;
    const old = world.enqueue({ delayMs: week });
    await world.advance(week - 1);
    world.enqueue({ priority: 9 });
    await world.settle();
    const [running] = world.take();
    world.nowMs += 1;
    const urgent = world.enqueue({ priority: 5 });
    world.report(running!);
    await world.settle();
    const [first] = world.take();
    expect(first!.id).toBe(urgent);
    world.report(first!);
    await world.settle();
    expect(world.take()[0]!.id).toBe(old);
  });

  it.each([
    [59_999, "urgent"],
    [60_000, "old"],
    [60_001, "old"],
  ])("after %d ms one point less of priority: the %s one goes first", async (waitedMs, winner) => {
    const world = new ShardWorld({ concurrency: 1, timeoutMs: 600_000 });
    world.enqueue();
    await world.settle();
    const [running] = world.take();
    const old = world.enqueue();
    await world.advance(waitedMs);
    const urgent = world.enqueue({ priority: 1 });
    world.report(running!);
    await world.settle();
    expect(world.take()[0]!.id).toBe(winner === "old" ? old : urgent);
  });
});

describe("P36 aging starts anew with each wait", () => {
  it("a job does not age while it waits for its next attempt", async () => {
    const world = new ShardWorld({
      concurrency: 1,
      backoff: { kind: "fixed", delayMs: 3_600_000, jitter: false },
    });
    const failed = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "backoff" });
    await world.advance(3_600_000 - 1);
    world.enqueue();
    await world.settle();
    const [running] = world.take();
    world.nowMs += 1;
    const urgent = world.enqueue({ priority: 1 });
    world.report(running!);
    await world.settle();
    expect(world.take().map(({ id }) => id)).toEqual([urgent]);
    expect(world.view(failed).state).toBe("SCHEDULED");
  });
});

describe("P37 no starvation", () => {
  it("behind 300 urgent ones and a steady stream of more, a low job starts when it has aged past them", async () => {
    const world = new ShardWorld({ concurrency: 1, agingIntervalMs: 10_000 });
    world.enqueueAll(many(300, { priority: 10 }));
    const low = world.enqueue({ priority: 0 });
    const startMs = world.nowMs;
    let nextUrgentAt = startMs + 900;
    let startedAt = 0;
    while (startedAt === 0 && world.nowMs < startMs + 500_000) {
      await world.settle();
      const [message] = world.take();
      if (message?.id === low) startedAt = message.dispatchedAt - startMs;
      for (const endMs = world.nowMs + 1_000; world.nowMs < endMs;) {
        await world.advance(Math.min(nextUrgentAt, endMs) - world.nowMs);
        if (world.nowMs < nextUrgentAt) continue;
        world.enqueue({ priority: 10 });
        nextUrgentAt += 900;
      }
      if (message !== undefined) world.report(message);
    }
    // It has 40 points then, as many as what came after 90 s has with its 10 and 30 for age; of equals the older goes first.
    expect(startedAt).toBe(400_000);
  });

  it("one low job behind a steady stream of urgent ones starts when it has aged past them", async () => {
    const world = new ShardWorld({ concurrency: 1, agingIntervalMs: 10_000 });
    const low = world.enqueue({ priority: 0, delayMs: 1 });
    world.enqueue({ priority: 10 });
    const startMs = world.nowMs;
    let nextUrgentAt = startMs + 900;
    let startedAt = 0;
    while (startedAt === 0 && world.nowMs < startMs + 200_000) {
      await world.settle();
      const [message] = world.take();
      if (message?.id === low) startedAt = message.dispatchedAt - startMs;
      for (const endMs = world.nowMs + 1_000; world.nowMs < endMs;) {
        await world.advance(Math.min(nextUrgentAt, endMs) - world.nowMs);
        if (world.nowMs < nextUrgentAt) continue;
        world.enqueue({ priority: 10 });
        nextUrgentAt += 900;
      }
      if (message !== undefined) world.report(message);
    }
    expect(Math.abs(startedAt - 110_000)).toBeLessThanOrEqual(2_000);
  });

  it("order is exact over all, not over a window of them", async () => {
    const world = new ShardWorld({ concurrency: 1, agingIntervalMs: 10_000 });
    world.enqueue();
    await world.settle();
    const low = world.enqueue({ priority: 0 });
    await world.advance(20_000);
    world.enqueueAll(many(300, { priority: 1 }));
    world.report(world.take()[0]!);
    await world.settle();
    expect(world.take()[0]!.id).toBe(low);
  });

  it.each([-1_001, 1_001, 1.5, 1e308, Number.NaN, -(2 ** 31), "5"])(
    "priority %s is refused",
    (priority) => {
      const reply = new ShardWorld().shard.enqueue([
        { payload: "1", priority: priority as number },
      ]);
      expect(reply).toMatchObject({ kind: "refused", problem: { field: "priority" } });
    },
  );

  it("a hot key delays only itself, also with no room for lanes in memory", async () => {
    for (const openLanes of [0, 1, 5_000]) {
      const world = new ShardWorld({}, { memoryLimits: { openLanes, unprojected: 50_000 } });
      const hot = world.enqueueAll(many(500, { concurrencyKey: "hot", priority: 5 }));
      const others = world.enqueueAll(many(9));
      await world.settle();
      expect(world.take().map(({ id }) => id)).toEqual([hot[0], ...others]);
      expect(violations(world)).toEqual([]);
    }
  });

  it("the jobs of one key go in the order of priority, then age", async () => {
    for (const openLanes of [0, 5_000]) {
      const world = new ShardWorld(
        { agingIntervalMs: null },
        { memoryLimits: { openLanes, unprojected: 50_000 } },
      );
      const ids = world.enqueueAll(
        [0, 3, 1, 3, 2].map((priority) => ({ priority, concurrencyKey: "k" })),
      );
      const order = (await run(world, 1_000, 1)).map(([id]) => ids.indexOf(id));
      expect(order).toEqual([1, 3, 4, 2, 0]);
    }
  });
});
