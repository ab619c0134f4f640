/** Who goes first: priority, aging, and nobody who starves. */

import { describe, expect, it } from "vitest";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { many, run } from "./steps.ts";

/** When a job starts, from now on, while another urgent one comes every 900 ms and each takes a second; 0: not in that time. */
async function startAmongUrgent(world: ShardWorld, id: string, forMs: number): Promise<number> {
  const startMs = world.nowMs;
  let nextUrgentAt = startMs + 900;
  while (world.nowMs < startMs + forMs) {
    await world.settle();
    const [message] = world.take();
    if (message?.id === id) return message.dispatchedAt - startMs;
    for (const endMs = world.nowMs + 1_000; world.nowMs < endMs;) {
      await world.advance(Math.min(nextUrgentAt, endMs) - world.nowMs);
      if (world.nowMs < nextUrgentAt) continue;
      world.enqueue({ priority: 10 });
      nextUrgentAt += 900;
    }
    if (message !== undefined) world.report(message);
  }
  return 0;
}

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
    const startedAt = await startAmongUrgent(world, low, 500_000);
    // It has 40 points then, as many as what came after 90 s has with its 10 and 30 for age; of equals the older goes first.
    expect(startedAt).toBe(400_000);
  });

  it("one low job behind a steady stream of urgent ones starts when it has aged past them", async () => {
    const world = new ShardWorld({ concurrency: 1, agingIntervalMs: 10_000 });
    const low = world.enqueue({ priority: 0, delayMs: 1 });
    world.enqueue({ priority: 10 });
    const startedAt = await startAmongUrgent(world, low, 200_000);
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
