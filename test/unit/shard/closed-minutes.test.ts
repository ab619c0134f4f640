/** Each minute that is over is told once, after its commit, and no job hangs on it. */

import { describe, expect, it } from "vitest";
import { dataPointOf } from "../../../templates/runtime/analytics/data-point.ts";
import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import { ShardWorld, START_MS } from "../../support/shard-world.ts";

const MINUTE_MS = 60_000;

/** A world whose shard tells its closed minutes. */
class TellingWorld extends ShardWorld {
  readonly told: MinuteMetrics[] = [];
  override onMinuteClosed = (closed: MinuteMetrics): void => {
    this.told.push(closed);
  };

  async runOne(): Promise<void> {
    this.enqueue();
    await this.settle();
    for (const message of this.take()) this.report(message);
  }

  /** Beginning and number of completed jobs of each. */
  get tales(): readonly (readonly [number, number])[] {
    return this.told.map(({ minute, completed }) => [(minute - START_MS) / MINUTE_MS, completed]);
  }
}

describe("a closed minute", () => {
  it("is told when the next one begins, and holds what the API tells of it", async () => {
    const world = new TellingWorld();
    await world.runOne();
    await world.runOne();
    expect(world.told).toEqual([]);
    world.nowMs += MINUTE_MS;
    await world.runOne();
    expect(world.tales).toEqual([[0, 2]]);
    expect(world.told[0]).toEqual(world.shard.metrics(0)[0]);
  });

  it("is told by the next wake where nothing more happens", async () => {
    const world = new TellingWorld({ sweepAfterMs: 90_000 });
    await world.runOne();
    await world.advance(85_000);
    expect(world.told).toEqual([]);
    await world.advance(10_000);
    expect(world.tales).toEqual([[0, 1]]);
    await world.advance(10 * MINUTE_MS);
    world.shard.wake();
    expect(world.told).toHaveLength(1);
    expect(world.shard.metrics(0)).toEqual(world.told);
  });

  it("is told once, whatever an old page says of it after a restart", async () => {
    const world = new TellingWorld();
    await world.runOne();
    await world.advance(5_000);
    world.nowMs += MINUTE_MS;
    world.shard.wake();
    expect(world.tales).toEqual([[0, 1]]);
    const [rows] = world.sql.all("SELECT body FROM metrics");
    world.restart();
    world.shard.wake();
    world.nowMs += MINUTE_MS;
    world.shard.wake();
    await world.runOne();
    expect(world.told).toHaveLength(1);
    expect(world.sql.all("SELECT body FROM metrics")).toEqual([rows]);
  });

  it("is told once, also when the clock brings it back: what it gains then is for the API alone", async () => {
    const world = new TellingWorld();
    await world.runOne();
    world.nowMs += MINUTE_MS;
    await world.runOne();
    world.nowMs -= MINUTE_MS;
    await world.runOne();
    world.nowMs += 2 * MINUTE_MS;
    await world.runOne();
    expect(world.tales).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(world.shard.metrics(0).map(({ completed }) => completed)).toEqual([2, 1, 1]);
  });

  it("of a transaction that was undone is told by the one that holds", async () => {
    const failAt = async (at: number): Promise<boolean> => {
      const world = new TellingWorld();
      await world.runOne();
      await world.advance(5_000);
      world.nowMs += MINUTE_MS;
      world.enqueue();
      await world.settle();
      const [message] = world.take();
      if (message === undefined) throw new Error("expected a message");
      let statements = 0;
      world.sql.beforeStatement = () => {
        statements += 1;
        if (statements === at) throw new Error("sql broken");
      };
      try {
        world.report(message);
      } catch {
        expect(world.told).toEqual([]);
        world.report(message);
      }
      expect(world.tales, `statement ${at}`).toEqual([[0, 1]]);
      return statements < at;
    };
    let at = 1;
    while (!(await failAt(at))) at += 1;
    expect(at).toBeGreaterThan(5);
  });

  it("that cannot be told is logged, and the job that closed it is completed", async () => {
    const world = new TellingWorld();
    world.onMinuteClosed = () => {
      throw new TypeError("no dataset");
    };
    await world.runOne();
    world.nowMs += MINUTE_MS;
    await world.runOne();
    expect(world.shard.metrics(0).map(({ completed }) => completed)).toEqual([1, 1]);
    const warnings = world.events.filter(({ event }) => event === "metrics-failed");
    expect(warnings.map(({ level, detail }) => [level, detail])).toEqual([
      ["warn", { minute: START_MS, error: "TypeError: no dataset" }],
    ]);
  });
});

describe("its data point", () => {
  const owner = { binding: "MAIL", shard: 3, environment: "staging" };

  it("has every number at its place", () => {
    const minute: MinuteMetrics = {
      minute: START_MS,
      started: 5,
      completed: 3,
      failed: 1,
      wait: [
        [0, 4],
        [41, 1],
      ],
      run: [[81, 4]],
    };
    expect(dataPointOf(owner, minute)).toEqual({
      indexes: ["MAIL"],
      blobs: ["MAIL", "3", "staging"],
      doubles: [START_MS, 5, 3, 1, 1, 1_218, 1_218, 1_246_975, 1_246_975, 1_246_975],
    });
  });

  it("has 0 for the percentiles of nothing", () => {
    const empty = { minute: START_MS, started: 0, completed: 0, failed: 1, wait: [], run: [] };
    expect(dataPointOf(owner, empty).doubles).toEqual([START_MS, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it("keeps the platform's limits with the longest names", () => {
    const long = { binding: "B".repeat(40), shard: 1_023, environment: "e".repeat(40) };
    const full: MinuteMetrics = {
      minute: START_MS,
      started: 1,
      completed: 1,
      failed: 0,
      wait: [[0, 1]],
      run: [[0, 1]],
    };
    const { indexes, blobs, doubles } = dataPointOf(long, full);
    expect(indexes).toHaveLength(1);
    expect(new TextEncoder().encode(indexes[0]).length).toBeLessThanOrEqual(96);
    expect(blobs.length).toBeLessThanOrEqual(20);
    expect(doubles.length).toBeLessThanOrEqual(20);
    expect(doubles.every(Number.isFinite)).toBe(true);
  });
});
