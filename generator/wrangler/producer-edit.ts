/** Edits the wrangler.jsonc of another Worker: only its Durable Object bindings for our shards, byte-exact around them. */

import type { Binding } from "../model/model.ts";
import { noteContainers, restoreContainers } from "./containers.ts";
import { memberValue, parseDocument } from "./document.ts";
import type { WranglerEdit } from "./edit.ts";
import type { EntryList } from "./entries.ts";
import { find, syncEntries } from "./lists.ts";
import { noOwnedBlock } from "./owned.ts";
import type { OwnedBlock, OwnedEntries } from "./owned.ts";

/** What another Worker is to be bound to. */
export interface ProducerBindings {
  readonly bindings: readonly Pick<Binding, "names">[];
  /** Names of the Worker with the shards: at the top under `null`, else by environment. */
  readonly workers: ReadonlyMap<string | null, string>;
}

/** An entry of the user's that has the name of one of ours, and leads elsewhere. */
export interface TakenName {
  readonly name: string;
  /** In the text without BOM. */
  readonly offset: number;
  readonly length: number;
}

/** Nothing at all: what is ours goes. */
export const noProducerBindings: ProducerBindings = { bindings: [], workers: new Map() };

/**
 * The file with our entries as they should be: at the top and in each environment that both Workers have.
 * Throws JsoncError with the place when the text cannot be edited.
 *
 * @param owned what was ours in the old text, from the manifest
 */
export function editProducerWrangler(
  text: string,
  wanted: ProducerBindings,
  owned: OwnedEntries,
): WranglerEdit {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const original = text.slice(mark.length);
  const lists = entryLists(original, wanted);
  const places = new Set([null, ...Object.keys(owned.environments), ...lists.keys()]);
  let edited = original;
  const ours = new Map<string | null, OwnedBlock>();
  for (const environment of places) {
    const list = lists.get(environment) ?? emptyList(environment);
    edited = syncEntries(edited, list, ownedIn(owned, environment).durableObjects);
    const durableObjects = list.entries.map(({ identity }) => identity);
    ours.set(environment, { ...noOwnedBlock, durableObjects });
  }
  edited = restoreContainers(edited, owned.containers);
  const paths = [...lists.values()].map(({ path }) => path);
  return {
    text: mark + edited,
    owned: {
      ...(ours.get(null) ?? noOwnedBlock),
      environments: Object.fromEntries(
        [...ours].filter(([name]) => lists.has(name) && name !== null),
      ),
      containers: noteContainers(original, edited, paths, owned.containers),
    },
  };
}

/** Names of wanted entries that stand in the file for something else, and are not ours to change. */
export function takenNames(
  text: string,
  wanted: ProducerBindings,
  owned: OwnedEntries,
): readonly TakenName[] {
  const original = text.replace(/^\uFEFF/, "");
  const { root } = parseDocument(original);
  return [...entryLists(original, wanted)].flatMap(([environment, { path, entries }]) => {
    const { durableObjects } = ownedIn(owned, environment);
    return entries.flatMap(({ identity, fields }) => {
      if (durableObjects.includes(identity)) return [];
      const found = (find(root, path)?.children ?? []).find(
        (each) => memberValue(each, "name")?.value === identity,
      );
      if (found === undefined) return [];
      const isSame = Object.entries(fields).every(
        ([key, value]) => memberValue(found, key)?.value === value,
      );
      return isSame ? [] : [{ name: identity, offset: found.offset, length: found.length }];
    });
  });
}

/** Environments of the file that are none of ours, and in which nothing is bound to the shards by hand, either. */
export function unboundEnvironments(text: string, wanted: ProducerBindings): readonly string[] {
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  const names = wanted.bindings.map(({ names: { shardBinding } }) => shardBinding);
  return environmentsOf(text).filter((environment) => {
    if (wanted.workers.has(environment)) return false;
    const entries = find(root, listPath(environment))?.children ?? [];
    return !entries.some((each) => names.includes(String(memberValue(each, "name")?.value)));
  });
}

/** By environment, `null` for the top. */
function entryLists(
  text: string,
  { bindings, workers }: ProducerBindings,
): ReadonlyMap<string | null, EntryList> {
  const known = new Set<string | null>([null, ...environmentsOf(text)]);
  const there = [...workers].filter(([environment]) => known.has(environment));
  return new Map(
    there.map(([environment, worker]) => [
      environment,
      {
        ...emptyList(environment),
        entries: bindings.map(({ names: { shardBinding, shardClass } }) => ({
          identity: shardBinding,
          fields: { name: shardBinding, class_name: shardClass, script_name: worker },
          firstFields: {},
          absentFields: [],
        })),
      },
    ]),
  );
}

function environmentsOf(text: string): readonly string[] {
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  const blocks = find(root, ["env"])?.children ?? [];
  return blocks.flatMap(({ children: [key, block] = [] }) =>
    block?.type === "object" ? [String(key?.value)] : [],
  );
}

function emptyList(environment: string | null): EntryList {
  return { path: listPath(environment), identityField: "name", entries: [] };
}

function listPath(environment: string | null): readonly string[] {
  const block = environment === null ? [] : ["env", environment];
  return [...block, "durable_objects", "bindings"];
}

function ownedIn(owned: OwnedEntries, environment: string | null): OwnedBlock {
  return environment === null ? owned : (owned.environments[environment] ?? noOwnedBlock);
}
