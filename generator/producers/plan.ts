/** What stands between other Workers as they are and as the config wants them: the same for `generate`, `--check` and all else. */

import type { Difference } from "../disk/compare.ts";
import type { Model, Producer } from "../model/model.ts";
import { InvalidProjectError } from "../project-problem.ts";
import type { Project } from "../project.ts";
import { diagnosticOf } from "../spec/problem.ts";
import { readSpec } from "../spec/read.ts";
import { noOwnedEntries } from "../wrangler/owned.ts";
import { bindingsOf } from "./client.ts";
import { clearFolder, planFolder } from "./folder.ts";
import type { ProducerMemory } from "./memory.ts";
import type { Part } from "./part.ts";
import { placeProblems } from "./places.ts";
import { clearWrangler, planWrangler, readWranglerFiles, workersOf } from "./wrangler-file.ts";

export interface ProducersPlan {
  readonly differences: readonly Difference[];
  /** The texts on disk, by path. */
  readonly current: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  /** Number of files that should be there, the manifests included. */
  readonly fileCount: number;
  /** What the manifest will remember. */
  readonly memories: readonly ProducerMemory[];
}

/**
 * Throws InvalidProjectError with every mistake.
 *
 * @param ownWrangler this Worker's wrangler.jsonc, as it will be
 * @param known what the manifest remembers of the last time
 */
export async function planProducers(
  project: Project,
  model: Model,
  ownWrangler: string,
  known: readonly ProducerMemory[],
): Promise<ProducersPlan> {
  const gone = await clearGone(project, model, known);
  const { parts, memories } = await planWanted(project, model, ownWrangler, known);
  const all = [...gone, ...parts];
  refuse(project, all);
  return {
    differences: all.flatMap(({ differences = [] }) => differences),
    current: new Map(all.flatMap(({ current = [] }) => [...current])),
    notes: all.flatMap(({ notes = [] }) => notes),
    fileCount: all.reduce((sum, { fileCount = 0 }) => sum + fileCount, 0),
    memories,
  };
}

/** Folders and files are looked at apart: each of them may stay while the other is exchanged. */
async function clearGone(
  project: Project,
  { producers }: Model,
  known: readonly ProducerMemory[],
): Promise<readonly Part[]> {
  const folders = known.filter(({ out }) => !producers.some((each) => each.out === out));
  const files = known.filter((one) => !producers.some((each) => each.wrangler === one.wrangler));
  return await Promise.all([
    ...folders.map((each) => clearFolder(project, each)),
    ...files.map((each) => clearWrangler(project, each)),
  ]);
}

async function planWanted(
  project: Project,
  model: Model,
  ownWrangler: string,
  known: readonly ProducerMemory[],
): Promise<{ readonly parts: readonly Part[]; readonly memories: readonly ProducerMemory[] }> {
  if (model.producers.length === 0) return { parts: [], memories: [] };
  const places = await placeProblems(project, model);
  const files = await readWranglerFiles(project, model);
  const named = workersOf(project.wrangler.path, ownWrangler, model);
  const parts: Part[] = [{ problems: [...places, ...files.problems] }, named.part];
  const memories: ProducerMemory[] = [];
  for (const [index, producer] of model.producers.entries()) {
    const isWellPlaced = !places.some(({ path }) => path[1] === index);
    if (isWellPlaced) parts.push(await planFolder(project, model, index, known));
    const text = files.texts.get(producer.wrangler);
    if (text === undefined) continue;
    const wanted = { bindings: bindingsOf(model, producer), workers: named.workers };
    const { part, owned } = planWrangler(
      producer,
      text,
      wanted,
      ownedBefore(producer, known),
      model,
    );
    parts.push(part);
    memories.push({ wrangler: producer.wrangler, out: producer.out, owned });
  }
  return { parts, memories };
}

function ownedBefore({ wrangler }: Producer, known: readonly ProducerMemory[]) {
  return known.find((each) => each.wrangler === wrangler)?.owned ?? noOwnedEntries;
}

function refuse({ configFile, configText }: Project, parts: readonly Part[]): void {
  const { places } = readSpec(configText, configFile);
  const diagnostics = parts.flatMap(({ problems = [], diagnostics: others = [] }) => [
    ...problems.map((problem) => diagnosticOf(problem, configFile, places)),
    ...others,
  ]);
  if (diagnostics.length === 0) return;
  const texts = parts.flatMap(({ current = [] }) => [...current]);
  throw new InvalidProjectError(diagnostics, new Map([...texts, [configFile, configText]]));
}
