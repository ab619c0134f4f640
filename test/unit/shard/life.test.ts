import { describe, expect, it } from "vitest";
import { ShardWorld, START_MS } from "../../support/shard-world.ts";

describe("a job's life", () => {
  it("goes out in the call that enqueues it and ends with its report", async () => {
    const world = new ShardWorld();
    const id = world.enqueue({ payload: '{"to":"a"}' });
    await world.settle();
    const [message] = world.take();
    expect(message).toMatchObject({ v: 1, id, attempt: 1, payload: { to: "a" } });
    expect(world.view(id).state).toBe("QUEUED");
    expect(world.report(message!, { kind: "completed", result: "7" })).toEqual({
      kind: "recorded",
    });
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 1, result: "7" });
  });

  it("is projected within about a second, written once", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!);
    await world.advance(1_100);
    expect(world.projected.get(id)?.[2]).toBe("COMPLETED");
    expect(world.projected.size).toBe(1);
  });

  it("retries after the backoff, then fails for good", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.settle();
    for (const attempt of [1, 2, 3]) {
      const [message] = world.take();
      expect(message).toMatchObject({ id, attempt });
      world.report(message!, { kind: "failed", error: "boom", retry: "backoff" });
      if (attempt === 3) break;
      expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: attempt });
      await world.advance(999);
      expect(world.sent).toEqual([]);
      await world.advance(1);
    }
    expect(world.view(id)).toMatchObject({ state: "FAILED", attempts: 3 });
    expect(world.view(id).attemptsLog.map(({ state }) => state)).toEqual([
      "FAILED",
      "SCHEDULED",
      "SCHEDULED",
    ]);
  });

  it("is swept after its retention and then gone", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.settle();
    world.report(world.take()[0]!);
    await world.advance(299_999);
    expect(world.view(id).state).toBe("COMPLETED");
    await world.advance(12_000);
    expect(world.shard.get([id])).toEqual([null]);
    expect(world.sql.all("SELECT count(*) AS n FROM job")).toEqual([{ n: 0 }]);
    expect(world.sql.all("SELECT count(*) AS n FROM retired")).toEqual([{ n: 0 }]);
    expect(world.shard.cancel(id)).toEqual({ kind: "gone" });
  });

  it("is reaped when nobody answers, and a late report changes nothing", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.settle();
    const [first] = world.take();
    await world.advance(35_000);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 1 });
    await world.advance(1_000);
    const [second] = world.take();
    expect(second).toMatchObject({ attempt: 2 });
    expect(world.report(first!)).toEqual({ kind: "stale" });
    expect(world.view(id).state).toBe("QUEUED");
    world.report(second!);
    expect(world.view(id).state).toBe("COMPLETED");
  });

  it("waits until its time", async () => {
    const world = new ShardWorld();
    world.enqueue({ delayMs: 5_000 });
    world.enqueue({ runAt: START_MS + 3_000 });
    await world.advance(2_999);
    expect(world.take()).toEqual([]);
    await world.advance(1);
    expect(world.take()).toHaveLength(1);
    await world.advance(2_000);
    expect(world.take()).toHaveLength(1);
  });

  it("survives a restart at any rest", async () => {
    const world = new ShardWorld({ concurrency: 1 });
    const ids = world.enqueueAll([{}, {}, { delayMs: 10_000 }]);
    await world.settle();
    world.restart();
    world.report(world.take()[0]!);
    await world.settle();
    world.restart();
    const [second] = world.take();
    expect(second).toMatchObject({ id: ids[1] });
    world.report(second!);
    world.restart();
    await world.advance(10_000);
    world.report(world.take()[0]!);
    expect(ids.map((id) => world.view(id).state)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  });
});
