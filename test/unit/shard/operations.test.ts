/** What operators see and do, at the edges that the simulator does not draw: old pages, minutes, hours and the day. */

import { describe, expect, it } from "vitest";
import { ShardWorld, START_MS } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

const MINUTE_MS = 60_000;

describe("a page of an older version", () => {
  it("does not say how many jobs there are: they are counted once, and never again", async () => {
    const world = new ShardWorld({ concurrency: 5 });
    world.enqueueAll(many(200));
    await world.advance(5_000);
    world.sql.all("UPDATE notebook SET body = json_remove(body, '$.counts')");
    for (let start = 0; start < 3; start += 1) {
      world.restart();
      expect(world.shard.inspect().counts).toMatchObject({ SCHEDULED: 195, QUEUED: 5 });
    }
    const [page] = world.sql.all("SELECT body ->> '$.counts.SCHEDULED' AS waiting FROM notebook");
    expect(page?.["waiting"]).toBe(195);
  });
});

describe("a paused shard", () => {
  it("arms no alarm for its due jobs, and saves up no more tokens than its bucket holds", async () => {
    const world = new ShardWorld({ concurrency: 100, rate: { tokens: 3, intervalMs: 1_000 } });
    world.shard.pause();
    world.enqueueAll(many(50));
    await world.advance(60_000);
    expect(world.alarmAt).toBeNull();
    expect(world.shard.inspect()).toMatchObject({ paused: true, block: { kind: "paused" } });
    await world.advance(3_600_000);
    world.shard.resume();
    await world.settle();
    expect(world.take()).toHaveLength(3);
    await world.advance(1_000);
    expect(world.take().length).toBeLessThanOrEqual(3);
  });

  it("is paused by every deploy, and twice is as once", () => {
    const world = new ShardWorld();
    world.shard.pause();
    world.shard.pause();
    world.restart({ concurrency: 7 });
    world.enqueue();
    expect(world.shard.inspect()).toMatchObject({ paused: true, concurrency: 7, inFlight: 0 });
    world.shard.resume();
    world.shard.resume();
    expect(world.shard.inspect()).toMatchObject({ paused: false, inFlight: 1 });
  });
});

describe("inspect", () => {
  it.each([0, 5_000])(
    "names nothing that keeps the due jobs when only their turn does, with %i lanes in memory",
    (openLanes) => {
      const world = new ShardWorld(
        { concurrency: 2_000 },
        { memoryLimits: { openLanes, unprojected: 50_000 } },
      );
      const jobs = Array.from({ length: 900 }, (_, index) => ({ concurrencyKey: `k${index}` }));
      world.enqueueAll(jobs.map((job) => ({ ...job, delayMs: 1_000 })));
      world.nowMs += 2_000;
      const { inFlight, counts, block } = world.shard.inspect();
      expect(counts.SCHEDULED).toBeGreaterThan(0);
      expect(inFlight + counts.SCHEDULED).toBe(900);
      expect(block).toBeNull();
    },
  );
});

describe("explain", () => {
  it("counts up to a thousand jobs before, whatever the backlog, and says that there are more", () => {
    const world = new ShardWorld({ concurrency: 1 });
    const ids = [0, 1, 2].flatMap(() => world.enqueueAll(many(1_000)));
    const concurrency = { kind: "concurrency", inFlight: 1, limit: 1, earliestAt: null };
    expect(world.shard.explain(ids[1_001] ?? "")).toEqual({
      ...concurrency,
      ahead: 1_000,
      orMore: false,
    });
    expect(world.shard.explain(ids[2_999] ?? "")).toEqual({
      ...concurrency,
      ahead: 1_000,
      orMore: true,
    });
  });
});

describe("metrics", () => {
  async function runOne(world: ShardWorld): Promise<void> {
    world.enqueue();
    await world.settle();
    for (const message of world.take()) world.report(message);
  }

  it("keep a day, in a row for each hour that is written once a minute", async () => {
    const world = new ShardWorld({ sweepAfterMs: 1_000 });
    for (let minute = 0; minute < 26 * 60; minute += 10) {
      await runOne(world);
      await world.advance(10 * MINUTE_MS);
    }
    const minutes = world.shard.metrics(0);
    expect(minutes).toHaveLength(24 * 6);
    expect(minutes.every(({ started, completed }) => started === 1 && completed === 1)).toBe(true);
    expect(minutes[0]?.minute).toBe(world.nowMs - 24 * 60 * MINUTE_MS);
    const [rows] = world.sql.all("SELECT count(*) AS count FROM metrics");
    expect(rows?.["count"]).toBeLessThanOrEqual(26);
    world.restart();
    expect(world.shard.metrics(0)).toEqual(minutes);
    expect(world.shard.metrics(world.nowMs - 60 * MINUTE_MS)).toHaveLength(6);
  });

  it("a crash loses what came after the last page, but nothing of a minute that was closed", async () => {
    const world = new ShardWorld();
    await runOne(world);
    await world.advance(5_000);
    world.nowMs = START_MS + MINUTE_MS - 100;
    await runOne(world);
    world.nowMs += 200;
    await runOne(world);
    world.restart();
    expect(world.shard.metrics(0).map(({ completed }) => completed)).toEqual([2]);
  });

  it("a minute that comes again after a clock step adds to itself", async () => {
    const world = new ShardWorld();
    await runOne(world);
    world.nowMs += MINUTE_MS;
    await runOne(world);
    world.nowMs -= MINUTE_MS;
    await runOne(world);
    const minutes = world.shard.metrics(0);
    expect(minutes.map(({ minute }) => minute)).toEqual([START_MS, START_MS + MINUTE_MS]);
    expect(minutes.map(({ completed }) => completed)).toEqual([2, 1]);
    expect(minutes[0]?.wait).toEqual([[0, 2]]);
  });
});
