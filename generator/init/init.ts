/** `init`: what a project needs to begin with. It adds; nothing of the user's is replaced. */

import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { parse } from "jsonc-parser";
import { readText } from "../disk/read.ts";
import { commit, recover } from "../disk/transaction.ts";
import type { Change } from "../disk/transaction.ts";
import { readImportExtension } from "../disk/tsconfig.ts";
import { moduleSpecifier } from "../emit/imports.ts";
import { readPackages, readTemplate, readWrangler } from "../project.ts";
import type { WranglerFile } from "../project.ts";
import type { Request } from "../pipeline.ts";
import { performerModule } from "../scaffold.ts";
import { OUTPUT_DEFAULT } from "../spec/defaults.ts";
import { ENVIRONMENT_PATTERN } from "../spec/environments.ts";
import type { ImportExtension } from "../model/model.ts";
import { newWranglerFile } from "../wrangler/edit.ts";
import { editEntry } from "./entry.ts";
import type { EntryEdit } from "./entry.ts";
import { addToPackageJson, newPackageJson } from "./package-json.ts";

const BINDING = "HELLO";
const ENTRY = "src/index.ts";
const NAME_LIMIT = 40;
/** Packages, local state and local secrets: what a new Worker must not commit. */
const IGNORED = "node_modules/\n.wrangler/\n.dev.vars*\n";

export type Start =
  | {
      readonly kind: "started";
      readonly created: readonly string[];
      readonly changed: readonly string[];
      /** What is left to the user, a paragraph each. */
      readonly steps: readonly string[];
    }
  /** Nothing was written. */
  | { readonly kind: "refused"; readonly reason: string };

/** Throws InvalidProjectError for a project that the generator cannot work with. */
export async function init({ currentFolder, config }: Request): Promise<Start> {
  const path = resolve(currentFolder, config);
  const [folder, configFile] = [dirname(path), basename(path)];
  if (existsSync(path)) return { kind: "refused", reason: `${config} exists already` };
  const wrangler = await readWrangler(folder);
  const settings = readSettings(wrangler);
  const packageText = await readText(folder, "package.json");
  const name = projectName(settings, packageText, folder);
  const output = (await isTaken(folder, OUTPUT_DEFAULT)) ? "tsumugi" : OUTPUT_DEFAULT;

  const tsconfig = existsSync(`${folder}/tsconfig.json`)
    ? null
    : await readTemplate("init/tsconfig.json");
  // The new tsconfig.json allows what the nearest one may not.
  const importExtension = tsconfig === null ? await readImportExtension(folder) : ".ts";
  const performer = performerModule(await readTemplate("init/performer.ts"), BINDING, {
    output,
    importExtension,
  });
  const packages = await readPackages();
  const ownFiles = await ownWorker(folder, name, wrangler, output, importExtension);
  const entry = await entryOf(folder, settings, output, importExtension);

  const wanted: readonly Change[] = [
    {
      path: configFile,
      text: await configText(
        wrangler.text === null ? name : jobsName(name),
        output,
        settings.environments,
      ),
    },
    performer,
    ...ownFiles,
    ...(tsconfig === null
      ? []
      : [{ path: "tsconfig.json", text: tsconfig.replace('"generated"', `"${output}"`) }]),
  ];
  const created = wanted.filter(({ path: file }) => !existsSync(`${folder}/${file}`));
  const packageChange = {
    path: "package.json",
    text:
      packageText === null
        ? newPackageJson(name, packages)
        : addToPackageJson(packageText, packages, ownFiles.length > 0),
  };
  const changes: readonly Change[] = [
    ...created,
    ...(packageChange.text === packageText ? [] : [packageChange]),
    ...(entry?.edit.kind === "edited" ? [{ path: entry.path, text: entry.edit.text }] : []),
  ];
  await recover(folder);
  await commit(folder, changes);
  const isNew = (file: string) =>
    file !== entry?.path && (file !== "package.json" || packageText === null);
  const paths = changes.map(({ path: file }) => file);
  return {
    kind: "started",
    created: paths.filter(isNew),
    changed: paths.filter((file) => !isNew(file)),
    steps: stepsFor(entry, wrangler, settings, output, jobsName(name)),
  };
}

interface Settings {
  readonly name: string | null;
  readonly main: string | null;
  /** Named environments. */
  readonly environments: readonly string[];
}

function readSettings({ text }: WranglerFile): Settings {
  const content: unknown = text === null ? null : parse(text, [], { allowTrailingComma: true });
  const member = (key: string): string | null => {
    const value: unknown =
      typeof content === "object" && content !== null ? Reflect.get(content, key) : null;
    return typeof value === "string" ? value : null;
  };
  const env: unknown =
    typeof content === "object" && content !== null ? Reflect.get(content, "env") : null;
  const environments = typeof env === "object" && env !== null ? Object.keys(env) : [];
  return { name: member("name"), main: member("main"), environments };
}

/** In the shape of a config's name, from whatever the project is called. */
function projectName(settings: Settings, packageText: string | null, folder: string): string {
  const packageName: unknown =
    packageText === null ? null : (parse(packageText) as { name?: unknown } | null)?.name;
  const names = [settings.name, packageName, basename(folder), "my-jobs"];
  const slugs = names.flatMap((name) => (typeof name === "string" ? [slug(name)] : []));
  return slugs.find((name) => name !== "") ?? "my-jobs";
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LIMIT)
    .replaceAll(/^-+|-+$/g, "");
}

/** Beside a Worker that is there, our queues and database have a name of their own. */
function jobsName(name: string): string {
  return name.endsWith("-jobs") ? name : `${name}-jobs`;
}

async function isTaken(folder: string, output: string): Promise<boolean> {
  return (await readdir(`${folder}/${output}`).catch(() => [])).length > 0;
}

async function configText(
  name: string,
  output: string,
  environments: readonly string[],
): Promise<string> {
  const text =
    (await readTemplate("init/tsumugi.config.yaml")).replace("name: my-jobs", `name: ${name}`) +
    environmentsText(environments);
  if (output === OUTPUT_DEFAULT) return text;
  return text
    .replaceAll("generated/", `${output}/`)
    .replace(
      "\n\n# Applies",
      `\n\n# Folder of the generated files.\noutput: ${output}\n\n# Applies`,
    );
}

/** Those of wrangler.jsonc inherit the code and none of the entries that it needs, so each gets its own. */
function environmentsText(names: readonly string[]): string {
  if (names.length === 0) return "";
  const lines = names.map((name) =>
    new RegExp(ENVIRONMENT_PATTERN).test(name)
      ? `  ${name}: {}`
      : `  ${JSON.stringify(name)}: { jobs: false }`,
  );
  return [
    "",
    "# Those of wrangler.jsonc, each with queues and a database of its own; `{ jobs: false }` for one that runs none.",
    "environments:",
    ...lines,
    "",
  ].join("\n");
}

/** Where there is no Worker yet: an entry that adds jobs, and the wrangler.jsonc that names it. */
async function ownWorker(
  folder: string,
  name: string,
  wrangler: WranglerFile,
  output: string,
  importExtension: ImportExtension,
): Promise<readonly Change[]> {
  if (wrangler.text !== null || existsSync(`${folder}/${ENTRY}`)) return [];
  const imported = (file: string) => moduleSpecifier("src", `${output}/${file}`, importExtension);
  const text = (await readTemplate("init/index.ts"))
    .replaceAll("../specimen/index.ts", imported("index.ts"))
    .replaceAll("../specimen/worker.ts", imported("worker.ts"))
    .replaceAll("SPECIMEN_ANY", BINDING);
  return [
    { path: ENTRY, text },
    { path: wrangler.path, text: newWranglerFile(name, ENTRY) },
    { path: ".gitignore", text: IGNORED },
  ];
}

interface Entry {
  readonly path: string;
  readonly specifier: string;
  readonly edit: EntryEdit;
}

async function entryOf(
  folder: string,
  { main }: Settings,
  output: string,
  importExtension: ".ts" | ".js",
): Promise<Entry | null> {
  if (main === null) return null;
  const path = main.replaceAll("\\", "/").replace(/^\.\//, "");
  const text = await readText(folder, path);
  if (text === null || !/\.[cm]?[jt]sx?$/.test(path)) return null;
  const from = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  // The bundler finds `worker.ts` under the name `worker.js` only for importers in TypeScript.
  const extension = /\.[cm]?tsx?$/.test(path) ? importExtension : ".ts";
  const specifier = moduleSpecifier(from === "." ? "" : from, `${output}/worker.ts`, extension);
  return { path, specifier, edit: editEntry(text, specifier) };
}

function stepsFor(
  entry: Entry | null,
  wrangler: WranglerFile,
  { main }: Settings,
  output: string,
  jobs: string,
): readonly string[] {
  if (wrangler.text === null) return [];
  if (entry === null) {
    if (main !== null) return [spreadAdvice(main, `./${output}/worker.ts`)];
    return [`${wrangler.path} has no \`main\`: set it to "${output}/worker.ts".`];
  }
  switch (entry.edit.kind) {
    case "nothing-to-do":
      return [];
    case "left-alone":
      return [spreadAdvice(entry.path, entry.specifier)];
    case "edited":
      return [
        `${entry.path} exports the generated Worker now. Its Env needs the new bindings: let it extend \`TsumugiEnv\` from ${output}/env.ts, or run \`npx wrangler types\`.`,
        ...entry.edit.own.map((handler) => ownHandlerAdvice(handler, entry.path, jobs)),
      ];
  }
}

function spreadAdvice(path: string, specifier: string): string {
  return [
    `Spread the generated Worker into ${path}, which has to export its classes, too:`,
    `  import tsumugi from "${specifier}";`,
    `  export * from "${specifier}";`,
    "  export default { ...tsumugi, fetch: app.fetch };",
  ].join("\n");
}

function ownHandlerAdvice(handler: string, path: string, jobs: string): string {
  return handler === "queue"
    ? `${path} has a queue handler of its own. Hand our batches on in its first line:\n  if (batch.queue.startsWith("${jobs}-")) return tsumugi.queue(batch, env);`
    : `${path} has a scheduled handler of its own. Let it call ours, too:\n  await tsumugi.scheduled(controller, env);`;
}
