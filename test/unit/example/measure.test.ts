import { describe, expect, test } from "vitest";
import { peakOverlap, spanMs, worstWindow } from "../../../example/demo/measure.ts";

describe("peakOverlap", () => {
  const span = (startedAt: number, finishedAt: number) => ({ startedAt, finishedAt });

  test("counts what goes on at one moment", () => {
    expect(peakOverlap([])).toBe(0);
    expect(peakOverlap([span(0, 10), span(20, 30)])).toBe(1);
    expect(peakOverlap([span(0, 10), span(5, 30), span(9, 12)])).toBe(3);
  });

  test("an end and a start in one millisecond do not overlap", () => {
    expect(peakOverlap([span(10, 20), span(0, 10)])).toBe(1);
  });
});

describe("worstWindow", () => {
  const rate = { tokens: 2, intervalMs: 1_000 };

  test("a full bucket at once is within the bound, one more is not", () => {
    expect(worstWindow([5, 5], rate).excess).toBe(0);
    expect(worstWindow([5, 5, 5], rate)).toEqual({ excess: 1, count: 3, windowMs: 0 });
  });

  test("a bucket that refills steadily is within the bound", () => {
    const times = [0, 0, ...Array.from({ length: 20 }, (_, index) => (index + 1) * 500)];
    expect(worstWindow(times, rate).excess).toBe(0);
  });

  test("finds a burst in the middle, whatever the order", () => {
    const times = [9_000, 0, 5_000, 5_010, 5_020, 5_030];
    expect(worstWindow(times, rate)).toMatchObject({ count: 4, windowMs: 30 });
  });

  test("nothing is within any bound", () => {
    expect(worstWindow([], rate).excess).toBeLessThan(0);
  });
});

test("spanMs", () => {
  expect(spanMs([])).toBe(0);
  expect(spanMs([30, 10, 20])).toBe(20);
});
