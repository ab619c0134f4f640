/** Scripts of package.json that name an environment which wrangler.jsonc does not have: wrangler would take the top, with a warning. */

import type { Diagnostic } from "./diagnostics.ts";
import { readText } from "./disk/read.ts";
import type { Model } from "./model/model.ts";
import type { Project } from "./project.ts";
import { problemInFile } from "./project-problem.ts";
import { suggestName } from "./spec/nearest-name.ts";
import { parseDocument } from "./wrangler/document.ts";
import type { JsoncDocument } from "./wrangler/document.ts";
import { below, blocksOf } from "./wrangler/faults/fault.ts";

export const PACKAGE_FILE = "package.json";

/** Commands of wrangler that act on the Worker of an environment. */
const COMMAND =
  /\bwrangler\s+(?:deploy|dev|d1|secret|tail|types|versions|triggers|rollback|deployments)\b[^&|;]*/g;
const ENVIRONMENT = /(?:\s--env[= ]|\s-e[= ]?)(["']?)([\w.-]+)\1(?=\s|$)/;
/** Of another file or folder, whose environments are not known here. */
const ELSEWHERE = /\s(--config|-c|--cwd)\b|\bcd\s/;

export async function scriptFaults(project: Project, model: Model): Promise<readonly Diagnostic[]> {
  const text = (await readText(project.folder, PACKAGE_FILE))?.replace(/^\uFEFF/, "") ?? null;
  const document = text === null ? null : parsed(text);
  if (text === null || document === null) return [];
  const known = environmentsOf(project, model);
  const scripts = below(document.root, "scripts")?.children ?? [];
  return scripts.flatMap(({ children: [, value] = [] }) => {
    const script: unknown = value?.value;
    if (value === undefined || typeof script !== "string" || ELSEWHERE.test(script)) return [];
    const commands = script.match(COMMAND) ?? [];
    return commands.flatMap((command): readonly Diagnostic[] => {
      const name = ENVIRONMENT.exec(command)?.[2];
      if (name === undefined || known.includes(name)) return [];
      const message = `${project.wrangler.path} has no environment \`${name}\`: wrangler would take the top of the file, with no more than a warning`;
      const hint =
        suggestName(name, known) ??
        `add \`environments: { ${name}: {} }\` to ${model.configFile}, or take \`--env\` out`;
      const { offset, length } = value;
      return [problemInFile("TSU428", PACKAGE_FILE, message, hint, { text, offset, length })];
    });
  });
}

/** What package.json is in other respects is npm's business. */
function parsed(text: string): JsoncDocument | null {
  try {
    return parseDocument(text);
  } catch {
    return null;
  }
}

function environmentsOf({ wrangler }: Project, { environments }: Model): readonly string[] {
  const text = wrangler.text?.replace(/^\uFEFF/, "");
  const written = text === undefined ? [] : blocksOf(parseDocument(text).root);
  const names = written.flatMap(({ environment }) => environment ?? []);
  return [...new Set([...names, ...environments.map(({ name }) => name)])];
}
