/**
 * How Durable Object classes are declared. Wrangler knows two ways that exclude each other: a declarative map `exports`
 * and an append-only list `migrations`. There is no way back from the first to the second, so a file keeps the way it
 * has; a file without either gets `exports`. Always SQLite: a class that was created otherwise can never be converted.
 *
 * A class goes by a tombstone only, and only by one that the config asks for: what is merely no longer wanted stays.
 */

import type { Environment, Model } from "../model/model.ts";
import { memberValue, parseDocument } from "./document.ts";
import type { Node } from "./document.ts";
import { blockPath } from "./entries.ts";
import { appendItem, find, removeMembers, setMembers } from "./lists.ts";
import type { JsonValue } from "./print.ts";

/** What becomes of a class that exists no more in the code. */
export type ClassTombstone =
  | { readonly kind: "deleted"; readonly class: string }
  | { readonly kind: "renamed"; readonly class: string; readonly to: string };

export interface LifecycleEdit {
  readonly text: string;
  readonly ownedClasses: readonly string[];
}

/** @param environment whose part of the file is meant; `null` for the top, which environments inherit from */
export function syncLifecycle(
  text: string,
  model: Model,
  environment: Environment | null,
  ownedClasses: readonly string[],
  tombstones: readonly ClassTombstone[] = [],
): LifecycleEdit {
  const classes = model.bindings.map(({ names }) => names.shardClass);
  const gone = tombstones.filter((tombstone) => !classes.includes(tombstone.class));
  const path = blockPath(environment);
  switch (wayOf(parseDocument(text).root, path)) {
    case "inherited":
      return { text, ownedClasses: [] };
    case "migrations":
      return appendMigration(text, [...path, "migrations"], classes, gone);
    case "exports":
      return syncExports(text, [...path, "exports"], classes, ownedClasses, gone);
  }
}

/** What an environment says itself takes the place of what it would inherit, whole. */
function wayOf(root: Node, path: readonly string[]): "migrations" | "exports" | "inherited" {
  const shared = usesMigrations(root) ? "migrations" : "exports";
  if (path.length === 0) return shared;
  const block = find(root, path);
  if (block === undefined) return "inherited";
  const migrations = memberValue(block, "migrations")?.children?.length;
  const hasExports = memberValue(block, "exports") !== undefined;
  if (hasExports && (migrations === 0 || shared === "exports")) return "exports";
  return migrations === undefined || shared === "exports" ? "inherited" : "migrations";
}

/** Where a class was declared first: `exports`, or the tag of an entry of `migrations`. */
export function declarationOf(text: string, className: string): string {
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  if (!usesMigrations(root)) return "exports";
  const entries = memberValue(root, "migrations")?.children ?? [];
  const entry = entries.find((candidate) =>
    texts(memberValue(candidate, "new_sqlite_classes")).includes(className),
  );
  return entry === undefined ? "migrations" : String(memberValue(entry, "tag")?.value);
}

/** An environment with `migrations` of its own would clash with `exports` that it inherits. */
function usesMigrations(root: Node): boolean {
  const environments = memberValue(root, "env")?.children ?? [];
  const blocks = [root, ...environments.flatMap(({ children }) => children?.[1] ?? [])];
  return blocks.some((block) => (memberValue(block, "migrations")?.children ?? []).length > 0);
}

function syncExports(
  text: string,
  path: readonly string[],
  classes: readonly string[],
  ownedClasses: readonly string[],
  tombstones: readonly ClassTombstone[],
): LifecycleEdit {
  const exports = find(parseDocument(text).root, path);
  const existing = new Map(
    (exports?.children ?? []).map(({ children }) => [
      String(children?.[0]?.value),
      children?.[1] as Node,
    ]),
  );
  const wanted: Record<string, JsonValue> = {
    ...Object.fromEntries(tombstones.map((tombstone) => [tombstone.class, printed(tombstone)])),
    ...Object.fromEntries(
      classes.map((name) => [name, { type: "durable-object", storage: "sqlite" }]),
    ),
  };
  // A live class is the user's to say more about; a tombstone is as we want it.
  const changed = Object.entries(wanted).filter(([name, value]) => {
    const node = existing.get(name);
    return node === undefined || !isSameDeclaration(node, value);
  });
  const removed = ownedClasses.filter((name) => {
    const node = existing.get(name);
    return node !== undefined && wanted[name] === undefined && !isLive(node);
  });
  const added = setMembers(text, path, Object.fromEntries(changed));
  return {
    text: removeMembers(added, path, removed),
    ownedClasses: Object.keys(wanted).filter(
      (name) => !existing.has(name) || ownedClasses.includes(name),
    ),
  };
}

function printed(tombstone: ClassTombstone): JsonValue {
  const type = "durable-object";
  return tombstone.kind === "deleted"
    ? { type, state: "deleted" }
    : { type, state: "renamed", renamed_to: tombstone.to };
}

export function isLive(node: Node): boolean {
  const state: unknown = memberValue(node, "state")?.value;
  return state === undefined || state === "created";
}

function isSameDeclaration(node: Node, value: JsonValue): boolean {
  const { state, renamed_to } = value as { readonly state?: string; readonly renamed_to?: string };
  if (state === undefined) return isLive(node);
  return (
    memberValue(node, "state")?.value === state &&
    memberValue(node, "renamed_to")?.value === renamed_to
  );
}

/** Entries that exist were perhaps applied: they are never changed, only one more is put behind them. */
function appendMigration(
  text: string,
  path: readonly string[],
  classes: readonly string[],
  tombstones: readonly ClassTombstone[],
): LifecycleEdit {
  const entries = find(parseDocument(text).root, path)?.children ?? [];
  const declared = declaredClasses(entries);
  const due = tombstones.filter((tombstone) => declared.has(tombstone.class));
  const deleted = due.flatMap((tombstone) => (tombstone.kind === "deleted" ? tombstone.class : []));
  const renamed = due.flatMap((tombstone) =>
    tombstone.kind === "renamed" && !declared.has(tombstone.to)
      ? { from: tombstone.class, to: tombstone.to }
      : [],
  );
  const missing = classes.filter(
    (name) => !declared.has(name) && !renamed.some(({ to }) => to === name),
  );
  const changes: Record<string, JsonValue> = {
    ...(deleted.length === 0 ? {} : { deleted_classes: deleted }),
    ...(renamed.length === 0 ? {} : { renamed_classes: renamed }),
    ...(missing.length === 0 ? {} : { new_sqlite_classes: missing }),
  };
  if (Object.keys(changes).length === 0) return { text, ownedClasses: classes };
  const entry = { tag: nextTag(entries), ...changes };
  return { text: appendItem(text, path, entry), ownedClasses: classes };
}

/** The classes that exist after all entries, in wrangler's order inside one entry. */
export function declaredClasses(entries: readonly Node[]): ReadonlySet<string> {
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
