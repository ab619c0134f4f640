/**
 * Whether a performer takes what it will be handed, as far as its text and the payload's JSON Schema tell. Only what the compiler
 * would certainly refuse is a problem here, so that it is said where the config is written, and at once.
 */

import type { JsonSchema, SchemaNode } from "../../templates/runtime/core/json-schema.ts";
import type { PayloadSource } from "../model/model.ts";
import type { AskedType, Asks } from "./asked-type.ts";

/** The payload and its context. */
const ARGUMENT_COUNT = 2;

/** What it asks for and does not get, in words; null when nothing speaks against it. */
export function unmetAsk({ requiredCount, payload }: Asks, source: PayloadSource): string | null {
  if (requiredCount > ARGUMENT_COUNT) {
    return `it asks for ${requiredCount} arguments and is handed ${ARGUMENT_COUNT}: the payload and its context`;
  }
  return source.kind === "schema" ? mismatch("payload", payload, source.schema) : null;
}

function mismatch(path: string, asked: AskedType, schema: SchemaNode): string | null {
  if (asked.kind === "unknown" || typeof schema === "boolean" || !isPlain(schema)) return null;
  const given = GIVEN[schema.type ?? ""];
  if (given === undefined) return null;
  const wanted = asked.kind === "object" ? "object" : asked.name;
  if (wanted !== given)
    return `it asks for ${WORDS[wanted]} as \`${path}\`, which is ${WORDS[given]}`;
  if (asked.kind !== "object") return null;
  for (const [name, member] of asked.members) {
    const inner = `${path}.${name}`;
    const property = schema.properties?.[name];
    if (property === undefined) {
      if (!member.isOptional) return `it asks for \`${inner}\`, which the payload has not`;
      continue;
    }
    const isSure = schema.required?.includes(name) === true || hasDefault(property);
    if (!member.isOptional && !isSure) return `it asks for \`${inner}\`, which may be missing`;
    const problem = mismatch(inner, member.type, property);
    if (problem !== null) return problem;
  }
  return null;
}

const GIVEN: Readonly<Record<string, "object" | "string" | "number" | "boolean" | "array">> = {
  object: "object",
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  array: "array",
};

const WORDS = {
  object: "an object",
  string: "a string",
  number: "a number",
  boolean: "a boolean",
  array: "a list",
} as const;

/** Of one type and nothing else: what more there may be is for the compiler. */
function isPlain(schema: JsonSchema): schema is JsonSchema & { readonly type?: string } {
  const { type, nullable, anyOf, oneOf, allOf, $ref } = schema;
  const others = [anyOf, oneOf, allOf, $ref, schema.enum, schema.const];
  return (
    typeof type === "string" && nullable !== true && others.every((each) => each === undefined)
  );
}

function hasDefault(schema: SchemaNode): boolean {
  return typeof schema === "object" && Object.hasOwn(schema, "default");
}
