/** Does everything that the config points at in the user's modules exist, and is it what it should be? */

import type { ReadExports } from "./check-performer.ts";
import { checkPerformer, missingExport } from "./check-performer.ts";
import { readModuleExports } from "./module-exports.ts";
import type { ModuleExports } from "./module-exports.ts";
import type { EmitProblem } from "./context.ts";
import { checkZodFields } from "./zod-fields.ts";
import { readZodSchema } from "./zod-schema.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import type { Binding, Model, PayloadSource } from "../model/model.ts";

/** The user's modules, by project-relative path. */
export interface ModuleHost {
  /** The module's text, or null when there is no such file. */
  read(module: string): Promise<string | null>;
  /** Runs the module and answers with its exports; rejects with whatever it throws. */
  load(module: string): Promise<Readonly<Record<string, unknown>>>;
}

export interface ModuleFindings {
  readonly problems: readonly EmitProblem[];
  /** JSON Schema of each zod schema, by `<binding>.payload` or `<binding>.result`. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Names of the bindings whose performer is a class extending WorkerEntrypoint. */
  readonly entrypoints: ReadonlySet<string>;
}

/** Reads each performer's module and runs each module with zod schemas, every one once. */
export async function checkModules(model: Model, host: ModuleHost): Promise<ModuleFindings> {
  const problems: EmitProblem[] = [];
  const schemas = new Map<string, JsonSchema>();
  const entrypoints = new Set<string>();
  const exportsOf = remember((module) => readExports(host, module));
  const load = remember((module) => loadModule(host, module));
  for (const binding of model.bindings) {
    const performer = await checkPerformer(binding, exportsOf);
    if (performer.kind === "problem") problems.push(performer.problem);
    else if (performer.isEntrypoint) entrypoints.add(binding.name);
    problems.push(...(await checkUpgrade(binding, exportsOf)));
    for (const part of ["payload", "result"] as const) {
      const source = binding[part];
      if (source?.kind !== "zod") continue;
      const reading = await readSource(source, exportsOf, load);
      if (reading.kind === "schema") {
        schemas.set(`${binding.name}.${part}`, reading.schema);
        if (part === "payload") problems.push(...checkZodFields(binding, reading.schema));
      } else problems.push({ ...reading.problem, path: ["bindings", binding.name, part, "zod"] });
    }
  }
  return { problems, schemas, entrypoints };
}

async function checkUpgrade(
  { name, upgrade }: Binding,
  exportsOf: ReadExports,
): Promise<readonly EmitProblem[]> {
  if (upgrade === null) return [];
  const problem = missingExport(upgrade, await exportsOf(upgrade.module));
  if (problem === null) return [];
  const start =
    upgrade.exportName === "default"
      ? "export default function upgrade"
      : `export function ${upgrade.exportName}`;
  const hint = `write there: ${start}(payload: never, from: number): unknown { return payload; }`;
  const message = `the upgrade of ${name} is missing: ${problem}`;
  return [{ path: ["bindings", name, "upgrade"], message, hint }];
}

type Loaded =
  | { readonly kind: "exports"; readonly exports: Readonly<Record<string, unknown>> }
  | { readonly kind: "failed"; readonly reason: string };

type SourceReading =
  | { readonly kind: "schema"; readonly schema: JsonSchema }
  | { readonly kind: "problem"; readonly problem: Omit<EmitProblem, "path"> };

async function readSource(
  source: Extract<PayloadSource, { readonly kind: "zod" }>,
  exportsOf: ReadExports,
  load: (module: string) => Promise<Loaded>,
): Promise<SourceReading> {
  const name = `${source.module}#${source.exportName}`;
  const missing = missingExport(source, await exportsOf(source.module));
  if (missing !== null) {
    const hint = `write there: export const ${source.exportName} = z.object({});`;
    return { kind: "problem", problem: { message: `the zod schema is missing: ${missing}`, hint } };
  }
  const loaded = await load(source.module);
  if (loaded.kind === "failed") {
    const message = `${source.module} cannot be loaded to read its zod schema: ${loaded.reason}`;
    const hint = loadHint(source.module, loaded.reason);
    return { kind: "problem", problem: { message, hint } };
  }
  const reading = await readZodSchema(loaded.exports[source.exportName]);
  if (reading.kind === "schema") return reading;
  const hint = "describe dates and big integers as strings; the performer can convert them";
  return { kind: "problem", problem: { message: `${name} ${reading.message}`, hint } };
}

/** What to do about a module that Node does not load, although a bundler may take it. */
function loadHint(module: string, reason: string): string | null {
  const missing = /^Cannot find package '([^']+)'/.exec(reason)?.[1];
  if (missing !== undefined) return `run: npm install ${missing}`;
  if (reason.includes("outside a module")) {
    return 'set `"type": "module"` in package.json: it runs under Node while generating';
  }
  return module.endsWith("ts")
    ? "it runs under Node while generating: Node 24 takes TypeScript as it is, Node 22 from 22.18 on"
    : null;
}

async function readExports(host: ModuleHost, module: string): Promise<ModuleExports | null> {
  const text = await host.read(module);
  return text === null ? null : readModuleExports(module, text);
}

async function loadModule(host: ModuleHost, module: string): Promise<Loaded> {
  try {
    return { kind: "exports", exports: await host.load(module) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", reason: reason.split("\n")[0] ?? "" };
  }
}

/** Asks once for each module, however many bindings name it. */
function remember<Answer>(
  ask: (module: string) => Promise<Answer>,
): (module: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (module) => {
    const known = answers.get(module);
    if (known !== undefined) return known;
    const asked = ask(module);
    answers.set(module, asked);
    return asked;
  };
}
