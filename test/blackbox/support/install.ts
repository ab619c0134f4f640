/** What a user does first: the packed package, installed into a folder of one's own. */

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root, run, runOk } from "./command.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>
  >;
}

/** `npm pack` of the checkout, which builds it; gives the archive. */
export async function pack(folder: string): Promise<string> {
  const printed = await runOk(["npm", "pack", "--json", "--pack-destination", folder], root);
  // What the build printed stands before.
  const [packed] = JSON.parse(printed.slice(printed.lastIndexOf("\n[") + 1)) as [
    { readonly filename: string },
  ];
  return join(folder, packed.filename);
}

/**
 * Installs the archive without the network: with npm, from what `npm ci` of the checkout left in npm's cache; where there is no such
 * cache, by hand, with nothing but the declared dependencies beside it.
 */
export async function install(archive: string, folder: string): Promise<void> {
  const { name, version, bin, dependencies } = readJson<Manifest>(join(root, "package.json"));
  const resolved = `file:${archive}`;
  const self = { dependencies: { [name]: resolved } };
  const locked = Object.entries(
    readJson<LockFile>(join(root, "package-lock.json")).packages,
  ).filter(([path, entry]) => path !== "" && entry.dev !== true && entry.devOptional !== true);
  const packages = {
    "": self,
    [`node_modules/${name}`]: { version, resolved, bin, dependencies },
    ...Object.fromEntries(locked),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, ...self }));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  const { code, output } = await run(["npm", "ci", "--offline", "--no-audit", "--no-fund"], folder);
  if (code === 0) return;
  if (!output.includes("ENOTCACHED")) throw new Error(`npm ci failed:\n${output}`);
  await installByHand(archive, folder);
}

async function installByHand(archive: string, folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  const { name, bin, dependencies } = readJson<Manifest>(join(root, "package.json"));
  const target = join(modules, name);
  mkdirSync(target, { recursive: true });
  mkdirSync(join(modules, ".bin"));
  await runOk(["tar", "-xzf", archive, "--strip-components=1", "-C", target], folder);
  for (const [command, path] of Object.entries(bin)) {
    symlinkSync(resolve(target, path), join(modules, ".bin", command));
  }
  for (const dependency of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, dependency)), { recursive: true });
    symlinkSync(join(root, "node_modules", dependency), join(modules, dependency));
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
