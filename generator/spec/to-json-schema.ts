/** zod schema -> JSON Schema of what may be written, with descriptions and defaults. */

import { z } from "zod";

export type EditorSchema = Readonly<Record<string, unknown>>;

/** Draft 7, which editors' YAML support knows best. */
export function toJsonSchema(schema: z.ZodType): EditorSchema {
  const { $schema: _dialect, ...result } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-07",
    // zod leaves a default out of a transformed option's input, as its own would be one of the output; ours is the input's.
    override: ({ zodSchema, jsonSchema }) => {
      const fallback = z.globalRegistry.get(zodSchema)?.["default"];
      if (fallback !== undefined) Object.assign(jsonSchema, { default: fallback });
    },
  });
  return result;
}
