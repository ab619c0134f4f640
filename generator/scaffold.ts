/** What `init` and `add binding` write for the user: it is the user's from then on. */

import { moduleSpecifier } from "./emit/imports.ts";
import type { ImportExtension } from "./model/model.ts";
import { bindingNames, defaultPerformerModule } from "./model/names.ts";
import type { NewEntry } from "./spec/yaml-edit.ts";

/** A binding with a payload and a performer, to be filled in. */
export function bindingEntry(name: string): NewEntry {
  const module = `./${defaultPerformerModule(bindingNames(name))}`;
  const payload = "{ type: object, properties: { id: { type: string } }, required: [id] }";
  return {
    key: name,
    block: [
      `${name}:`,
      `  description: What a job of ${name} does.`,
      `  performer: ${module}`,
      "  # JSON Schema of what is enqueued, or { zod: ./path.ts#export }.",
      "  payload:",
      "    type: object",
      "    properties:",
      "      id: { type: string }",
      "    required: [id]",
    ],
    flow: `{ performer: ${module}, payload: ${payload} }`,
  };
}

/** A performer's module, from templates/init/performer.ts. */
export function performerModule(
  template: string,
  binding: string,
  project: { readonly output: string; readonly importExtension: ImportExtension },
): { readonly path: string; readonly text: string } {
  const names = bindingNames(binding);
  const path = defaultPerformerModule(names);
  const folder = path.slice(0, path.lastIndexOf("/"));
  const index = moduleSpecifier(folder, `${project.output}/index.ts`, project.importExtension);
  const text = template
    .replace("../specimen/index.ts", index)
    .replaceAll("SPECIMEN", binding)
    .replaceAll("Specimen", names.pascal)
    .replace("function specimen(", `function ${names.camel}(`);
  return { path, text };
}
