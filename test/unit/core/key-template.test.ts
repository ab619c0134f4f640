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

// Differs from the collected case: a derived key is the text that the config writes, so that people recognise it. Whoever
// joins two fields chooses a character that neither may hold.
test("P46 a derived key is exactly its template's text; numbers and their texts are one key", () => {
  const keyOf = (template: string, payload: unknown) => {
    const derived = deriveKey(template, payload);
    return derived.kind === "key" ? derived.key : null;
  };
  expect(keyOf("mail:{a}", { a: "eu:x" })).toBe("mail:eu:x");
  expect(keyOf("{a}:{b}", { a: "a:b", b: "c" })).toBe(keyOf("{a}:{b}", { a: "a", b: "b:c" }));
  expect(keyOf("{a}", { a: 1 })).toBe(keyOf("{a}", { a: "1" }));
  expect(keyOf("{a}", { a: -0 })).toBe("0");
  expect(keyOf("{a}", { a: 1e21 })).toBe("1e+21");
  // The order of members has no part in it, and what is no scalar makes no key.
  expect(keyOf("{a}{b}", { b: 2, a: 1 })).toBe("12");
  expect(keyOf("{a}", { a: { b: 1 } })).toBeNull();
  expect(keyOf("{a}", { a: undefined })).toBeNull();
});
