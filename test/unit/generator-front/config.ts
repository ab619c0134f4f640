/** Small configs for the tests, and their mistakes in a form that reads well in a table. */

import { expect } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics.ts";
import type { Binding, Model } from "../../../generator/model/model.ts";
import { readModel } from "../../../generator/model/read-model.ts";

export const FILE = "tsumugi.config.yaml";

/** A config of one binding, `MAIL`, that starts in line 5: `lines` are its options, from line 5 on, indented by 4. */
export function withBinding(...lines: readonly string[]): string {
  const body = lines.length === 0 ? ["    {}"] : lines.map((line) => `    ${line}`);
  return [...HEAD, "  MAIL:", ...body, ""].join("\n");
}

/** A good config with more at its end, from line 5 on. */
export function withTop(...lines: readonly string[]): string {
  return [...HEAD, "  MAIL: {}", ...lines, ""].join("\n");
}

const HEAD = ["version: 1", "name: shop", "bindings:"];

export function diagnosticsOf(text: string): readonly Diagnostic[] {
  const reading = readModel(text, FILE, { importExtension: ".ts" });
  return reading.kind === "ok" ? [] : reading.diagnostics;
}

/** `line:column code` of each mistake. */
export function mistakesOf(text: string): readonly string[] {
  return diagnosticsOf(text).map(({ line, column, code }) => `${line}:${column} ${code}`);
}

/** The only mistake, as `line:column code message | hint`. */
export function mistakeOf(text: string): string {
  const diagnostics = diagnosticsOf(text);
  expect(diagnostics.map((one) => one.message)).toHaveLength(1);
  const [only] = diagnostics;
  return only === undefined
    ? ""
    : `${only.line}:${only.column} ${only.code} ${only.message} | ${only.hint}`;
}

export function modelOf(text: string): Model {
  const reading = readModel(text, FILE, { importExtension: ".ts" });
  expect(reading.kind === "ok" ? [] : reading.diagnostics).toEqual([]);
  if (reading.kind !== "ok") throw new Error("the config is invalid");
  return reading.model;
}

export function bindingOf(text: string): Binding {
  const [binding] = modelOf(text).bindings;
  if (binding === undefined) throw new Error("the config has no binding");
  return binding;
}
