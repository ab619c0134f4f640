/** Tombstones that go with this generation, as the config no longer asks for them: whether they were deployed, only the user knows. */

import type { WranglerFile } from "../project.ts";
import { parseDocument } from "./document.ts";
import type { Node } from "./document.ts";
import { below, blocksOf } from "./faults/fault.ts";
import { isLive } from "./lifecycle.ts";

/** One sentence for all of them, or none. */
export function droppedTombstones({ path, text }: WranglerFile, after: string): readonly string[] {
  if (text === null || text === after) return [];
  const left = namesIn(after, () => true);
  const gone = [...namesIn(text, (node) => !isLive(node))].filter((name) => !left.has(name));
  if (gone.length === 0) return [];
  const classes = gone.map((name) => `\`${name}\``).join(", ");
  return [
    `${path} no longer says what became of ${classes}. That is right once it was deployed everywhere; where it was not, the platform refuses the next deploy, and the line in the config has to come back.`,
  ];
}

function namesIn(text: string, isMeant: (node: Node) => boolean): ReadonlySet<string> {
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  const members = blocksOf(root).flatMap(({ node }) => below(node, "exports")?.children ?? []);
  return new Set(
    members.flatMap(({ children: [key, value] = [] }) =>
      value !== undefined && isMeant(value) ? [String(key?.value)] : [],
    ),
  );
}
