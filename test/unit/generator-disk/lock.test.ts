import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locked, ProjectLockedError, untilUnlocked } from "../../../generator/disk/lock.ts";
import { temporaryFolder } from "./folder.ts";

/** A process id above every platform's limit. */
const NOBODY = 2 ** 30;
const impatient = { patienceMs: 0 };
const lockFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".lock"));

function foreignLock(folder: string, id: number, owner: object | string): string {
  const file = join(folder, `.tsumugi-${id}-0a1b.lock`);
  writeFileSync(file, typeof owner === "string" ? owner : JSON.stringify(owner));
  return file;
}

test("runs of one folder never overlap, however many there are, and leave nothing behind", async () => {
  const folder = temporaryFolder();
  let inside = 0;
  const seen: number[] = [];
  const run = async (index: number): Promise<void> => {
    inside += 1;
    seen.push(index);
    expect(inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(inside).toBe(1);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, (_, index) => locked(folder, () => run(index))));
  expect(seen).toHaveLength(12);
  expect(lockFiles(folder)).toEqual([]);
});

test("a run that fails gives its place free", async () => {
  const folder = temporaryFolder();
  await expect(locked(folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(lockFiles(folder)).toEqual([]);
});

test("who waits for too long is told for whom, and has changed nothing", async () => {
  const folder = temporaryFolder();
  await locked(folder, async () => {
    const [file = ""] = lockFiles(folder);
    const second = locked(folder, () => Promise.resolve("ran"), impatient);
    await expect(second).rejects.toThrow(ProjectLockedError);
    await expect(second).rejects.toThrow(`process ${process.pid}) is working in this project`);
    await expect(second).rejects.toThrow(`delete ${file}`);
    await expect(untilUnlocked(folder, impatient)).rejects.toThrow(ProjectLockedError);
    expect(lockFiles(folder)).toEqual([file]);
  });
  await untilUnlocked(folder, impatient);
});

test.each([
  ["a process that is gone", NOBODY, { host: hostname(), started: "1" }],
  // The id is in use again.
  ["a process that began at another time", process.ppid, { host: hostname(), started: "1" }],
])("the file of %s is removed", async (_what, id, owner) => {
  const folder = temporaryFolder();
  foreignLock(folder, id, owner);
  expect(await locked(folder, () => Promise.resolve("ran"), impatient)).toBe("ran");
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["of another machine", { host: "elsewhere", started: "1" }],
  ["half written", ""],
])("a file %s is believed for a minute", async (_what, owner) => {
  const folder = temporaryFolder();
  const file = foreignLock(folder, NOBODY, owner);
  const run = () => locked(folder, () => Promise.resolve("ran"), impatient);
  await expect(run()).rejects.toThrow(ProjectLockedError);
  const before = Date.now() / 1000 - 61;
  utimesSync(file, before, before);
  expect(await run()).toBe("ran");
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that is not there guards nothing", async () => {
  const run = () => Promise.resolve("ran");
  expect(await locked(join(temporaryFolder(), "not-there"), run)).toBe("ran");
});

test("a file of another name is nobody's lock", async () => {
  const folder = temporaryFolder({ ".tsumugi-1-x.lock.txt": "", "package.lock": "{}" });
  expect(await locked(folder, () => Promise.resolve("ran"), impatient)).toBe("ran");
  expect(readFileSync(join(folder, "package.lock"), "utf8")).toBe("{}");
});
