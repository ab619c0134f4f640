/** Everything that a run reads before it decides anything. */

import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readText } from "./disk/read.ts";
import { readImportExtension } from "./disk/tsconfig.ts";
import type { ModuleHost } from "./emit/check-modules.ts";
import type { Packages } from "./init/package-json.ts";
import type { ImportExtension } from "./model/model.ts";
import { InvalidProjectError, problemInFile } from "./project-problem.ts";

export const CONFIG_FILE = "tsumugi.config.yaml";

/** The user's project: the folder that holds the config. */
export interface Project {
  /** Absolute. */
  readonly folder: string;
  /** Name of the config inside the folder. */
  readonly configFile: string;
  readonly configText: string;
  readonly importExtension: ImportExtension;
  readonly wrangler: WranglerFile;
}

export interface WranglerFile {
  readonly path: string;
  /** `null` when there is none yet. */
  readonly text: string | null;
}

/** People stand in a folder of the project more often than in none. */
async function whereElse(folder: string, file: string, currentFolder: string): Promise<string> {
  for (let above = dirname(folder); above !== dirname(above); above = dirname(above)) {
    if ((await readText(above, file).catch(() => null)) === null) continue;
    const path = relative(currentFolder, join(above, file)).replaceAll("\\", "/");
    return `there is one above: run it there, or with \`--config ${path}\``;
  }
  return "write it, or name another with `--config`";
}

/** @param config path of the config, relative to `currentFolder` */
export async function readProject(currentFolder: string, config: string): Promise<Project> {
  const path = resolve(currentFolder, config);
  const folder = dirname(path);
  const configFile = basename(path);
  const configText = await readText(folder, configFile);
  if (configText === null) {
    throw new InvalidProjectError([
      problemInFile(
        "TSU401",
        configFile,
        `there is no file ${config}`,
        await whereElse(folder, configFile, currentFolder),
      ),
    ]);
  }
  return {
    folder,
    configFile,
    configText,
    importExtension: await readImportExtension(folder),
    wrangler: await readWrangler(folder),
  };
}

/** The file that wrangler itself would take, in its order. */
export async function readWrangler(folder: string): Promise<WranglerFile> {
  for (const path of ["wrangler.json", "wrangler.jsonc"]) {
    const text = await readText(folder, path);
    if (text !== null) return { path, text };
  }
  if (existsSync(join(folder, "wrangler.toml"))) {
    throw new InvalidProjectError([
      problemInFile(
        "TSU404",
        "wrangler.toml",
        "expected wrangler.jsonc, found wrangler.toml, which cannot be kept up to date",
        "write its settings as wrangler.jsonc (the keys are the same), delete wrangler.toml, generate again",
      ),
    ]);
  }
  return { path: "wrangler.jsonc", text: null };
}

/** The user's modules as the emitters ask for them. */
export function moduleHost(folder: string): ModuleHost {
  return {
    read: (module) => readText(folder, module),
    load: async (module) =>
      (await import(pathToFileURL(join(folder, module)).href)) as Record<string, unknown>,
  };
}

/** This package's own folder: of the checkout, or of the installed package, where the generator runs from `dist/`. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

/** The texts of templates/, by path inside of it. */
export async function readTemplates(): Promise<ReadonlyMap<string, string>> {
  const root = join(packageFolder(), "templates");
  const names = await readdir(root, { recursive: true });
  const paths = names.filter((name) => /\.(ts|sql)$/.test(name)).toSorted();
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path.replaceAll("\\", "/"), texts[index] ?? ""]));
}

/** One text of templates/. */
export async function readTemplate(path: string): Promise<string> {
  return await readFile(join(packageFolder(), "templates", path), "utf8");
}

/** This package and those that a project develops with, each from the version that this one was made with. */
export async function readPackages(): Promise<Packages> {
  const text = await readFile(join(packageFolder(), "package.json"), "utf8");
  const { version, devDependencies } = JSON.parse(text) as {
    version: string;
    devDependencies: Readonly<Record<string, string>>;
  };
  const from = (name: string) => `^${(devDependencies[name] ?? "0.0.0").replace(/^\^/, "")}`;
  return {
    "@cloudflare/workers-types": from("@cloudflare/workers-types"),
    tsumugi: `^${version}`,
    typescript: from("typescript"),
    wrangler: from("wrangler"),
  };
}

/** Version of this package. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(packageFolder(), "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
