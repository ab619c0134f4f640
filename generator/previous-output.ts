/**
 * The folder that was generated into before `output` was changed. What it remembers (ledger, migrations, manifest) is what is
 * deployed, so it moves along; its files that are as they were written go, and all others stay.
 *
 * It is found by what we last wrote into wrangler.jsonc: the folder of the migrations of our database.
 */

import { compare, manifestPath } from "./disk/compare.ts";
import type { Difference } from "./disk/compare.ts";
import { isInsideProject, readFolder } from "./disk/read.ts";
import { isPlainPath } from "./file-set.ts";
import { readManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { DATABASE_BINDING } from "./model/names.ts";
import type { Project } from "./project.ts";
import { problemInFile, UnconfirmedChangeError } from "./project-problem.ts";
import { parseDocument } from "./wrangler/document.ts";
import type { Node } from "./wrangler/document.ts";
import { below, objectsIn, textBelow } from "./wrangler/faults/fault.ts";

export interface PreviousOutput {
  /** What it holds, at the paths that it would have in the new folder. */
  readonly found: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
  /** What is left to do in the old folder. */
  readonly differences: readonly Difference[];
  /** Texts of the old folder, at their own paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is left to the user. */
  readonly notes: readonly string[];
}

/**
 * `null` where nothing was generated before. Throws UnconfirmedChangeError when something was, and nobody knows what: without the
 * ledger every binding would be new, and the jobs of those that are deployed could be lost.
 */
export async function readPreviousOutput(
  project: Project,
  output: string,
): Promise<PreviousOutput | null> {
  const { text } = project.wrangler;
  const root = text === null ? null : rootOf(text);
  if (root === null) return null;
  const folder = folderOf(root);
  const previous =
    folder === null || folder === output ? null : await read(project, folder, output);
  if (previous === null) refuseOrphans(project, root, output);
  return previous;
}

/** A file that cannot be read is refused where it is edited. */
function rootOf(text: string): Node | null {
  try {
    return parseDocument(text.replace(/^\uFEFF/, "")).root;
  } catch {
    return null;
  }
}

function folderOf(root: Node): string | null {
  const databases = objectsIn(below(root, "d1_databases"));
  const ours = databases.find((entry) => textBelow(entry, "binding") === DATABASE_BINDING);
  const migrations = ours === undefined ? null : textBelow(ours, "migrations_dir");
  const folder = /^(?:\.\/)?(.+)\/migrations$/.exec(migrations ?? "")?.[1];
  return folder !== undefined && isPlainPath(folder) ? folder : null;
}

async function read(
  { folder: project }: Project,
  folder: string,
  output: string,
): Promise<PreviousOutput | null> {
  if (!(await isInsideProject(project, folder))) return null;
  const texts = new Map(await readFolder(project, folder));
  const manifestText = texts.get(manifestPath(folder));
  const moved = manifestText === undefined ? null : readManifest(manifestText, output);
  const manifest = manifestText === undefined ? null : readManifest(manifestText, folder);
  if (manifest === null || moved === null) return null;
  const rest = new Map([...texts].filter(([path]) => path !== manifestPath(folder)));
  const found = new Map(
    [...rest].map(([path, text]) => [output + path.slice(folder.length), text]),
  );
  const left = compare({ expected: new Map(), found: rest, manifest });
  const isOurs = ({ kind, path }: Difference) => kind === "stray" && manifest.files.has(path);
  const theirs = left.filter((each) => !isOurs(each)).map(({ path }) => path);
  return {
    found,
    manifest: moved,
    texts,
    differences: [
      ...left.map((each): Difference => ({
        kind: "stray",
        path: each.path,
        removable: isOurs(each),
      })),
      { kind: "stray", path: manifestPath(folder), removable: true },
    ],
    notes: [
      `${output}/ takes the place of ${folder}/, with all that it remembers. \`main\` of wrangler.jsonc and imports of yours have to follow.`,
      ...(theirs.length === 0
        ? []
        : [`Left in ${folder}/, as it is not what was generated: ${theirs.join(", ")}`]),
    ],
  };
}

/** Durable Object bindings that only we write: there was a generation, and what it remembered is gone. */
function refuseOrphans({ wrangler: { path, text } }: Project, root: Node, output: string): void {
  const [orphan] = objectsIn(below(root, "durable_objects", "bindings")).filter(
    (entry) =>
      /^TSUMUGI_[A-Z0-9_]+$/.test(textBelow(entry, "name") ?? "") &&
      /^[A-Z][A-Za-z0-9]*Shard$/.test(textBelow(entry, "class_name") ?? "") &&
      below(entry, "script_name") === undefined,
  );
  if (orphan === undefined || text === null) return;
  const bare = text.replace(/^\uFEFF/, "");
  const name = textBelow(orphan, "name");
  const problem = problemInFile(
    "TSU508",
    path,
    `\`${name}\` was generated before, but ${output}/ has neither manifest nor ledger: nobody knows any more which jobs and tables are deployed`,
    `restore the folder from git (\`git restore ${output}\`), or name it with \`output:\`; if nothing was ever deployed from here, take our entries out of ${path}`,
    { text: bare, offset: orphan.offset, length: orphan.length },
  );
  throw new UnconfirmedChangeError([problem], new Map([[path, bare]]));
}
