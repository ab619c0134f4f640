/** Each way in which a payload's schema can change, and what that means for jobs that wait. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { classifyPayloadChange } from "../../../generator/evolve/payload/classify.ts";
import { gaps } from "../../../generator/evolve/payload/covers.ts";
import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import { checkSchema } from "../../../templates/runtime/core/schema-check.ts";

const text = { type: "string" } as const;
const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
  more: JsonSchema = {},
): JsonSchema => ({ type: "object", properties, required, ...more });
const closed = { additionalProperties: false } as const;

type Case = readonly [name: string, before: JsonSchema | null, after: JsonSchema | null];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  compatible: [
    ["nothing", object({ a: text }), object({ a: text })],
    ["a description", object({ a: text }), object({ a: { ...text, description: "A." } })],
    ["an optional member of an open object", object({ a: text }), object({ a: text, b: text })],
    ["an optional member goes", object({ a: text, b: text }), object({ a: text })],
    ["the order of members", object({ a: text, b: text }), object({ b: text, a: text })],
    [
      "an enum in another order",
      object({ a: { enum: ["x", "y"] } }),
      object({ a: { enum: ["y", "x"] } }),
    ],
    [
      "a definition that is written out",
      { $ref: "#/$defs/a", $defs: { a: text } },
      { type: "string" },
    ],
    [
      "a recursive schema with another description",
      {
        $ref: "#/$defs/n",
        $defs: { n: object({ next: { $ref: "#/$defs/n" } }, [], { description: "a" }) },
      },
      { $ref: "#/$defs/m", $defs: { m: object({ next: { $ref: "#/$defs/m" } }) } },
    ],
    ["nullable in another spelling", { type: ["string", "null"] }, { ...text, nullable: true }],
    ["a const as an enum", { const: 1 }, { enum: [1] }],
  ],
  "consumers-first": [
    ["any value", text, null],
    ["a required member becomes optional", object({ a: text }, ["a"]), object({ a: text })],
    [
      "an optional member of a closed object",
      object({ a: text }, [], closed),
      object({ a: text, b: text }, [], closed),
    ],
    ["a closed object opens", object({ a: text }, [], closed), object({ a: text, b: text })],
    ["one more enum value", { enum: ["x"] }, { enum: ["x", "y"] }],
    ["integers become numbers", { type: "integer" }, { type: "number" }],
    ["null is allowed", text, { ...text, nullable: true }],
    ["one more alternative", { anyOf: [text] }, { anyOf: [text, { type: "boolean" }] }],
    ["a lower minimum", { type: "number", minimum: 5 }, { type: "number", minimum: 1 }],
    [
      "an open bound closes",
      { type: "number", exclusiveMaximum: 5 },
      { type: "number", maximum: 5 },
    ],
    ["a longer text", { ...text, maxLength: 5 }, { ...text, maxLength: 9 }],
    ["a pattern goes", { ...text, pattern: "^a" }, text],
    ["more items", { type: "array", maxItems: 1 }, { type: "array", maxItems: 2 }],
    ["items may repeat", { type: "array", uniqueItems: true }, { type: "array" }],
    ["a finer step", { type: "integer", multipleOf: 4 }, { type: "integer", multipleOf: 2 }],
  ],
  "producers-first": [
    ["no longer any value", null, text],
    ["a new required member", object({ a: text }), object({ a: text, b: text }, ["b"])],
    ["an optional member becomes required", object({ a: text }), object({ a: text }, ["a"])],
    [
      "a member of a closed object goes",
      object({ a: text, b: text }, [], closed),
      object({ a: text }, [], closed),
    ],
    ["an enum value goes", { enum: ["x", "y"] }, { enum: ["x"] }],
    ["numbers become integers", { type: "number" }, { type: "integer" }],
    ["a text becomes an enum", text, { enum: ["x"] }],
    ["a higher minimum", { type: "number", minimum: 1 }, { type: "number", minimum: 5 }],
    ["a shorter text", text, { ...text, maxLength: 9 }],
    ["a format", text, { ...text, format: "email" }],
    ["an alternative goes", { anyOf: [text, { type: "boolean" }] }, text],
    [
      "a tuple's item is narrower",
      { type: "array", prefixItems: [{ type: "number" }] },
      { type: "array", prefixItems: [{ type: "integer" }] },
    ],
    [
      "deep inside",
      object({ a: { type: "array", items: object({ b: text }) } }),
      object({ a: { type: "array", items: object({ b: text }, ["b"]) } }),
    ],
  ],
  breaking: [
    ["another type", text, { type: "number" }],
    ["another enum", { enum: ["x"] }, { enum: ["y"] }],
    ["a required member is renamed", object({ a: text }, ["a"]), object({ b: text }, ["b"])],
    ["other bounds", { type: "number", maximum: 5 }, { type: "number", minimum: 3 }],
    ["another pattern", { ...text, pattern: "^a" }, { ...text, pattern: "^b" }],
    [
      "wider here, narrower there",
      object({ a: text, b: text }, ["a"]),
      object({ a: text, b: text }, ["b"]),
    ],
  ],
};

test.each(Object.entries(CASES).flatMap(([kind, cases]) => cases.map((each) => [kind, ...each])))(
  "%s: %s",
  (kind, _name, before, after) => {
    const change = classifyPayloadChange(before as JsonSchema | null, after as JsonSchema | null);
    expect(change.kind).toBe(kind);
  },
);

test("reasons name the place and what is the matter there", () => {
  const before = object({ a: text, n: { type: "number" } });
  const after = object({ a: text, n: { type: "integer" }, b: text }, ["b"]);
  expect(classifyPayloadChange(before, after)).toEqual({
    kind: "producers-first",
    reasons: ["payload.b is required", "payload.n: number is not allowed"],
  });
});

const value = fc.oneof(
  fc.constantFrom(null, true, "", "ab", "abcd", 0, 1, 2.5, 7, "x", "y"),
  fc.array(fc.constantFrom("a", 1, null), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("a", "b"), fc.constantFrom("x", 1, null), { maxKeys: 2 }),
);
const schema: fc.Arbitrary<JsonSchema> = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.record(
      { type: fc.constant("string" as const), minLength: fc.nat(3), maxLength: fc.nat(4) },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constantFrom("number" as const, "integer" as const),
        minimum: fc.nat(3),
        exclusiveMaximum: fc.nat(8),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ enum: fc.subarray(["x", "y", 1, null], { minLength: 1 }) }),
    fc.record({
      type: fc.uniqueArray(
        fc.constantFrom("string" as const, "null" as const, "boolean" as const),
        { minLength: 1 },
      ),
    }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record(
      { type: fc.constant("array" as const), items: tie("schema"), maxItems: fc.nat(3) },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constant("object" as const),
        properties: fc.dictionary(fc.constantFrom("a", "b"), tie("schema")),
        required: fc.subarray(["a", "b"]),
        additionalProperties: fc.boolean(),
      },
      { requiredKeys: ["type", "additionalProperties"] },
    ),
  ),
})).schema;

test("where no gap is found, no value falls into one", () => {
  fc.assert(
    fc.property(
      schema,
      schema,
      fc.array(value, { minLength: 5, maxLength: 20 }),
      (wide, narrow, values) => {
        if (gaps(wide, narrow).length > 0) return;
        for (const each of values) {
          if (checkSchema(narrow, each).length === 0) expect(checkSchema(wide, each)).toEqual([]);
        }
      },
    ),
    { numRuns: 3_000 },
  );
});
