/** Which extension relative imports carry in this project: a matter of its tsconfig. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "jsonc-parser";
import type { ImportExtension } from "../model/model.ts";

/** Only what matters here; `undefined` = not set at this level. */
interface Options {
  readonly allow: boolean | undefined;
  readonly rewrite: boolean | undefined;
}

const notSet: Options = { allow: undefined, rewrite: undefined };

/** `.ts` where the nearest tsconfig.json (with what it extends) lets imports say so, else `.js`, which works everywhere else. */
export async function readImportExtension(project: string): Promise<ImportExtension> {
  const file = nearestTsconfig(project);
  if (file === null) return ".js";
  const { allow, rewrite } = await readOptions(file, new Set());
  return allow === true || rewrite === true ? ".ts" : ".js";
}

function nearestTsconfig(folder: string): string | null {
  const file = join(folder, "tsconfig.json");
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? null : nearestTsconfig(parent);
}

/** Tolerant: what cannot be read says nothing, as reporting on a tsconfig is the compiler's business. */
async function readOptions(file: string, visited: ReadonlySet<string>): Promise<Options> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null || visited.has(file)) return notSet;
  const content = record(parse(text, [], { allowTrailingComma: true }));
  const seen = new Set([...visited, file]);
  let options = notSet;
  for (const name of [content["extends"]].flat()) {
    const base = typeof name === "string" ? resolveExtends(file, name) : null;
    if (base !== null) options = override(options, await readOptions(base, seen));
  }
  const own = record(content["compilerOptions"]);
  return override(options, {
    allow: flag(own["allowImportingTsExtensions"]),
    rewrite: flag(own["rewriteRelativeImportExtensions"]),
  });
}

function resolveExtends(file: string, name: string): string | null {
  if (/^(\.|\/|[a-z]:)/i.test(name)) {
    const path = /^\./.test(name) ? join(dirname(file), name) : name;
    return (
      [path, `${path}.json`].find(
        (candidate) => /\.json$/.test(candidate) && existsSync(candidate),
      ) ?? null
    );
  }
  const { resolve } = createRequire(file);
  for (const candidate of [name, `${name}.json`, `${name}/tsconfig.json`]) {
    try {
      return resolve(candidate);
    } catch {
      // The next spelling is tried.
    }
  }
  return null;
}

function override(base: Options, own: Options): Options {
  return { allow: own.allow ?? base.allow, rewrite: own.rewrite ?? base.rewrite };
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
