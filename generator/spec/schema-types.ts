/** Which JSON types a schema lets through, as far as its keywords say it. */

import type { JsonSchema, SchemaNode } from "../../templates/runtime/core/json-schema.ts";
import { resolve } from "../../templates/runtime/core/schema-reference.ts";

/** `integer` is `number` here: both are numbers to JSON and to TypeScript. */
export type BasicType = "null" | "boolean" | "number" | "string" | "array" | "object";
export type TypeSet = ReadonlySet<BasicType>;

export const ANY_TYPE: TypeSet = new Set([
  "null",
  "boolean",
  "number",
  "string",
  "array",
  "object",
] satisfies readonly BasicType[]);

/** Every type of which some value may fit. The root is what references start from. */
export function typesOf(
  root: JsonSchema,
  node: SchemaNode,
  passed: ReadonlySet<SchemaNode> = new Set(),
): TypeSet {
  if (typeof node === "boolean") return node ? ANY_TYPE : new Set();
  const types = typesWithoutNullable(root, node, passed);
  return node.nullable === true ? new Set([...types, "null"]) : types;
}

/** The types of the values that are held against the schema's other keywords: `nullable` lets `null` pass before. */
export function typesWithoutNullable(
  root: JsonSchema,
  node: JsonSchema,
  passed: ReadonlySet<SchemaNode> = new Set(),
): TypeSet {
  // Where a schema leads back to itself, it says nothing that it has not said.
  if (passed.has(node)) return ANY_TYPE;
  const inner = new Set([...passed, node]);
  const of = (part: SchemaNode): TypeSet => typesOf(root, part, inner);
  const anyOf = (options: readonly SchemaNode[]): TypeSet =>
    new Set(options.flatMap((option) => [...of(option)]));
  const said = [
    ...(node.type === undefined ? [] : [new Set([node.type].flat().map(basicType))]),
    ...(Object.hasOwn(node, "const") ? [new Set([typeOfValue(node.const)])] : []),
    ...(node.enum === undefined ? [] : [new Set(node.enum.map(typeOfValue))]),
    ...(node.$ref === undefined ? [] : [of(resolve(root, node.$ref))]),
    ...(node.allOf ?? []).map(of),
    ...[node.anyOf, node.oneOf].flatMap((options) =>
      options === undefined ? [] : [anyOf(options)],
    ),
  ];
  return said.reduce(commonTypes, ANY_TYPE);
}

export function commonTypes(left: TypeSet, right: TypeSet): TypeSet {
  return new Set([...left].filter((type) => right.has(type)));
}

/** The type of a JSON value. */
export function typeOfValue(value: unknown): BasicType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" ? type : "object";
}

function basicType(type: string): BasicType {
  // The reader has refused every other name.
  return type === "integer" ? "number" : (type as BasicType);
}
