/** The generator's front half as one pure function: config text -> model, or every mistake in it. */

import { sortDiagnostics, type Diagnostic } from "../diagnostics.ts";
import { readSpec } from "../spec/read.ts";
import { buildModel, type BuildOptions } from "./build.ts";
import type { Model } from "./model.ts";
import { checkModel } from "./rules/check.ts";

export type ModelReading =
  | { readonly kind: "ok"; readonly model: Model }
  /** Sorted by place; never empty. */
  | { readonly kind: "invalid"; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads a config. Pure: whether the modules that it names exist is for the caller to see.
 *
 * @param text of the config file
 * @param file its name, as diagnostics and origin comments show it
 * @example
 * const reading = readModel(text, "tsumugi.config.yaml", { importExtension: ".ts" });
 * if (reading.kind === "invalid") print(reading.diagnostics);
 */
export function readModel(text: string, file: string, options: BuildOptions): ModelReading {
  const reading = readSpec(text, file);
  const diagnostics = [...reading.diagnostics];
  if (reading.spec === null) return { kind: "invalid", diagnostics: sortDiagnostics(diagnostics) };
  const model = buildModel(reading.spec, file, reading.places, options);
  diagnostics.push(...checkModel(model, reading.spec, reading, file));
  if (diagnostics.length === 0) return { kind: "ok", model };
  return { kind: "invalid", diagnostics: sortDiagnostics(diagnostics) };
}
