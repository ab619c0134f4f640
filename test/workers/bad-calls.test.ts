/** Unknown bindings, ids that are none, lists with one bad job in them: refused, named, and nothing is stored. */

import { describe, expect, it } from "vitest";
import {
  enqueueMany,
  InvalidJobIdError,
  jobs,
  UnknownBindingError,
} from "./project/generated/index.ts";
import { LATEST_TIME_MS, PAYLOAD_LIMIT_BYTES } from "./project/generated/runtime/core/limits.ts";
import { expectNothingStored, refusal, untyped } from "./refusals.ts";
import { env, shard } from "./support.ts";

expectNothingStored();

describe("bindings and ids", () => {
  it.each(["PLAN", "plain", "constructor", "__proto__", "", 7, null, undefined])(
    "the binding %o",
    async (binding) => {
      const error = await refusal(untyped.enqueue(env, { binding, payload: {} }));
      expect(error).toBeInstanceOf(UnknownBindingError);
      expect(error.field).toBe("binding");
    },
  );

  it("offers the nearest binding", async () => {
    const error = await refusal(untyped.enqueue(env, { binding: "PLIAN", payload: {} }));
    expect(error).toMatchObject({ nearest: "PLAIN" });
  });

  it.each(["", "PLAIN", "PLAIN#0", "PLAIN#0:", "PLAIN#-1:00000000000", "PLAIN#0:zzzzzzzzzzz"])(
    "the id %o",
    async (id) => {
      for (const call of [untyped.jobs.get, untyped.jobs.cancel, untyped.jobs.retry]) {
        expect(await refusal(call(id))).toBeInstanceOf(InvalidJobIdError);
      }
    },
  );

  it.each([null, undefined, 7, {}, ["PLAIN#0:00000000000"]])("the id %o", async (id) => {
    expect(await refusal(untyped.jobs.get(id))).toMatchObject({ field: "id" });
  });

  it("an id of another binding", async () => {
    const call = jobs(env).PLAIN.get("ONCE#0:00000000000");
    expect(await refusal(call)).toBeInstanceOf(InvalidJobIdError);
  });

  it.each([
    ["when", undefined],
    ["when", {}],
    ["runAt", { delayMs: 1, runAt: 1 }],
    ["delayMs", { delayMs: -1 }],
    ["delayMs", { delayMs: NaN }],
    ["runAt", { runAt: new Date(NaN) }],
    ["runAt", { runAt: LATEST_TIME_MS + 1 }],
  ])("reschedule: %s of %o", async (field, when) => {
    const call = untyped.jobs.reschedule("PLAIN#0:00000000000", when);
    expect(await refusal(call)).toMatchObject({ field });
  });
});

describe("enqueueMany", () => {
  it.each([
    ["an option", { priority: NaN }, "priority"],
    ["a key", { uniqueKey: "\ud800" }, "uniqueKey"],
    ["a payload", { payload: { filler: 1n } }, "payload.filler"],
    ["a binding", { binding: "NONE" }, "binding"],
  ])("names the index of %s and stores nothing", async (_, change, field) => {
    const good = { binding: "PLAIN", payload: {} };
    const sharded = { binding: "SHARDED", payload: {}, partitionKey: "a" };
    const inputs = [good, sharded, { ...good, ...change }, good, { ...good, priority: Infinity }];
    const error = await refusal(untyped.enqueueMany(env, inputs));
    expect(error).toMatchObject({ index: 2, field });
    expect(error.message).toContain("[2]");
  });

  it.each([null, undefined, 7, "jobs", { length: 1 }])("of %o", async (inputs) => {
    expect(await refusal(untyped.enqueueMany(env, inputs))).toMatchObject({ field: "inputs" });
  });

  it.each([null, undefined, 7])("with the input %o", async (input) => {
    expect(await refusal(untyped.enqueueMany(env, [input]))).toMatchObject({ index: 0 });
  });

  it("of nothing is nothing", async () => {
    expect(await enqueueMany(env, [])).toEqual([]);
  });
});

describe("a shard that is called by hand", () => {
  it.each([
    ["payload", { payload: "{" }],
    ["payload", { payload: `"${"x".repeat(PAYLOAD_LIMIT_BYTES)}"` }],
    ["priority", { payload: "{}", priority: NaN }],
    ["concurrencyKey", { payload: "{}", concurrencyKey: "\ud800" }],
    ["request", null],
  ])("refuses %s as data, with the index", async (field, request) => {
    const requests = [{ payload: "{}" }, request] as never;
    expect(await shard("PLAIN#0").enqueue(requests)).toMatchObject({
      kind: "refused",
      index: 1,
      problem: { field },
    });
  });
});
