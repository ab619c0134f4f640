/** Does everything that the config points at in the user's modules exist, and is it what it should be? */

import type { ExportShape } from "./export-shape.ts";
import { readModuleExports } from "./module-exports.ts";
import type { ModuleExports } from "./module-exports.ts";
import type { EmitProblem } from "./context.ts";
import { checkZodFields } from "./zod-fields.ts";
import { readZodSchema } from "./zod-schema.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import type { Binding, Model, ModuleExport, PayloadSource } from "../model/model.ts";

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

type ReadExports = (module: string) => Promise<ModuleExports | null>;
type Loaded =
  | { readonly kind: "exports"; readonly exports: Readonly<Record<string, unknown>> }
  | { readonly kind: "failed"; readonly reason: string };

type PerformerFindings =
  | { readonly kind: "good"; readonly isEntrypoint: boolean }
  | { readonly kind: "problem"; readonly problem: EmitProblem };

/** A performer that is no module of the user's. */
const NOT_HERE: PerformerFindings = { kind: "good", isEntrypoint: false };

async function checkPerformer(
  binding: Binding,
  exportsOf: ReadExports,
): Promise<PerformerFindings> {
  const { performer } = binding;
  if (performer.kind === "service" || performer.kind === "http") return NOT_HERE;
  const found = await exportsOf(performer.module);
  const missing = missingExport(performer, found);
  const shape = found?.shapes.get(performer.exportName) ?? { kind: "unknown" };
  const problem =
    missing === null
      ? shapeProblem(binding, performer, shape)
      : {
          message: `is missing: ${missing}`,
          hint: `write there: ${functionOf(binding, performer)}`,
        };
  if (problem === null) return { kind: "good", isEntrypoint: shape.kind === "entrypoint" };
  const message = `the performer of ${binding.name} ${problem.message}`;
  const path = ["bindings", binding.name, "performer"];
  return { kind: "problem", problem: { path, message, hint: problem.hint } };
}

/** What an export can by no means do as a performer; whether it takes the payload is for the compiler to say. */
function shapeProblem(
  binding: Binding,
  performer: ModuleExport,
  shape: ExportShape,
): { readonly message: string; readonly hint: string } | null {
  const { module, exportName } = performer;
  const name =
    exportName === "default" ? `the default export of ${module}` : `${module}#${exportName}`;
  switch (shape.kind) {
    case "function":
    case "unknown":
      return null;
    case "value":
      return {
        message: `is not a function: ${name} is ${shape.what}`,
        hint: `write there: ${functionOf(binding, performer)}`,
      };
    case "class": {
      const extended =
        shape.base === null
          ? "that does not extend WorkerEntrypoint"
          : `that extends ${shape.base} and not WorkerEntrypoint`;
      return {
        message: `cannot be called: ${name} is a class ${extended}`,
        hint: `write there a function, or a class that \`extends WorkerEntrypoint\` and has: ${methodOf(binding)}`,
      };
    }
    case "entrypoint":
      if (shape.methods === null || shape.methods.has("perform")) return null;
      return {
        message: `has no method \`perform\`: ${name} is a WorkerEntrypoint without it`,
        hint: `write in it: ${methodOf(binding)}`,
      };
  }
}

function functionOf({ names }: Binding, performer: ModuleExport): string {
  const { camel, payloadType } = names;
  const { exportName } = performer;
  const start =
    exportName === "default"
      ? `export default async function ${camel}`
      : `export async function ${exportName}`;
  return `${start}(payload: ${payloadType}, ctx: JobContext): Promise<void> {}`;
}

function methodOf({ names }: Binding): string {
  return `async perform(payload: ${names.payloadType}, ctx: JobContext): Promise<void> {}`;
}

function missingExport(wanted: ModuleExport, found: ModuleExports | null): string | null {
  if (found === null) return `there is no file ${wanted.module}`;
  if (found.open || found.names.has(wanted.exportName)) return null;
  const what =
    wanted.exportName === "default" ? "default export" : `export \`${wanted.exportName}\``;
  const names = [...found.names].filter((name) => name !== "default").toSorted();
  const known = names.length === 0 ? "" : ` (it exports ${names.slice(0, 8).join(", ")})`;
  return `${wanted.module} has no ${what}${known}`;
}

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
    const hint = source.module.endsWith("ts")
      ? "it runs under Node while generating: Node 24 takes TypeScript as it is, Node 22 from 22.18 on"
      : null;
    return { kind: "problem", problem: { message, hint } };
  }
  const reading = readZodSchema(loaded.exports[source.exportName]);
  if (reading.kind === "schema") return reading;
  const hint = "describe dates and big integers as strings; the performer can convert them";
  return { kind: "problem", problem: { message: `${name} ${reading.message}`, hint } };
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
