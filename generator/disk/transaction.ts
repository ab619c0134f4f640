/**
 * Writes all changes or none, also when the process is killed in the middle or the power goes. Whoever calls it holds the lock of
 * the project (lock.ts).
 *
 * 1. The journal is created, naming every temporary file that is about to be made.
 * 2. The new texts are written to temporary files, each beside its target, so that a rename never crosses a disk.
 * 3. The journal is replaced by one that says "commit". From here on the change will happen.
 * 4. Removed files are unlinked, temporary files are renamed onto their targets in the order of the changes, the journal is deleted.
 *
 * A later run that finds a journal undoes it (before step 3) or carries it out (after it). Each step has reached the disk before
 * the next one begins.
 */

import { rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskCalls } from "./disk-calls.ts";
import type { DiskCalls } from "./disk-calls.ts";
import { JOURNAL_FILE, readJournal, sweepDrafts, temporaryPath, writeJournal } from "./journal.ts";
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
    phase: "prepare",
    renames: staged.map(({ from, to }) => ({ from, to })),
    removals: changes.filter(({ text }) => text === null).map(({ path }) => path),
  };
  await writeJournal(project, plan, disk);
  for (const folder of foldersOf(staged)) await disk.mkdir(join(project, folder));
  await all(staged, ({ from, text }) => disk.write(join(project, from), text));
  const decided: Journal = { ...plan, phase: "commit" };
  await writeJournal(project, decided, disk);
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
  await all(foldersOf(journal.renames), (folder) => disk.syncFolder(join(project, folder)));
  await disk.remove(join(project, JOURNAL_FILE));
}

async function undo(project: string, journal: Journal, disk: DiskCalls): Promise<void> {
  for (const { from } of journal.renames) await disk.remove(join(project, from));
  await disk.remove(join(project, JOURNAL_FILE));
}

function foldersOf(renames: Journal["renames"]): readonly string[] {
  return [...new Set(renames.map(({ to }) => dirname(to)))];
}

/** Disks take many calls at once better than one after the other. None is still under way when this ends. */
async function all<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(items.map(async (item) => await call(item)));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
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
