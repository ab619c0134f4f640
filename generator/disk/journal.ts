/** The journal of a write: a file in the project's folder that names what is about to happen. Whoever touches it holds the lock. */

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPlainPath } from "../file-set.ts";
import type { DiskCalls } from "./disk-calls.ts";

export const JOURNAL_FILE = ".tsumugi.journal.json";

export interface Journal {
  readonly phase: "prepare" | "commit";
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  readonly removals: readonly string[];
}

/** True when a run was killed while it wrote. */
export async function isInterrupted(project: string): Promise<boolean> {
  return (await readFile(join(project, JOURNAL_FILE), "utf8").catch(() => null)) !== null;
}

/** @param reach files and folders outside the project that the config names, and that a run may change, too */
export async function readJournal(
  project: string,
  reach: readonly string[] = [],
): Promise<Journal | "unreadable" | null> {
  const text = await readFile(join(project, JOURNAL_FILE), "utf8").catch(() => null);
  return text === null ? null : (parseJournal(text, reach) ?? "unreadable");
}

/** A journal is there as a whole or not at all, also when the process is killed or the power goes. */
export async function writeJournal(
  project: string,
  journal: Journal,
  disk: DiskCalls,
): Promise<void> {
  const draft = join(project, temporaryPath(JOURNAL_FILE, "draft"));
  await disk.write(draft, JSON.stringify(journal));
  await disk.rename(draft, join(project, JOURNAL_FILE));
  await disk.syncFolder(project);
}

/** Removes drafts of journals whose writers were killed before the journal was there. */
export async function sweepDrafts(project: string, disk: DiskCalls): Promise<void> {
  for (const name of await readdir(project)) {
    if (/^\.tsumugi-\d+-draft\.tmp$/.test(name)) await disk.remove(join(project, name));
  }
}

const TEMPORARY_NAME = /^\.tsumugi-\d+-[a-z0-9]+\.tmp$/;

/** Beside the target, so that a rename never crosses a disk, and hidden, so that nobody takes it for output. */
export function temporaryPath(path: string, mark: string): string {
  const folder = path.slice(0, path.length - basename(path).length);
  return `${folder}.tsumugi-${process.pid}-${mark}.tmp`;
}

/** A journal is a plain file that anything may have written: nothing outside the project and its reach is ever touched for it. */
function parseJournal(text: string, reach: readonly string[]): Journal | null {
  try {
    const journal = JSON.parse(text) as Journal;
    const isSound =
      journal.renames.every(({ from, to }) => isWithin(to, reach) && isTemporaryOf(to, from)) &&
      journal.removals.every((path) => isWithin(path, reach));
    return isSound ? journal : null;
  } catch {
    return null;
  }
}

function isWithin(path: string, reach: readonly string[]): boolean {
  return (
    isPlainPath(path) ||
    reach.some((place) => {
      const isBelow = path.startsWith(`${place}/`) && isPlainPath(path.slice(place.length + 1));
      return path === place || isBelow;
    })
  );
}

function isTemporaryOf(target: string, path: string): boolean {
  const folder = target.slice(0, target.length - basename(target).length);
  return path.startsWith(folder) && TEMPORARY_NAME.test(path.slice(folder.length));
}
