/** What the command line says about a plan. Pure, so that every sentence can be tested. */

import { posix } from "node:path";
import { unifiedDiff } from "./command-line/unified-diff.ts";
import { manifestPath } from "./disk/compare.ts";
import type { Difference } from "./disk/compare.ts";
import type { Start } from "./init/init.ts";
import { MANIFEST_FILE } from "./manifest.ts";
import { DATABASE_BINDING } from "./model/names.ts";
import { holdsConflict } from "./merge-conflict.ts";
import type { Plan, Rebase, Result } from "./pipeline.ts";

const COMMAND = "npx tsumugi generate";
/** What takes the place of `generate` while two branches' migrations are in each other's way. */
const REBASE_COMMAND = "npx tsumugi migrations rebase";

export function reportGenerate({ kind, plan }: Result, command = COMMAND): string {
  switch (kind) {
    case "nothing-to-do":
      return [
        `Nothing to do: ${upToDate(plan)}.`,
        ...plan.notes,
        ...ejectedAdvice(plan),
        ...foreignAdvice(plan),
      ].join("\n");
    case "written":
      return [
        ...grouped(plan, plan.differences.filter(isChange), written),
        `${sentenceCount(plan.differences.filter(isChange).length)} written for ${plan.project.configFile}.`,
        ...plan.notes,
        ...migrationAdvice(plan),
        ...apiAdvice(plan),
        ...ejectedAdvice(plan),
        ...foreignAdvice(plan),
      ].join("\n");
    case "refused":
      return [
        "Nothing was written, because these generated files were edited by hand:",
        ...plan.differences.filter(isEdited).map(({ path }) => `  ${path}`),
        ...editedAdvice(plan, command),
      ].join("\n");
  }
}

/** What would be written, file by file and line by line; of the manifest, which is all hashes, only that it changes. */
export function reportDryRun(plan: Plan, options: { readonly colour: boolean }): string {
  if (plan.differences.length === 0) return `Nothing to do: ${upToDate(plan)}.`;
  const hashes = new Set(foldersOf(plan).map(manifestPath));
  const told = ({ path }: Difference) => !hashes.has(path);
  const diffs = plan.differences
    .filter(isChange)
    .filter(told)
    .map((difference) => {
      const after = difference.kind === "stray" ? null : difference.text;
      return unifiedDiff(difference.path, plan.current.get(difference.path) ?? null, after);
    });
  return [
    ...grouped(plan, plan.differences, checked),
    `${sentenceCount(plan.differences.length)} would change; nothing was written.`,
    ...(diffs.length === 0 ? [] : [""]),
    ...diffs.map((diff) => (options.colour ? coloured(diff) : diff)),
  ].join("\n");
}

function coloured(diff: string): string {
  const colours: Readonly<Record<string, number>> = { "+": 32, "-": 31, "@": 36 };
  return diff.replaceAll(/^[-+@].*$/gm, (line) => {
    const isHead = /^(---|\+\+\+) /.test(line);
    return `\u001B[${isHead ? 1 : colours[line.charAt(0)]}m${line}\u001B[0m`;
  });
}

export function reportCheck(plan: Plan, interrupted: boolean): string {
  const { differences } = plan;
  if (differences.length === 0 && plan.blockers.length === 0 && !interrupted) {
    return [`Fresh: ${upToDate(plan)}.`, ...ejectedAdvice(plan)].join("\n");
  }
  return [
    ...differences.map(checked),
    ...plan.blockers.map(({ code, file, message, hint }) => `${code} ${file}: ${message}; ${hint}`),
    ...(interrupted ? [`An earlier run was interrupted while it wrote. Run \`${COMMAND}\`.`] : []),
    ...(differences.some((difference) => isChange(difference) && !isEdited(difference))
      ? [
          `Not as ${plan.project.configFile} says. Run \`${commandFor(plan)}\` and commit the result.`,
        ]
      : []),
    ...(differences.some(isEdited) ? editedAdvice(plan, commandFor(plan)) : []),
    ...ejectedAdvice(plan),
    ...foreignAdvice(plan),
  ].join("\n");
}

export function reportInit(start: Extract<Start, { readonly kind: "started" }>): string {
  return [
    ...start.created.map((path) => `created ${path}`),
    ...start.changed.map((path) => `updated ${path}`),
    "Next: `npm install`, then `npx tsumugi generate`.",
    ...start.steps.map((step) => `\n${step}`),
  ].join("\n");
}

export function reportRebase(rebase: Exclude<Rebase, { readonly kind: "refused" }>): string {
  if (rebase.kind === "nothing-to-do") return `Nothing to do: migrations follow ${rebase.base}.`;
  const { gone, result } = rebase;
  if (result.kind === "refused") return reportGenerate(result, REBASE_COMMAND);
  return [
    reportGenerate(result),
    `Made again behind those of ${rebase.base}: ${gone.join(", ")}.`,
    "A database that has applied one of these before (your local one, perhaps) has to be made anew.",
  ].join("\n");
}

function checked({ kind, path }: Difference): string {
  return `${kind.padEnd(7)} ${path}`;
}

function written(difference: Difference): string {
  const { kind, path } = difference;
  const isGone = kind === "stray" || (kind === "edited" && difference.text === null);
  return `${isGone ? "removed" : kind === "missing" ? "created" : "updated"} ${path}`;
}

/** Files of a folder that share a fate share a line when they are more than this many. */
const MOST_LEDGER_LINES = 10;

/** The runtime is dozens of files, the same for every config, and the ledger a file for each binding: told by their folders. */
function grouped(
  plan: Plan,
  differences: readonly Difference[],
  print: (difference: Difference) => string,
): readonly string[] {
  const manifests = differences.filter(({ path }) => path.endsWith(`/${MANIFEST_FILE}`));
  const outputs = [...foldersOf(plan), ...manifests.map(({ path }) => posix.dirname(path))];
  const folders = [...new Set(outputs)].flatMap((output) => [
    { folder: `${output}/runtime/`, pattern: /^.*$/s, atMost: 0 },
    { folder: `${output}/ledger/`, pattern: /^[^/]+$/, atMost: MOST_LEDGER_LINES },
  ]);
  const told = differences.map((difference) => {
    const { path } = difference;
    const found = folders.find(
      ({ folder, pattern }) => path.startsWith(folder) && pattern.test(path.slice(folder.length)),
    );
    const line = print(difference);
    const together = found === undefined ? line : print({ ...difference, path: found.folder });
    return { line, together, atMost: found?.atMost ?? 1 };
  });
  const counts = new Map<string, number>();
  for (const { together } of told) counts.set(together, (counts.get(together) ?? 0) + 1);
  const lines = told.map(({ line, together, atMost }) => {
    const count = counts.get(together) ?? 0;
    return count > atMost ? `${together} (${sentenceCount(count)})` : line;
  });
  return [...new Set(lines)];
}

/** The folders that are or were the generator's: here, and in other Workers. */
function foldersOf({ model, manifest }: Plan): readonly string[] {
  const others = [...model.producers, ...(manifest?.producers ?? [])].map(({ out }) => out);
  return [...new Set([model.output, ...others])];
}

/** `generate` is refused as long as the history of migrations is broken, and `rebase` generates, too. */
function commandFor({ blockers }: Plan): string {
  const needsRebase = blockers.some(({ hint }) => hint?.includes(REBASE_COMMAND) === true);
  return needsRebase ? REBASE_COMMAND : COMMAND;
}

function editedAdvice(plan: Plan, command: string): readonly string[] {
  const { differences, current } = plan;
  const edited = differences.filter(isEdited).map(({ path }) => path);
  const merged = [...edited, ...foldersOf(plan).map(manifestPath)];
  if (merged.some((path) => holdsConflict(current.get(path) ?? ""))) {
    return [
      `Left by a merge, with its conflicts: when the config says what you want, \`${command} --force\` makes generated files anew.`,
    ];
  }
  return [
    `Edited by hand: undo the edits (\`git restore\`), or overwrite them with \`${command} --force\`.`,
    "What formatters make of generated files is no edit; all else belongs into the config or into a file of yours.",
  ];
}

function migrationAdvice({ differences, model }: Plan): readonly string[] {
  const folder = `${model.output}/migrations/`;
  const isNew = differences.some(({ kind, path }) => kind === "missing" && path.startsWith(folder));
  if (!isNew) return [];
  const apply = `npx wrangler d1 migrations apply ${DATABASE_BINDING}`;
  return [
    `New migration: \`${apply} --local\` for \`wrangler dev\`; with \`--remote\` before the next deploy, or after the very first, which makes the database.`,
  ];
}

/** An API that answers 404 to everything looks like one that is not there. */
function apiAdvice({ model: { features, auth } }: Plan): readonly string[] {
  if (!features.api || auth !== null) return [];
  return ["The REST API answers 404 to everything until `auth` is in the config."];
}

/** Said each time, so that nobody waits for changes in a file that no longer gets any. */
function ejectedAdvice({ model }: Plan): readonly string[] {
  if (model.ejected.length === 0) return [];
  const paths = model.ejected.map((name) => `${model.output}/${name}`);
  return [`Ejected, neither written nor checked: ${paths.join(", ")}`];
}

/** Files in the output folder that the generator neither wrote nor wants, and so must not delete. */
function foreignAdvice(plan: Plan): readonly string[] {
  const foreign = plan.differences.filter((difference) => !isChange(difference));
  return foldersOf(plan).flatMap((folder) => {
    const paths = foreign.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
    return paths.length === 0
      ? []
      : [`Not generated, move it out of ${folder}/: ${paths.join(", ")}`];
  });
}

function isEdited({ kind }: Difference): boolean {
  return kind === "edited";
}

function isChange(difference: Difference): boolean {
  return difference.kind !== "stray" || difference.removable;
}

function upToDate({ fileCount, project, model }: Plan): string {
  const wranglers = [project.wrangler.path, ...model.producers.map(({ wrangler }) => wrangler)];
  const last = wranglers.at(-1) ?? "";
  return `${[`${fileCount} files`, ...wranglers.slice(0, -1)].join(", ")} and ${last} are up to date`;
}

function sentenceCount(count: number): string {
  return count === 1 ? "1 file" : `${count} files`;
}
