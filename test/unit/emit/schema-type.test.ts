/** JSON Schema in, TypeScript type out. */

import { format } from "prettier";
import { expect, test } from "vitest";
import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import { printSchemaType } from "../../../generator/emit/schema-type.ts";

async function typeOf(schema: JsonSchema): Promise<string> {
  const { type, definitions } = printSchemaType(schema, "T");
  const named = [{ name: "T", type }, ...definitions].map(
    (each) => `type ${each.name} = ${each.type};`,
  );
  const text = await format(named.join("\n"), { parser: "typescript", printWidth: 100 });
  return text
    .trim()
    .replace(/^type T = /, "")
    .replace(/;$/, "");
}

const cases: readonly (readonly [string, JsonSchema, string])[] = [
  ["anything", {}, "unknown"],
  ["text", { type: "string" }, "string"],
  ["integer", { type: "integer" }, "number"],
  ["several types", { type: ["string", "integer", "number", "null"] }, "string | number | null"],
  ["nullable", { type: "string", nullable: true }, "string | null"],
  ["const", { const: "a" }, '"a"'],
  ["const of an object", { const: { a: [1, null] } }, "{ a: [1, null] }"],
  ["enum", { enum: ["a", 1, true, null] }, '"a" | 1 | true | null'],
  ["enum beats type", { type: "string", enum: ["a"] }, '"a"'],
  ["array", { type: "array", items: { type: "string" } }, "string[]"],
  ["array of anything", { type: "array" }, "unknown[]"],
  ["array of a union", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
  [
    "tuple",
    {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "number" }],
      minItems: 1,
      items: false,
    },
    "[string, number?]",
  ],
  [
    "open tuple",
    { type: "array", prefixItems: [{ type: "string" }], minItems: 1, items: { type: "number" } },
    "[string, ...number[]]",
  ],
  [
    "object",
    {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "number" } },
      required: ["a"],
    },
    "{ a: string; b?: number | undefined }",
  ],
  [
    "odd member names",
    { type: "object", properties: { "a-b": {}, 0: {} } },
    '{ "0"?: unknown; "a-b"?: unknown }',
  ],
  ["required without a schema", { type: "object", required: ["a"] }, "{ a: unknown }"],
  ["empty object", { type: "object", additionalProperties: false }, "Record<string, never>"],
  ["any object", { type: "object" }, "Record<string, unknown>"],
  [
    "map",
    { type: "object", additionalProperties: { type: "number" } },
    "{ [member: string]: number }",
  ],
  [
    "map with named members",
    {
      type: "object",
      properties: { a: { type: "string" } },
      additionalProperties: { type: "number" },
    },
    "{\n  a?: string | undefined;\n  [member: string]: number | (string | undefined);\n}",
  ],
  ["anyOf", { anyOf: [{ type: "string" }, { type: "number" }] }, "string | number"],
  [
    "oneOf beside members",
    {
      type: "object",
      properties: { a: { type: "string" } },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
    },
    "{ a?: string | undefined } & ({ a: unknown } | { b: unknown })",
  ],
  [
    "allOf",
    { allOf: [{ type: "object", properties: { a: {} } }, { required: ["a"] }] },
    "{ a?: unknown } & { a: unknown }",
  ],
  ["nothing fits", { type: "object", properties: { a: false } }, "{ a?: undefined }"],
  [
    "reference",
    {
      type: "array",
      items: { $ref: "#/$defs/home-address" },
      $defs: { "home-address": { type: "string" } },
    },
    "THomeAddress[];\ntype THomeAddress = string",
  ],
  [
    "recursion",
    { type: "object", properties: { next: { $ref: "#" } } },
    "{ next?: T | undefined }",
  ],
  [
    "docstrings",
    {
      type: "object",
      properties: { a: { type: "string", description: "Ends */ here.", maxLength: 5 } },
      required: ["a"],
    },
    "{\n  /**\n   * Ends *\\/ here.\n   * Most characters: 5.\n   */\n  a: string;\n}",
  ],
  [
    "one line of docstring",
    {
      type: "object",
      properties: { a: { type: "integer", minimum: 0, deprecated: true } },
      required: ["a"],
    },
    "{\n  /**\n   * An integer. At least: 0.\n   * @deprecated\n   */\n  a: number;\n}",
  ],
];

test.each(cases)("%s", async (_name, schema, type) => {
  expect(await typeOf(schema)).toBe(type);
});
