/** What a generation depends on: the config, the modules that it names with what these import, and each wrangler.jsonc with its main. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { mainsOf } from "../entry-faults.ts";
import type { Model } from "../model/model.ts";
import { readModelOf } from "../pipeline.ts";
import type { Request } from "../pipeline.ts";
import { readProject } from "../project.ts";
import type { Project } from "../project.ts";
import { InvalidProjectError } from "../project-problem.ts";
import { JsoncError, parseDocument } from "../wrangler/document.ts";

export interface Inputs {
  /** Absolute paths, sorted, of what a run only reads. A file that is not there is waited for. */
  readonly read: readonly string[];
  /** Absolute paths of the users' files that a run may also write: its own wrangler.jsonc and those of producers. */
  readonly written: readonly string[];
}

/** Asked anew each time; of a config that cannot be read, what the last good one named. */
export function inputReader(request: Request): () => Promise<Inputs> {
  let inputs: Inputs = { read: [resolve(request.currentFolder, request.config)], written: [] };
  return async () => {
    try {
      const project = await readProject(request.currentFolder, request.config);
      inputs = await inputsOf(project, readModelOf(project));
    } catch (error) {
      if (!(error instanceof InvalidProjectError)) throw error;
    }
    return inputs;
  };
}

async function inputsOf({ folder, configFile, wrangler }: Project, model: Model): Promise<Inputs> {
  const read = new Set([join(folder, configFile), join(folder, "tsconfig.json")]);
  for (const { performer, payload, result } of model.bindings) {
    // Of a performer only the exports matter, but a schema is what its whole module makes it.
    if ("module" in performer) read.add(join(folder, performer.module));
    for (const source of [payload, result]) {
      if (source?.kind === "zod") await follow(join(folder, source.module), read);
    }
  }
  for (const main of entriesOf(wrangler.text, model)) read.add(join(folder, main));
  const others = model.producers.map((producer) => join(folder, producer.wrangler));
  return {
    read: [...read].toSorted(),
    written: [...new Set([join(folder, wrangler.path), ...others])].toSorted(),
  };
}

/** Main modules, whose exports are looked at; one that is generated is no input. */
function entriesOf(text: string | null, model: Model): readonly string[] {
  if (text === null) return [];
  try {
    const mains = mainsOf(parseDocument(text.replace(/^\uFEFF/, "")).root, model);
    return mains.map(({ main }) => main).filter((main) => !main.startsWith(`${model.output}/`));
  } catch (error) {
    // A file that cannot be parsed is the run's to refuse.
    if (error instanceof JsoncError) return [];
    throw error;
  }
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
