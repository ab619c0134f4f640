/** TypeScript's own parser, as ts-morph brings it along. */

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ts } from "ts-morph";

/** Taken past ts-morph's wrappers, which nothing here uses and which are a third of the time that loading takes. */
export const compiler = loadCompiler();

function loadCompiler(): typeof ts {
  // From where ts-morph stands, as its own packages are not ours to see in every layout of node_modules.
  const tsMorph = createRequire(import.meta.url).resolve("ts-morph");
  const require = createRequire(tsMorph);
  return require(join(dirname(require.resolve("@ts-morph/common")), "typescript.js")) as typeof ts;
}
