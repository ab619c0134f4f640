/** What a generation depends on: the config, the modules that it names, and what these import of the project. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Model } from "../model/model.ts";
import { readModelOf } from "../pipeline.ts";
import type { Request } from "../pipeline.ts";
import { readProject } from "../project.ts";
import { InvalidProjectError } from "../project-problem.ts";

/** Absolute paths of the files, asked anew each time; of a config that cannot be read, what the last good one named. */
export function inputReader(request: Request): () => Promise<readonly string[]> {
  let inputs: readonly string[] = [resolve(request.currentFolder, request.config)];
  return async () => {
    try {
      const project = await readProject(request.currentFolder, request.config);
      inputs = await inputsOf(project.folder, project.configFile, readModelOf(project));
    } catch (error) {
      if (!(error instanceof InvalidProjectError)) throw error;
    }
    return inputs;
  };
}

/** Sorted. A file that is not there is waited for. */
async function inputsOf(
  folder: string,
  configFile: string,
  model: Model,
): Promise<readonly string[]> {
  const inputs = new Set([join(folder, configFile), join(folder, "tsconfig.json")]);
  for (const { performer, payload, result } of model.bindings) {
    // Of a performer only the exports matter, but a schema is what its whole module makes it.
    if ("module" in performer) inputs.add(join(folder, performer.module));
    for (const source of [payload, result]) {
      if (source?.kind === "zod") await follow(join(folder, source.module), inputs);
    }
  }
  return [...inputs].toSorted();
}

/** Adds a module and everything that it imports by a relative path. */
async function follow(
  module: string,
  inputs: Set<string>,
  seen = new Set<string>(),
): Promise<void> {
  if (seen.has(module)) return;
  seen.add(module);
  inputs.add(module);
  const text = await readFile(module, "utf8").catch(() => "");
  for (const specifier of relativeImports(text)) {
    await follow(fileOf(resolve(dirname(module), specifier)), inputs, seen);
  }
}

/** Rather one too many, from a comment, than one too few. */
function relativeImports(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"'\n]+)["']/g)].flatMap(
    ([, specifier]) => (specifier === undefined ? [] : [specifier]),
  );
}

/** The source behind a specifier: `./a.js` may be written for `a.ts`. */
function fileOf(path: string): string {
  const source = path.replace(/\.([cm]?)jsx?$/, ".$1ts");
  return existsSync(path) || !existsSync(source) ? path : source;
}

/** A text that differs when any of the files does. */
export async function fingerprintOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const text = await readFile(file).catch(() => null);
    hash.update(`${file}\0${text === null ? "missing" : text.length}\0`).update(text ?? "");
  }
  return hash.digest("hex");
}
