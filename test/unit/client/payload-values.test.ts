/** Payloads at the door: what JSON carries is stored as it is, what it would change is refused by its place. */

import { expect, test } from "vitest";
import { PayloadInvalidError } from "../../../templates/runtime/core/errors.ts";
import { createClientWorld, failureOf } from "./world.ts";

class Order {
  readonly number = 1;
}
const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
const nested = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1);

test.each([
  ["null", null, "null"],
  ["0", 0, "0"],
  ["empty text", "", '""'],
  ["an empty list", [], "[]"],
  ["a member that is undefined", { a: undefined, b: 1 }, '{"b":1}'],
  ["-0", -0, "0"],
  ["an own __proto__", JSON.parse('{"__proto__":{"x":1}}'), '{"__proto__":{"x":1}}'],
  ["U+2028 and an emoji", "\u2028😀", '"\u2028😀"'],
])("P56 %s is stored as its JSON, one by one and in a list", async (_, payload, text) => {
  const { client, env, shards } = createClientWorld();
  const { REPORT } = client.jobs(env);
  await REPORT.enqueue(payload as object, { uniqueKey: "k" });
  await REPORT.enqueueMany([{ payload: payload as object, uniqueKey: "k" }]);
  const requests = shards.calls.flatMap(({ input }) => input as { payload: string }[]);
  expect(requests.map((request) => request.payload)).toEqual([text, text]);
});

test.each([
  ["undefined", undefined, "payload"],
  ["undefined in a list", [undefined], "payload[0]"],
  ["a BigInt", { amount: 1n }, "payload.amount"],
  ["a Date", { at: new Date() }, "payload.at"],
  ["NaN", { n: [1, Number.NaN] }, "payload.n[1]"],
  ["a Map", { m: new Map() }, "payload.m"],
  ["bytes", { b: new Uint8Array(1) }, "payload.b"],
  ["an instance", { order: new Order() }, "payload.order"],
  ["a function", { f: () => 1 }, "payload.f"],
  ["a cycle", cyclic, "payload.self"],
])("P56 %s is refused at its place, and nothing is stored", async (_, payload, field) => {
  const { client, env, shards } = createClientWorld();
  const { REPORT } = client.jobs(env);
  const alone = REPORT.enqueue(payload as object, { uniqueKey: "k" });
  const listed = REPORT.enqueueMany([
    { payload: {}, uniqueKey: "a" },
    { payload: payload as object, uniqueKey: "b" },
  ]);
  for (const error of [await failureOf(alone), await failureOf(listed)]) {
    expect(error).toBeInstanceOf(PayloadInvalidError);
    expect(error).toMatchObject({ field });
  }
  expect(shards.calls).toEqual([]);
});

test.each([
  ["100,000 levels", nested],
  ["a toJSON that throws", { toJSON: () => expect.fail("called") as unknown }],
])("P56 %s are refused without running anything of it", async (_, payload) => {
  const { client, env, shards } = createClientWorld();
  const enqueue = client.jobs(env).REPORT.enqueue(payload as object, { uniqueKey: "k" });
  expect(await failureOf(enqueue)).toBeInstanceOf(PayloadInvalidError);
  expect(shards.calls).toEqual([]);
});

test("P57 an id of a binding that every object has is nobody's", async () => {
  const { client, env, shards } = createClientWorld();
  const jobs = client.jobs(env);
  for (const name of ["constructor", "__proto__", "toString"]) {
    expect(await failureOf(jobs.get(`${name}#0:00000000001`))).toMatchObject({
      code: "INVALID_JOB_ID",
    });
    expect(Reflect.get(jobs, name)).not.toHaveProperty("enqueue");
  }
  expect(await jobs.get("CONSTRUCTOR#0:00000000001")).toBeNull();
  expect(shards.calls).toEqual([]);
});
