import { expect, test } from "vitest";
import {
  checkEnqueueRequest,
  checkSchedule,
} from "../../../templates/runtime/core/enqueue-check.ts";
import { LATEST_TIME_MS } from "../../../templates/runtime/core/limits.ts";

const NOT_INTEGERS = [Number.NaN, Infinity, -Infinity, 1.5, "1", null, 1n, {}, true];

test("a plain request, one with every option at its edges, and unknown fields pass", () => {
  expect(checkEnqueueRequest({ payload: "{}" })).toBeNull();
  const full = {
    payload: "null",
    priority: -1_000,
    runAt: LATEST_TIME_MS,
    maxAttempts: 1_000,
    backoff: { kind: "exponential", baseMs: 1, factor: 1, maxMs: 1, jitter: false },
    timeoutMs: 840_000,
    guarantee: "at-most-once",
    concurrencyKey: "é".repeat(256),
    uniqueKey: "\0",
    uniqueForMs: 1,
    partitionKey: "__proto__",
    addedLater: 1,
  };
  expect(checkEnqueueRequest(full)).toBeNull();
  expect(checkEnqueueRequest({ ...full, runAt: undefined, delayMs: 0 })).toBeNull();
});

test.each([
  ["priority", [...NOT_INTEGERS, 1_001, -1_001, 1e308]],
  ["maxAttempts", [...NOT_INTEGERS, 0, 1_001]],
  ["timeoutMs", [...NOT_INTEGERS, 0, -1, 840_001]],
  ["delayMs", [...NOT_INTEGERS, -1, LATEST_TIME_MS + 1, Number.MAX_SAFE_INTEGER]],
  ["runAt", [...NOT_INTEGERS, -8.64e15 - 2, LATEST_TIME_MS + 1, 8.64e15, new Date()]],
  ["uniqueForMs", [...NOT_INTEGERS, 0, 1e15]],
  ["guarantee", ["exactly-once", null, 0, "constructor"]],
  ["concurrencyKey", ["", null, 0, "a\ud83d", "é".repeat(257), "x".repeat(10_000)]],
  ["uniqueKey", ["", "\ude00"]],
  ["partitionKey", ["", {}]],
  [
    "payload",
    [undefined, null, {}, "", "{", "undefined", '"\ud83d"', `"${"x".repeat(1_048_575)}"`],
  ],
])("%s out of range is refused by name, with what was found and expected", (field, values) => {
  for (const value of values) {
    const problem = checkEnqueueRequest({ payload: "{}", [field]: value });
    expect(problem, String(value)).toMatchObject({ field });
    expect(problem?.found).not.toBe("");
    expect(problem?.found.length).toBeLessThanOrEqual(120);
    expect(problem?.expected).not.toBe("");
  }
});

test.each([
  [null, "backoff"],
  [{}, "backoff.kind"],
  [{ kind: "linear" }, "backoff.kind"],
  [{ kind: "fixed", jitter: true }, "backoff.delayMs"],
  [{ kind: "fixed", delayMs: -1, jitter: true }, "backoff.delayMs"],
  [{ kind: "fixed", delayMs: 1 }, "backoff.jitter"],
  [{ kind: "exponential", baseMs: 0, factor: 2, maxMs: 1, jitter: true }, "backoff.baseMs"],
  [
    { kind: "exponential", baseMs: 1, factor: Number.NaN, maxMs: 1, jitter: true },
    "backoff.factor",
  ],
  [{ kind: "exponential", baseMs: 1, factor: 0.5, maxMs: 1, jitter: true }, "backoff.factor"],
  [{ kind: "exponential", baseMs: 1, factor: 2, maxMs: Infinity, jitter: true }, "backoff.maxMs"],
])("backoff %j is refused at %s", (backoff, field) => {
  expect(checkEnqueueRequest({ payload: "{}", backoff })).toMatchObject({ field });
});

test("delayMs ends with the year 2188, by the caller's now, and excludes runAt", () => {
  const now = Date.UTC(2026, 0, 1);
  expect(new Date(LATEST_TIME_MS).toISOString()).toBe("2188-12-31T23:59:59.999Z");
  expect(checkSchedule({ delayMs: LATEST_TIME_MS - now }, now)).toBeNull();
  expect(checkSchedule({ delayMs: LATEST_TIME_MS - now + 1 }, now)).toMatchObject({
    field: "delayMs",
  });
  expect(checkSchedule({ delayMs: 1, runAt: 1 })).toMatchObject({ field: "runAt" });
  expect(checkSchedule({})).toBeNull();
  expect(checkSchedule(null)).toMatchObject({ field: "when" });
});

test("what is no object at all is refused", () => {
  for (const request of [undefined, null, 1, "x", Symbol("x"), () => 1]) {
    expect(checkEnqueueRequest(request)).toMatchObject({ field: "request" });
  }
});
