/** What the emitters know besides the model, and what they say about it. */

import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";

export interface EmitContext {
  /** The texts of templates/, by path inside of it: `runtime/protocol.ts`, `specimen/client.ts`. */
  readonly templates: ReadonlyMap<string, string>;
  /** The config's JSON Schema for editors: what `jsonSchemaOfConfig` answers. */
  readonly configSchema: unknown;
  /** JSON Schema of each binding's payload; bindings without one take any JSON value. */
  readonly payloadSchemas: ReadonlyMap<string, JsonSchema>;
}

/** A problem with what the config points at, by the place in the config that points there. */
export interface EmitProblem {
  /** Keys from the config's root: `["bindings", "MAIL", "performer"]`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint: string | null;
}
