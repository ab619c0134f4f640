/** More than the queue takes, or than one call hands out. */

import { describe, expect, it } from "vitest";
import { ShardWorld } from "../../support/shard-world.ts";

describe("a queue or a backlog that is too much", () => {
  it("takes a send without an answer for refused: the jobs wait again with the same attempt, and go out", async () => {
    const world = new ShardWorld();
    let hangs = true;
    world.onSend = () => (hangs ? new Promise<void>(() => {}) : undefined);
    const id = world.enqueue();
    await world.advance(29_999);
    expect(world.view(id).state).toBe("QUEUED");
    hangs = false;
    await world.advance(1);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 0 });
    await world.advance(1_000);
    expect(world.take()).toMatchObject([{ id, attempt: 1 }]);
  });

  it("a slow queue changes nothing for small jobs: thousands are born dispatched, none waits in the line", () => {
    const world = new ShardWorld({ concurrency: 10_000 });
    world.onSend = () => new Promise<void>(() => {});
    for (let call = 0; call < 5; call += 1) {
      world.enqueueAll(Array.from({ length: 1_000 }, () => ({})));
    }
    expect(world.sql.all("SELECT state, count(*) AS n FROM job GROUP BY state")).toEqual([
      { state: "QUEUED", n: 5_000 },
    ]);
  });

  it("what waits for its send stays bounded in memory: the rest waits in the line", () => {
    const world = new ShardWorld({ concurrency: 10_000 });
    world.onSend = () => new Promise<void>(() => {});
    const payload = JSON.stringify("x".repeat(50_000));
    for (let call = 0; call < 5; call += 1) {
      world.enqueueAll(Array.from({ length: 100 }, () => ({ payload })));
    }
    const [queued] = world.sql.all("SELECT count(*) AS n FROM job WHERE state = 'QUEUED'");
    expect(Number(queued?.["n"])).toBe(400);
  });

  it("hands out a bounded number in one call, and no new job passes those that are left", async () => {
    const world = new ShardWorld({ concurrency: 2_000 });
    world.onSend = () => {
      throw new Error("refused");
    };
    const first = [0, 1].flatMap(() => world.enqueueAll(Array.from({ length: 700 }, () => ({}))));
    await world.settle();
    world.onSend = () => {};
    await world.advance(999);
    expect(world.take()).toEqual([]);
    world.nowMs += 1;
    const late = world.enqueue();
    await world.settle();
    expect(world.take().map(({ id }) => id)).toEqual(first.slice(0, 1_000));
    expect(world.view(late).state).toBe("SCHEDULED");
    await world.advance(50);
    expect(world.take().map(({ id }) => id)).toEqual([...first.slice(1_000), late]);
  });
});
