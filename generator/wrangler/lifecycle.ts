/**
 * How Durable Object classes are declared. Wrangler knows two ways that exclude each other: a declarative map `exports`
 * and an append-only list `migrations`. There is no way back from the first to the second, so a file keeps the way it
 * has; a file without either gets `exports`. Always SQLite: a class that was created otherwise can never be converted.
 */

import type { Model } from "../model/model.ts";
import { memberValue, parseDocument } from "./document.ts";
import type { Node } from "./document.ts";
import { addMembers, appendItem, removeMembers } from "./lists.ts";

export interface LifecycleEdit {
  readonly text: string;
  readonly ownedClasses: readonly string[];
}

export function syncLifecycle(
  text: string,
  model: Model,
  ownedClasses: readonly string[],
): LifecycleEdit {
  const classes = model.bindings.map(({ names }) => names.shardClass);
  return usesMigrations(parseDocument(text).root)
    ? appendMigration(text, classes)
    : syncExports(text, classes, ownedClasses);
}

/** An environment with `migrations` of its own would clash with `exports` that it inherits. */
function usesMigrations(root: Node): boolean {
  const environments = memberValue(root, "env")?.children ?? [];
  const blocks = [root, ...environments.flatMap(({ children }) => children?.[1] ?? [])];
  return blocks.some((block) => (memberValue(block, "migrations")?.children ?? []).length > 0);
}

function syncExports(
  text: string,
  classes: readonly string[],
  ownedClasses: readonly string[],
): LifecycleEdit {
  const exports = memberValue(parseDocument(text).root, "exports");
  const existing = exports?.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
  const added = Object.fromEntries(
    classes.map((name) => [name, { type: "durable-object", storage: "sqlite" }]),
  );
  const removed = ownedClasses.filter((name) => !classes.includes(name));
  return {
    text: removeMembers(addMembers(text, "exports", added), "exports", removed),
    ownedClasses: classes.filter((name) => !existing.includes(name) || ownedClasses.includes(name)),
  };
}

/** Entries that exist were perhaps applied: they are never changed, and a class that goes leaves no trace here. */
function appendMigration(text: string, classes: readonly string[]): LifecycleEdit {
  const entries = memberValue(parseDocument(text).root, "migrations")?.children ?? [];
  const declared = declaredClasses(entries);
  const missing = classes.filter((name) => !declared.has(name));
  if (missing.length === 0) return { text, ownedClasses: classes };
  const entry = { tag: nextTag(entries), new_sqlite_classes: missing };
  return { text: appendItem(text, "migrations", entry), ownedClasses: classes };
}

/** The classes that exist after all entries, in wrangler's order inside one entry. */
function declaredClasses(entries: readonly Node[]): ReadonlySet<string> {
  const declared = new Set<string>();
  for (const entry of entries) {
    for (const name of texts(memberValue(entry, "deleted_classes"))) declared.delete(name);
    for (const change of memberValue(entry, "renamed_classes")?.children ?? []) {
      declared.delete(String(memberValue(change, "from")?.value));
      declared.add(String(memberValue(change, "to")?.value));
    }
    for (const change of memberValue(entry, "transferred_classes")?.children ?? []) {
      declared.add(String(memberValue(change, "to")?.value));
    }
    for (const name of texts(memberValue(entry, "new_classes"))) declared.add(name);
    for (const name of texts(memberValue(entry, "new_sqlite_classes"))) declared.add(name);
  }
  return declared;
}

/** Numbered among our own tags only; wrangler goes by the order of the list and takes tags as opaque. */
function nextTag(entries: readonly Node[]): string {
  const numbers = entries.map((entry) => {
    const tag = String(memberValue(entry, "tag")?.value);
    return Number(/^tsumugi-(\d{4,9})$/.exec(tag)?.[1] ?? 0);
  });
  return `tsumugi-${String(Math.max(0, ...numbers) + 1).padStart(4, "0")}`;
}

function texts(list: Node | undefined): readonly string[] {
  return (list?.children ?? []).map(({ value }: Node) => String(value));
}
