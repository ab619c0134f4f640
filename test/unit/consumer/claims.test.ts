/** What may not start, or cannot start, before the shard has answered. */

import { expect, test } from "vitest";
import { createWorld, message, never, reset, START } from "./world.ts";

test("P28 at-most-once asks first, once per shard, and runs only what is granted", async () => {
  const world = createWorld();
  const mine = message("mine", { id: "CHARGE#0:00000000001" });
  const taken = message("taken", { id: "CHARGE#0:00000000002" });
  const overridden = message("over", { guarantee: "at-most-once" });
  const plain = message("plain", { id: "CHARGE#0:00000000003", guarantee: "at-least-once" });
  world.shards.onClaim = ({ id }) => ({ kind: id === taken.id ? "stale" : "granted" });
  await world.deliver(mine, taken, overridden, plain).done;
  expect(new Set(world.performed)).toEqual(new Set([mine.id, overridden.id, plain.id]));
  expect(world.shards.of("claim").map((call) => call.input)).toEqual([
    [
      { id: mine.id, attempt: 1, exclusive: true, withPayload: false },
      { id: taken.id, attempt: 1, exclusive: true, withPayload: false },
    ],
    [{ id: overridden.id, attempt: 1, exclusive: true, withPayload: false }],
  ]);
});

test("a batch of which nothing is granted has nothing to report", async () => {
  const world = createWorld();
  world.shards.onClaim = () => ({ kind: "stale" });
  await world.deliver(message("taken", { id: "CHARGE#0:00000000001" })).done;
  expect(world.shards.of("claim")).toHaveLength(1);
  expect(world.shards.calls).toHaveLength(1);
});

test("a claim is repeated with a new stub, and without an answer nothing runs", async () => {
  const world = createWorld();
  world.shards.failures.claim = [reset(), reset()];
  const first = world.deliver(message("a", { id: "CHARGE#0:00000000001" }));
  await world.clock.advance(10_000);
  await first.done;
  expect(world.performed).toHaveLength(1);
  expect(world.shards.of("claim").map((call) => call.at)).toEqual([0, 50, 250]);

  world.shards.failures.claim = [reset(), reset(), reset(), reset()];
  const second = world.deliver(message("b", { id: "CHARGE#0:00000000002" }));
  await world.clock.advance(10_000);
  await second.done;
  expect(second.isAcked()).toBe(true);
  expect(world.performed).toHaveLength(1);
  expect(world.logs.map((record) => record.event)).toContain("claim-failed");
});

test("a payload by reference is fetched; more than 12 take more than one call", async () => {
  const world = createWorld();
  const seen: unknown[] = [];
  world.scripts.set(undefined, (_, payload) => seen.push(payload));
  world.shards.onClaim = () => ({ kind: "granted", payload: '{"__proto__":{"x":1},"n":[1]}' });
  const bodies = Array.from({ length: 30 }, () => {
    const { payload: _, ...rest } = message("");
    return { ...rest, byReference: true as const };
  });
  await world.deliver(...bodies).done;
  expect(world.shards.of("claim").map((call) => (call.input as unknown[]).length)).toEqual([
    12, 12, 6,
  ]);
  expect(world.performed).toHaveLength(30);
  expect(world.shards.reports).toHaveLength(30);
});

test("what runs for a quarter of a second is announced, unless an exclusive claim said so already", async () => {
  const world = createWorld();
  const { payload: _, ...rest } = message("");
  const fetched = { ...rest, byReference: true as const, timeoutMs: 1_000 };
  const claimed = message("slow", { id: "CHARGE#0:00000000001", timeoutMs: 1_000 });
  world.shards.onClaim = ({ withPayload }) =>
    withPayload ? { kind: "granted", payload: '"slow"' } : { kind: "granted" };
  world.scripts.set("slow", never);
  const delivered = world.deliver(fetched, claimed);
  await world.clock.advance(1_000);
  await delivered.done;
  expect(world.shards.of("start").map((call) => [call.at, call.input])).toEqual([
    [250, [{ id: fetched.id, attempt: 1 }]],
  ]);
});

test("a payload that cannot be read fails its own attempt", async () => {
  const world = createWorld();
  const { payload: _, ...rest } = message("");
  await world.deliver({ ...rest, byReference: true }, message("good")).done;
  const outcomes = world.shards.reports.map((report) => report.outcome.kind);
  expect(outcomes.sort()).toEqual(["completed", "failed"]);
});

test("a message that comes after its attempt was taken back does not run: a slow queue is not filled with what is done elsewhere", async () => {
  const world = createWorld();
  // As support/definition.ts has it: half a minute of timeout and five seconds of grace.
  const late = START - 35_001;
  const takenBack = message("taken-back", { dispatchedAt: late });
  const stillOut = message("still-out", { dispatchedAt: late });
  const inTime = message("in-time", { dispatchedAt: START - 35_000 });
  const patient = message("patient", { dispatchedAt: late, timeoutMs: 600_000 });
  world.shards.onClaim = ({ id }) => ({ kind: id === takenBack.id ? "stale" : "granted" });
  await world.deliver(takenBack, stillOut, inTime, patient).done;
  expect(new Set(world.performed)).toEqual(new Set([stillOut.id, inTime.id, patient.id]));
  expect(world.shards.of("claim").map((call) => call.input)).toEqual([
    [
      { id: takenBack.id, attempt: 1, exclusive: false, withPayload: false },
      { id: stillOut.id, attempt: 1, exclusive: false, withPayload: false },
    ],
  ]);
  expect(world.shards.reports.map(({ id }) => id)).not.toContain(takenBack.id);
});
