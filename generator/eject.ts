/** `eject`: a generated file becomes the user's. The config says so, in a line that can be reviewed and taken back. */

import { relative, resolve } from "node:path";
import { commit } from "./disk/transaction.ts";
import { isEjectable } from "./ejected.ts";
import { check } from "./pipeline.ts";
import type { Request } from "./pipeline.ts";
import { recoverProject } from "./producers/reach.ts";
import { suggestName } from "./spec/nearest-name.ts";
import { addItem } from "./spec/yaml-edit.ts";

export type Ejection =
  | { readonly kind: "ejected"; readonly path: string; readonly configFile: string }
  | { readonly kind: "nothing-to-do"; readonly path: string }
  /** Nothing was written. */
  | { readonly kind: "refused"; readonly reason: string };

const COMMENT = "Generated files that are ours now: the generator leaves them alone.";

/** @param file its path, from where the user stands */
export async function eject(request: Request, file: string): Promise<Ejection> {
  const { plan } = await check(request);
  const { project, model } = plan;
  const path = relative(project.folder, resolve(request.currentFolder, file)).replaceAll("\\", "/");
  const name = path.startsWith(`${model.output}/`) ? path.slice(model.output.length + 1) : path;
  if (model.ejected.includes(name)) return { kind: "nothing-to-do", path };
  const ejectable = [...plan.files.keys()].filter(isEjectable);
  if (!ejectable.includes(path)) {
    const hint = suggestName(path, ejectable);
    const what = plan.files.has(path) ? "cannot be ejected" : "is not a generated file";
    return { kind: "refused", reason: `${path} ${what}${hint === null ? "" : `; ${hint}`}` };
  }
  const text = addItem(project.configText, "ejected", name, COMMENT);
  if (text === null) {
    return { kind: "refused", reason: `add \`ejected: [${name}]\` to ${project.configFile}` };
  }
  await recoverProject(project);
  await commit(project.folder, [{ path: project.configFile, text }]);
  return { kind: "ejected", path, configFile: project.configFile };
}
