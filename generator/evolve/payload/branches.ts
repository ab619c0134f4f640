/** A schema taken apart into alternatives that have one type each. */

import type {
  JsonSchema,
  JsonSchemaType,
  SchemaNode,
} from "../../../templates/runtime/core/json-schema.ts";

export const TYPES: readonly JsonSchemaType[] = [
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
];

export function isUnconstrained(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => ANNOTATIONS.has(key));
}

const ANNOTATIONS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "$comment",
  "$schema",
  "$id",
  "$defs",
  "definitions",
]);

/** The narrow side taken apart: whatever it accepts is accepted by one of these. Null when it is of one piece. */
export function branchesOf(schema: JsonSchema): readonly SchemaNode[] | null {
  const { allOf, anyOf, oneOf, nullable, ...rest } = schema;
  if (allOf !== undefined) {
    const plain = allOf.filter((part) => part !== true);
    if (plain.includes(false)) return [];
    const own = { ...rest, ...optional({ anyOf, oneOf, nullable }) };
    return [merged([...(plain as readonly JsonSchema[]), own])];
  }
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    return choices.flatMap((choice) => {
      if (choice === false) return [];
      return [choice === true ? rest : merged([rest, choice])];
    });
  }
  if (nullable === true) return [rest, { type: "null" }];
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  const types = schema.type === undefined ? TYPES : [schema.type].flat();
  return types.length === 1 ? null : types.map((type) => ({ ...schema, type }));
}

/**
 * What holds all conditions holds these. Of conditions with one keyword one is left out, which makes the set larger and is
 * the safe side; keywords that only make sense together go together.
 */
function merged(parts: readonly JsonSchema[]): JsonSchema {
  const whole: JsonSchema = Object.assign({}, ...parts) as JsonSchema;
  const count = (...keys: readonly (keyof JsonSchema)[]): number =>
    parts.filter((part) => keys.some((key) => part[key] !== undefined)).length;
  const { properties, prefixItems, items, ...others } = whole;
  return {
    ...others,
    ...(count("properties", "additionalProperties") > 1
      ? { additionalProperties: true }
      : optional({ properties })),
    ...(count("prefixItems", "items") > 1 ? {} : optional({ prefixItems, items })),
  };
}

/** Without the members that are undefined. */
export function optional<Value extends object>(value: Value): Partial<JsonSchema> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
