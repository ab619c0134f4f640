/** What git knows of a project: files as they are in a commit, without touching the working tree. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Files of a commit can be larger than what a pipe holds by default. */
const LARGEST_ANSWER = 256 * 1024 * 1024;

/** `null` when git is not there or says no. */
export async function git(project: string, ...command: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)("git", ["-C", project, ...command], {
      maxBuffer: LARGEST_ANSWER,
    });
    return stdout;
  } catch {
    return null;
  }
}

export type CommitSearch =
  | { readonly kind: "found"; readonly commit: string }
  /** `reason`: there is no git, no repository or no such commit. */
  | { readonly kind: "refused"; readonly reason: string };

/** The commit that a branch, a tag or another name of git stands for. */
export async function findCommit(project: string, ref: string): Promise<CommitSearch> {
  const refused = (reason: string): CommitSearch => ({ kind: "refused", reason });
  if ((await git(project, "--version")) === null) {
    return refused(`git is needed to read \`${ref}\`, and cannot be run here`);
  }
  if ((await git(project, "rev-parse", "--git-dir")) === null) {
    return refused(`\`${ref}\` cannot be read: the project is in no git repository`);
  }
  // Else it would be taken for an option.
  const name = ref.startsWith("-") ? null : `${ref}^{commit}`;
  const commit =
    name === null ? null : await git(project, "rev-parse", "--verify", "--quiet", name);
  if (commit !== null) return { kind: "found", commit: commit.trim() };
  return refused(
    `git does not know \`${ref}\`; name a branch, a tag or a commit that is here (\`git fetch\` brings those of others)`,
  );
}

/** One file as it is in the commit; `null` when it is not there. The path is relative to the project's folder. */
export async function readAt(
  project: string,
  commit: string,
  path: string,
): Promise<string | null> {
  return await git(project, "show", `${commit}:./${path}`);
}

/** The paths below a folder in the commit, relative to the project's folder. */
export async function listAt(
  project: string,
  commit: string,
  folder: string,
): Promise<readonly string[]> {
  const listing = await git(project, "ls-tree", "-r", "-z", "--name-only", commit, "--", folder);
  return (listing ?? "").split("\0").filter((path) => path !== "");
}

/** Files below a folder in the commit with their texts. */
export async function readFolderAt(
  project: string,
  commit: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const path of await listAt(project, commit, folder)) {
    const text = await readAt(project, commit, path);
    if (text !== null) files.set(path, text);
  }
  return files;
}
