/** Environments of the user's wrangler.jsonc that the config does not know: a deploy there would lack our entries. */

import type { Model } from "../model/model.ts";
import { DATABASE_BINDING } from "../model/names.ts";
import { memberValue, parseDocument } from "./document.ts";
import type { Node } from "./document.ts";
import { find } from "./lists.ts";

/** One sentence for each environment that holds nothing of ours, of a text that can be edited. */
export function undeclaredEnvironments(
  text: string,
  path: string,
  { environments, configFile }: Model,
): readonly string[] {
  const declared = new Set(environments.map(({ name }) => name));
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  const blocks = find(root, ["env"])?.children ?? [];
  return blocks.flatMap(({ children: [key, block] = [] }) => {
    const name = String(key?.value);
    if (block?.type !== "object" || declared.has(name) || hasDatabase(block)) return [];
    return [
      `${path}: jobs cannot run in the environment \`${name}\`, which lacks the entries for the generated code. ` +
        `\`environments: { ${name}: {} }\` in ${configFile} adds them.`,
    ];
  });
}

/** Written by hand, where it is not in the config. */
function hasDatabase(block: Node): boolean {
  const databases = memberValue(block, "d1_databases")?.children ?? [];
  return databases.some((entry) => memberValue(entry, "binding")?.value === DATABASE_BINDING);
}
