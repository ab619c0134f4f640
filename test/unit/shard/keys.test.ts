/** Concurrency keys: exact, bounded, and apart from each other in their partitions. */

import { describe, expect, it } from "vitest";
import { ShardWorld } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

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

  it("both limits hold: of ten keys with room for one each, four go out", async () => {
    const world = new ShardWorld({ concurrency: 4 });
    world.enqueueAll(Array.from({ length: 10 }, (_, key) => ({ concurrencyKey: `${key}` })));
    await world.settle();
    const first = world.take();
    expect(first).toHaveLength(4);
    world.enqueueAll(many(2));
    world.report(first[0]!);
    await world.settle();
    expect(world.take()).toHaveLength(1);
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

it("a lane for which memory has no room is looked at a few times a call, however many of its jobs are in it", async () => {
  const world = new ShardWorld(
    { concurrency: 300, perKeyConcurrency: 200 },
    { memoryLimits: { openLanes: 0, unprojected: 50_000 } },
  );
  let looks = 0;
  world.sql.beforeStatement = (query) => {
    if (query.includes("SELECT max(priority)")) looks += 1;
  };
  world.enqueueAll(many(200, { concurrencyKey: "hot" }));
  expect(looks).toBe(0);
  await world.settle();
  const messages = world.take();
  expect(messages).toHaveLength(200);
  const outcome = { kind: "failed", error: "again", retry: "backoff" } as const;
  const reports = messages.map(({ id, attempt }) => ({
    id,
    attempt,
    outcome,
    startedAgoMs: 0,
    runMs: 0,
  }));
  looks = 0;
  world.shard.report(reports);
  // Its first priority, and that there is no second.
  expect(looks).toBe(2);
  looks = 0;
  world.enqueueAll(many(200, { concurrencyKey: "hot", delayMs: 60_000 }));
  expect(looks).toBe(2);
});

it("the first jobs of lanes for which memory has no room are stored where they belong", () => {
  const world = new ShardWorld(
    { concurrency: 3, perKeyConcurrency: 2 },
    { memoryLimits: { openLanes: 0, unprojected: 50_000 } },
  );
  let moves = 0;
  world.sql.beforeStatement = (query) => {
    if (query.includes("SET gate")) moves += 1;
  };
  const keyed = (concurrencyKey: string) => many(4, { concurrencyKey });
  world.enqueueAll([...keyed("a"), ...keyed("b"), { concurrencyKey: "b", priority: 1 }]);
  const waiting = world.sql.all("SELECT lane, priority, gate FROM job WHERE state = 'SCHEDULED'");
  // Out are the urgent one of b and two of a, whose lane is full; b has room for one more.
  expect(waiting.map(({ lane, gate }) => [lane, gate])).toEqual([
    [":a", 1],
    [":a", 1],
    [":b", 0],
    [":b", 1],
    [":b", 1],
    [":b", 1],
  ]);
  expect(moves).toBe(0);
});
