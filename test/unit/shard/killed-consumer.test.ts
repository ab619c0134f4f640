/** The consumer dies at each point between taking a message and its ack, and what becomes of the jobs. */

import { describe, expect, it } from "vitest";
import { isAtRest } from "../../../templates/runtime/core/state.ts";
import type { JobMessage } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

type Guarantee = "at-least-once" | "at-most-once";

const claimOf = (message: JobMessage, guarantee: Guarantee) => ({
  ...message,
  exclusive: guarantee === "at-most-once",
  withPayload: false,
});

/** What the consumer still does before it dies. */
const POINTS: Readonly<
  Record<string, (world: ShardWorld, message: JobMessage, guarantee: Guarantee) => void>
> = {
  "before the claim": () => {},
  "after the claim": (world, message, guarantee) => {
    world.shard.claim([claimOf(message, guarantee)]);
  },
  "after the run": (world, message, guarantee) => {
    world.shard.claim([claimOf(message, guarantee)]);
    world.shard.start([message]);
  },
  "after the report": (world, message, guarantee) => {
    world.shard.claim([claimOf(message, guarantee)]);
    world.report(message);
  },
};

describe("P05 the consumer dies at every point; forty jobs come to rest in time", () => {
  it.each<[Guarantee, readonly string[]]>([
    ["at-least-once", ["COMPLETED"]],
    // Nobody can know whether an attempt ran that was never reported (SPEC 6).
    ["at-most-once", ["COMPLETED", "STALLED"]],
  ])("%s", async (guarantee, states) => {
    const world = new ShardWorld({ guarantee, concurrency: 40 });
    const ids = world.enqueueAll(Array.from({ length: 40 }, () => ({})));
    await world.settle();
    const first = world.take();
    const points = Object.entries(POINTS);
    for (const [index, message] of first.entries()) {
      points[index % points.length]?.[1](world, message, guarantee);
    }
    // (timeoutMs + reaperGraceMs + backoff) * maxAttempts
    for (let second = 0; second < 3 * 36; second += 1) {
      await world.advance(1_000);
      for (const message of world.take()) {
        world.shard.claim([claimOf(message, guarantee)]);
        world.report(message);
      }
    }
    const reached = ids.map((id) => world.view(id).state);
    expect(reached.every((state) => isAtRest(state))).toBe(true);
    expect([...new Set(reached)].sort()).toEqual(states);
    // Delivered once more, as they were never acked: nothing of it counts.
    const before = ids.map((id) => world.view(id));
    for (const message of first) {
      expect(world.shard.claim([claimOf(message, "at-most-once")])).toEqual([{ kind: "stale" }]);
      expect(world.report(message)).toEqual({ kind: "stale" });
    }
    expect(ids.map((id) => world.view(id))).toEqual(before);
    expect(violations(world)).toEqual([]);
  });
});

// Differs from the collected case: an attempt without an answer counts, whoever is to blame (SPEC 7). Jitter, on by default,
// is what parts the neighbours of a killer before their next run.
it("P11 the neighbours of a job that kills its consumer run apart from it, and complete", async () => {
  const world = new ShardWorld({
    maxAttempts: 3,
    backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 60_000, jitter: true },
  });
  let draws = 0;
  world.random = () => (draws += 0.618034) % 1;
  const [killer, ...others] = world.enqueueAll(Array.from({ length: 5 }, () => ({})));
  for (let time = 0; time < 300_000; time += 10) {
    await world.settle();
    const batch = world.take();
    // A batch is what was sent at the same moment; one that holds the killer is never heard of again.
    if (!batch.some(({ id }) => id === killer)) for (const message of batch) world.report(message);
    await world.advance(10);
  }
  expect(world.view(killer!)).toMatchObject({ state: "FAILED", attempts: 3 });
  expect(others.map((id) => world.view(id).state)).toEqual(Array(4).fill("COMPLETED"));
});

it("P12 nobody is out of attempts before the backoffs and the silences have passed", async () => {
  const world = new ShardWorld({
    concurrency: 200,
    maxAttempts: 5,
    backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 60_000, jitter: true },
  });
  let draws = 0;
  world.random = () => (draws += 0.618034) % 1;
  const ids = world.enqueueAll(Array.from({ length: 200 }, () => ({})));
  // Five silences of 35 s and at least half of each backoff: 1, 2, 4 and 8 s.
  await world.advance(5 * 35_000 + 7_500 - 1);
  expect(ids.some((id) => world.view(id).state === "FAILED")).toBe(false);
  await world.advance(7_500 + 10_000);
  expect(ids.every((id) => world.view(id).state === "FAILED")).toBe(true);
});
