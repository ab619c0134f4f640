/** Reading of what is on disk. Paths are project-relative with `/`; `null` stands for a file that is not there. */

import { readdir, readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

export async function readText(project: string, path: string): Promise<string | null> {
  const file = join(project, path);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isAbsent(error)) return null;
    // Of a folder the system does not say which one it is.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/**
 * Every file of a folder with its text; empty when there is no such folder. Names that begin with a dot are
 * left out: they belong to tools (`.gitkeep`, `.DS_Store`), and the generator writes none.
 */
export async function readFolder(
  project: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await listFolder(join(project, folder))) {
    if (entry.name.startsWith(".")) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      for (const [inner, text] of await readFolder(project, path)) files.set(inner, text);
    } else {
      files.set(path, (await readText(project, path)) ?? "");
    }
  }
  return files;
}

/** True when the folder, or what will be its nearest existing parent, really lies inside the project (symlinks followed). */
export async function isInsideProject(project: string, folder: string): Promise<boolean> {
  const way = relative(await realpath(project), await realPathOf(join(project, folder)));
  return way !== ".." && !way.startsWith(`..${sep}`);
}

/** Where a file or folder really is, or will be once it is made: symlinks followed as far as the path exists. */
export async function realPathOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => null);
  const parent = dirname(path);
  if (real !== null || parent === path) return real ?? path;
  return join(await realPathOf(parent), basename(path));
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" || code === "ENOTDIR";
}
