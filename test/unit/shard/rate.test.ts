/** The rate: used to the full, cheap, and kept across restarts. */

import { describe, expect, it } from "vitest";
import { ShardWorld } from "../../support/shard-world.ts";
import { many, run } from "./steps.ts";

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

  it("each token is used in the millisecond in which it is there", async () => {
    const world = new ShardWorld({ rate: { tokens: 5, intervalMs: 1_000 }, concurrency: 50 });
    world.enqueueAll(many(20));
    const dispatched = await run(world, 4_000, 60_000);
    const times = [...Array(5).fill(0), ...Array.from({ length: 15 }, (_, n) => 200 * (n + 1))];
    expect(dispatched.map(([, at]) => at)).toEqual(times);
  });

  it("a wake-up takes all tokens that are there, and no answer has to come in between", async () => {
    const world = new ShardWorld({ rate: { tokens: 100, intervalMs: 1_000 }, concurrency: 1_000 });
    world.enqueueAll(many(1_000));
    const before = world.alarmsSet;
    const dispatched = await run(world, 5_000, 60_000);
    expect(dispatched.length).toBeGreaterThanOrEqual(575);
    expect(world.alarmsSet - before).toBeLessThanOrEqual(5 * 8);
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
