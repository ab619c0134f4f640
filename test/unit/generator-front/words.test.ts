import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  bindingNames,
  queueNames,
  RESERVED_BINDINGS,
  shardInstanceName,
} from "../../../generator/model/names.ts";
import { cronProblem } from "../../../generator/spec/cron.ts";
import {
  describeDuration,
  formatDuration,
  guessDuration,
  parseDuration,
  roundUpDuration,
} from "../../../generator/spec/duration.ts";
import { nearestName } from "../../../generator/spec/nearest-name.ts";

test("an abbreviation leads to the only name that it begins", () => {
  const types = ["null", "boolean", "integer", "number", "string", "array", "object"];
  const found = ["int", "bool", "str", "num", "obj", "in", "x"].map((name) =>
    nearestName(name, types),
  );
  expect(found).toEqual(["integer", "boolean", "string", "number", "object", null, null]);
  expect(nearestName("max", ["maxAttempts", "maxBatchSize"])).toBeNull();
});

describe("derived names", () => {
  test("of a binding", () => {
    expect(bindingNames("IMAGE_RESIZE_2X")).toEqual({
      camel: "imageResize2x",
      kebab: "image-resize-2x",
      pascal: "ImageResize2x",
      shardClass: "ImageResize2xShard",
      serviceBinding: "TSUMUGI_SERVICE_IMAGE_RESIZE_2X",
      shardBinding: "TSUMUGI_IMAGE_RESIZE_2X",
      payloadType: "ImageResize2xPayload",
      resultType: "ImageResize2xResult",
      enqueueOptionsType: "ImageResize2xEnqueueOptions",
      payloadSchema: "imageResize2xPayloadSchema",
      resultSchema: "imageResize2xResultSchema",
      performerImport: "performImageResize2x",
      upgradeImport: "upgradeImageResize2x",
    });
  });

  test("never meet a fixed name of the generated entry", () => {
    const url = new URL("../../../generated/index.ts", import.meta.url);
    const text = readFileSync(url, "utf8");
    // What comes from the runtime is fixed; the rest is derived from this repository's config.
    const fixed = [...text.matchAll(/export (?:type )?\{([^}]*)\} from "\.\/runtime/g)]
      .flatMap((match) => (match[1] ?? "").split(","))
      .map((name) => name.trim());
    const stems = fixed.flatMap(
      (name) => /^(.+?)(?:Shard|Payload|Result|EnqueueOptions)$/.exec(name)?.[1] ?? [],
    );
    expect(stems).toContain("Control");
    const open = stems.filter((stem) => !RESERVED_BINDINGS.has(stem.toUpperCase()));
    expect(open).toEqual([]);
  });

  test("of a queue group and a shard", () => {
    expect(queueNames("shop", "very-slow")).toEqual({
      queueName: "shop-very-slow",
      producerBinding: "TSUMUGI_QUEUE_VERY_SLOW",
    });
    expect(shardInstanceName("MAIL", 3)).toBe("MAIL#3");
  });
});

test.each([
  ["0", 0],
  ["1_000", 1_000],
  ["500ms", 500],
  ["7d", 604_800_000],
  ["", null],
  ["-1s", null],
  ["1.5h", null],
  ["5 m", null],
  ["1__0s", null],
  ["_1s", null],
])("parseDuration(%j)", (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});

test.each([
  [0, "0ms"],
  [1_500, "1500ms"],
  [90_000, "90s"],
  [5_400_000, "90m"],
  [604_800_000, "7d"],
])("formatDuration(%j)", (milliseconds, expected) => {
  expect(formatDuration(milliseconds)).toBe(expected);
  expect(parseDuration(expected)).toBe(milliseconds);
});

test.each([
  ["30 minutes", "30m"],
  ["1 hour and 30 minutes", "90m"],
  ["2 weeks", "14d"],
  ["0.5s", "500ms"],
  ["5 parsecs", null],
  ["soon", null],
])("guessDuration(%j)", (text, expected) => {
  expect(guessDuration(text)).toBe(expected);
});

test.each([
  ["0 0 30 2 *", false],
  ["0 0 31 2,4,JUN,9-11/2 *", false],
  ["0 0 30-31,31/1 FEB *", false],
  ["0 0 29 2 *", true],
  ["0 0 31 */2 *", true],
  ["0 0 31 4-5 *", true],
  ["0 0 30,L 2 *", true],
  ["0 0 1-31 2 *", true],
  // Days of the month and of the week are two ways to a date.
  ["0 0 30 2 MON", true],
])("P51 the retention's cron %j comes at least once in a leap year: %s", (expression, comes) => {
  const problem = cronProblem(expression);
  if (comes) expect(problem).toBeNull();
  else expect(problem).toMatch(/^no month of `.+` has a day `3/);
});

test.each([
  ["* * * * *", true],
  ["*/5 * * * *", true],
  ["0 9-17/2 1,15 JAN-MAR MON-FRI", true],
  ["59 23 L * 6L", true],
  ["0 0 15W * 2#1", true],
  ["60 * * * *", false],
  ["* 24 * * *", false],
  ["* * 0 * *", false],
  ["* * * 13 *", false],
  ["* * * * 0", false],
  ["5-1 * * * *", false],
  ["*/0 * * * *", false],
  ["1- * * * *", false],
  ["1-2-3 * * * *", false],
  ["@daily", false],
  ["* * * * * *", false],
  ["", false],
])("cron %j", (expression, good) => {
  expect(cronProblem(expression) === null).toBe(good);
});

test.each([
  ["nmae", "name"],
  ["MAX_ATTEMPTS", "maxAttempts"],
  ["timeout", "timeoutMs"],
  ["x", null],
  ["colour", null],
])("nearestName(%j)", (name, expected) => {
  expect(nearestName(name, ["name", "maxAttempts", "timeoutMs", "policy"])).toBe(expected);
});

test.each([
  [0, "0ms"],
  [999, "999ms"],
  [61_000, "1m 1s"],
  [3_600_000, "1h"],
  [3_600_001, "1h 1m"],
  [86_399_999, "1d"],
  [8 * 86_400_000 + 7 * 3_600_000 - 1, "8d 7h"],
])("describeDuration(%j)", (milliseconds, expected) => {
  expect(describeDuration(milliseconds)).toBe(expected);
});

test.each([
  [0, "0ms"],
  [1_500, "2s"],
  [86_400_000, "1d"],
  [86_400_001, "2d"],
])("roundUpDuration(%j)", (milliseconds, expected) => {
  expect(roundUpDuration(milliseconds)).toBe(expected);
});
