/** The folder that the config's `output` names: what is in it, and whether it may be taken over. */

import { manifestPath } from "./disk/compare.ts";
import { isInsideProject, readFolder } from "./disk/read.ts";
import type { FileSet } from "./file-set.ts";
import { isHistory } from "./history.ts";
import type { Remains } from "./history.ts";
import { readManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import type { Model } from "./model/model.ts";
import { readPreviousOutput } from "./previous-output.ts";
import type { PreviousOutput } from "./previous-output.ts";
import { InvalidProjectError, problemInFile } from "./project-problem.ts";
import type { Project } from "./project.ts";

/** What stands in the output folder, the manifest apart from the rest. */
export interface OutputFolder {
  readonly found: Map<string, string>;
  /** `null`: there is none, or it cannot be read. */
  readonly manifest: Manifest | null;
  readonly manifestText: string | null;
  /** The folder that was generated into before, when this one is new. */
  readonly previous: PreviousOutput | null;
}

/** What is remembered of the last generation, wherever it was. */
export function memoryOf({ found, manifest, previous }: OutputFolder): Remains {
  return previous ?? { found, manifest };
}

/**
 * Reads the output folder as if the files of `forget` were not there. Throws InvalidProjectError when it lies outside the
 * project.
 */
export async function readOutput(
  project: Project,
  model: Model,
  forget: ReadonlySet<string> = new Set(),
): Promise<OutputFolder> {
  const { output } = model;
  if (!(await isInsideProject(project.folder, output))) {
    throw outputProblem(project, model, "lies outside the project, behind a symbolic link");
  }
  const found = new Map(await readFolder(project.folder, output));
  const manifestText = found.get(manifestPath(output)) ?? null;
  found.delete(manifestPath(output));
  const read = manifestText === null ? null : readManifest(manifestText, output);
  const manifest = read === null ? null : withoutFiles(read, forget);
  for (const path of forget) found.delete(path);
  const isNew = manifestText === null && ![...found.keys()].some((path) => isHistory(path, output));
  const previous = isNew ? await readPreviousOutput(project, output) : null;
  return { found, manifest, manifestText, previous };
}

function withoutFiles(manifest: Manifest, forget: ReadonlySet<string>): Manifest {
  return { ...manifest, files: new Map([...manifest.files].filter(([path]) => !forget.has(path))) };
}

/** A folder without a manifest is taken over only when nothing in it would be lost or left lying about. */
export function refuseForeignFiles(
  project: Project,
  model: Model,
  files: FileSet,
  found: ReadonlyMap<string, string>,
  manifestText: string | null,
): void {
  if (manifestText !== null) return;
  const foreign = [...found.keys()].filter((path) => !files.has(path)).toSorted();
  if (foreign.length === 0) return;
  const named = foreign.slice(0, 5).join(", ") + (foreign.length > 5 ? ", …" : "");
  throw outputProblem(project, model, `holds files that were not generated: ${named}`);
}

function outputProblem(project: Project, model: Model, what: string): InvalidProjectError {
  const message = `the output folder \`${model.output}\` ${what}`;
  const hint = "name another folder with `output:`, or move the files away";
  return new InvalidProjectError([problemInFile("TSU402", project.configFile, message, hint)]);
}
