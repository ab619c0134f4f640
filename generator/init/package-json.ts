/** What `init` adds to package.json: scripts and development dependencies that are not there yet. */

import { DATABASE_BINDING } from "../model/names.ts";
import { applyEdits, modify, parse } from "jsonc-parser";

/** Packages that a project needs to develop with the generator, with the versions that this one was made with. */
export interface Packages {
  readonly tsumugi: string;
  readonly wrangler: string;
  readonly typescript: string;
  readonly "@cloudflare/workers-types": string;
}

const SCRIPTS = {
  generate: "tsumugi generate",
  verify: "tsumugi generate --check",
} as const;

const NEW_SCRIPTS = {
  ...SCRIPTS,
  // Without its table the read model stays empty.
  dev: `wrangler d1 migrations apply ${DATABASE_BINDING} --local && wrangler dev`,
  deploy: "wrangler deploy",
} as const;

/** A package.json for a project that has none. */
export function newPackageJson(name: string, packages: Packages): string {
  const content = {
    name,
    private: true,
    type: "module",
    scripts: NEW_SCRIPTS,
    devDependencies: Object.fromEntries(
      Object.entries(packages).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ) as Record<string, string>,
  };
  return JSON.stringify(content, null, 2) + "\n";
}

/**
 * The text with what is missing; whatever is there stays.
 *
 * @param isNewWorker there was no Worker in the project, so nothing runs, deploys or types one yet
 */
export function addToPackageJson(text: string, packages: Packages, isNewWorker: boolean): string {
  const content = parse(text) as Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  const installed = { ...content?.["dependencies"], ...content?.["devDependencies"] };
  const { tsumugi, wrangler } = packages;
  const wanted = [
    ...missing("scripts", isNewWorker ? NEW_SCRIPTS : SCRIPTS, content?.["scripts"] ?? {}),
    ...missing("devDependencies", isNewWorker ? { ...packages } : { tsumugi, wrangler }, installed),
  ];
  const indent = /^[ \t]+/m.exec(text)?.[0] ?? "  ";
  const formattingOptions = {
    tabSize: indent.length,
    insertSpaces: !indent.startsWith("\t"),
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
  return wanted.reduce(
    (so, { path, value }) => applyEdits(so, modify(so, path, value, { formattingOptions })),
    text,
  );
}

function missing(
  section: string,
  wanted: Readonly<Record<string, string>>,
  present: Readonly<Record<string, string>>,
): readonly { path: string[]; value: string }[] {
  return Object.entries(wanted)
    .filter(([name]) => !Object.hasOwn(present, name))
    .map(([name, value]) => ({ path: [section, name], value }));
}
