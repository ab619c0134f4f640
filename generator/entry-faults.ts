/** The main module of each Worker that wrangler.jsonc describes: exports of classes, and handlers, that our entries count on. */

import type { Diagnostic } from "./diagnostics.ts";
import { checkEntry } from "./emit/check-entry.ts";
import type { EntryFindings } from "./emit/check-entry.ts";
import { moduleSpecifier } from "./emit/imports.ts";
import type { Model } from "./model/model.ts";
import { moduleHost } from "./project.ts";
import type { Project } from "./project.ts";
import { problemInFile } from "./project-problem.ts";
import { alternatives } from "./spec/words.ts";
import { parseDocument } from "./wrangler/document.ts";
import type { Node } from "./wrangler/document.ts";
import { below, blocksOf, textBelow } from "./wrangler/faults/fault.ts";
import type { ClassTombstone } from "./wrangler/lifecycle.ts";

/** One mistake at a `main`. */
interface EntryFault {
  readonly message: string;
  readonly hint: string;
}

/** Each `main` that runs jobs, with what it lacks and the line that adds it. A file without any is wrangler's to refuse. */
export async function entryFaults(
  project: Project,
  model: Model,
  tombstones: readonly ClassTombstone[],
): Promise<readonly Diagnostic[]> {
  const { path, text } = project.wrangler;
  if (text === null) return [];
  const bare = text.replace(/^\uFEFF/, "");
  const found: Diagnostic[] = [];
  for (const { node, main } of mainsOf(parseDocument(bare).root, model)) {
    const request = { main, output: model.output, generated: generatedExports(model) };
    const findings = await checkEntry(request, moduleHost(project.folder).read);
    if (findings === null) continue;
    for (const { message, hint } of faultsOf(main, findings, model, tombstones)) {
      const place = { text: bare, offset: node.offset, length: node.length };
      found.push(problemInFile("TSU427", path, message, hint, place));
    }
  }
  return found;
}

/** Of the top, and of each environment with jobs that has one of its own. What a build command makes is not there to be read. */
export function mainsOf(
  root: Node,
  model: Model,
): readonly { readonly node: Node; readonly main: string }[] {
  const declared = new Set<string | null>([null, ...model.environments.map(({ name }) => name)]);
  return blocksOf(root).flatMap((block) => {
    const node = below(block.node, "main");
    const main = textBelow(block.node, "main")?.replaceAll("\\", "/").replace(/^\.\//, "");
    if (node === undefined || main === undefined || !declared.has(block.environment)) return [];
    const build = below(block.node, "build", "command") ?? below(root, "build", "command");
    return build !== undefined && /js$/.test(main) ? [] : [{ node, main }];
  });
}

/** The generated modules that a main module may pass on; an ejected one is read like any other. */
function generatedExports({
  output,
  bindings,
  ejected,
}: Model): ReadonlyMap<string, ReadonlySet<string>> {
  const classes = new Set(bindings.map(({ names }) => names.shardClass));
  const modules = [
    ["worker.ts", new Set([...classes, "default"])],
    ["shards.ts", classes],
    ["index.ts", new Set<string>()],
  ] as const;
  return new Map(
    modules
      .filter(([name]) => !ejected.includes(name))
      .map(([name, names]) => [`${output}/${name}`, names]),
  );
}

function faultsOf(
  main: string,
  { names, open, lacking }: EntryFindings,
  { bindings, output, importExtension }: Model,
  tombstones: readonly ClassTombstone[],
): readonly EntryFault[] {
  const classes = bindings.map(({ names: { shardClass } }) => shardClass);
  const missing = open ? [] : classes.filter((name) => !names.has(name));
  const deleted = tombstones.filter((each) => each.kind === "deleted" && names.has(each.class));
  const folder = main.includes("/") ? main.slice(0, main.lastIndexOf("/")) : "";
  // The bundler finds `worker.ts` under the name `worker.js` only for importers in TypeScript.
  const extension = /\.[cm]?tsx?$/.test(main) ? importExtension : ".ts";
  const specifier = moduleSpecifier(folder, `${output}/worker.ts`, extension);
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            message: `${main} does not export ${shortened(missing)}, which ${missing.length === 1 ? "is the class" : "are the classes"} of our shards`,
            hint: `write there: export * from "${specifier}";`,
          },
        ]),
    ...(lacking.length === 0
      ? []
      : [
          {
            message: `the default export of ${main} has no ${alternatives(lacking)} handler, which our entries call`,
            hint: `write there: import tsumugi from "${specifier}"; and in the default export: ...tsumugi,`,
          },
        ]),
    ...deleted.map((each) => ({
      message: `${main} still exports \`${each.class}\`, which the config deletes: the platform refuses to delete a class that is in the code`,
      hint: `take the export of \`${each.class}\` out`,
    })),
  ];
}

function shortened(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length <= 4
    ? quoted.join(", ")
    : `${quoted.slice(0, 3).join(", ")} and ${quoted.length - 3} more`;
}
