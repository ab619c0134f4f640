/** Is a binding's performer there, and can it be one? By the text of its module alone; the compiler says the rest. */

import type { Binding, ModuleExport } from "../model/model.ts";
import { unmetAsk } from "./check-signature.ts";
import type { EmitProblem } from "./context.ts";
import type { ExportShape } from "./export-shape.ts";
import { followExport } from "./follow-export.ts";
import type { ModuleExports } from "./module-exports.ts";

/** The exports of a project-relative module, or null when there is no such file. */
export type ReadExports = (module: string) => Promise<ModuleExports | null>;

export type PerformerFindings =
  | { readonly kind: "good"; readonly isEntrypoint: boolean }
  | { readonly kind: "problem"; readonly problem: EmitProblem };

/** A performer that is no module of the user's. */
const NOT_HERE: PerformerFindings = { kind: "good", isEntrypoint: false };

/** What the user has to write is in the hint, as one line. */
export async function checkPerformer(
  binding: Binding,
  exportsOf: ReadExports,
): Promise<PerformerFindings> {
  const { performer } = binding;
  if (performer.kind === "service" || performer.kind === "http") return NOT_HERE;
  const found = await exportsOf(performer.module);
  const missing = missingExport(performer, found);
  const written = found?.shapes.get(performer.exportName) ?? { kind: "unknown" };
  const shape = await followExport(written, performer.module, exportsOf);
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

/** What an export can by no means do as a performer. */
function shapeProblem(
  binding: Binding,
  performer: ModuleExport,
  shape: ExportShape,
): { readonly message: string; readonly hint: string } | null {
  const { module, exportName } = performer;
  const name =
    exportName === "default" ? `the default export of ${module}` : `${module}#${exportName}`;
  switch (shape.kind) {
    case "function": {
      const unmet = unmetAsk(shape.asks, binding.payload);
      if (unmet === null) return null;
      return {
        message: `does not take the payload: ${name} is a function, but ${unmet}`,
        hint: `write there: ${functionOf(binding, performer)}`,
      };
    }
    case "elsewhere":
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

function functionOf(binding: Binding, performer: ModuleExport): string {
  const { camel } = binding.names;
  const { exportName } = performer;
  const start =
    exportName === "default"
      ? `export default async function ${camel}`
      : `export async function ${exportName}`;
  return `${start}${signatureOf(binding)}`;
}

function methodOf(binding: Binding): string {
  return `async perform${signatureOf(binding)}`;
}

/** What compiles as it stands, with a body that makes the least of it. */
function signatureOf({ names, result }: Binding): string {
  const parameters = `(payload: ${names.payloadType}, ctx: JobContext)`;
  return result === null
    ? `${parameters}: Promise<void> {}`
    : `${parameters}: Promise<${names.resultType}> { throw new Error("not written yet"); }`;
}

/** What is missing, in words, or null. */
export function missingExport(wanted: ModuleExport, found: ModuleExports | null): string | null {
  if (found === null) return `there is no file ${wanted.module}`;
  if (found.open || found.names.has(wanted.exportName)) return null;
  const what =
    wanted.exportName === "default" ? "default export" : `export \`${wanted.exportName}\``;
  const names = [...found.names].filter((name) => name !== "default").toSorted();
  const known = names.length === 0 ? "" : ` (it exports ${names.slice(0, 8).join(", ")})`;
  return `${wanted.module} has no ${what}${known}`;
}
