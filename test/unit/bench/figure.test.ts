import { expect, test } from "vitest";
import { percentile } from "../../bench/figure.ts";

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
