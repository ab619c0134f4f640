/** The config's JSON Schema, for editors: from the very schema that reads it. */

import { configSchema } from "./config.ts";
import { toJsonSchema, type EditorSchema } from "./to-json-schema.ts";

/** A new object each time; its members are always in the same order. */
export function jsonSchemaOfConfig(): EditorSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "tsumugi.config.yaml",
    description: "Background jobs on Cloudflare, declared in one file.",
    ...toJsonSchema(configSchema),
  };
}
