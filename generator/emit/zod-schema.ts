/** What a user's exported schema is in JSON Schema, whichever zod made it. */

import { z } from "zod";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";

export type ZodReading =
  | { readonly kind: "schema"; readonly schema: JsonSchema }
  | { readonly kind: "problem"; readonly message: string };

/** The JSON Schema of what the schema takes; a problem for anything but a zod schema of JSON values. */
export async function readZodSchema(value: unknown): Promise<ZodReading> {
  if (typeof value !== "object" || value === null) {
    return { kind: "problem", message: "is not a zod schema" };
  }
  try {
    if ("_zod" in value) {
      // What JSON cannot carry (Date, BigInt, Map, functions) throws here.
      return schema(z.toJSONSchema(value as z.ZodType, { io: "input" }));
    }
    if ("_def" in value && "safeParse" in value) {
      // Loaded only for the older zod's schemas, as it brings that zod along.
      const converter = await import("zod-to-json-schema");
      const made = converter.zodToJsonSchema(value as never, {
        $refStrategy: "none",
        override: (definition) => {
          refuseBeyondJson(definition);
          return converter.ignoreOverride;
        },
      });
      return schema(made);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "problem", message: `is not a schema of JSON values: ${reason}` };
  }
  return { kind: "problem", message: "is not a zod schema" };
}

/** Of zod 3; its converter makes strings and numbers of them, which the schema itself then takes as little as JSON takes it. */
const BEYOND_JSON: Readonly<Record<string, string>> = {
  ZodBigInt: "BigInt",
  ZodDate: "Date",
  ZodFunction: "Functions",
  ZodMap: "Map",
  ZodNaN: "NaN",
  ZodPromise: "Promises",
  ZodSet: "Set",
  ZodSymbol: "Symbols",
};

/** Throws for a part of a zod 3 schema that zod 4's own converter refuses in the same words. */
function refuseBeyondJson(definition: unknown): void {
  const typeName: unknown = Reflect.get(Object(definition) as object, "typeName");
  const found = new Map(Object.entries(BEYOND_JSON)).get(String(typeName));
  if (found !== undefined) throw new Error(`${found} cannot be represented in JSON Schema`);
}

/** Through JSON, as both converters leave functions and getters on what they return. */
function schema(made: unknown): ZodReading {
  return { kind: "schema", schema: JSON.parse(JSON.stringify(made)) as JsonSchema };
}
