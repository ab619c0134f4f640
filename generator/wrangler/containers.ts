/**
 * The lists and objects around our entries. What was missing or empty before our first entry is so again after our last
 * one, byte for byte: "add, then remove" leaves nothing behind, and never takes what the user has put beside our entries.
 */

import { member, parseDocument } from "./document.ts";
import type { Node } from "./document.ts";
import { find } from "./lists.ts";
import { applyEdits, removeChildren } from "./text-edit.ts";

/** By the container's path, joined by dots: its text before, or `null` where there was none. */
export type Containers = Readonly<Record<string, string | null>>;

/** The path and every path above it, the outermost first. */
export function pathsTo(path: readonly string[]): readonly (readonly string[])[] {
  return path.map((_key, index) => path.slice(0, index + 1));
}

/** Which containers have something in them only since `before` became `after`; what is known already is kept. */
export function noteContainers(
  before: string,
  after: string,
  paths: readonly (readonly string[])[],
  known: Containers,
): Containers {
  const [then, now] = [parseDocument(before).root, parseDocument(after).root];
  const noted: Record<string, string | null> = {};
  for (const path of paths.flatMap(pathsTo)) {
    const name = path.join(".");
    if (isEmpty(find(now, path))) continue;
    const node = find(then, path);
    if (known[name] !== undefined) noted[name] = known[name];
    else if (node === undefined) noted[name] = null;
    else if (isEmpty(node)) noted[name] = before.slice(node.offset, node.offset + node.length);
  }
  return noted;
}

/** Puts back what stood where containers are empty now. */
export function restoreContainers(text: string, known: Containers): string {
  const deepestFirst = Object.entries(known)
    .map(([name, before]) => ({ path: name.split("."), before }))
    .toSorted((left, right) => right.path.length - left.path.length);
  return deepestFirst.reduce((result, { path, before }) => restore(result, path, before), text);
}

function restore(text: string, path: readonly string[], before: string | null): string {
  const document = parseDocument(text);
  const node = find(document.root, path);
  if (node === undefined || !isEmpty(node)) return text;
  if (before !== null) {
    const now = text.slice(node.offset, node.offset + node.length);
    // Comments that have come in meanwhile are the user's.
    if (withoutBlanks(now) !== withoutBlanks(before)) return text;
    return applyEdits(text, [{ offset: node.offset, length: node.length, text: before }]);
  }
  const key = path.at(-1) ?? "";
  const parent = find(document.root, path.slice(0, -1));
  const property = parent && member(parent, key);
  if (parent === undefined || property === undefined) return text;
  const bare = JSON.stringify(key).length + ":[]".length;
  const { offset, length } = property;
  if (withoutBlanks(text.slice(offset, offset + length)).length > bare) return text;
  return applyEdits(text, removeChildren(document, parent, new Set([property])));
}

function isEmpty(node: Node | undefined): boolean {
  return node === undefined || (isContainer(node) && (node.children ?? []).length === 0);
}

function isContainer({ type }: Node): boolean {
  return type === "object" || type === "array";
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, "");
}
