/** Reports on their way to a shard that fails, hangs or has too much to do. */

import { expect, test } from "vitest";
import { createWorld, message, never, overloaded, reset } from "./world.ts";

test("P04 a failed report is repeated with a new stub before the ack", async () => {
  const world = createWorld();
  world.shards.failures.report = [reset(), reset()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(60);
  expect(delivered.isAcked()).toBe(false);
  await world.clock.advance(200);
  await delivered.done;
  expect(world.performed).toHaveLength(1);
  expect(world.shards.stubs).toBe(3);
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 50, 250]);
  expect((world.shards.of("report")[2]?.input as { startedAgoMs: number }[])[0]).toMatchObject({
    startedAgoMs: 250,
    runMs: 0,
  });
});

test("P28 an overloaded shard gets air, and a shard that never answers ends in an ack", async () => {
  const world = createWorld();
  world.shards.failures.report = [overloaded(), reset(), reset(), reset(), reset()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(20_000);
  await delivered.done;
  expect(delivered.isAcked()).toBe(true);
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 1_000, 1_200, 2_000, 4_000]);
  expect(world.logs.map((record) => record.event)).toEqual(["report-failed"]);
});

test("a report that hangs is given up and repeated; an empty batch costs nothing", async () => {
  const world = createWorld();
  await world.deliver().done;
  expect(world.shards.calls).toEqual([]);
  world.shards.failures.report = [never()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(10_050);
  await delivered.done;
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 10_050]);
});

test("one shard's trouble does not hold up another's reports", async () => {
  const world = createWorld();
  world.shards.failures.report = [reset()];
  const later = () => new Promise<void>((resolve) => world.clock.setTimeout(resolve, 20));
  world.scripts.set("later", later);
  const delivered = world.deliver(
    message("soon", { id: "MAIL#0:00000000001" }),
    message("later", { id: "MAIL#1:00000000002" }),
  );
  await world.clock.advance(10_000);
  await delivered.done;
  expect(world.shards.of("report").map((call) => [call.at, call.shard])).toEqual([
    [0, "MAIL#0"],
    [20, "MAIL#1"],
    [50, "MAIL#0"],
  ]);
});

test.each([
  ["a repeat, as its first try was recorded", [reset()], "info"],
  ["a first try, as the attempt was taken back", [], "warn"],
])("a stale answer to %s", async (_, failures, level) => {
  const world = createWorld();
  world.shards.failures.report = [...failures];
  world.shards.onReport = () => ({ kind: "stale" });
  const delivered = world.deliver(message("job"));
  await world.clock.advance(1_000);
  await delivered.done;
  expect(world.logs).toMatchObject([{ level, event: "report-stale" }]);
});
