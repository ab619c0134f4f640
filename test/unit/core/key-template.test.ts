import { expect, test } from "vitest";
import { deriveKey, templateFields } from "../../../templates/runtime/core/key-template.ts";

test("fields fill their places, nested ones by dotted path", () => {
  const payload = { customer: { id: 7, vip: false }, domain: "é.example" };
  expect(deriveKey("c:{customer.id}/{domain}-{customer.vip}", payload)).toEqual({
    kind: "key",
    key: "c:7/é.example-false",
  });
  expect(deriveKey("constant", null)).toEqual({ kind: "key", key: "constant" });
  expect(templateFields("{a.b}:{c}")).toEqual([["a", "b"], ["c"]]);
});

test.each([
  [{}, "payload.a.b", "undefined"],
  [{ a: null }, "payload.a.b", "undefined"],
  [{ a: { b: null } }, "payload.a.b", "null"],
  [{ a: { b: {} } }, "payload.a.b", "an object"],
  [{ a: { b: Number.NaN } }, "payload.a.b", "NaN"],
  [null, "payload.a.b", "undefined"],
])("a field of %j that gives no key is named", (payload, field, found) => {
  expect(deriveKey("{a.b}", payload)).toMatchObject({ kind: "problem", problem: { field, found } });
});

test("inherited members are no fields", () => {
  expect(deriveKey("{constructor.name}", {})).toMatchObject({ kind: "problem" });
  expect(deriveKey("{length}", [])).toEqual({ kind: "key", key: "0" });
});
