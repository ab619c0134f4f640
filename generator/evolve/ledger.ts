/** The ledger's files: reading, and printing in one fixed order of members. */

import { z } from "zod";
import type { Diagnostic } from "../diagnostics.ts";
import { compareCodeUnits } from "../file-set.ts";
import { holdsConflict } from "../merge-conflict.ts";
import { problemInFile } from "../project-problem.ts";
import { LEDGER_VERSION, type LedgerEntry } from "./ledger-entry.ts";

/** Living and gone bindings by their present name. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

const FOLDER = "ledger";
const CHOOSE =
  "take the file of one branch (`git checkout --ours` or `--theirs`), the one with the larger `largestShards`; see `npx tsumugi explain TSU504`";
const RESTORE = "restore it from git; see `npx tsumugi explain TSU504`";

export function ledgerPath(output: string, binding: string): string {
  return `${output}/${FOLDER}/${binding}.json`;
}

/** True for the ledger's files, whatever they hold. */
export function isLedgerPath(path: string, output: string): boolean {
  return path.startsWith(`${output}/${FOLDER}/`) && path.endsWith(".json");
}

export interface LedgerReading {
  readonly ledger: Ledger;
  /** Of files that are missing or damaged: nothing may be decided without them. */
  readonly problems: readonly Diagnostic[];
}

/**
 * @param found the output folder's files by path
 * @param known paths that the manifest lists: a ledger file that is there no more was lost, and is not new
 */
export function readLedger(
  output: string,
  found: ReadonlyMap<string, string>,
  known: Iterable<string>,
): LedgerReading {
  const entries = new Map<string, LedgerEntry>();
  const problems: Diagnostic[] = [];
  for (const path of known) {
    if (!isBindingFile(path, output) || found.has(path)) continue;
    problems.push(problemInFile("TSU504", path, "this ledger file is missing", RESTORE));
  }
  for (const [path, text] of found) {
    if (!isBindingFile(path, output)) continue;
    const entry = readEntry(text);
    if (entry === null || ledgerPath(output, entry.name) !== path) {
      const [message, hint] = holdsConflict(text)
        ? ["this ledger file holds a merge conflict", CHOOSE]
        : ["this ledger file cannot be read", RESTORE];
      problems.push(problemInFile("TSU504", path, message, hint));
    } else entries.set(entry.name, entry);
  }
  const sorted = [...entries].sort(([left], [right]) => compareCodeUnits(left, right));
  return { ledger: new Map(sorted), problems };
}

/** The text of one file. */
export function printEntry(entry: LedgerEntry): string {
  const { payload, last } = entry;
  const content = {
    version: LEDGER_VERSION,
    name: entry.name,
    state: entry.state,
    idName: entry.idName,
    formerNames: entry.formerNames,
    class: entry.class,
    storage: entry.storage,
    declaredIn: entry.declaredIn,
    queue: entry.queue,
    largestShards: entry.largestShards,
    index: entry.index,
    payload,
    // An inline schema stands above already.
    last: { ...last, payload: last.payload.kind === "schema" ? { kind: "schema" } : last.payload },
  };
  return JSON.stringify(content, null, 2) + "\n";
}

function isBindingFile(path: string, output: string): boolean {
  const name = path.slice(`${output}/${FOLDER}/`.length);
  return isLedgerPath(path, output) && !name.includes("/");
}

function readEntry(text: string): LedgerEntry | null {
  const content = parseJson(text);
  if (!entrySchema.safeParse(content).success) return null;
  // What lies deeper than the check is our own output; a hand that edits it is seen by the manifest's hash.
  const { version: _version, ...entry } = content as LedgerEntry & { readonly version: number };
  const { schema } = entry.payload;
  // A file of a time before there were upgrades has none.
  const last = { ...entry.last, upgrade: entry.last.upgrade ?? null };
  if (last.payload.kind !== "schema") return { ...entry, last };
  return schema === null
    ? null
    : { ...entry, last: { ...last, payload: { ...last.payload, schema } } };
}

const names = z.array(z.string());
const object = z.record(z.string(), z.unknown());
const entrySchema = z.object({
  version: z.literal(LEDGER_VERSION),
  name: z.string(),
  state: z.enum(["live", "draining", "deleted"]),
  idName: z.string(),
  formerNames: names,
  class: z.string(),
  storage: z.literal("sqlite"),
  declaredIn: z.string(),
  queue: z.string(),
  largestShards: z.int().min(1),
  index: names,
  payload: z.object({
    version: z.int().min(1),
    hash: z.string(),
    schema: z.union([z.boolean(), object]).nullable(),
  }),
  last: z.object({
    description: z.string().nullable(),
    performer: object,
    upgrade: object.nullable().optional(),
    payload: z.looseObject({ kind: z.enum(["schema", "zod", "any"]) }),
    result: z.looseObject({ kind: z.enum(["schema", "zod", "any"]) }).nullable(),
    queue: z.looseObject({ name: z.string(), queueName: z.string(), producerBinding: z.string() }),
    definition: z.looseObject({ name: z.string(), shards: z.int().min(1) }),
  }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}
