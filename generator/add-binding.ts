/** `add binding`: one more binding in the config, behind the others, and its performer. */

import { commit } from "./disk/transaction.ts";
import type { Change } from "./disk/transaction.ts";
import { BINDING_NAME_LIMIT, BINDING_NAME_PATTERN } from "./model/names.ts";
import { readModel } from "./model/read-model.ts";
import { readModelOf } from "./pipeline.ts";
import type { Request } from "./pipeline.ts";
import { recoverProject } from "./producers/reach.ts";
import { moduleHost, readProject, readTemplate } from "./project.ts";
import { InvalidProjectError } from "./project-problem.ts";
import { bindingEntry, performerModule } from "./scaffold.ts";
import { addEntry } from "./spec/yaml-edit.ts";

export type Addition =
  | { readonly kind: "added"; readonly configFile: string; readonly changes: readonly string[] }
  /** Nothing was written. */
  | { readonly kind: "refused"; readonly reason: string };

/** Throws InvalidProjectError when the config is invalid, before or after. */
export async function addBinding(request: Request, name: string): Promise<Addition> {
  if (!BINDING_NAME_PATTERN.test(name) || name.length > BINDING_NAME_LIMIT) return malformed(name);
  const project = await readProject(request.currentFolder, request.config);
  const model = readModelOf(project);
  const known = model.bindings.find((binding) => binding.name === name);
  if (known !== undefined) {
    return refused(`${name} exists already, at ${project.configFile}:${known.origin.line}`);
  }
  const configText = addEntry(project.configText, ["bindings"], bindingEntry(name));
  if (configText === null) return refused(`${project.configFile} has no map \`bindings\``);
  const reading = readModel(configText, project.configFile, project);
  if (reading.kind === "invalid") {
    const sources = new Map([[project.configFile, configText]]);
    throw new InvalidProjectError(reading.diagnostics, sources);
  }
  const performer = performerModule(await readTemplate("init/performer.ts"), name, model);
  const exists = (await moduleHost(project.folder).read(performer.path)) !== null;
  const changes: readonly Change[] = [
    { path: project.configFile, text: configText },
    ...(exists ? [] : [performer]),
  ];
  await recoverProject(project);
  await commit(project.folder, changes);
  const { configFile } = project;
  return { kind: "added", configFile, changes: changes.map(({ path }) => path) };
}

function malformed(name: string): Addition {
  const guess = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replaceAll(/^[_0-9]+|_+$/g, "")
    .slice(0, BINDING_NAME_LIMIT);
  const hint = guess === "" ? "" : `; write for example \`${guess}\``;
  const shape = `capitals, digits and underscores, at most ${BINDING_NAME_LIMIT}`;
  return refused(`a binding is named in ${shape}, not \`${name}\`${hint}`);
}

function refused(reason: string): Addition {
  return { kind: "refused", reason };
}
