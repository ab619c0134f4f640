/** The bindings' definitions in the environment that this Worker runs in: `environments` in tsumugi.config.yaml. */

import { env } from "cloudflare:workers";
import { definitionsIn } from "../runtime/core/environment.ts";
import type { EnvironmentOverrides } from "../runtime/core/environment.ts";
import { definitions as everywhere } from "./definitions.ts";

/** What bindings do otherwise, by environment. Without `TSUMUGI_ENVIRONMENT` among the variables nothing differs. */
const OVERRIDES: EnvironmentOverrides = {};

export const definitions = definitionsIn(env, everywhere, OVERRIDES);
