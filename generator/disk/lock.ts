/**
 * One run at a time in a project's folder, from before the first file is read until after the last one is written: a run that
 * plans on files which another one is about to change would undo what that one did.
 *
 * Each run first puts up a file of its own and then looks for others. As all do it in this order, of two runs at least one sees
 * the other, takes its file down and comes back a moment later. No file is ever taken over, so that of a run that was killed
 * can be removed by everybody at any time.
 */

import { randomUUID } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A run takes seconds; whoever waits for longer is told. */
const PATIENCE_MS = 30_000;
/** What cannot be asked (a process of another machine or container) is taken to run for so long. */
const TRUST_MS = 60_000;

const LOCK_NAME = /^\.tsumugi-(\d+)-[0-9a-f-]+\.lock$/;

/** Another run has been in the project for all the time that this one has waited. */
export class ProjectLockedError extends Error {
  override readonly name = "ProjectLockedError";
  constructor(writer: number, file: string) {
    super(
      `another run (process ${writer}) is working in this project; if there is none, delete ${file}`,
    );
  }
}

interface LockOptions {
  readonly patienceMs?: number;
}

/** Runs when no other run does. A folder that does not exist or cannot be written to has nothing to be guarded. */
export async function locked<Result>(
  project: string,
  run: () => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const lock = await acquire(project, options.patienceMs ?? PATIENCE_MS);
  try {
    return await run();
  } finally {
    if (lock !== null) await rm(lock, { force: true });
  }
}

/** For those who only look: resolves when no run is at work. */
export async function untilUnlocked(project: string, options: LockOptions = {}): Promise<void> {
  const end = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  for (;;) {
    const other = await otherRun(project, null);
    if (other === null) return;
    await waitFor(other, end);
  }
}

/** Path of this run's file. */
async function acquire(project: string, patienceMs: number): Promise<string | null> {
  const name = `.tsumugi-${process.pid}-${randomUUID()}.lock`;
  const path = join(project, name);
  const text = JSON.stringify({ host: hostname(), started: await startOf(process.pid) });
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await writeFile(path, text);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EROFS"].includes(code)) return null;
      throw error;
    }
    const other = await otherRun(project, name);
    if (other === null) return path;
    await rm(path, { force: true });
    await waitFor(other, end);
  }
}

interface OtherRun {
  readonly process: number;
  readonly file: string;
}

/** Two that take turns in seeing each other must not do so in step. */
async function waitFor({ process, file }: OtherRun, end: number): Promise<void> {
  if (Date.now() >= end) throw new ProjectLockedError(process, file);
  await wait(10 + Math.random() * 40);
}

/** A run that is at work; files of runs that are over are removed. */
async function otherRun(project: string, own: string | null): Promise<OtherRun | null> {
  const names = await readdir(project).catch(() => []);
  for (const name of names) {
    const id = LOCK_NAME.exec(name)?.[1];
    if (id === undefined || name === own) continue;
    if (await isAtWork(join(project, name), Number(id))) return { process: Number(id), file: name };
    await rm(join(project, name), { force: true });
  }
  return null;
}

async function isAtWork(file: string, id: number): Promise<boolean> {
  const text = await readFile(file, "utf8").catch(() => null);
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
  if (text === null || age === Infinity) return false;
  const owner = parseOwner(text);
  // Half written: its owner is about to go on, or was killed.
  if (owner === null || owner.host !== hostname()) return age < TRUST_MS;
  return isRunning(id) && owner.started === (await startOf(id));
}

function parseOwner(text: string): { readonly host: unknown; readonly started: unknown } | null {
  try {
    const owner: unknown = JSON.parse(text);
    return typeof owner === "object" && owner !== null
      ? { host: Reflect.get(owner, "host"), started: Reflect.get(owner, "started") }
      : null;
  } catch {
    return null;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process began, where the system says so (Linux): ids are used again, and soon in containers. */
async function startOf(id: number): Promise<string | null> {
  const text = await readFile(`/proc/${id}/stat`, "utf8").catch(() => null);
  // The name in brackets may hold anything; the start is the 20th field behind it.
  return text?.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}
