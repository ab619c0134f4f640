import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { compareRank, effectivePriority } from "../../../templates/runtime/core/order.ts";
import { shardLimits, shareOf } from "../../../templates/runtime/core/share.ts";
import { canTransition, JOB_STATES } from "../../../templates/runtime/core/state.ts";
import { definitionOf } from "../../support/definition.ts";

test("the shards' shares sum to the whole and differ by at most one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(100_000), (shards, whole) => {
      const parts = Array.from({ length: shards }, (_, index) => shareOf(whole, shards, index));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test("P71 a shard beyond the declared count still drains", () => {
  const definition = definitionOf({
    shards: 2,
    concurrency: 5,
    rate: { tokens: 3, intervalMs: 10 },
  });
  const limits = [0, 1, 2, 9].map((index) => shardLimits(definition, index));
  expect(limits.map(({ concurrency }) => concurrency)).toEqual([3, 2, 2, 2]);
  expect(limits.map(({ rate }) => rate?.tokens)).toEqual([2, 1, 1, 1]);
});

test("a shard never has more out than its page of notes can list", () => {
  const limitOf = (shards: number) =>
    shardLimits(definitionOf({ shards, concurrency: 1_000_000 }), 0).concurrency;
  expect([1, 10, 100].map(limitOf)).toEqual([50_000, 50_000, 10_000]);
});

describe("P36 aging", () => {
  it.each([
    [59_999, 0],
    [60_000, 1],
    [60_001, 1],
    [119_999, 1],
    [120_000, 2],
    [-5_000, 0],
  ])("after %d ms of waiting adds %d", (waitedMs, points) => {
    const rank = { priority: 3, dueAt: 1_000_000, localId: 1 };
    expect(effectivePriority(rank, 1_000_000 + waitedMs, 60_000)).toBe(3 + points);
    expect(effectivePriority(rank, 1_000_000 + waitedMs, null)).toBe(3);
  });

  it("breaks ties by the time due, then by id, whatever the order of arrival", () => {
    const a = { priority: 0, dueAt: 5, localId: 9 };
    const b = { priority: 0, dueAt: 6, localId: 1 };
    const c = { priority: 0, dueAt: 6, localId: 2 };
    const d = { priority: 1, dueAt: 7, localId: 3 };
    const sorted = [c, b, d, a].sort((left, right) => compareRank(left, right, 10, 60_000));
    expect(sorted).toEqual([d, a, b, c]);
  });
});

test("only the listed transitions exist", () => {
  const listed = JOB_STATES.flatMap((from) =>
    JOB_STATES.filter((to) => canTransition(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(listed).toEqual([
    "SCHEDULED -> QUEUED",
    "SCHEDULED -> CANCELLED",
    "QUEUED -> SCHEDULED",
    "QUEUED -> RUNNING",
    "QUEUED -> COMPLETED",
    "QUEUED -> FAILED",
    "QUEUED -> STALLED",
    "RUNNING -> SCHEDULED",
    "RUNNING -> COMPLETED",
    "RUNNING -> FAILED",
    "RUNNING -> STALLED",
    "FAILED -> SCHEDULED",
    "STALLED -> SCHEDULED",
  ]);
});
