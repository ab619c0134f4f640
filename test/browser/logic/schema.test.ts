import { expect, test } from "vitest";
import { fieldKind, initialValue } from "../../../templates/dashboard/enqueue/schema.ts";
import type { SchemaNode } from "../../../templates/runtime/core/json-schema.ts";

const kinds: readonly (readonly [SchemaNode, string])[] = [
  [{ type: "string" }, "text"],
  [{ type: ["string", "null"] }, "text"],
  [{ type: "integer", minimum: 0 }, "number"],
  [{ type: "boolean" }, "choice"],
  [{ enum: ["a", 1, null] }, "choice"],
  [{ const: "a" }, "choice"],
  [{ type: "object", properties: { a: { type: "string" } } }, "object"],
  [{ type: "array", items: { type: "string" } }, "list"],
  [{ type: "array" }, "json"],
  [{ type: "object" }, "json"],
  [{ type: ["string", "number"] }, "json"],
  [{ anyOf: [{ type: "string" }, { type: "number" }] }, "json"],
  [true, "json"],
  [{}, "json"],
  [{ $ref: "#/$defs/nowhere" }, "json"],
];

test.each(kinds)("%j is asked for as %s", (schema, kind) => {
  expect(fieldKind(schema, schema).kind).toBe(kind);
});

test("references are followed, and those that go in circles are not", () => {
  const root: SchemaNode = {
    $defs: { name: { type: "string" }, loop: { $ref: "#/$defs/loop" } },
  };
  expect(fieldKind({ $ref: "#/$defs/name" }, root).kind).toBe("text");
  expect(fieldKind({ $ref: "#/$defs/loop" }, root).kind).toBe("json");
});

test("a form starts with defaults and with what has one value only", () => {
  const schema: SchemaNode = {
    type: "object",
    properties: {
      kind: { const: "mail" },
      size: { type: "integer", default: 3 },
      to: { type: "string" },
      tags: { type: "array", items: { type: "string" } },
      inner: { type: "object", properties: { on: { const: true } }, required: ["on"] },
      optional: { type: "object", properties: { on: { const: true } }, required: ["on"] },
    },
    required: ["kind", "to", "tags", "inner"],
  };
  expect(initialValue(schema, schema)).toEqual({
    kind: "mail",
    size: 3,
    tags: [],
    inner: { on: true },
  });
});

test("a schema that holds itself has an end", () => {
  const tree: SchemaNode = {
    type: "object",
    properties: { left: { $ref: "#" } },
    required: ["left"],
  };
  expect(JSON.stringify(initialValue(tree, tree)).length).toBeLessThan(200);
});
