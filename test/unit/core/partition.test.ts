import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { partitionHash, shardOf } from "../../../templates/runtime/core/partition.ts";

/** Frozen: a change would send a key to another shard, away from its jobs and reservations. */
const VECTORS: readonly (readonly [key: string, hash: number, of4: number, of7: number])[] = [
  ["", 2872998923, 3, 4],
  ["a", 444641715, 3, 0],
  ["b", 2193908274, 2, 5],
  ["ab", 2563531789, 1, 0],
  ["customer:42", 2012422297, 1, 4],
  ["polygenelubricants", 376098632, 0, 0],
  ["user@example.com", 1425145732, 0, 3],
  ["\u00e9", 2387039943, 3, 1],
  ["e\u0301", 3348083197, 1, 4],
  ["日本", 4026831135, 3, 5],
  ["😀", 855877642, 2, 4],
  [" a", 332422640, 0, 4],
  ["x".repeat(512), 1947043773, 1, 3],
];

describe("the partition hash is frozen", () => {
  it.each(VECTORS)("%j", (key, hash, of4, of7) => {
    expect(partitionHash(key)).toBe(hash);
    expect(shardOf(key, 4)).toBe(of4);
    expect(shardOf(key, 7)).toBe(of7);
  });
});

test("P70 the shard is an integer in [0, shards), whatever the key", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.integer({ min: 1, max: 1_000 }),
      (key, shards) => {
        const shard = shardOf(key, shards);
        expect(Number.isInteger(shard) && shard >= 0 && shard < shards).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("keys that differ in one digit spread over all shards alike", () => {
  for (const shards of [2, 3, 4, 16]) {
    const counts = Array.from({ length: shards }, () => 0);
    for (let key = 0; key < 10_000; key += 1) {
      const shard = shardOf(`customer:${key}`, shards);
      counts[shard] = (counts[shard] ?? 0) + 1;
    }
    const even = 10_000 / shards;
    for (const count of counts) expect(Math.abs(count - even)).toBeLessThan(even * 0.2);
  }
});
