/** What the bundle holds of others, as its first comment: their licences ask for it. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PACKAGES = ["preact", "uplot"] as const;

/** Names each package with its copyright, and prints the licence that they share once. Throws when they do not share it. */
export async function licences(): Promise<string> {
  const found = await Promise.all(PACKAGES.map(licenceOf));
  const [{ terms }] = found as [Licence, ...Licence[]];
  if (found.some((licence) => licence.terms !== terms)) {
    throw new Error("the bundled packages no longer share one licence text");
  }
  const names = found.map(({ name, version, copyright }) => `${name} ${version}: ${copyright}`);
  return `/*! Tsumugi's dashboard. It holds:\n${names.join("\n")}\n\n${terms}\n*/\n`;
}

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly copyright: string;
  readonly terms: string;
}

async function licenceOf(name: string): Promise<Licence> {
  const folder = new URL(`../../../node_modules/${name}/`, import.meta.url);
  const read = (file: string) => readFile(fileURLToPath(new URL(file, folder)), "utf8");
  const { version } = JSON.parse(await read("package.json")) as { version: string };
  const text = (await read("LICENSE")).replaceAll("\r\n", "\n");
  const copyright = /^Copyright .*$/m.exec(text)?.[0];
  if (copyright === undefined) throw new Error(`the licence of ${name} names no holder`);
  const terms = text.replace(copyright, "").replaceAll(/\s+/g, " ").trim();
  return { name, version, copyright, terms };
}
