/** What stands between the folder as it is and the folder as it should be. Pure; serves `generate` and `--check` alike. */

import { compareCodeUnits } from "../file-set.ts";
import type { FileSet } from "../file-set.ts";
import { layoutHash } from "../layout.ts";
import { MANIFEST_FILE, sameText, textHash } from "../manifest.ts";
import type { Manifest } from "../manifest.ts";

/** One file that is not as it should be. */
export type Difference =
  /** Should be there and is not. */
  | { readonly kind: "missing"; readonly path: string; readonly text: string }
  /** Is as we last wrote it, but the config says something else now. */
  | { readonly kind: "stale"; readonly path: string; readonly text: string }
  /** Is not as we last wrote it. `text` is `null` when the file is no longer generated. */
  | { readonly kind: "edited"; readonly path: string; readonly text: string | null }
  /** Is there and should not be. Only what we wrote, unchanged, may be removed. */
  | { readonly kind: "stray"; readonly path: string; readonly removable: boolean };

export interface Comparison {
  /** What should be there. */
  readonly expected: FileSet;
  /** What is there: the whole output folder, without the manifest. */
  readonly found: ReadonlyMap<string, string>;
  /** What is expected, whatever its layout: `layoutsOf` (manifest.ts). Without it every byte counts. */
  readonly layouts?: Manifest["layouts"];
  /** What we wrote last time. */
  readonly manifest: Manifest;
  /** True for files that are read again to make what is expected: an edit of theirs changes that, too. */
  readonly isRemembered?: (path: string) => boolean;
}

/** All differences, sorted by path. A difference in nothing but layout is none: a formatter may have run. */
export function compare(comparison: Comparison): readonly Difference[] {
  const { expected, found, layouts, manifest, isRemembered = () => false } = comparison;
  const differences: Difference[] = [];
  for (const [path, text] of expected) {
    const current = found.get(path);
    if (current === undefined) differences.push({ kind: "missing", path, text });
    else if (
      isRemembered(path) &&
      manifest.files.has(path) &&
      !isAsWritten(path, current, manifest)
    ) {
      differences.push({ kind: "edited", path, text });
    } else if (!sameText(current, text) && !sameLayout(path, current, text, layouts)) {
      const kind = isAsWritten(path, current, manifest) ? "stale" : "edited";
      differences.push({ kind, path, text });
    }
  }
  for (const [path, current] of found) {
    if (expected.has(path)) continue;
    const removable = isAsWritten(path, current, manifest);
    if (removable || !manifest.files.has(path))
      differences.push({ kind: "stray", path, removable });
    else differences.push({ kind: "edited", path, text: null });
  }
  return differences.sort((left, right) => compareCodeUnits(left.path, right.path));
}

/** The manifest of an output folder. */
export function manifestPath(output: string): string {
  return `${output}/${MANIFEST_FILE}`;
}

/** A manifest that cannot be read counts as edited: without it nobody knows what else was. */
export function manifestDifference(
  path: string,
  current: string | null,
  text: string,
  manifest: Manifest | null,
): readonly Difference[] {
  if (current === null) return [{ kind: "missing", path, text }];
  if (sameText(current, text) || sameLayout(path, current, text, new Map())) return [];
  return [{ kind: manifest === null ? "edited" : "stale", path, text }];
}

function isAsWritten(path: string, current: string, manifest: Manifest): boolean {
  return (
    manifest.files.get(path) === textHash(current) || hasLayout(path, current, manifest.layouts)
  );
}

/** The layout of what is expected is often known, and else found out: it is rare that it matters. */
function sameLayout(
  path: string,
  current: string,
  text: string,
  layouts: Manifest["layouts"] | undefined,
): boolean {
  if (layouts === undefined) return false;
  const wanted = layouts.get(path) ?? layoutHash(path, text);
  return wanted !== null && layoutHash(path, current) === wanted;
}

function hasLayout(path: string, current: string, layouts: Manifest["layouts"]): boolean {
  const wanted = layouts.get(path);
  return wanted !== undefined && layoutHash(path, current) === wanted;
}
