/** Entries of ours that come, go or change in wrangler.jsonc. What is the user's is not looked at. */

import { getNodeValue } from "jsonc-parser";
import { parseDocument } from "../wrangler/document.ts";
import type { Node } from "../wrangler/document.ts";
import { find } from "../wrangler/lists.ts";
import { noOwnedBlock } from "../wrangler/owned.ts";
import type { OwnedBlock } from "../wrangler/owned.ts";
import type { JsonValue } from "../wrangler/print.ts";
import { isSame } from "./change.ts";
import type { Change, ChangeKind } from "./change.ts";
import type { Generation } from "./generation.ts";

/** Entries by `durable_objects.bindings TSUMUGI_MAIL`. */
type Entries = ReadonlyMap<string, JsonValue>;

interface Place {
  readonly path: readonly string[];
  /** What an entry is known by; `key`: by the key that it stands under; `value`: by itself. */
  readonly identity: string;
  readonly kind: ChangeKind;
}

/** Where entries of each kind stand. */
const PLACES: Readonly<Record<keyof OwnedBlock, Place>> = {
  durableObjects: list("name", "durable_objects", "bindings"),
  producers: list("binding", "queues", "producers"),
  consumers: list("queue", "queues", "consumers"),
  databases: list("binding", "d1_databases"),
  services: list("binding", "services"),
  datasets: list("binding", "analytics_engine_datasets"),
  crons: list("value", "triggers", "crons"),
  variables: list("key", "vars"),
  classes: { path: ["exports"], identity: "key", kind: "lifecycle" },
};

export function wranglerChanges(before: Generation, after: Generation): readonly Change[] {
  const names = [
    null,
    ...new Set([
      ...Object.keys(before.wrangler.owned.environments),
      ...Object.keys(after.wrangler.owned.environments),
    ]),
  ];
  return names.flatMap((environment) => [
    ...(Object.keys(PLACES) as (keyof OwnedBlock)[]).flatMap((key) => {
      const owned = new Set([
        ...blockOf(before, environment)[key],
        ...blockOf(after, environment)[key],
      ]);
      const [from, to] = [before, after].map((each) => entriesOf(each, environment, key, owned));
      return changesBetween(
        from ?? new Map(),
        to ?? new Map(),
        PLACES[key].kind,
        after,
        environment,
      );
    }),
    ...migrationEntries(before, after, environment),
  ]);
}

/** The list `migrations` only ever grows; entries of others in it are told, too, as their order decides. */
function migrationEntries(
  before: Generation,
  after: Generation,
  environment: string | null,
): readonly Change[] {
  const byTag = (generation: Generation): Entries =>
    entriesAt(generation, environment, list("tag", "migrations"), null);
  return changesBetween(byTag(before), byTag(after), "lifecycle", after, environment);
}

function changesBetween(
  before: Entries,
  after: Entries,
  kind: ChangeKind,
  { wrangler }: Generation,
  environment: string | null,
): readonly Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [from, to] = [before.get(name) ?? null, after.get(name) ?? null];
    if (isSame(from, to)) return [];
    const sign = from === null ? "+" : to === null ? "-" : "~";
    return [
      {
        kind,
        subject: wrangler.path,
        environment,
        line: null,
        before: from,
        after: to,
        title: `${sign} ${name}${to === null ? "" : ` ${JSON.stringify(to)}`}`,
        consequences: kind === "lifecycle" ? lifecycle(from, to, name, after) : [],
      },
    ];
  });
}

/** In words what the platform does with an entry at the next deploy. */
function lifecycle(
  before: JsonValue,
  entry: JsonValue,
  name: string,
  all: Entries,
): readonly string[] {
  if (entry === null) {
    const state = isObject(before) ? before["state"] : undefined;
    if (state !== "renamed" && state !== "deleted") return [];
    return [
      `That the class is ${state} has to be deployed everywhere by now: nothing says so any more.`,
    ];
  }
  if (!isObject(entry)) return [];
  const { state, renamed_to, deleted_classes, renamed_classes } = entry;
  if (state === "deleted" || deleted_classes !== undefined) {
    return ["The platform deletes the class with all that its objects have stored."];
  }
  const isHeir = [...all.values()].some((each) => name === `exports ${renamedTo(each)}`);
  if (isHeir) return ["It takes over the objects of the class that is renamed."];
  if (renamed_to !== undefined || renamed_classes !== undefined) {
    return ["The platform hands the objects of the class over, with all that they have stored."];
  }
  return ["The platform makes the class at the next deploy; nothing that is stored changes."];
}

function renamedTo(entry: JsonValue): unknown {
  return isObject(entry) ? entry["renamed_to"] : undefined;
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entriesOf(
  generation: Generation,
  environment: string | null,
  key: keyof OwnedBlock,
  owned: ReadonlySet<string>,
): Entries {
  return entriesAt(generation, environment, PLACES[key], owned);
}

function entriesAt(
  { wrangler }: Generation,
  environment: string | null,
  { path, identity }: Place,
  owned: ReadonlySet<string> | null,
): Entries {
  const block = environment === null ? [] : ["env", environment];
  const { root } = parseDocument((wrangler.text ?? "{}").replace(/^\uFEFF/, ""));
  const container = find(root, [...block, ...path]);
  const entries = (container?.children ?? []).flatMap((node) => {
    const [name, value] = named(node, identity);
    return owned === null || owned.has(name) ? [[`${path.join(".")} ${name}`, value] as const] : [];
  });
  return new Map(entries);
}

function named(node: Node, identity: string): readonly [name: string, value: JsonValue] {
  if (node.type === "property") {
    const [key, value] = node.children ?? [];
    return [String(key?.value), value === undefined ? null : (getNodeValue(value) as JsonValue)];
  }
  const value = getNodeValue(node) as JsonValue;
  if (identity === "value") return [String(value), value];
  const member: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, identity) : undefined;
  return [String(member), value];
}

function blockOf({ wrangler: { owned } }: Generation, environment: string | null): OwnedBlock {
  return environment === null ? owned : (owned.environments[environment] ?? noOwnedBlock);
}

function list(identity: string, ...path: readonly string[]): Place {
  return { path, identity, kind: "wrangler-entry" };
}
