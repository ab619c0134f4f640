/** `analytics`: names that are refused, and what the model makes of it. */

import { expect, test } from "vitest";
import { mistakesOf, modelOf, withBinding, withTop } from "./config.ts";

test.each([
  ["{ dataset: job-minutes }", ["5:23 TSU217"]],
  ["{ dataset: 1jobs }", ["5:23 TSU217"]],
  ["{ dataset: '' }", ["5:23 TSU217"]],
  ["{ dataset: 5 }", ["5:23 TSU217"]],
  [`{ dataset: ${"x".repeat(65)} }`, ["5:23 TSU217"]],
  ["{ dataset: 'jobs; DROP' }", ["5:23 TSU217"]],
  ["{}", ["5:1 TSU203"]],
  ["{ dataset: jobs, index: x }", ["5:29 TSU201"]],
  ["true", ["5:12 TSU204"]],
])("analytics: %s", (analytics, expected) => {
  expect(mistakesOf(withTop(`analytics: ${analytics}`))).toEqual(expected);
});

test("the model has the dataset, or none", () => {
  const { analytics } = modelOf(withTop("analytics: { dataset: job_minutes }"));
  expect(analytics).toEqual({ dataset: "job_minutes" });
  expect(modelOf(withBinding()).analytics).toBeNull();
});

test("a binding cannot take the dataset's name in `env`", () => {
  const text = withBinding().replace("MAIL", "ANALYTICS");
  expect(mistakesOf(text)).toEqual([expect.stringContaining("TSU302")]);
});
