import { describe, expect, it, test } from "vitest";
import { backoffDelayMs } from "../../../templates/runtime/core/backoff.ts";
import type { Backoff } from "../../../templates/runtime/core/definition.ts";
import { Chance } from "../../support/chance.ts";

const exponential = (jitter: boolean): Backoff => ({
  kind: "exponential",
  baseMs: 1_000,
  factor: 2,
  maxMs: 60_000,
  jitter,
});

describe("P38 every delay is a whole number within its bounds", () => {
  it.each([0, 0.5, 0.999999])("with a random source that says %d", (value) => {
    for (let attempt = 1; attempt <= 40; attempt += 1) {
      const full = Math.min(60_000, 1_000 * 2 ** (attempt - 1));
      expect(backoffDelayMs(exponential(false), attempt, () => value)).toBe(full);
      const delayMs = backoffDelayMs(exponential(true), attempt, () => value);
      expect(Number.isInteger(delayMs)).toBe(true);
      expect(delayMs).toBeGreaterThanOrEqual(full / 2);
      expect(delayMs).toBeLessThanOrEqual(full);
    }
  });

  it("whatever the numbers: no NaN, no overflow", () => {
    for (const attempt of [1, 2, 1_000, 2_000, Number.MAX_SAFE_INTEGER]) {
      for (const baseMs of [0, 1, 3]) {
        const backoff = {
          kind: "exponential",
          baseMs,
          factor: 1_000,
          maxMs: 7,
          jitter: false,
        } as const;
        const delayMs = backoffDelayMs(backoff, attempt, () => 0.5);
        expect(delayMs).toBeGreaterThanOrEqual(0);
        expect(delayMs).toBeLessThanOrEqual(7);
      }
    }
  });

  it("a factor with a fraction gives whole milliseconds", () => {
    const backoff = {
      kind: "exponential",
      baseMs: 10,
      factor: 1.5,
      maxMs: 1_000,
      jitter: false,
    } as const;
    const delays = [1, 2, 3, 4].map((attempt) => backoffDelayMs(backoff, attempt, () => 0));
    expect(delays).toEqual([10, 15, 23, 34]);
  });

  it("fixed: exact, or from half to all of it", () => {
    const fixed = (jitter: boolean): Backoff => ({ kind: "fixed", delayMs: 5, jitter });
    expect(backoffDelayMs(fixed(false), 9, () => 0.3)).toBe(5);
    expect(backoffDelayMs(fixed(true), 1, () => 0)).toBe(3);
    expect(backoffDelayMs(fixed(true), 1, () => 0.999999)).toBe(5);
  });
});

test("P38 a thousand failures at once come back spread out", () => {
  const random = new Chance(38);
  const buckets = new Map<number, number>();
  for (let job = 0; job < 1_000; job += 1) {
    const bucket = Math.floor(backoffDelayMs(exponential(true), 3, () => random.next()) / 10);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  expect(Math.max(...buckets.values())).toBeLessThanOrEqual(30);
});
