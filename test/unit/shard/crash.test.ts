/**
 * A statement that fails at any point of any call: the call throws and has done nothing, or is done; the shard goes on
 * from what is stored, and every job comes to its end. With and without the loss of memory that follows a real crash.
 */

import { describe, expect, it } from "vitest";
import { isAtRest } from "../../../templates/runtime/core/state.ts";
import { isUnprojected, storedJobs, violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

/** Each call on a shard that has a bit of everything, by what it does. */
const CALLS: Readonly<Record<string, (world: ShardWorld, ids: readonly string[]) => unknown>> = {
  "enqueue one": (world) => world.enqueue(),
  "enqueue many": (world) =>
    world.enqueueAll([
      { concurrencyKey: "a" },
      { concurrencyKey: "new", uniqueKey: "new" },
      { delayMs: 5_000, priority: 3 },
      { payload: `"${"x".repeat(100_000)}"` },
    ]),
  cancel: (world, ids) => world.shard.cancel(ids[6]!),
  reschedule: (world, ids) => world.shard.reschedule(ids[7]!, { delayMs: 60_000 }),
  retry: (world, ids) => world.shard.retry(ids[0]!),
  claim: (world, ids) =>
    world.shard.claim([{ id: ids[3]!, attempt: 1, exclusive: true, withPayload: true }]),
  start: (world, ids) => world.shard.start([{ id: ids[2]!, attempt: 1 }]),
  heartbeat: (world, ids) => world.shard.heartbeat({ id: ids[2]!, attempt: 1, progress: 0.5 }),
  report: (world) => world.sent.slice(1).forEach((message) => world.report(message)),
  "an alarm that reaps": async (world) => world.advance(36_000),
  "an alarm that flushes": async (world) => world.advance(1_000),
  "an alarm that sweeps": async (world) => world.advance(320_000),
  "the read of a new instance": (world) => {
    world.restart();
    world.shard.wake();
  },
  "a send that fails": async (world) => {
    world.onSend = () => {
      world.onSend = () => {};
      throw new Error("queue broken");
    };
    world.enqueueAll([{}, { concurrencyKey: "b" }]);
    await world.settle();
  },
};

async function mixedWorld(): Promise<{ world: ShardWorld; ids: string[] }> {
  const world = new ShardWorld(
    { concurrency: 5, perKeyConcurrency: 1, rate: { tokens: 100, intervalMs: 1_000 } },
    { memoryLimits: { openLanes: 1, unprojected: 6 } },
  );
  const failed = world.enqueue();
  await world.settle();
  world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "never" });
  await world.advance(2_000);
  const ids = world.enqueueAll([
    { concurrencyKey: "a", uniqueKey: "u" },
    { concurrencyKey: "b" },
    { guarantee: "at-most-once" },
    { concurrencyKey: "a" },
    { concurrencyKey: "b", priority: 2 },
    { delayMs: 10_000 },
    { delayMs: 20_000, concurrencyKey: "c" },
  ]);
  await world.settle();
  expect(world.sent).toHaveLength(3);
  return { world, ids: [failed, ...ids] };
}

/** Answers everything until nothing is left to do. */
async function finish(world: ShardWorld): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    await world.advance(1_000);
    for (const message of world.take()) {
      const exclusive = message.guarantee === "at-most-once";
      world.shard.claim([{ ...message, exclusive, withPayload: false }]);
      world.report(message);
    }
    const rows = storedJobs(world);
    if (rows.every((row) => isAtRest(row.state) && !isUnprojected(world, row))) return;
  }
  throw new Error(
    `left: ${JSON.stringify(storedJobs(world).filter(({ state }) => !isAtRest(state)))}`,
  );
}

describe.each(Object.entries(CALLS))("%s, a failing statement", (name, call) => {
  it.each(["the instance stays", "the instance is lost"])("at every point; %s", async (fate) => {
    for (let at = 1; ; at += 1) {
      const { world, ids } = await mixedWorld();
      let statements = 0;
      let hasFailed = false;
      world.sql.beforeStatement = () => {
        statements += 1;
        if (statements !== at) return;
        hasFailed = true;
        throw new Error("sql broken");
      };
      try {
        await call(world, ids);
      } catch (error) {
        expect(String(error)).toContain("sql broken");
      }
      await world.settle();
      world.sql.beforeStatement = () => {};
      if (fate === "the instance is lost") world.restart();
      const where = `${name}, statement ${at}`;
      expect(violations(world), where).toEqual([]);
      await finish(world);
      expect(violations(world), `${where}, afterwards`).toEqual([]);
      if (!hasFailed) {
        // The retention of five minutes is not over: every job is still there, whatever happened.
        if (name !== "an alarm that sweeps")
          expect(storedJobs(world).length).toBeGreaterThanOrEqual(8);
        return;
      }
      expect(at).toBeLessThan(400);
    }
  });
});

it("an enqueue that throws has stored nothing and can be repeated", async () => {
  const { world } = await mixedWorld();
  const before = storedJobs(world).length;
  let statements = 0;
  world.sql.beforeStatement = () => {
    statements += 1;
    if (statements === 4) throw new Error("sql broken");
  };
  expect(() => world.enqueueAll([{}, { uniqueKey: "again" }])).toThrow("sql broken");
  expect(storedJobs(world)).toHaveLength(before);
  const [, id] = world.enqueueAll([{}, { uniqueKey: "again" }]);
  expect(world.enqueue({ uniqueKey: "again" })).toBe(id);
});
