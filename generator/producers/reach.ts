/** What a run may change outside the project: the folders and wrangler files of producers, of this config or the last one. */

import { manifestPath } from "../disk/compare.ts";
import { readText } from "../disk/read.ts";
import { recover } from "../disk/transaction.ts";
import { readManifest } from "../manifest.ts";
import type { Project } from "../project.ts";
import { OUTPUT_DEFAULT } from "../spec/defaults.ts";
import { readSpec } from "../spec/read.ts";

/** Finishes or undoes what an interrupted run has left, here and there. */
export async function recoverProject(project: Project): Promise<void> {
  await recover(project.folder, await reachOf(project));
}

/** Whatever else is wrong in the config: what was begun has to be ended first. */
async function reachOf(project: Project): Promise<readonly string[]> {
  const { spec } = readSpec(project.configText, project.configFile);
  const output = spec?.output ?? OUTPUT_DEFAULT;
  const text = await readText(project.folder, manifestPath(output));
  const known = text === null ? [] : (readManifest(text, output)?.producers ?? []);
  return [...(spec?.producers ?? []), ...known].flatMap(({ wrangler, out }) => [wrangler, out]);
}
