/** What a handler gets: one request that may be answered, checked. */

import type { BindingTable } from "../client/setup.ts";
import type { Grant } from "./auth/auth.ts";
import { ApiError } from "./problem.ts";
import type { ApiRuntime, ApiSettings } from "./settings.ts";
import type { Query } from "./request.ts";
import type { BindingDefinition } from "../core/definition.ts";

export interface ApiCall {
  readonly settings: ApiSettings;
  readonly runtime: ApiRuntime;
  readonly table: BindingTable;
  readonly env: unknown;
  readonly grant: Grant;
  readonly request: Request;
  /** Decoded segments of the path by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** As the endpoint's schema has it. */
  readonly body: unknown;
}

/** Answers what becomes the JSON of the response, or the response itself. Throws ApiError. */
export type Handler = (call: ApiCall) => Promise<unknown>;

/** Every binding, those that drain included. */
export function definitionsOf({ settings }: ApiCall): readonly BindingDefinition[] {
  return Object.values(settings.definitions);
}

/** The binding that the path names. Throws ApiError 404. */
export function bindingOfPath(call: ApiCall): BindingDefinition {
  const name = call.params["name"] ?? "";
  const found = definitionsOf(call).find((definition) => definition.name === name);
  if (found === undefined) throw new ApiError("not-found", "there is no binding of this name");
  return found;
}
