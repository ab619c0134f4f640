/**
 * The manifest (`tsumugi.lock.json` in the output folder): which files are ours and what we last wrote into them.
 * It is what tells "stale" from "edited by hand", and what allows a file that is no longer generated to be deleted.
 */

import { createHash } from "node:crypto";
import { compareCodeUnits } from "./file-set.ts";
import { readSettings } from "./evolve/settings.ts";
import type { Settings } from "./evolve/settings.ts";
import type { FinishedFiles } from "./finish.ts";
import { layoutHash } from "./layout.ts";
import { holdsConflict, sidesOf } from "./merge-conflict.ts";
import { joinMemories, printMemories, readMemories } from "./producers/memory.ts";
import type { ProducerMemory } from "./producers/memory.ts";
import { joinOwnedEntries, noOwnedEntries, readOwnedEntries } from "./wrangler/owned.ts";
import type { OwnedEntries } from "./wrangler/owned.ts";

export const MANIFEST_FILE = "tsumugi.lock.json";
const MANIFEST_VERSION = 1;

export interface Manifest {
  /** Project-relative path -> sha256 of the normalised text. */
  readonly files: ReadonlyMap<string, string>;
  /** Path -> hash of what the text says whatever its layout, so that a formatter's run is not taken for an edit (`layoutsOf`). */
  readonly layouts: ReadonlyMap<string, string>;
  /** Path of each formatted file -> fingerprint of its text before it was formatted: the same draft needs no formatter. */
  readonly drafts: ReadonlyMap<string, string>;
  /** The entries of the user's wrangler.jsonc that are ours. */
  readonly wrangler: OwnedEntries;
  /** What the config said besides its bindings; `null`: not known. `diff` compares with it. */
  readonly settings: Partial<Settings> | null;
  /** The other Workers that were given a client and entries. */
  readonly producers: readonly ProducerMemory[];
  /** In the folder of such a client: the name of the config that it is of. Else `null`. */
  readonly producerOf: string | null;
}

export const emptyManifest: Manifest = {
  files: new Map(),
  layouts: new Map(),
  drafts: new Map(),
  wrangler: noOwnedEntries,
  settings: null,
  producers: [],
  producerOf: null,
};

/** The manifest of what is about to be written. */
export function manifestOf(
  { files, drafts }: FinishedFiles,
  layouts: Manifest["layouts"],
  wrangler: OwnedEntries,
  settings: Settings,
  producers: readonly ProducerMemory[],
): Manifest {
  const hashes = hashesOf(files);
  return { files: hashes, layouts, drafts, wrangler, settings, producers, producerOf: null };
}

/** The manifest of a producer's folder. */
export function producerManifestOf(
  { files, drafts }: FinishedFiles,
  layouts: Manifest["layouts"],
  producerOf: string,
): Manifest {
  return { ...emptyManifest, files: hashesOf(files), layouts, drafts, producerOf };
}

/**
 * What the files say whatever their layout; of files that have not changed it is known already. Left out is the fixed part,
 * which changes with the generator alone and would take longer than all else.
 */
export function layoutsOf(
  { files, drafts }: FinishedFiles,
  known: Manifest,
): ReadonlyMap<string, string> {
  const told = [...files].filter(([path]) => drafts.has(path) || path.endsWith(".json"));
  return new Map(
    told.flatMap(([path, text]) => {
      const isKnown = known.files.get(path) === textHash(text);
      const hash = (isKnown ? known.layouts.get(path) : undefined) ?? layoutHash(path, text);
      return hash === null ? [] : [[path, hash] as const];
    }),
  );
}

function hashesOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...files].map(([path, text]) => [path, textHash(text)]));
}

/** Hash of a text that a checkout with other line ends, or an editor that adds a BOM, does not change. */
export function textHash(text: string): string {
  return createHash("sha256").update(normalised(text)).digest("hex");
}

/** True when two texts differ in nothing but line ends and BOM. */
export function sameText(left: string, right: string): boolean {
  return left === right || normalised(left) === normalised(right);
}

/** A file that is as we wrote it, of the very draft that it would be made of now, is what it would become again. */
export function recallFrom(found: ReadonlyMap<string, string>, manifest: Manifest) {
  return (path: string, draft: string): string | null => {
    const text = found.get(path);
    if (text === undefined || manifest.drafts.get(path) !== draft) return null;
    return manifest.files.get(path) === textHash(text) ? text : null;
  };
}

/** One line per file, so that a diff of the manifest reads well. Paths are relative to the output folder. */
export function printManifest(manifest: Manifest, output: string): string {
  const inOutput = (hashes: ReadonlyMap<string, string>): Record<string, string> =>
    Object.fromEntries(
      [...hashes]
        .toSorted(([left], [right]) => compareCodeUnits(left, right))
        .map(([path, hash]) => [path.slice(output.length + 1), hash]),
    );
  const { producers, producerOf } = manifest;
  const files = {
    files: inOutput(manifest.files),
    layouts: inOutput(manifest.layouts),
    drafts: inOutput(manifest.drafts),
  };
  const content =
    producerOf === null
      ? {
          version: MANIFEST_VERSION,
          ...files,
          wrangler: manifest.wrangler,
          settings: manifest.settings,
          ...(producers.length === 0 ? {} : { producers: printMemories(producers) }),
        }
      : { version: MANIFEST_VERSION, producerOf, ...files };
  return JSON.stringify(content, null, 2) + "\n";
}

/**
 * Reads a manifest; `null` when it cannot be trusted: no JSON, a wrong shape, a newer version. Two branches that each generated
 * something always meet in a conflict here, and what either of them remembers is still true.
 */
export function readManifest(text: string, output: string): Manifest | null {
  if (!holdsConflict(text)) return readOne(text, output);
  const [ours, theirs] = sidesOf(text).map((side) => readOne(side, output));
  return ours == null || theirs == null ? null : both(ours, theirs);
}

/** Of a file that they have written differently, ours counts: as it is in neither form now, it will not pass for unchanged. */
function both(ours: Manifest, theirs: Manifest): Manifest {
  return {
    files: new Map([...theirs.files, ...ours.files]),
    layouts: new Map([...theirs.layouts, ...ours.layouts]),
    drafts: new Map([...theirs.drafts, ...ours.drafts]),
    wrangler: joinOwnedEntries(ours.wrangler, theirs.wrangler),
    settings: ours.settings,
    producers: joinMemories(ours.producers, theirs.producers),
    producerOf: ours.producerOf,
  };
}

function readOne(text: string, output: string): Manifest | null {
  const content = parseJson(text);
  if (!isRecord(content) || content["version"] !== MANIFEST_VERSION) return null;
  const files = readHashes(content["files"], output);
  // Without them, as older versions wrote it, everything is formatted anew.
  const drafts = readHashes(content["drafts"] ?? {}, output);
  const layouts = readHashes(content["layouts"] ?? {}, output);
  const producerOf = typeof content["producerOf"] === "string" ? content["producerOf"] : null;
  const wrangler = producerOf === null ? readOwnedEntries(content["wrangler"]) : noOwnedEntries;
  const producers = readMemories(content["producers"]);
  if (files === null || layouts === null || drafts === null) return null;
  if (wrangler === null || producers === null) return null;
  const settings = readSettings(content["settings"]);
  return { files, layouts, drafts, wrangler, settings, producers, producerOf };
}

function readHashes(value: unknown, output: string): ReadonlyMap<string, string> | null {
  if (!isRecord(value)) return null;
  const hashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(value)) {
    if (typeof hash !== "string") return null;
    hashes.set(`${output}/${path}`, hash);
  }
  return hashes;
}

function normalised(text: string): string {
  const bare = text.replace(/^\uFEFF/, "");
  // A checkout changes every line end or none: a single one was changed by somebody.
  return /(?<!\r)\n/.test(bare) ? bare : bare.replaceAll("\r\n", "\n");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
