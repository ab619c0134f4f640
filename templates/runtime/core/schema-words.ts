/** Parts of a schema as they are put in issues. */

import type { JsonSchema, JsonSchemaType, SchemaNode } from "./json-schema.ts";
import { boundedText } from "./text.ts";

const TYPE_WORDS: Readonly<Record<JsonSchemaType, string>> = {
  null: "null",
  boolean: "true or false",
  integer: "an integer",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

/** What a schema wants by its type or constant; empty where it says neither. */
export function typeInWords(schema: JsonSchema): string {
  if (schema.type === undefined) {
    return Object.hasOwn(schema, "const") ? literal(schema.const) : "";
  }
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
  const words = types.map((type) => TYPE_WORDS[type]);
  return [...words, ...(schema.nullable === true ? ["null"] : [])].join(" or ");
}

/** A value of the config as it would be written there. */
export function literal(value: unknown): string {
  return boundedText(JSON.stringify(value), 80);
}

/** The members that a schema knows, to be added to a sentence; empty where there are none or too many. */
export function choices(properties: Readonly<Record<string, SchemaNode>>): string {
  const names = Object.keys(properties);
  return names.length === 0 || names.length > 12 ? "" : `; known are ${names.join(", ")}`;
}
