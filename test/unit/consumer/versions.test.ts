/** A consumer among versions of the code that are older or newer than itself. */

import { expect, test } from "vitest";
import { createWorld, message } from "./world.ts";

test("P73 what only another version can run is neither claimed, run nor reported: it stays the shard's", async () => {
  const world = createWorld();
  const theirs = [
    { ...message("x"), v: 2 },
    { ...message("x"), v: 0 },
    { ...message("x"), id: "LATER#0:00000000001" },
  ];
  const { done, isAcked } = world.deliver(...theirs);
  await done;
  expect(isAcked()).toBe(true);
  expect(world.performed).toEqual([]);
  expect(world.shards.calls).toEqual([]);
  expect(world.logs.map(({ event }) => event)).toEqual(Array(3).fill("message-unreadable"));
});

test("P73 fields that a newer shard adds to a message and to its answers are passed over", async () => {
  const world = createWorld();
  world.shards.onClaim = () => ({ kind: "granted", lease: 5 }) as { kind: "granted" };
  const plain = { ...message("a"), traceparent: "00-1" };
  const exclusive = { ...message("b", { id: "CHARGE#0:00000000001" }), partition: { of: 4 } };
  await world.deliver(plain, exclusive).done;
  expect(world.shards.reports.map(({ outcome }) => outcome.kind)).toEqual([
    "completed",
    "completed",
  ]);
});
