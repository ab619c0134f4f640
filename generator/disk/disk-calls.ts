/** The calls that change the disk, as a parameter, so that a test can crash at each of them. */

import { link, mkdir, rename, rm, writeFile } from "node:fs/promises";

export interface DiskCalls {
  link(from: string, to: string): Promise<void>;
  mkdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
}

export const diskCalls: DiskCalls = {
  link,
  mkdir: async (path) => void (await mkdir(path, { recursive: true })),
  rename: renamePatiently,
  remove: (path) => rm(path, { force: true }),
  write: (path, text) => writeFile(path, text),
};

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
