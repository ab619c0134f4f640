/** Brings one list of wrangler.jsonc in line with what is wanted. Each function takes the text and returns the new one. */

import { JsoncError, member, memberValue, parseDocument } from "./document.ts";
import type { JsoncDocument, Node } from "./document.ts";
import type { Entry, EntryList } from "./entries.ts";
import { printMember, printValue } from "./print.ts";
import type { JsonValue, PrintStyle } from "./print.ts";
import { applyEdits, insertChildren, removeChildren } from "./text-edit.ts";
import type { TextEdit } from "./text-edit.ts";

/** Changes and adds the wanted entries, and removes those that were ours and are no longer wanted. */
export function syncEntries(text: string, list: EntryList, owned: readonly string[]): string {
  const { path, identityField, entries } = list;
  const wanted = new Set(entries.map(({ identity }) => identity));
  let result = editList(text, path, entries.map(newValue), (document, container) => {
    const found = byIdentity(container, identityField);
    const edits = entries.flatMap((entry) => {
      const node = found.get(entry.identity);
      return node === undefined ? [] : setFields(document, node, entry.fields);
    });
    const missing = entries.filter(({ identity }) => !found.has(identity)).map(newValue);
    return [...edits, ...insertChildren(document, container, missing.map(printer))];
  });
  result = editList(result, path, [], (document, container) =>
    removeFields(document, byIdentity(container, identityField), entries),
  );
  const unwanted = new Set(owned.filter((identity) => !wanted.has(identity)));
  return editList(result, path, [], (document, container) => {
    const found = [...byIdentity(container, identityField)];
    const removed = found.filter(([identity]) => unwanted.has(identity)).map(([, node]) => node);
    return removeChildren(document, container, new Set(removed));
  });
}

/** The same for a list of plain texts. */
export function syncTexts(
  text: string,
  path: readonly string[],
  wanted: readonly string[],
  owned: readonly string[],
): string {
  const added = editList(text, path, wanted, (document, container) => {
    const found = new Set(container.children?.map((child) => child.value as unknown));
    const missing = wanted.filter((value) => !found.has(value));
    return insertChildren(document, container, missing.map(printer));
  });
  return editList(added, path, [], (document, container) => {
    const removed = (container.children ?? []).filter(
      ({ value }: Node) => owned.includes(value as string) && !wanted.includes(value as string),
    );
    return removeChildren(document, container, new Set(removed));
  });
}

/** Sets members of the object at the path, which is made when it is missing. */
export function setMembers(
  text: string,
  path: readonly string[],
  members: Readonly<Record<string, JsonValue>>,
): string {
  const document = parseDocument(text);
  const container = find(document.root, path);
  if (container === undefined) {
    return Object.keys(members).length === 0 ? text : insertMember(document, path, members);
  }
  expectType(container, "object", path.join("."));
  const missing: [string, JsonValue][] = [];
  const edits: TextEdit[] = [];
  for (const [name, value] of Object.entries(members)) {
    const node = memberValue(container, name);
    if (node === undefined) missing.push([name, value]);
    else {
      const style = { ...document, base: "", multiLine: false };
      edits.push({ offset: node.offset, length: node.length, text: printValue(value, style) });
    }
  }
  return applyEdits(text, [
    ...edits,
    ...insertChildren(document, container, missing.map(memberPrinter)),
  ]);
}

/** Removes members of the object at the path. */
export function removeMembers(
  text: string,
  path: readonly string[],
  names: readonly string[],
): string {
  const document = parseDocument(text);
  const container = find(document.root, path);
  if (container?.type !== "object") return text;
  const removed = names.flatMap((name) => member(container, name) ?? []);
  return applyEdits(text, removeChildren(document, container, new Set(removed)));
}

/** Appends to the list at the path. */
export function appendItem(text: string, path: readonly string[], item: JsonValue): string {
  return editList(text, path, [item], (document, container) =>
    insertChildren(document, container, [printer(item)]),
  );
}

/** Edits the list at the path, or makes it with the initial items when it is missing (and there are any). */
function editList(
  text: string,
  path: readonly string[],
  initial: readonly JsonValue[],
  edit: (document: JsoncDocument, container: Node) => readonly TextEdit[],
): string {
  const document = parseDocument(text);
  const node = find(document.root, path);
  if (node === undefined) {
    return initial.length === 0 ? text : insertMember(document, path, initial);
  }
  expectType(node, "array", path.join("."));
  return applyEdits(text, edit(document, node));
}

/** The value at the path; all above it must be objects. */
export function find(root: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) {
    expectType(node, "object", path.join("."));
    node = memberValue(node, key);
    if (node === undefined) return undefined;
  }
  return node;
}

/** Inserts a value at a path of which some part is missing. */
function insertMember(document: JsoncDocument, path: readonly string[], value: JsonValue): string {
  let parent = document.root;
  let depth = 0;
  for (;;) {
    const next = memberValue(parent, path[depth] ?? "");
    if (next === undefined) break;
    parent = next;
    depth += 1;
  }
  const missing = path.slice(depth);
  const nested = missing.slice(1).reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
  const print = memberPrinter([missing[0] ?? "", nested]);
  return applyEdits(document.text, insertChildren(document, parent, [print]));
}

function setFields(
  document: JsoncDocument,
  entry: Node,
  fields: Readonly<Record<string, JsonValue>>,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const missing: [string, JsonValue][] = [];
  for (const [key, value] of Object.entries(fields)) {
    const node = memberValue(entry, key);
    if (node === undefined) missing.push([key, value]);
    else if (!isSameValue(node, value)) {
      edits.push({ offset: node.offset, length: node.length, text: JSON.stringify(value) });
    }
  }
  return [...edits, ...insertChildren(document, entry, missing.map(memberPrinter))];
}

function removeFields(
  document: JsoncDocument,
  found: ReadonlyMap<string, Node>,
  entries: readonly Entry[],
): readonly TextEdit[] {
  return entries.flatMap(({ identity, absentFields }) => {
    const node = found.get(identity);
    if (node === undefined) return [];
    const removed = absentFields.flatMap((key) => member(node, key) ?? []);
    return removeChildren(document, node, new Set(removed));
  });
}

/** The objects of a list by their identifying field; of duplicates the first. */
function byIdentity(container: Node, field: string): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const child of container.children ?? []) {
    const identity: unknown = memberValue(child, field)?.value;
    if (typeof identity === "string" && !found.has(identity)) found.set(identity, child);
  }
  return found;
}

/** Paths are the same with and without `./`, which wrangler adds when it rewrites an entry. */
function isSameValue(node: Node, value: JsonValue): boolean {
  const current: unknown = node.value;
  if (typeof current !== "string") return current === value;
  return current.replace(/^\.\//, "") === value;
}

function newValue({ firstFields, fields }: Entry): JsonValue {
  return { ...firstFields, ...fields };
}

function printer(value: JsonValue): (style: PrintStyle) => string {
  return (style) => printValue(value, style);
}

function memberPrinter([key, value]: readonly [string, JsonValue]): (style: PrintStyle) => string {
  return (style) => printMember(key, value, style);
}

function expectType(node: Node, type: "object" | "array", path: string): void {
  if (node.type === type) return;
  const wanted = type === "array" ? "a list" : "an object";
  throw new JsoncError(
    `expected ${wanted} at \`${path}\`, found ${node.type}`,
    node.offset,
    node.length,
  );
}
