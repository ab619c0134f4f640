/** A project as it is in a commit, read without a checkout. */

import { MANIFEST_FILE, readManifest } from "../manifest.ts";
import { manifestPath } from "../disk/compare.ts";
import { findCommit, readAt, readFolderAt } from "../disk/git.ts";
import { readLedger } from "../evolve/ledger.ts";
import { readMigrations } from "../evolve/migrations/read.ts";
import type { Model } from "../model/model.ts";
import { problemInFile } from "../project-problem.ts";
import { InvalidProjectError } from "../project-problem.ts";
import type { Project } from "../project.ts";
import { OUTPUT_DEFAULT } from "../spec/defaults.ts";
import { readSpec } from "../spec/read.ts";
import { JsoncError, parseDocument } from "../wrangler/document.ts";
import { noOwnedEntries } from "../wrangler/owned.ts";
import { rememberedModel } from "./generation.ts";
import type { Generation } from "./generation.ts";

export type Past =
  | {
      readonly kind: "read";
      readonly generation: Generation;
      /** Why it is empty, if it is. */
      readonly note: string | null;
    }
  /** There is no such commit. */
  | { readonly kind: "refused"; readonly reason: string };

/**
 * What was generated in that commit. Throws InvalidProjectError when its files contradict each other.
 *
 * @param now the model of today: what the commit does not say counts as it is here
 */
export async function readPast(
  { folder, configFile, wrangler }: Project,
  ref: string,
  now: Model,
): Promise<Past> {
  const search = await findCommit(folder, ref);
  if (search.kind === "refused") return search;
  const { commit } = search;
  const config = await readAt(folder, commit, configFile);
  const output = config === null ? now.output : outputOf(config, configFile);
  const manifestText = await readAt(folder, commit, manifestPath(output));
  const manifest = manifestText === null ? null : readManifest(manifestText, output);
  if (manifestText !== null && manifest === null) {
    throw damaged(ref, manifestPath(output), `${MANIFEST_FILE} cannot be read there`);
  }
  const files = await readFolderAt(folder, commit, `${output}/ledger`);
  const { ledger, problems } = readLedger(output, files, []);
  const [problem] = problems;
  if (problem !== undefined) throw damaged(ref, problem.file, problem.message);
  const text = await readAt(folder, commit, wrangler.path);
  return {
    kind: "read",
    generation: {
      model: rememberedModel(ledger, manifest?.settings ?? null, now, output),
      ledger,
      migrations: readMigrations(output, now.name, files, []).records,
      wrangler: {
        path: wrangler.path,
        text: readable(ref, wrangler.path, text),
        owned: manifest?.wrangler ?? noOwnedEntries,
      },
    },
    note: noteOf(ref, config, manifestText, configFile, output),
  };
}

/** The folder of the generated files that a config names. */
function outputOf(text: string, file: string): string {
  const { spec } = readSpec(text, file);
  return spec?.output ?? OUTPUT_DEFAULT;
}

function noteOf(
  ref: string,
  config: string | null,
  manifest: string | null,
  configFile: string,
  output: string,
): string | null {
  if (config === null) return `${ref} has no ${configFile}: everything is new to it.`;
  if (manifest !== null) return null;
  return `${ref} has no generated files in ${output}/: everything is new to it.`;
}

function readable(ref: string, path: string, text: string | null): string | null {
  if (text === null) return null;
  try {
    parseDocument(text.replace(/^\uFEFF/, ""));
    return text;
  } catch (error) {
    if (!(error instanceof JsoncError)) throw error;
    throw damaged(ref, path, `cannot be read there: ${error.message}`);
  }
}

function damaged(ref: string, path: string, message: string): InvalidProjectError {
  const hint = "compare with another commit";
  return new InvalidProjectError([problemInFile("TSU504", path, `in ${ref}: ${message}`, hint)]);
}
