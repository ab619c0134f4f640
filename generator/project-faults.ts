/** What is wrong in the project around the config, in files of the user's that our entries count on. All at once, each at its place. */

import { readText } from "./disk/read.ts";
import { entryFaults } from "./entry-faults.ts";
import type { History } from "./history.ts";
import { noOwnedEntries } from "./wrangler/owned.ts";
import type { OwnedEntries } from "./wrangler/owned.ts";
import { memoryOf } from "./output-folder.ts";
import type { OutputFolder } from "./output-folder.ts";
import type { Project } from "./project.ts";
import { InvalidProjectError } from "./project-problem.ts";
import { PACKAGE_FILE, scriptFaults } from "./script-faults.ts";
import { JsoncError } from "./wrangler/document.ts";
import { wranglerFaults } from "./wrangler/faults/check.ts";

/** Throws InvalidProjectError. A wrangler.jsonc that cannot be read at all is refused where it is edited. */
export async function refuseFaults(
  project: Project,
  { evolution, blockers }: History,
  output: OutputFolder,
): Promise<void> {
  const { path, text } = project.wrangler;
  const { model, tombstones } = evolution;
  try {
    const { manifest } = memoryOf(output);
    const isFirst = output.manifestText === null && output.previous === null;
    const owned = isFirst ? noOwnedEntries : (manifest?.wrangler ?? null);
    // Where the ledger is damaged, nobody knows what is new.
    const beginning = beginningClasses(evolution, blockers.length > 0 ? null : owned);
    const found = [
      ...(text === null ? [] : wranglerFaults(path, text, { model, tombstones, owned, beginning })),
      ...(await entryFaults(project, model, tombstones)),
      ...(await scriptFaults(project, model)),
    ];
    if (found.length > 0) throw new InvalidProjectError(found, await sourcesOf(project));
  } catch (error) {
    if (!(error instanceof JsoncError)) throw error;
  }
}

async function sourcesOf({ folder, wrangler }: Project): Promise<ReadonlyMap<string, string>> {
  const packageText = await readText(folder, PACKAGE_FILE);
  return new Map([
    [wrangler.path, wrangler.text ?? ""],
    [PACKAGE_FILE, packageText ?? ""],
  ]);
}

/** Classes of bindings that neither the ledger nor the manifest knows. */
function beginningClasses(
  { model, continued }: History["evolution"],
  owned: OwnedEntries | null,
): ReadonlySet<string> {
  if (owned === null) return new Set();
  const blocks = [owned, ...Object.values(owned.environments)];
  const known = new Set(blocks.flatMap(({ classes }) => classes));
  return new Set(
    model.bindings
      .filter(({ name }) => !continued.has(name))
      .map(({ names }) => names.shardClass)
      .filter((name) => !known.has(name)),
  );
}
