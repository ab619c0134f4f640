/** What is out of range is refused with an error that says which field, what was found and what was expected; nothing is stored. */

import { describe, expect, it } from "vitest";
import { PayloadInvalidError, PayloadTooLargeError } from "./project/generated/index.ts";
import { describeValue } from "./project/generated/runtime/core/describe.ts";
import { LATEST_TIME_MS, PAYLOAD_LIMIT_BYTES } from "./project/generated/runtime/core/limits.ts";
import { expectNothingStored, refusal, untyped } from "./refusals.ts";
import { env } from "./support.ts";

expectNothingStored();

const NO_INTEGERS = [NaN, Infinity, -Infinity, 1.5, "1", null, 1n, {}, [], true, () => 1];
const NO_KEYS = ["", "k".repeat(513), "é".repeat(257), "\ud800", "a\udc00b", 1, null, {}, ["a"]];

const OPTIONS: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["priority", [...NO_INTEGERS, 1_001, -1_001]],
  ["maxAttempts", [...NO_INTEGERS, 0, -1, 1_001]],
  ["timeoutMs", [...NO_INTEGERS, 0, -1, 15 * 60_000]],
  ["uniqueForMs", [...NO_INTEGERS, 0, -1, Number.MAX_SAFE_INTEGER]],
  ["delayMs", [...NO_INTEGERS, -1, LATEST_TIME_MS, Number.MAX_VALUE]],
  [
    "runAt",
    [...NO_INTEGERS, -1e21, LATEST_TIME_MS + 1, new Date(NaN), new Date(8.64e15), "2030-01-01"],
  ],
  ["guarantee", ["exactly-once", "", null, 1, "AT-MOST-ONCE"]],
  ["concurrencyKey", NO_KEYS],
  ["uniqueKey", NO_KEYS],
  ["backoff", [null, 5, "fixed"]],
  ["backoff.kind", [{}, { kind: "linear" }, []]],
  ["backoff.delayMs", [NaN, -1, 0.5, undefined].map((delayMs) => ({ kind: "fixed", delayMs }))],
];

function exponential(change: object): object {
  return { kind: "exponential", baseMs: 1, factor: 2, maxMs: 9, jitter: true, ...change };
}

describe("options", () => {
  const cases = OPTIONS.flatMap(([field, values]) =>
    values.map((value) => ({ field, value, shown: describeValue(value) })),
  );
  it.each(cases)("$field: $shown", async ({ field, value }) => {
    const [option = ""] = field.split(".");
    const error = await refusal(
      untyped.enqueue(env, { binding: "PLAIN", payload: {}, [option]: value }),
    );
    expect(error).toMatchObject({ name: "InvalidInputError", code: "INVALID_INPUT", field });
    expect(error.index).toBeNull();
    expect(error.found).not.toBe("");
    expect(error.expected).not.toBe("");
    expect(error.message).toContain(field);
  });

  it.each([
    ["backoff.baseMs", { baseMs: 0 }],
    ["backoff.factor", { factor: 0.5 }],
    ["backoff.factor", { factor: NaN }],
    ["backoff.factor", { factor: Infinity }],
    ["backoff.maxMs", { maxMs: -1 }],
    ["backoff.jitter", { jitter: "yes" }],
  ])("%s: %o", async (field, change) => {
    const backoff = exponential(change);
    const call = untyped.enqueue(env, { binding: "PLAIN", payload: {}, backoff });
    expect(await refusal(call)).toMatchObject({ field });
  });

  it.each([
    ["both delayMs and runAt", { delayMs: 1, runAt: 1 }, "runAt"],
    ["a misspelt option", { priorty: 1 }, "priorty"],
    ["a key that the binding does not take", { partitionKey: "a" }, "partitionKey"],
  ])("%s", async (_, options, field) => {
    const call = untyped.enqueue(env, { binding: "PLAIN", payload: {}, ...options });
    expect(await refusal(call)).toMatchObject({ field });
  });

  it.each([
    ["no concurrencyKey", "CONTENDED", {}, "concurrencyKey"],
    ["no partitionKey", "SHARDED", {}, "partitionKey"],
    ["an empty partitionKey", "SHARDED", { partitionKey: "" }, "partitionKey"],
    ["a broken partitionKey", "SHARDED", { partitionKey: "\udc00" }, "partitionKey"],
  ])("%s", async (_, binding, options, field) => {
    const call = untyped.enqueue(env, { binding, payload: {}, ...options });
    expect(await refusal(call)).toMatchObject({ field });
  });

  it("keys that come from the payload cannot be passed, and must be good keys", async () => {
    const derived = { binding: "DERIVED", payload: { customer: "ada" } };
    const passed = untyped.enqueue(env, { ...derived, concurrencyKey: "mine" });
    expect(await refusal(passed)).toMatchObject({ field: "concurrencyKey" });
    for (const customer of ["", "c".repeat(513), "\ud800"]) {
      const call = untyped.enqueue(env, { binding: "DERIVED", payload: { customer } });
      await refusal(call);
    }
  });
});

describe("payloads", () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  it.each([
    ["a BigInt", { filler: 1n }, "payload.filler"],
    ["a cycle", cycle, "payload.self"],
    ["a function", { filler: () => 1 }, "payload.filler"],
    ["a symbol", { filler: Symbol("x") }, "payload.filler"],
    ["a Date", { filler: new Date(0) }, "payload.filler"],
    ["NaN", { takesMs: NaN }, "payload.takesMs"],
    ["Infinity", { takesMs: Infinity }, "payload.takesMs"],
    ["a Map", { filler: new Map() }, "payload.filler"],
    ["undefined", undefined, "payload"],
    ["a value outside the enum", { act: "explode" }, "payload.act"],
    ["a fraction for an integer", { until: 1.5 }, "payload.until"],
    ["a payload of the wrong type", "text", "payload"],
  ])("%s", async (_, payload, field) => {
    const error = await refusal(untyped.enqueue(env, { binding: "PLAIN", payload }));
    expect(error).toBeInstanceOf(PayloadInvalidError);
    expect(error).toMatchObject({ name: "PayloadInvalidError", code: "PAYLOAD_INVALID", field });
  });

  it("every path of a bad payload is named", async () => {
    const payload = { takesMs: -1, tags: ["fine", 7, "much too long a tag"], extra: true };
    const error = await refusal(untyped.enqueue(env, { binding: "DERIVED", payload }));
    expect((error as PayloadInvalidError).issues.map(({ path }) => path).toSorted()).toEqual([
      "payload.customer",
      "payload.extra",
      "payload.tags[1]",
      "payload.tags[2]",
      "payload.takesMs",
    ]);
  });

  it("one byte over 1 MiB, with a hint", async () => {
    const filler = "x".repeat(PAYLOAD_LIMIT_BYTES + 1 - JSON.stringify({ filler: "" }).length);
    const error = await refusal(untyped.enqueue(env, { binding: "PLAIN", payload: { filler } }));
    expect(error).toBeInstanceOf(PayloadTooLargeError);
    expect(error).toMatchObject({
      field: "payload",
      limitBytes: PAYLOAD_LIMIT_BYTES,
      sizeBytes: PAYLOAD_LIMIT_BYTES + 1,
    });
    expect(error.message).toContain("R2");
  });
});
