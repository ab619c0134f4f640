import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diskCalls } from "../../../generator/disk/disk-calls.ts";
import type { DiskCalls } from "../../../generator/disk/disk-calls.ts";
import { isInterrupted, JOURNAL_FILE } from "../../../generator/disk/journal.ts";
import { commit, recover } from "../../../generator/disk/transaction.ts";
import type { Change } from "../../../generator/disk/transaction.ts";
import { contentOf, temporaryFolder } from "./folder.ts";

const before = { "wrangler.jsonc": "{}", "generated/a.ts": "old a", "generated/deep/gone.ts": "x" };
const changes: readonly Change[] = [
  { path: "generated/a.ts", text: "new a" },
  { path: "generated/new/b.ts", text: "new b" },
  { path: "generated/deep/gone.ts", text: null },
  { path: "wrangler.jsonc", text: '{ "name": "x" }' },
];
const after = {
  "generated/a.ts": "new a",
  "generated/new/b.ts": "new b",
  "wrangler.jsonc": '{ "name": "x" }',
};

class Crash extends Error {}

/** The disk of a process that is killed at its n-th call, before or after the call has worked. */
function dyingDisk(calls: number, moment: "before" | "after"): DiskCalls {
  let left = calls;
  const dying =
    <Args extends readonly unknown[]>(call: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      // Once dead, nothing more reaches the disk: not even what a `finally` would do.
      if (left <= 0) throw new Crash();
      left -= 1;
      if (left > 0) return await call(...args);
      if (moment === "after") await call(...args);
      throw new Crash();
    };
  return {
    mkdir: dying(diskCalls.mkdir),
    rename: dying(diskCalls.rename),
    remove: dying(diskCalls.remove),
    write: dying(diskCalls.write),
    syncFolder: dying(diskCalls.syncFolder),
  };
}

test("all changes arrive, and nothing else is left", async () => {
  const folder = temporaryFolder(before);
  await commit(folder, changes);
  expect(contentOf(folder)).toEqual(after);
  expect(existsSync(join(folder, "generated/deep"))).toBe(false);
  expect(await recover(folder)).toBe(false);
});

describe("killed at any call", () => {
  test.each(["before", "after"] as const)("%s it works", async (moment) => {
    let crashes = 0;
    for (let calls = 1; ; calls += 1) {
      const folder = temporaryFolder(before);
      const outcome = await commit(folder, changes, dyingDisk(calls, moment)).catch(
        (error: unknown) => error,
      );
      if (outcome === undefined) break;
      expect(outcome).toBeInstanceOf(Crash);
      crashes += 1;
      await recover(folder);
      // Everything or nothing, no temporary file, no journal.
      expect([before, after]).toContainEqual(contentOf(folder));
      expect(await isInterrupted(folder)).toBe(false);
      await commit(folder, changes);
      expect(contentOf(folder)).toEqual(after);
    }
    expect(crashes).toBeGreaterThan(10);
  });

  test("also while it recovers", async () => {
    const total = 14;
    for (let first = 1; first < total; first += 1) {
      for (let second = 1; second < 8; second += 1) {
        const folder = temporaryFolder(before);
        await commit(folder, changes, dyingDisk(first, "after")).catch(() => undefined);
        await recover(folder, [], dyingDisk(second, "before")).catch(() => undefined);
        await recover(folder);
        expect([before, after]).toContainEqual(contentOf(folder));
      }
    }
  });
});

test.each(["", "{", "{}", JSON.stringify({ phase: "commit", renames: [], removals: ["../x"] })])(
  "a journal that makes no sense is dropped: %j",
  async (text) => {
    const folder = temporaryFolder({ ...before, [JOURNAL_FILE]: text });
    await recover(folder);
    expect(contentOf(folder)).toEqual(before);
  },
);
