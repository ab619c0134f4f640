/**
 * The table of contents: read -> model -> history -> emit -> finish -> compare -> write.
 * `generate` and `check` are two thin callers of the same plan, so they can never disagree.
 */

import { compare, manifestDifference, manifestPath } from "./disk/compare.ts";
import type { Difference } from "./disk/compare.ts";
import { isInterrupted } from "./disk/journal.ts";
import { commit } from "./disk/transaction.ts";
import type { Change } from "./disk/transaction.ts";
import { emit, isVerbatim } from "./emit/index.ts";
import type { EmitContext } from "./emit/index.ts";
import type { Diagnostic } from "./diagnostics.ts";
import { readMigrations } from "./evolve/migrations/read.ts";
import { filesOfRecords, planRebase } from "./evolve/migrations/rebase.ts";
import type { RebasePlan } from "./evolve/migrations/rebase.ts";
import { settingsOf } from "./evolve/settings.ts";
import { compareCodeUnits, createFileSet } from "./file-set.ts";
import type { FileSet } from "./file-set.ts";
import { withoutEjected } from "./ejected.ts";
import { finish } from "./finish.ts";
import type { FinishedFiles } from "./finish.ts";
import { emptyManifest, layoutsOf, manifestOf, printManifest, recallFrom } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import type { Model } from "./model/model.ts";
import {
  isHistory,
  nextHistory,
  payloadSchemasOf,
  readHistory,
  refuseUnconfirmed,
} from "./history.ts";
import type { History } from "./history.ts";
import { readModel } from "./model/read-model.ts";
import { planProducers } from "./producers/plan.ts";
import { recoverProject } from "./producers/reach.ts";
import { memoryOf, readOutput, refuseForeignFiles } from "./output-folder.ts";
import { missingPackages } from "./packages.ts";
import { readProject, readTemplates } from "./project.ts";
import { refuseFaults } from "./project-faults.ts";
import type { Project } from "./project.ts";
import { InvalidProjectError, problemInFile } from "./project-problem.ts";
import { jsonSchemaOfConfig } from "./spec/editor-schema.ts";
import { JsoncError } from "./wrangler/document.ts";
import { droppedTombstones } from "./wrangler/dropped-tombstones.ts";
import { editWrangler } from "./wrangler/edit.ts";
import type { WranglerEdit } from "./wrangler/edit.ts";

export interface Request {
  /** Absolute path of the folder that relative paths start from. */
  readonly currentFolder: string;
  /** Path of the config. */
  readonly config: string;
}

/** What stands between the project as it is and as its config wants it. */
export interface Plan {
  readonly project: Project;
  readonly model: Model;
  /** Sorted by path. Empty = nothing to do. */
  readonly differences: readonly Difference[];
  /** What to mind when this is deployed. */
  readonly notes: readonly string[];
  /** What was read of the project's past, and what it means for the config. */
  readonly history: History;
  /** `null`: there is none, or it cannot be read. */
  readonly manifest: Manifest | null;
  readonly wrangler: WranglerEdit;
  /** Why nothing may be written, whatever the differences are. */
  readonly blockers: readonly Diagnostic[];
  /** Number of files that the config asks for, here and in other Workers, the manifests included. */
  readonly fileCount: number;
  /** What the config asks for, without the manifest. */
  readonly files: FileSet;
  /** The texts on disk: the output folder's and wrangler.jsonc, and those of producers. */
  readonly current: ReadonlyMap<string, string>;
}

export type Result =
  | { readonly kind: "nothing-to-do"; readonly plan: Plan }
  | { readonly kind: "written"; readonly plan: Plan }
  /** Files were edited by hand; nothing was written. */
  | { readonly kind: "refused"; readonly plan: Plan };

/** Brings the project in line with its config: everything or nothing. Throws InvalidProjectError. */
export async function generate(
  request: Request,
  options: { readonly force: boolean; readonly forget?: readonly string[] },
): Promise<Result> {
  const before = await readProject(request.currentFolder, request.config);
  await recoverProject(before);
  const { force, forget = [] } = options;
  const plan = await planFor(request, new Set(forget));
  refuseUnconfirmed(plan.history, plan.project);
  if (plan.blockers.length > 0) throw new InvalidProjectError(plan.blockers);
  if (plan.differences.some(({ kind }) => kind === "edited") && !force) {
    return { kind: "refused", plan };
  }
  const forgotten = forget.filter((path) => !plan.files.has(path));
  const changes = [
    ...plan.differences.flatMap(changeFor),
    ...forgotten.map((path): Change => ({ path, text: null })),
  ].sort(manifestLast(plan));
  await commit(plan.project.folder, changes);
  return { kind: changes.length === 0 ? "nothing-to-do" : "written", plan };
}

/** Until everything else is done, the manifest tells a run that has to finish it what it was about. */
function manifestLast({ model }: Plan): (left: Change, right: Change) => number {
  const last = manifestPath(model.output);
  return (left, right) => Number(left.path === last) - Number(right.path === last);
}

export type Rebase =
  | {
      readonly kind: "rebased";
      readonly base: string;
      readonly gone: readonly string[];
      readonly result: Result;
    }
  | Exclude<RebasePlan, { readonly kind: "forget" }>;

/** Puts migrations that are not on the base behind those that are. Throws InvalidProjectError. */
export async function rebaseMigrations(
  request: Request,
  options: { readonly base: string | null; readonly force: boolean },
): Promise<Rebase> {
  const project = await readProject(request.currentFolder, request.config);
  await recoverProject(project);
  const config = readModelOf(project);
  const { output, name } = config;
  const { found } = await readOutput(project, config);
  const { records, problems } = readMigrations(output, name, found, []);
  const isBroken = problems.length > 0;
  const plan = await planRebase(project.folder, output, { records, isBroken }, options.base);
  if (plan.kind !== "forget") return plan;
  const forget = filesOfRecords(output, plan.records);
  const result = await generate(request, { force: options.force, forget });
  return { kind: "rebased", base: plan.base, gone: plan.records.map(({ file }) => file), result };
}

/** What `generate` would change. Writes nothing. `interrupted`: an earlier run was killed while it wrote. */
export async function check(request: Request): Promise<{ plan: Plan; interrupted: boolean }> {
  const plan = await planFor(request);
  refuseUnconfirmed(plan.history, plan.project);
  return { plan, interrupted: await isInterrupted(plan.project.folder) };
}

/** Reads the config and everything that it points at, other Workers included, and throws InvalidProjectError with all mistakes. */
export async function validate(request: Request): Promise<Model> {
  const project = await readProject(request.currentFolder, request.config);
  const config = readModelOf(project);
  const output = await readOutput(project, config);
  const history = await readHistory(project, config, memoryOf(output));
  await refuseFaults(project, history, output);
  refuseUnconfirmed(history, project);
  const known = memoryOf(output).manifest ?? emptyManifest;
  const { text } = editWranglerOf(project, history, known);
  await planProducers(project, history.evolution.model, text, known.producers);
  return history.evolution.model;
}

/**
 * What stands between the project and its config, also where that would lose something unconfirmed.
 *
 * @param forget paths of migrations that are taken for not being there, so that the next one makes up for them
 */
export async function planFor(
  request: Request,
  forget: ReadonlySet<string> = new Set(),
): Promise<Plan> {
  const project = await readProject(request.currentFolder, request.config);
  const config = readModelOf(project);
  const { output } = config;
  const folder = await readOutput(project, config, forget);
  const { found, manifest, manifestText, previous } = folder;
  const memory = memoryOf(folder);
  const history = await readHistory(project, config, memory);
  await refuseFaults(project, history, folder);
  const { model } = history.evolution;
  const wrangler = editWranglerOf(project, history, memory.manifest ?? emptyManifest);
  const remembered = nextHistory(history, wrangler.text);
  const recall = recallFrom(found, manifest ?? emptyManifest);
  const generated = await filesOf(model, payloadSchemasOf(history), remembered, recall);
  const finished = withoutEjected(project, model, generated);
  const { files } = finished;
  for (const path of generated.files.keys()) if (!files.has(path)) found.delete(path);
  refuseForeignFiles(project, model, files, found, manifestText);
  const known = (memory.manifest ?? emptyManifest).producers;
  const producers = await planProducers(project, model, wrangler.text, known);
  const { memories } = producers;
  const layouts = layoutsOf(finished, manifest ?? emptyManifest);
  const wanted = printManifest(
    manifestOf(finished, layouts, wrangler.owned, settingsOf(model), memories),
    output,
  );
  const differences = [
    ...compare({
      expected: files,
      found,
      layouts,
      manifest: manifest ?? emptyManifest,
      isRemembered: (path) => isHistory(path, output),
    }),
    ...manifestDifference(manifestPath(output), manifestText, wanted, manifest),
    ...wranglerDifference(project, wrangler),
    ...producers.differences,
    ...(previous?.differences ?? []),
  ].sort((left, right) => compareCodeUnits(left.path, right.path));
  const current = new Map([
    ...found,
    ...textOnDisk(manifestPath(output), manifestText),
    ...textOnDisk(project.wrangler.path, project.wrangler.text),
    ...producers.current,
    ...(previous?.texts ?? []),
  ]);
  const { blockers } = history;
  const notes = [
    ...history.notes,
    ...producers.notes,
    ...(await missingPackages(project.folder, model)),
    ...(previous?.notes ?? []),
    ...droppedTombstones(project.wrangler, wrangler.text),
  ];
  return {
    project,
    model,
    history,
    manifest: memory.manifest,
    wrangler,
    differences,
    blockers,
    notes,
    fileCount: files.size + 1 + producers.fileCount,
    files,
    current,
  };
}

/** The config alone, without the modules that it points at. Throws InvalidProjectError. */
export function readModelOf({ configText, configFile, importExtension }: Project): Model {
  const reading = readModel(configText, configFile, { importExtension });
  if (reading.kind === "ok") return reading.model;
  throw new InvalidProjectError(reading.diagnostics, new Map([[configFile, configText]]));
}

function textOnDisk(path: string, text: string | null): readonly (readonly [string, string])[] {
  return text === null ? [] : [[path, text]];
}

async function filesOf(
  model: Model,
  payloadSchemas: EmitContext["payloadSchemas"],
  remembered: FileSet,
  recall: (path: string, draft: string) => string | null,
): Promise<FinishedFiles> {
  const templates = await readTemplates();
  const files = emit(model, {
    templates,
    configSchema: jsonSchemaOfConfig(),
    payloadSchemas,
  });
  return await finish(createFileSet([...files, ...remembered]), {
    configFile: model.configFile,
    isVerbatim: (path) => isVerbatim(path, model.output),
    recall,
  });
}

function editWranglerOf(
  project: Project,
  { evolution: { model, tombstones } }: History,
  manifest: Manifest,
): WranglerEdit {
  const { path, text } = project.wrangler;
  try {
    return editWrangler(text, model, manifest.wrangler, tombstones);
  } catch (error) {
    if (!(error instanceof JsoncError)) throw error;
    const { offset, length } = error;
    const place = { text: (text ?? "").replace(/^\uFEFF/, ""), offset, length };
    throw new InvalidProjectError(
      [problemInFile("TSU403", path, error.message, error.hint, place)],
      new Map([[path, text ?? ""]]),
    );
  }
}

/** The file is the user's, so it is never "edited": our entries in it are put right, and nothing else. */
function wranglerDifference(project: Project, edit: WranglerEdit): readonly Difference[] {
  const { path, text } = project.wrangler;
  if (text === edit.text) return [];
  return [{ kind: text === null ? "missing" : "stale", path, text: edit.text }];
}

/** What `generate` does about a difference. Strays that are not ours are reported and left alone. */
function changeFor(difference: Difference): readonly Change[] {
  const { kind, path } = difference;
  if (kind !== "stray") return [{ path, text: difference.text }];
  return difference.removable ? [{ path, text: null }] : [];
}
