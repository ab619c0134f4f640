/** `payload` and `result`: an inline JSON Schema, or a zod schema that one of the user's modules exports. */

import { z } from "zod";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import { jsonSchemaProblems } from "./json-schema.ts";
import { moduleReference, type ModuleReference } from "./module-reference.ts";
import { by, checked, good, refused, type Checked, type OptionText } from "./option.ts";
import { toJsonSchema } from "./to-json-schema.ts";
import { showValue } from "./words.ts";

/** Where a shape comes from. */
export type SpecPayload =
  | { readonly kind: "schema"; readonly schema: JsonSchema }
  | ({ readonly kind: "zod" } & ModuleReference);

const zodPayload = z.strictObject({
  zod: moduleReference({
    exportRequired: true,
    description:
      "A zod schema exported by one of your modules, as `path#export`; the path is relative to this file.",
  }),
});

/** One of the two forms; the key `zod` tells which is meant. */
export function payloadSource(option: OptionText): z.ZodType<SpecPayload> {
  return checked(parsePayload, {
    ...option,
    anyOf: [
      toJsonSchema(zodPayload),
      { type: "object", description: "A JSON Schema.", not: { required: ["zod"] } },
    ],
  });
}

function parsePayload(input: unknown): Checked<SpecPayload> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    const reference = typeof input === "string" && input.includes("#");
    const hint = reference ? `write \`{ zod: ${input} }\`` : "write `{ type: object, ... }`";
    const message = `expected a JSON Schema or \`{ zod: path#export }\`, found ${showValue(input)}`;
    return refused("TSU204", message, hint);
  }
  if (Object.hasOwn(input, "zod")) {
    const result = by(zodPayload, input);
    return result.kind === "good" ? good({ kind: "zod", ...result.value.zod }) : result;
  }
  const refusals = jsonSchemaProblems(input as Readonly<Record<string, unknown>>);
  // The check has just shown that it is one.
  if (refusals.length === 0) return good({ kind: "schema", schema: input as JsonSchema });
  return { kind: "refused", refusals };
}
