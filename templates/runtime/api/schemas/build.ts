/** Small words that the API's schemas are written in. JSON Schema as core/json-schema.ts knows it, valid in OpenAPI 3.1. */

import type { JsonSchema, JsonSchemaType } from "../../core/json-schema.ts";

type Members = Readonly<Record<string, JsonSchema>>;

/** All members are there, and no others. */
export function record(properties: Members, description?: string): JsonSchema {
  return { ...partial(properties, description), required: Object.keys(properties) };
}

/** Any of the members may be missing; there are no others. */
export function partial(properties: Members, description?: string): JsonSchema {
  return {
    type: "object",
    ...(description === undefined ? {} : { description }),
    properties,
    additionalProperties: false,
  };
}

export function list(items: JsonSchema, description?: string): JsonSchema {
  return { type: "array", items, ...(description === undefined ? {} : { description }) };
}

/** The same, or null. Objects stay what they are, so that they can be found again by who gives them names. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (type === undefined || type === "object") return { anyOf: [schema, { type: "null" }] };
  const types: readonly JsonSchemaType[] = typeof type === "string" ? [type] : type;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return { ...schema, ...values, type: [...types, "null"] };
}

export function text(description?: string): JsonSchema {
  return described({ type: "string" }, description);
}

export function flag(description?: string): JsonSchema {
  return described({ type: "boolean" }, description);
}

/** A whole number from 0 on. */
export function count(description?: string): JsonSchema {
  return described({ type: "integer", minimum: 0 }, description);
}

/** Epoch ms. */
export function time(description?: string): JsonSchema {
  return described({ type: "integer" }, description ?? "Epoch ms.");
}

/** Any JSON value. */
export function anything(description: string): JsonSchema {
  return { description };
}

export function oneOf(values: readonly string[], description?: string): JsonSchema {
  return described({ type: "string", enum: values }, description);
}

function described(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}
