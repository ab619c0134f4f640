/** Edits the user's wrangler.jsonc: only our entries, byte-exact around them. */

import { knowsItsName } from "../model/environments.ts";
import type { Environment, Model } from "../model/model.ts";
import { ENVIRONMENT_VARIABLE } from "../model/names.ts";
import { noteContainers, restoreContainers } from "./containers.ts";
import { parseDocument } from "./document.ts";
import {
  blockPath,
  consumerList,
  databaseList,
  datasetList,
  durableObjectList,
  newFileHead,
  producerList,
  serviceList,
} from "./entries.ts";
import type { EntryList } from "./entries.ts";
import { syncLifecycle } from "./lifecycle.ts";
import type { ClassTombstone } from "./lifecycle.ts";
import { find, removeMembers, setMembers, syncEntries, syncTexts } from "./lists.ts";
import { noOwnedBlock } from "./owned.ts";
import type { OwnedBlock, OwnedEntries } from "./owned.ts";
import { printValue } from "./print.ts";

export interface WranglerEdit {
  readonly text: string;
  /** What is ours in the new text. */
  readonly owned: OwnedEntries;
}

/**
 * The file as the model wants it, made when `text` is `null`. Editing the result again changes nothing.
 * Throws JsoncError with the place when the text cannot be edited.
 *
 * @param owned what was ours in the old text, from the manifest
 * @param tombstones classes that the code has no more, and what becomes of them
 */
export function editWrangler(
  text: string | null,
  model: Model,
  owned: OwnedEntries,
  tombstones: readonly ClassTombstone[] = [],
): WranglerEdit {
  if (text === null) {
    const newText = newWranglerFile(model.name, `${model.output}/worker.ts`);
    return editWrangler(newText, model, owned, tombstones);
  }
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const original = text.slice(mark.length);
  const block = (given: string, environment: Environment | null, ours: OwnedBlock) =>
    syncBlock(given, { model, environment, tombstones, original }, ours);

  const top = block(original, null, owned);
  const environments: Record<string, OwnedBlock> = {};
  let edited = top.text;
  for (const [name, ours] of Object.entries(owned.environments)) {
    if (!model.environments.some((environment) => environment.name === name)) {
      edited = clearBlock(edited, name, ours);
    }
  }
  for (const environment of model.environments) {
    const ours = owned.environments[environment.name] ?? noOwnedBlock;
    const synced = block(edited, environment, ours);
    edited = synced.text;
    environments[environment.name] = synced.owned;
  }
  edited = restoreContainers(edited, owned.containers);
  const containers = noteContainers(original, edited, containerPaths(model), owned.containers);
  return { text: mark + edited, owned: { ...top.owned, environments, containers } };
}

interface BlockRequest {
  readonly model: Model;
  readonly environment: Environment | null;
  readonly tombstones: readonly ClassTombstone[];
  /** The text before any edit. */
  readonly original: string;
}

function syncBlock(
  text: string,
  { model, environment, tombstones, original }: BlockRequest,
  owned: OwnedBlock,
): { readonly text: string; readonly owned: OwnedBlock } {
  const path = blockPath(environment);
  const durableObjects = durableObjectList(model, environment);
  const producers = producerList(model, environment);
  const consumers = consumerList(model, environment);
  const databases = databaseList(model, environment);
  const services = serviceList(model, environment);
  const datasets = datasetList(model, environment);
  const variables = variablesOf(model, environment);
  const crons = cronsOf(text, model, environment);

  let edited = syncEntries(text, durableObjects, owned.durableObjects);
  const lifecycle = syncLifecycle(edited, model, environment, owned.classes, tombstones);
  edited = syncEntries(lifecycle.text, producers, owned.producers);
  edited = syncEntries(edited, consumers, owned.consumers);
  edited = syncEntries(edited, databases, owned.databases);
  edited = syncEntries(edited, services, owned.services);
  edited = syncEntries(edited, datasets, owned.datasets);
  edited = syncTexts(edited, [...path, "triggers", "crons"], crons, owned.crons);
  edited = syncVariables(edited, [...path, "vars"], variables, owned.variables);
  return {
    text: edited,
    owned: {
      durableObjects: identities(durableObjects),
      classes: lifecycle.ownedClasses,
      producers: identities(producers),
      consumers: identities(consumers),
      databases: identities(databases),
      services: identities(services),
      datasets: identities(datasets),
      crons: ownedCrons(original, [...path, "triggers", "crons"], crons, owned),
      variables: Object.keys(variables),
    },
  };
}

/** Takes our entries out of an environment that the config no longer has. Its classes go with the whole file's. */
function clearBlock(text: string, name: string, owned: OwnedBlock): string {
  const path = ["env", name];
  const lists = [
    [["durable_objects", "bindings"], "name", owned.durableObjects],
    [["queues", "producers"], "binding", owned.producers],
    [["queues", "consumers"], "queue", owned.consumers],
    [["d1_databases"], "binding", owned.databases],
    [["services"], "binding", owned.services],
    [["analytics_engine_datasets"], "binding", owned.datasets],
  ] as const;
  const cleared = lists.reduce((edited, [below, identityField, ours]) => {
    const list: EntryList = { path: [...path, ...below], identityField, entries: [] };
    return syncEntries(edited, list, ours);
  }, text);
  const untimed = syncTexts(cleared, [...path, "triggers", "crons"], [], owned.crons);
  return syncVariables(untimed, [...path, "vars"], {}, owned.variables);
}

function variablesOf(
  model: Model,
  environment: Environment | null,
): Readonly<Record<string, string>> {
  return environment !== null && knowsItsName(model, environment)
    ? { [ENVIRONMENT_VARIABLE]: environment.name }
    : {};
}

function syncVariables(
  text: string,
  path: readonly string[],
  wanted: Readonly<Record<string, string>>,
  owned: readonly string[],
): string {
  const vars = find(parseDocument(text).root, path);
  const current = (name: string): unknown => vars && find(vars, [name])?.value;
  const changed = Object.entries(wanted).filter(([name, value]) => current(name) !== value);
  const unwanted = owned.filter((name) => wanted[name] === undefined);
  return removeMembers(setMembers(text, path, Object.fromEntries(changed)), path, unwanted);
}

/** An environment inherits triggers, unless it has its own. */
function cronsOf(text: string, model: Model, environment: Environment | null): readonly string[] {
  const { cron } = model.retention;
  if (environment === null) return [cron];
  const triggers = find(parseDocument(text).root, [...blockPath(environment), "triggers"]);
  return triggers === undefined ? [] : [cron];
}

/** Where entries of ours can stand. */
function containerPaths(model: Model): readonly (readonly string[])[] {
  return [null, ...model.environments].flatMap((environment) => {
    const path = blockPath(environment);
    const lists = [
      ...[durableObjectList, producerList, consumerList],
      ...[databaseList, serviceList, datasetList],
    ];
    return [
      ...lists.map((list) => list(model, environment).path),
      ...[["triggers", "crons"], ["exports"], ["vars"]].map((below) => [...path, ...below]),
    ];
  });
}

/** A wrangler.jsonc for a project that has none, without entries of ours. */
export function newWranglerFile(name: string, main: string): string {
  const style = { lineEnd: "\n", indent: "  ", base: "", multiLine: true };
  return printValue(newFileHead(name, main), style) + "\n";
}

/** A cron that the user had before us is not ours to remove. */
function ownedCrons(
  text: string,
  path: readonly string[],
  wanted: readonly string[],
  owned: OwnedBlock,
): readonly string[] {
  const before = find(parseDocument(text).root, path)?.children ?? [];
  return wanted.filter(
    (cron) => owned.crons.includes(cron) || !before.some(({ value }) => value === cron),
  );
}

function identities({ entries }: EntryList): readonly string[] {
  return entries.map(({ identity }) => identity);
}
