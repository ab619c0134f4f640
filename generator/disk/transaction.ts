/**
 * Writes all changes or none, also when the process is killed in the middle.
 *
 * 1. The journal is created, naming every temporary file that is about to be made. Its existence is also the lock.
 * 2. The new texts are written to temporary files, each beside its target, so that a rename never crosses a disk.
 * 3. The journal is replaced by one that says "commit". From here on the change will happen.
 * 4. Removed files are unlinked, temporary files are renamed onto their targets in the order of the changes, the journal is deleted.
 *
 * A later run that finds a journal whose writer is gone undoes it (before step 3) or carries it out (after it).
 * Files are not fsynced: this guards against a killed process, not against a power cut.
 */

import { rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskCalls } from "./disk-calls.ts";
import type { DiskCalls } from "./disk-calls.ts";
import {
  createJournal,
  isOther,
  JOURNAL_FILE,
  ProjectLockedError,
  readJournal,
  replaceJournal,
  sweepDrafts,
  temporaryPath,
} from "./journal.ts";
import type { Journal } from "./journal.ts";

/** One change; `text: null` removes the file. */
export interface Change {
  readonly path: string;
  readonly text: string | null;
}

/** Carries out the changes as one. Call `recover` first. */
export async function commit(
  project: string,
  changes: readonly Change[],
  disk: DiskCalls = diskCalls,
): Promise<void> {
  if (changes.length === 0) return;
  const staged = changes.flatMap(({ path, text }, index) =>
    text === null ? [] : [{ from: temporaryPath(path, String(index)), to: path, text }],
  );
  const plan: Journal = {
    writer: process.pid,
    phase: "prepare",
    renames: staged.map(({ from, to }) => ({ from, to })),
    removals: changes.filter(({ text }) => text === null).map(({ path }) => path),
  };
  await createJournal(project, plan, disk);
  for (const { from, text } of staged) {
    await disk.mkdir(dirname(join(project, from)));
    await disk.write(join(project, from), text);
  }
  const decided: Journal = { ...plan, phase: "commit" };
  await replaceJournal(project, decided, disk);
  await carryOut(project, decided, disk);
}

/**
 * Finishes or undoes what an interrupted run has left. Returns whether there was anything.
 *
 * @param reach files and folders outside the project that a run may change, too
 */
export async function recover(
  project: string,
  reach: readonly string[] = [],
  disk: DiskCalls = diskCalls,
): Promise<boolean> {
  await sweepDrafts(project, disk);
  const journal = await readJournal(project, reach);
  if (journal === null) return false;
  if (journal === "unreadable") await disk.remove(join(project, JOURNAL_FILE));
  else if (isOther(journal.writer)) throw new ProjectLockedError(journal.writer);
  else if (journal.phase === "commit") await carryOut(project, journal, disk);
  else await undo(project, journal, disk);
  return true;
}

/** Every step may have been done already, by the run that was interrupted. */
async function carryOut(project: string, journal: Journal, disk: DiskCalls): Promise<void> {
  for (const path of journal.removals) {
    await disk.remove(join(project, path));
    await removeEmptyParents(project, path);
  }
  for (const { from, to } of journal.renames) {
    try {
      await disk.rename(join(project, from), join(project, to));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  await disk.remove(join(project, JOURNAL_FILE));
}

async function undo(project: string, journal: Journal, disk: DiskCalls): Promise<void> {
  for (const { from } of journal.renames) await disk.remove(join(project, from));
  await disk.remove(join(project, JOURNAL_FILE));
}

async function removeEmptyParents(project: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    const wasEmpty = await rmdir(join(project, folder)).then(
      () => true,
      () => false,
    );
    if (!wasEmpty) return;
  }
}
