/** The folder of one producer: what stands in it, and what should. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { compare, manifestDifference, manifestPath } from "../disk/compare.ts";
import type { FileSet } from "../file-set.ts";
import { readFolder } from "../disk/read.ts";
import {
  emptyManifest,
  MANIFEST_FILE,
  printManifest,
  producerManifestOf,
  readManifest,
  layoutsOf,
  recallFrom,
  sameText,
} from "../manifest.ts";
import type { Manifest } from "../manifest.ts";
import type { Model, Producer } from "../model/model.ts";
import type { Project } from "../project.ts";
import type { Problem } from "../spec/problem.ts";
import { producerFiles } from "./client.ts";
import type { ProducerMemory } from "./memory.ts";
import type { Part } from "./part.ts";

/**
 * @param index of the producer in the config
 * @param known what the manifest remembers of the last time
 */
export async function planFolder(
  project: Project,
  model: Model,
  index: number,
  known: readonly ProducerMemory[],
): Promise<Part> {
  const producer = model.producers[index] as Producer;
  const { out } = producer;
  const taken = await readTaken(project, producer);
  const isKnown = known.some((each) => each.out === out);
  const isOurs = isKnown || taken?.manifest?.producerOf === model.name;
  if (taken !== null && !isOurs) {
    return refused(index, `the folder \`${out}\` holds what another config generates`);
  }
  const manifest = taken?.manifest ?? emptyManifest;
  const found = taken?.found ?? new Map<string, string>();
  const generated = await producerFiles(project, model, producer, recallFrom(found, manifest));
  const { files } = generated;
  if (taken === null) {
    let foreign = await foreignEntries(project, out, files.keys());
    if (foreign.length === 0) {
      for (const [path, text] of await readFolder(project.folder, out)) found.set(path, text);
      if (!isKnown) foreign = otherTexts(found, files).map((path) => path.slice(out.length + 1));
    }
    if (foreign.length > 0) {
      const named = foreign.slice(0, 5).join(", ") + (foreign.length > 5 ? ", …" : "");
      return refused(index, `the folder \`${out}\` holds what was not generated: ${named}`);
    }
  }
  const path = manifestPath(out);
  const layouts = layoutsOf(generated, manifest);
  const wanted = printManifest(producerManifestOf(generated, layouts, model.name), out);
  const text = taken?.text ?? null;
  return {
    differences: [
      ...compare({ expected: files, found, layouts, manifest }),
      ...manifestDifference(path, text, wanted, taken?.manifest ?? null),
    ],
    current: new Map([...found, ...(text === null ? [] : [[path, text] as const])]),
    fileCount: files.size + 1,
  };
}

/** A folder that the config no longer names: what we wrote there, unchanged, goes. What else is there stays, and nobody asks. */
export async function clearFolder(project: Project, { out }: ProducerMemory): Promise<Part> {
  const taken = await readTaken(project, { out });
  if (taken?.manifest == null) return {};
  const { found, manifest, text } = taken;
  const differences = compare({ expected: new Map(), found, manifest });
  const path = manifestPath(out);
  return {
    differences: [
      ...differences.filter((each) => each.kind !== "stray" || each.removable),
      { kind: "stray", path, removable: true },
    ],
    current: new Map([...found, [path, text]]),
  };
}

/** What stands in a folder with a manifest, which is the third of it. */
interface Taken {
  readonly found: Map<string, string>;
  /** `null`: it cannot be read. */
  readonly manifest: Manifest | null;
  readonly text: string;
}

/** `null`: the folder has no manifest. It may be a whole project then, so its files are not read. */
async function readTaken(project: Project, { out }: Pick<Producer, "out">): Promise<Taken | null> {
  const names = await entriesOf(project, out);
  if (!names.includes(MANIFEST_FILE)) return null;
  const found = new Map(await readFolder(project.folder, out));
  const text = found.get(manifestPath(out)) ?? "";
  found.delete(manifestPath(out));
  return { found, manifest: readManifest(text, out), text };
}

/** What would not be generated, by names at the top of the folder. */
async function foreignEntries(
  project: Project,
  out: string,
  expected: Iterable<string>,
): Promise<readonly string[]> {
  const ours = new Set([...expected].map((path) => path.slice(out.length + 1).split("/")[0]));
  const names = await entriesOf(project, out);
  return names.filter((name) => !name.startsWith(".") && !ours.has(name)).toSorted();
}

/** A file of the user's may have a name of ours. */
function otherTexts(found: ReadonlyMap<string, string>, files: FileSet): readonly string[] {
  return [...found].flatMap(([path, text]) =>
    sameText(files.get(path) ?? "", text) ? [] : [path],
  );
}

async function entriesOf(project: Project, folder: string): Promise<readonly string[]> {
  return await readdir(join(project.folder, folder)).catch(() => []);
}

function refused(index: number, message: string): Part {
  const hint = "name a new or empty folder with `out`";
  const path = ["producers", index, "out"];
  const problem: Problem = { code: "TSU411", path, at: "value", message, hint };
  return { problems: [problem] };
}
