import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fullBucket,
  readyAt,
  refill,
  take,
  wholeTokens,
} from "../../../templates/runtime/core/token-bucket.ts";

const rate = fc.record({
  tokens: fc.integer({ min: 1, max: 50 }),
  intervalMs: fc.integer({ min: 1, max: 60_000 }),
});

test("in every window of W ms at most tokens * W / interval + tokens are taken", () => {
  const waits = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(rate, waits, (rules, steps) => {
      let bucket = fullBucket(rules, 0);
      let nowMs = 0;
      const takenAt: number[] = [];
      for (const waitMs of steps) {
        nowMs += waitMs;
        bucket = refill(bucket, rules, nowMs);
        const count = wholeTokens(bucket);
        bucket = take(bucket, rules, count);
        for (let taken = 0; taken < count; taken += 1) takenAt.push(nowMs);
      }
      for (const [first, from] of takenAt.entries()) {
        for (let last = first; last < takenAt.length; last += rules.tokens) {
          const windowMs = (takenAt[last] ?? 0) - from;
          const allowed = (rules.tokens * windowMs) / rules.intervalMs + rules.tokens;
          expect(last - first + 1).toBeLessThanOrEqual(allowed + 1e-6);
        }
      }
    }),
  );
});

test("P32 the tokens are there when readyAt says so, and not a millisecond before", () => {
  fc.assert(
    fc.property(rate, fc.nat(100_000), (rules, startMs) => {
      const empty = take(fullBucket(rules, startMs), rules, rules.tokens);
      for (const count of [1, rules.tokens]) {
        const at = readyAt(empty, rules, count);
        expect(wholeTokens(refill(empty, rules, at))).toBeGreaterThanOrEqual(count);
        if (at > startMs) expect(wholeTokens(refill(empty, rules, at - 1))).toBeLessThan(count);
      }
    }),
  );
});

test("P26 a clock that steps back neither freezes the bucket nor lets it run free", () => {
  const rules = { tokens: 10, intervalMs: 1_000 };
  let bucket = take(fullBucket(rules, 100_000), rules, 10);
  bucket = refill(bucket, rules, 95_000);
  expect(bucket.tokens).toBe(0);
  bucket = refill(bucket, rules, 95_500);
  expect(bucket.tokens).toBe(5);
});

test("what is given back never overfills", () => {
  const rules = { tokens: 3, intervalMs: 1_000 };
  expect(take(fullBucket(rules, 0), rules, -1).tokens).toBe(3);
});
