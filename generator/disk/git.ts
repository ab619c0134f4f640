/** What git knows of a project: files as they are in a commit, without touching the working tree. */

import { execFile, spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
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
  return (await entriesAt(project, commit, folder)).map(({ path }) => path);
}

/** Files below a folder in the commit with their texts. However many they are, two processes of git read them. */
export async function readFolderAt(
  project: string,
  commit: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const entries = await entriesAt(project, commit, folder);
  const objects = [...new Set(entries.map(({ object }) => object))];
  const texts = await readObjects(project, objects);
  return new Map(
    entries.flatMap(({ path, object }) => {
      const text = texts.get(object);
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

interface TreeEntry {
  readonly path: string;
  /** Name of the object that holds the text. */
  readonly object: string;
}

/** Blobs only: what a submodule holds is not in the commit. */
async function entriesAt(
  project: string,
  commit: string,
  folder: string,
): Promise<readonly TreeEntry[]> {
  const listing = await git(project, "ls-tree", "-r", "-z", commit, "--", folder);
  return (listing ?? "").split("\0").flatMap((line) => {
    const [, object, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return object === undefined || path === undefined ? [] : [{ path, object }];
  });
}

/** Texts by the objects' names; without those that git does not have. */
async function readObjects(
  project: string,
  objects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (objects.length === 0) return new Map();
  const child = spawn("git", ["-C", project, "cat-file", "--batch"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  // It reads and answers at once, so both ends are served at once; a git that ends early has said all that it will.
  child.stdin.on("error", () => undefined).end(objects.map((object) => `${object}\n`).join(""));
  return splitBatch(await buffer(child.stdout));
}

/** `<object> blob <bytes>`, a line end, so many bytes, a line end, and so on; of a missing object only a line. */
function splitBatch(answer: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let place = 0;
  while (place < answer.length) {
    const lineEnd = answer.indexOf("\n", place);
    if (lineEnd < 0) break;
    const [object = "", kind, bytes] = answer.toString("latin1", place, lineEnd).split(" ");
    place = lineEnd + 1;
    if (kind !== "blob") continue;
    const end = place + Number(bytes);
    texts.set(object, answer.toString("utf8", place, end));
    place = end + 1;
  }
  return texts;
}
