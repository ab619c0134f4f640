/** An export that comes from elsewhere, followed through the project's own modules to where it is declared. */

import { posix } from "node:path";
import type { ExportShape } from "./export-shape.ts";
import type { ModuleExports } from "./module-exports.ts";

/** Longest way; a circle ends there, too. */
const STEP_LIMIT = 10;

/** The shape where it is declared; unknown where that is in a package, behind `export *` or cannot be found. */
export async function followExport(
  shape: ExportShape,
  module: string,
  exportsOf: (module: string) => Promise<ModuleExports | null>,
  steps = 0,
): Promise<ExportShape> {
  if (shape.kind !== "elsewhere") return shape;
  if (steps === STEP_LIMIT) return { kind: "unknown" };
  for (const candidate of modulesBehind(shape.from.module, module)) {
    const found = await exportsOf(candidate);
    if (found === null) continue;
    const next = found.shapes.get(shape.from.imported) ?? { kind: "unknown" };
    return await followExport(next, candidate, exportsOf, steps + 1);
  }
  return { kind: "unknown" };
}

/** Project-relative paths that a relative specifier may stand for: `./a.js` may be written for `a.ts`, and so may `./a`, which may be a folder, too. */
export function modulesBehind(specifier: string, importer: string): readonly string[] {
  if (!/^\.{1,2}\//.test(specifier)) return [];
  const path = posix.join(posix.dirname(importer), specifier);
  const source = path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2");
  if (/\.[cm]?[jt]sx?$/.test(path)) return [...new Set([source, path])];
  return [path, `${path}/index`].flatMap((base) => [`${base}.ts`, `${base}.js`]);
}
