import { expect, test } from "vitest";
import { percentile, Rounds, shownFigure } from "../../bench/figure.ts";

test.each([
  [0.5, 3],
  [0.95, 5],
  [0.2, 1],
  [0, 1],
  [1, 5],
])("percentile %f of 1..5 is %f", (share, value) => {
  expect(percentile([5, 1, 4, 2, 3], share)).toBe(value);
});

test("no values have no percentile", () => {
  expect(percentile([], 0.5)).toBeNaN();
});

test.each([
  [{ atMost: 3 }, 3, true],
  // Shown as 3, and above it all the same.
  [{ atMost: 3 }, 3.001, false],
  [{ atMost: 0 }, 0, true],
  [{ atLeast: 50 }, 50, true],
  [{ atLeast: 50 }, 49.99, false],
])("budget %j and %f: met is %s", (budget, value, met) => {
  const shown = shownFigure({ name: "rows", value, unit: "rows", n: 1 }, budget);
  expect(shown.budget).toEqual({ ...budget, met });
});

test("a negative loss is within its budget", () => {
  const figure = { name: "lost", value: -2, unit: "%", n: 1 };
  expect(shownFigure(figure, { atMost: 5 }).budget?.met).toBe(true);
});

test("a figure without a budget has no such field, and is rounded", () => {
  expect(shownFigure({ name: "rate", value: 1234.5, unit: "/s", n: 1 }, undefined)).toEqual({
    name: "rate",
    value: 1235,
    unit: "/s",
    n: 1,
  });
});

test("rounds give the median of each figure", () => {
  const rounds = new Rounds();
  for (const value of [3, 1, 2]) rounds.note({ name: "a", value, unit: "ms", n: 5 });
  rounds.note({ name: "b", value: 7, unit: "ms", n: 5 });
  expect(rounds.medians()).toEqual([
    { name: "a", value: 2, unit: "ms", n: 5 },
    { name: "b", value: 7, unit: "ms", n: 5 },
  ]);
});
