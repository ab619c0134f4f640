/** The read model: away, slow, choosy, and behind by more than memory holds. Pitfalls, section H. */

import { describe, expect, it } from "vitest";
import { readNotebook } from "../../../templates/runtime/shard/notebook.ts";
import { isUnprojected, storedJobs, violations } from "../../support/shard-invariants.ts";
import { ShardWorld, type ProjectedRow } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

const away = (): never => {
  throw new Error("away");
};
const behind = (world: ShardWorld): number =>
  storedJobs(world).filter((row) => isUnprojected(world, row)).length;

/** Answers everything that is out, for as long as something comes. */
async function drain(world: ShardWorld): Promise<void> {
  for (await world.settle(); world.sent.length > 0; await world.settle()) {
    for (const message of world.take()) world.report(message);
  }
}

describe("P59 the read model is away", () => {
  it.each([3, 50_000])(
    "for an hour, memory holds %d: nothing is lost, then it converges",
    async (unprojected) => {
      const world = new ShardWorld(
        { concurrency: 100, sweepAfterMs: 60_000 },
        { memoryLimits: { openLanes: 1, unprojected } },
      );
      world.onProject = away;
      const ids: string[] = [];
      for (let minute = 0; minute < 60; minute += 1) {
        ids.push(...world.enqueueAll(many(10)));
        await drain(world);
        await world.advance(60_000);
        if (minute % 20 === 7) world.restart();
      }
      expect(violations(world)).toEqual([]);
      expect(storedJobs(world)).toHaveLength(600);
      world.onProject = () => {};
      await world.advance(120_000);
      expect(behind(world)).toBe(0);
      expect(ids.filter((id) => world.projected.get(id)?.[2] !== "COMPLETED")).toEqual([]);
      // And then all is swept.
      await world.advance(120_000);
      expect(storedJobs(world)).toEqual([]);
    },
  );

  it("hangs: each write ends by its own timeout, two never run at once, dispatch goes on", async () => {
    const world = new ShardWorld();
    const startedAt: number[] = [];
    world.onProject = () => {
      startedAt.push(world.nowMs);
      return new Promise(() => {});
    };
    world.enqueue();
    await drain(world);
    await world.advance(300_000);
    const gaps = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(10_000);
    const timeouts = world.events.filter(({ event }) => event === "flush-failed");
    expect(timeouts.length).toBeGreaterThanOrEqual(4);
    expect(timeouts.length).toBeLessThanOrEqual(20);
    world.enqueue();
    await world.settle();
    expect(world.sent).toHaveLength(1);
    await drain(world);
    world.onProject = () => {};
    await world.advance(71_000);
    expect(behind(world)).toBe(0);
  });

  it("the write took effect and its answer was lost: repeated, and the same", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    let writes = 0;
    world.onProject = (rows) => {
      writes += 1;
      for (const row of rows) world.projected.set(String(row[0]), row);
      if (writes === 1) throw new Error("the answer was lost");
    };
    await world.advance(5_000);
    expect(writes).toBe(2);
    expect(world.projected.get(id)?.[2]).toBe("QUEUED");
    expect(behind(world)).toBe(0);
  });

  it("a backlog is written in bounded pieces", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    const sizes: number[] = [];
    world.onProject = (rows) => {
      sizes.push(rows.length);
      expect(JSON.stringify(rows).length).toBeLessThanOrEqual(2_000_000);
    };
    world.enqueueAll(many(1_000));
    world.enqueueAll(many(20, { payload: `"${"x".repeat(600_000)}"` }));
    await world.advance(5_000);
    expect(Math.max(...sizes)).toBe(100);
    expect(behind(world)).toBe(0);
  });

  it("P60 rows of wide characters fit a value of the platform at the first try", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    world.enqueueAll(many(300, { payload: JSON.stringify("界".repeat(9_000)) }));
    await world.advance(5_000);
    expect(world.events).toEqual([]);
    expect(behind(world)).toBe(0);
  });

  it("several changes within a second are written once", async () => {
    const world = new ShardWorld();
    let rows = 0;
    world.onProject = (written) => void (rows += written.length);
    const id = world.enqueue();
    world.shard.start([{ id, attempt: 1 }]);
    world.shard.heartbeat({ id, attempt: 1, progress: 0.5 });
    await drain(world);
    await world.advance(10_000);
    expect(rows).toBe(1);
  });
});

describe("a job that is out", () => {
  it("and ends within two seconds is written once", async () => {
    const world = new ShardWorld({ concurrency: 1_000 });
    let rows = 0;
    world.onProject = (written) => void (rows += written.length);
    world.enqueueAll(many(300));
    await world.settle();
    await world.advance(1_900);
    expect(rows).toBe(0);
    await drain(world);
    await world.advance(10_000);
    expect(rows).toBe(300);
  });

  it("is shown within two seconds, whatever signs of life it gives and whatever else is written", async () => {
    const world = new ShardWorld({ concurrency: 2 });
    const id = world.enqueue();
    await world.settle();
    world.take();
    for (let count = 0; count < 7; count += 1) {
      world.shard.heartbeat({ id, attempt: 1, progress: count / 10 });
      world.enqueue();
      for (const message of world.take()) world.report(message);
      await world.advance(300);
    }
    expect(world.projected.get(id)?.[2]).toBe("RUNNING");
  });

  it("costs one alarm more, and no page of the notebook", async () => {
    const world = new ShardWorld();
    world.enqueue();
    await world.settle();
    world.take();
    const before = world.alarmsSet;
    await world.advance(1_500);
    expect(world.alarmsSet - before).toBe(1);
    expect(readNotebook(world.sql)).toBeNull();
    expect(violations(world)).toEqual([]);
  });
});

describe("P60 a row that the read model does not take", () => {
  it("is singled out and said; the others are shown, also those that come later", async () => {
    const world = new ShardWorld({ concurrency: 100 });
    const ids = world.enqueueAll(many(60));
    const poison = ids[17];
    world.onProject = (rows: readonly ProjectedRow[]) => {
      if (rows.some(([id]) => id === poison)) throw new Error("too big");
    };
    await drain(world);
    await world.advance(60_000);
    expect(behind(world)).toBe(1);
    expect(world.events.some(({ event }) => event === "flush-row-parked")).toBe(true);
    for (let count = 0; count < 10; count += 1) {
      const id = world.enqueue();
      await drain(world);
      await world.advance(2_500);
      expect(world.projected.has(id)).toBe(true);
    }
    expect(behind(world)).toBe(1);
    expect(violations(world)).toEqual([]);
    world.onProject = () => {};
    await world.advance(61_000);
    expect(behind(world)).toBe(0);
  });

  it("keeps its job from being swept, but not the others'", async () => {
    const world = new ShardWorld({ concurrency: 100, sweepAfterMs: 1_000 });
    const ids = world.enqueueAll(many(10));
    world.onProject = (rows) => {
      if (rows.some(([id]) => id === ids[3])) throw new Error("too big");
    };
    await drain(world);
    await world.advance(120_000);
    expect(storedJobs(world).map(({ id }) => world.idOf(id))).toEqual([ids[3]]);
  });
});

describe("P61 writes out of order", () => {
  it("an old write that lands late does not undo a newer one", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    let land = (): void => {};
    world.onProject = () =>
      new Promise((resolve) => {
        land = resolve;
        world.onProject = () => {};
      });
    await world.advance(1_500);
    await drain(world);
    // The first write runs into its timeout; a second one goes through; then the first lands.
    await world.advance(20_000);
    expect(world.projected.get(id)?.[2]).toBe("COMPLETED");
    land();
    await world.settle();
    expect(world.projected.get(id)?.[2]).toBe("COMPLETED");
  });

  it("every change has a higher revision than the one before, across restarts and restarts after a sweep", async () => {
    const world = new ShardWorld({ sweepAfterMs: 0, maxAttempts: 100 });
    const seen: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      const id = world.enqueue();
      await world.settle();
      const [message] = world.take();
      world.report(message!, { kind: "failed", error: "x", retry: 1_000_000 });
      seen.push(storedJobs(world).find((row) => world.idOf(row.id) === id)!.revision);
      world.shard.cancel(id);
      await world.advance(3_000);
      world.restart();
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(30);
  });

  it("a job id is never given out twice, whatever was swept before a restart", async () => {
    const world = new ShardWorld({ sweepAfterMs: 0 });
    const ids = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      const id = world.enqueue();
      expect(ids.has(id)).toBe(false);
      ids.add(id);
      await drain(world);
      await world.advance([100, 1_001, 1_100, 7_000][count % 4] ?? 0);
      if (count % 3 !== 0) world.restart();
    }
  });
});

describe("the notebook", () => {
  it("is written when a sweep takes what a restart would have learnt from, in the middle of a flush", async () => {
    const world = new ShardWorld({ sweepAfterMs: 0 });
    world.enqueue();
    await drain(world);
    await world.advance(60_000);
    const ids = world.enqueueAll(many(101, { delayMs: 3_600_000 }));
    for (const id of ids.reverse()) world.shard.cancel(id);
    // The newest hundred are shown and may go; the write of the last one hangs, so the flush has not ended.
    world.onProject = () => void (world.onProject = () => new Promise(() => {}));
    await world.advance(9_000);
    expect(storedJobs(world)).toHaveLength(1);
    world.restart();
    expect(ids).not.toContain(world.enqueue());
    expect(violations(world)).toEqual([]);
  });

  it("P59 stays small: what is not projected is not listed, and only so many lanes stay open", async () => {
    const world = new ShardWorld({ concurrency: 10 });
    world.onProject = away;
    for (let count = 0; count < 30; count += 1) {
      world.enqueueAll(
        Array.from({ length: 100 }, (_, n) => ({ concurrencyKey: `${count}-${n}` })),
      );
    }
    for (const message of world.take()) world.report(message);
    await world.advance(30_000);
    const notebook = readNotebook(world.sql);
    expect(notebook?.unprojected).toBeNull();
    // The other lanes have their heads in the common line.
    expect(notebook?.openLanes).toHaveLength(1_000);
    expect(JSON.stringify(notebook).length).toBeLessThan(20_000);
    world.restart();
    world.onProject = () => {};
    await world.advance(120_000);
    expect(behind(world)).toBe(0);
  });

  it("fits a value of the platform, whatever the keys: other lanes stand in the common line", async () => {
    const world = new ShardWorld({ concurrency: 2_000 });
    const keyOf = (lane: number) => String(lane).padEnd(512, "\u0001");
    const requests = Array.from({ length: 1_000 }, (_, lane) => ({
      partitionKey: "\u0001".repeat(512),
      concurrencyKey: keyOf(lane),
      uniqueKey: keyOf(lane),
      delayMs: 60_000,
    }));
    const ids = world.enqueueAll(requests);
    await world.advance(5_000);
    expect(behind(world)).toBe(0);
    expect(violations(world)).toEqual([]);
    world.restart();
    expect(world.enqueueAll(requests)).toEqual(ids);
    await world.advance(60_000);
    expect(world.take()).toHaveLength(1_000);
    expect(world.events).toEqual([]);
  });

  it("lists as many jobs that are out as a shard may have", async () => {
    const world = new ShardWorld({ concurrency: 1_000_000, timeoutMs: 600_000 });
    for (let call = 0; call < 51; call += 1) world.enqueueAll(many(1_000));
    await world.settle();
    expect(world.take()).toHaveLength(50_000);
    await world.advance(5_000);
    expect(readNotebook(world.sql)?.inFlight).toHaveLength(50_000);
    world.restart();
    world.shard.wake();
    await world.settle();
    expect(world.take()).toEqual([]);
    expect(world.events).toEqual([]);
  });
});
