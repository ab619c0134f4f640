/** The history of migrations as it is on disk, held against what is remembered of it. */

import type { Diagnostic } from "../../diagnostics.ts";
import { migrationText } from "../../emit/migration.ts";
import { compareCodeUnits } from "../../file-set.ts";
import { textHash } from "../../manifest.ts";
import { problemInFile } from "../../project-problem.ts";
import {
  chainOf,
  migrationPath,
  numberOf,
  readRecord,
  recordPath,
  type MigrationRecord,
} from "./record.ts";

export interface MigrationHistory {
  /** In the order in which wrangler applies them. */
  readonly records: readonly MigrationRecord[];
  /** Path -> text of each migration as it must stay; a lost one is made again where that is possible. */
  readonly texts: ReadonlyMap<string, string>;
  /** The largest number that any file has. */
  readonly head: number;
  readonly problems: readonly Diagnostic[];
}

const REBASE = "run `npx tsumugi migrations rebase`";
const RESTORE = "restore it from git: databases may have applied it as it was";

/**
 * @param name of the config, which stands in a migration's first line
 * @param known paths that the manifest lists
 */
export function readMigrations(
  output: string,
  name: string,
  found: ReadonlyMap<string, string>,
  known: Iterable<string>,
): MigrationHistory {
  const problems: Diagnostic[] = [];
  const refuse = (path: string, message: string, hint: string): void => {
    problems.push(problemInFile("TSU505", path, message, hint));
  };
  const folder = recordPath(output, "");
  const isRecord = (path: string): boolean => path.startsWith(folder.replace(/\.json$/, ""));
  for (const path of known) {
    if (isRecord(path) && !found.has(path)) refuse(path, "this record is missing", RESTORE);
  }
  const records: MigrationRecord[] = [];
  for (const [path, text] of found) {
    if (!isRecord(path)) continue;
    const record = readRecord(text);
    if (record !== null && recordPath(output, record.file) === path) records.push(record);
    else refuse(path, "this record of a migration cannot be read", RESTORE);
  }
  records.sort((left, right) => compareFiles(left.file, right.file));
  checkChain(records, output, refuse);
  const texts = checkTexts(records, { output, name, found, refuse });
  return { records, texts, head: checkStrangers(records, output, found, refuse), problems };
}

type Refuse = (path: string, message: string, hint: string) => void;

/** By number, then by name: wrangler's order. */
function compareFiles(left: string, right: string): number {
  return (numberOf(left) ?? 0) - (numberOf(right) ?? 0) || compareCodeUnits(left, right);
}

function checkChain(records: readonly MigrationRecord[], output: string, refuse: Refuse): void {
  let before: MigrationRecord | null = null;
  for (const record of records) {
    const path = migrationPath(output, record.file);
    if (before !== null && numberOf(before.file) === numberOf(record.file)) {
      const message = `\`${before.file}\` has the same number: two branches have each added a migration`;
      refuse(path, message, REBASE);
    } else if (record.follows !== (before === null ? null : chainOf(before))) {
      const message = `it was made to follow another migration than \`${before?.file ?? "none"}\``;
      refuse(path, message, REBASE);
    }
    before = record;
  }
}

function checkTexts(
  records: readonly MigrationRecord[],
  world: {
    readonly output: string;
    readonly name: string;
    readonly found: ReadonlyMap<string, string>;
    readonly refuse: Refuse;
  },
): ReadonlyMap<string, string> {
  const { output, name, found, refuse } = world;
  const texts = new Map<string, string>();
  for (const record of records) {
    const path = migrationPath(output, record.file);
    const text = found.get(path) ?? migrationText(record, name);
    texts.set(path, text);
    if (textHash(text) === record.sha256) continue;
    if (found.has(path)) refuse(path, "a migration must never be edited", RESTORE);
    else refuse(path, `this migration is missing${renamedTo(record, output, found)}`, RESTORE);
  }
  return texts;
}

function renamedTo(
  { sha256 }: MigrationRecord,
  output: string,
  found: ReadonlyMap<string, string>,
): string {
  const twin = [...found].find(([path, text]) => isSql(path, output) && textHash(text) === sha256);
  return twin === undefined ? "" : `; it was renamed to \`${twin[0]}\``;
}

/** Files that nobody remembers; wrangler would apply them, too. Answers the largest number of all. */
function checkStrangers(
  records: readonly MigrationRecord[],
  output: string,
  found: ReadonlyMap<string, string>,
  refuse: Refuse,
): number {
  const head = Math.max(0, ...records.map(({ file }) => numberOf(file) ?? 0));
  const ours = new Set(records.map(({ file }) => migrationPath(output, file)));
  let largest = head;
  for (const path of records.length === 0 ? [] : found.keys()) {
    if (!isSql(path, output) || ours.has(path)) continue;
    const number = numberOf(path.slice(path.lastIndexOf("/") + 1));
    largest = Math.max(largest, number ?? 0);
    const twin = records.find(({ sha256 }) => sha256 === textHash(found.get(path) ?? ""));
    if (twin !== undefined) {
      const hint = `give it back its name \`${twin.file}\`: databases that applied it would apply it again`;
      refuse(path, "a migration must never be renamed or copied", hint);
    } else if (number !== null && number <= head) {
      const hint = "number it behind the last one, or move it out";
      refuse(path, `it was inserted before \`${records.at(-1)?.file}\``, hint);
    }
  }
  return largest;
}

function isSql(path: string, output: string): boolean {
  return path.startsWith(migrationPath(output, "")) && path.endsWith(".sql");
}
