/** What a change of policy does to jobs that are there already. */

import { describe, expect, it } from "vitest";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { many, run } from "./steps.ts";

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
