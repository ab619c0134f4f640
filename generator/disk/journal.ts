/** The journal of a write: a file in the project's folder that names what is about to happen. It is also the lock. */

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPlainPath } from "../file-set.ts";
import type { DiskCalls } from "./disk-calls.ts";

export const JOURNAL_FILE = ".tsumugi.journal.json";

export interface Journal {
  readonly writer: number;
  readonly phase: "prepare" | "commit";
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  readonly removals: readonly string[];
}

/** Another run is in the middle of writing to this project. */
export class ProjectLockedError extends Error {
  override readonly name = "ProjectLockedError";
  readonly writer: number;
  constructor(writer: number) {
    super(
      `another run (process ${writer}) is writing to this project; if there is none, delete ${JOURNAL_FILE}`,
    );
    this.writer = writer;
  }
}

/** True when a run was killed while it wrote, or is writing now. */
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

/** `link` refuses an existing target, so of two runs only one gets the journal, and it is complete from the start. */
export async function createJournal(
  project: string,
  journal: Journal,
  disk: DiskCalls,
): Promise<void> {
  const draft = await writeDraft(project, journal, disk);
  try {
    await disk.link(draft, join(project, JOURNAL_FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new ProjectLockedError(await writerOf(project));
  } finally {
    await disk.remove(draft);
  }
}

/** The process behind a journal, whatever else stands in it; 0 when that cannot be read. */
async function writerOf(project: string): Promise<number> {
  const text = await readFile(join(project, JOURNAL_FILE), "utf8").catch(() => "");
  try {
    const { writer } = JSON.parse(text) as Journal;
    return Number.isInteger(writer) ? writer : 0;
  } catch {
    return 0;
  }
}

export async function replaceJournal(
  project: string,
  journal: Journal,
  disk: DiskCalls,
): Promise<void> {
  const draft = await writeDraft(project, journal, disk);
  await disk.rename(draft, join(project, JOURNAL_FILE));
}

async function writeDraft(project: string, journal: Journal, disk: DiskCalls): Promise<string> {
  const draft = join(project, temporaryPath(JOURNAL_FILE, "draft"));
  await disk.write(draft, JSON.stringify(journal));
  return draft;
}

/** Removes drafts of journals whose writers were killed before the journal was there. */
export async function sweepDrafts(project: string, disk: DiskCalls): Promise<void> {
  for (const name of await readdir(project)) {
    const writer = /^\.tsumugi-(\d+)-draft\.tmp$/.exec(name)?.[1];
    if (writer !== undefined && !isOther(Number(writer))) await disk.remove(join(project, name));
  }
}

/** True for a process that runs and is not this one. */
export function isOther(processId: number): boolean {
  return processId !== process.pid && isRunning(processId);
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
    return isSound && Number.isInteger(journal.writer) ? journal : null;
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

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
