/** The config in the light of what was generated before: what evolves, what is refused, and what is remembered next. */

import type { JsonSchema } from "../templates/runtime/core/json-schema.ts";
import type { Diagnostic } from "./diagnostics.ts";
import { checkModules } from "./emit/index.ts";
import { evolve } from "./evolve/evolve.ts";
import type { Evolution } from "./evolve/evolve.ts";
import { isLedgerPath, readLedger } from "./evolve/ledger.ts";
import { ledgerFiles } from "./evolve/next-ledger.ts";
import type { LedgerFacts } from "./evolve/next-ledger.ts";
import { migrationFiles } from "./evolve/migrations/next.ts";
import { readMigrations } from "./evolve/migrations/read.ts";
import type { MigrationHistory } from "./evolve/migrations/read.ts";
import { migrationPath } from "./evolve/migrations/record.ts";
import { checkPayload } from "./evolve/payload/check.ts";
import { createFileSet } from "./file-set.ts";
import type { FileSet } from "./file-set.ts";
import { emptyManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import type { Binding, Model } from "./model/model.ts";
import { withEntrypoints } from "./model/performer-source.ts";
import { moduleHost } from "./project.ts";
import type { Project } from "./project.ts";
import { InvalidProjectError, UnconfirmedChangeError } from "./project-problem.ts";
import { diagnosticOf } from "./spec/problem.ts";
import type { Problem } from "./spec/problem.ts";
import { readSpec } from "./spec/read.ts";
import { declarationOf } from "./wrangler/lifecycle.ts";

export interface History {
  readonly evolution: Evolution;
  /** JSON Schema of each zod schema, by `<binding>.payload` or `<binding>.result`. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly migrations: MigrationHistory;
  /** What to mind when this is deployed. */
  readonly notes: readonly string[];
  /** What would be lost without the config having said so: nothing may be written before it does. */
  readonly unconfirmed: readonly Diagnostic[];
  /** What was remembered is damaged: it can be looked at, but nothing may be written on such ground. */
  readonly blockers: readonly Diagnostic[];
}

/** What the output folder holds. */
export interface Remains {
  readonly found: ReadonlyMap<string, string>;
  readonly manifest: Manifest | null;
}

/** Throws InvalidProjectError with what is wrong in the config or in the user's modules. */
export async function readHistory(
  project: Project,
  config: Model,
  { found, manifest }: Remains,
): Promise<History> {
  const { output } = config;
  const known = [...(manifest ?? emptyManifest).files.keys()];
  const { ledger, problems: damages } = readLedger(output, found, known);
  const migrations = readMigrations(output, config.name, found, known);
  const blockers = [...damages, ...migrations.problems];
  const evolution = evolve(config, ledger);
  const losses = lossesOf(project, evolution, blockers);
  const { problems, schemas, entrypoints } = await checkModules(
    evolution.model,
    moduleHost(project.folder),
  );
  if (problems.length > 0) {
    const faults = problems.map((each): Problem => ({ ...each, code: "TSU405", at: "value" }));
    throw new InvalidProjectError(diagnosticsOf(project, faults), sourcesOf(project));
  }
  const { notes, unconfirmed } = checkPayloads(project, evolution, schemas);
  const model = withEntrypoints(evolution.model, entrypoints);
  return {
    evolution: { ...evolution, model },
    schemas,
    migrations,
    notes,
    unconfirmed: [...losses, ...unconfirmed],
    blockers,
  };
}

/** Throws UnconfirmedChangeError when something would be lost that the config does not give up. */
export function refuseUnconfirmed({ unconfirmed }: History, project: Project): void {
  if (unconfirmed.length > 0) throw new UnconfirmedChangeError(unconfirmed, sourcesOf(project));
}

/** The payloads that waiting jobs carry, and those that the config wants. */
function checkPayloads(
  project: Project,
  { model, continued }: Evolution,
  schemas: ReadonlyMap<string, JsonSchema>,
): Pick<History, "notes" | "unconfirmed"> {
  const findings = model.bindings.flatMap((binding) => {
    const before = continued.get(binding.name)?.payload;
    if (before === undefined) return [];
    return [checkPayload(binding, before, payloadSchemaOf(binding, schemas))];
  });
  const problems = findings.flatMap((each) => each.problems);
  const placed = problems.map((each): Problem => ({ ...each, at: "key" }));
  const unconfirmed = diagnosticsOf(project, placed);
  if (unconfirmed.some(({ code }) => code !== "TSU506")) {
    throw new InvalidProjectError(unconfirmed, sourcesOf(project));
  }
  return { notes: findings.flatMap(({ notes }) => notes), unconfirmed };
}

/** The files that will remember this generation. */
export function nextHistory(history: History, wranglerText: string): FileSet {
  const { evolution, migrations } = history;
  const ledger = ledgerFiles(evolution, ledgerFacts(history, wranglerText));
  return createFileSet([...ledger, ...migrationFiles(evolution.model, migrations)]);
}

/** What the next ledger takes from elsewhere. */
export function ledgerFacts({ schemas }: History, wranglerText: string): LedgerFacts {
  return {
    payloadSchema: (binding) => payloadSchemaOf(binding, schemas),
    declaredIn: (className) => declarationOf(wranglerText, className),
  };
}

/** True for files that are read again to make what is expected: an edit of theirs changes that, too. */
export function isHistory(path: string, output: string): boolean {
  return isLedgerPath(path, output) || path.startsWith(migrationPath(output, ""));
}

/** Nothing that may hold jobs goes without a line in the config. What else is wrong is thrown. */
function lossesOf(
  project: Project,
  { problems }: Evolution,
  blockers: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (problems.length === 0) return [];
  const placed = problems.map((each): Problem => ({ ...each, at: "key" }));
  const diagnostics = [...blockers, ...diagnosticsOf(project, placed)];
  if (diagnostics.every(({ code }) => code === "TSU501")) return diagnostics;
  throw new InvalidProjectError(diagnostics, sourcesOf(project));
}

function diagnosticsOf(project: Project, problems: readonly Problem[]): readonly Diagnostic[] {
  const { configText, configFile } = project;
  const { places } = readSpec(configText, configFile);
  return problems.map((problem) => diagnosticOf(problem, configFile, places));
}

function sourcesOf({ configFile, configText }: Project): ReadonlyMap<string, string> {
  return new Map([[configFile, configText]]);
}

/** JSON Schema of each binding's payload, where there is one. */
export function payloadSchemasOf({ evolution, schemas }: History): ReadonlyMap<string, JsonSchema> {
  return new Map(
    evolution.model.bindings.flatMap((binding) => {
      const schema = payloadSchemaOf(binding, schemas);
      return schema === null ? [] : [[binding.name, schema] as const];
    }),
  );
}

/** `null` for any JSON value. */
function payloadSchemaOf(
  { name, payload }: Binding,
  schemas: ReadonlyMap<string, JsonSchema>,
): JsonSchema | null {
  if (payload.kind === "schema") return payload.schema;
  return schemas.get(`${name}.payload`) ?? null;
}
