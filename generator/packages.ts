/** Packages that the generated code imports, held against the user's package.json. */

import { parse } from "jsonc-parser";
import { readText } from "./disk/read.ts";
import type { Model } from "./model/model.ts";

/** What is missing, with the line that installs it; empty when all is there, or when the folder has no package.json. */
export async function missingPackages(folder: string, model: Model): Promise<readonly string[]> {
  const needed = packagesOf(model);
  const text = needed.length === 0 ? null : await readText(folder, "package.json");
  if (text === null) return [];
  const content: unknown = parse(text);
  const installed = new Set(
    ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap(
      (member) => namesIn(content, member),
    ),
  );
  const missing = needed.filter((name) => !installed.has(name));
  if (missing.length === 0) return [];
  const verb = missing.length === 1 ? "is" : "are";
  return [
    `${missing.join(" and ")} ${verb} imported by the REST API and not in package.json: run \`npm install ${missing.join(" ")}\``,
  ];
}

function packagesOf({ features }: Model): readonly string[] {
  return [...(features.api ? ["hono"] : []), ...(features.access ? ["jose"] : [])];
}

function namesIn(content: unknown, member: string): readonly string[] {
  const list: unknown = Reflect.get(Object(content) as object, member);
  return typeof list === "object" && list !== null ? Object.keys(list) : [];
}
