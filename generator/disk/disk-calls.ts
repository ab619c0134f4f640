/** The calls that change the disk, as a parameter, so that a test can crash at each of them. */

import { fsync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";

export interface DiskCalls {
  mkdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Resolves when the text has reached the disk, so that a power cut behind it cannot leave a file without its text. */
  write(path: string, text: string): Promise<void>;
  /** Resolves when the renames and removals in the folder have reached the disk. */
  syncFolder(path: string): Promise<void>;
}

export const diskCalls: DiskCalls = {
  mkdir: async (path) => void (await mkdir(path, { recursive: true })),
  rename: renamePatiently,
  remove: (path) => rm(path, { force: true }),
  write: (path, text) =>
    withOpen(path, "w", async (file) => {
      await file.writeFile(text);
      await sync(file.fd);
    }),
  // Windows opens no folder, and some file systems sync none: there the order of calls has to do.
  syncFolder: (path) => withOpen(path, "r", (folder) => sync(folder.fd)).catch(() => undefined),
};

/** Yarn's Plug'n'Play puts handles of its own in the place of Node's, without `sync()` and `await using` (4.x, 2026-11). */
const sync = promisify(fsync);

async function withOpen(
  path: string,
  mode: "r" | "w",
  use: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(path, mode);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}

/** Virus scanners and editors on Windows hold a file for a moment; that must not fail a run. */
async function renamePatiently(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? "";
      if (attempt === 5 || !["EPERM", "EBUSY"].includes(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 20));
    }
  }
}
