/** What bindings do otherwise in one of the named environments of wrangler.jsonc. */

import type { BindingDefinition } from "./definition.ts";

/** By environment and binding: only what differs. */
export type EnvironmentOverrides = Readonly<
  Record<string, Readonly<Record<string, Partial<BindingDefinition>>>>
>;

/** The variable that an environment's part of wrangler.jsonc sets; without it nothing differs. */
const ENVIRONMENT_VARIABLE = "TSUMUGI_ENVIRONMENT";

/**
 * The definitions in the environment that the Worker runs in.
 *
 * @throws Error when the variable names an environment that the config does not have: its policy is not known
 */
export function definitionsIn<Definitions extends Readonly<Record<string, BindingDefinition>>>(
  env: object,
  definitions: Definitions,
  overrides: EnvironmentOverrides,
): { readonly [Name in keyof Definitions]: BindingDefinition } {
  const environment: unknown = Reflect.get(env, ENVIRONMENT_VARIABLE);
  if (environment === undefined) return definitions;
  const differing = new Map(Object.entries(overrides)).get(String(environment));
  if (differing === undefined) {
    const known = Object.keys(overrides).join(", ");
    throw new Error(
      `Expected ${ENVIRONMENT_VARIABLE} to be one of ${known}, found ${JSON.stringify(environment)}: ` +
        "deploy with the wrangler.jsonc that was generated with this code.",
    );
  }
  const entries = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, ...differing[name] },
  ]);
  return Object.fromEntries(entries) as { readonly [Name in keyof Definitions]: BindingDefinition };
}
