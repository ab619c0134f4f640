/** Edits the user's wrangler.jsonc: only our entries, byte-exact around them. */

import type { Model } from "../model/model.ts";
import { memberValue, parseDocument } from "./document.ts";
import {
  consumerList,
  databaseList,
  durableObjectList,
  newFileHead,
  producerList,
  serviceList,
} from "./entries.ts";
import type { EntryList } from "./entries.ts";
import { syncLifecycle } from "./lifecycle.ts";
import type { ClassTombstone } from "./lifecycle.ts";
import { syncEntries, syncTexts } from "./lists.ts";
import type { OwnedEntries } from "./owned.ts";
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
  if (text === null) return editWrangler(newFile(model), model, owned, tombstones);
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const original = text.slice(mark.length);
  const durableObjects = durableObjectList(model);
  const producers = producerList(model);
  const consumers = consumerList(model);
  const databases = databaseList(model);
  const services = serviceList(model);

  let edited = syncEntries(original, durableObjects, owned.durableObjects);
  const lifecycle = syncLifecycle(edited, model, owned.classes, tombstones);
  edited = syncEntries(lifecycle.text, producers, owned.producers);
  edited = syncEntries(edited, consumers, owned.consumers);
  edited = syncEntries(edited, databases, owned.databases);
  edited = syncEntries(edited, services, owned.services);
  edited = syncTexts(edited, ["triggers", "crons"], [model.retention.cron], owned.crons);
  return {
    text: mark + edited,
    owned: {
      durableObjects: identities(durableObjects),
      classes: lifecycle.ownedClasses,
      producers: identities(producers),
      consumers: identities(consumers),
      databases: identities(databases),
      services: identities(services),
      crons: ownedCrons(original, model.retention.cron, owned),
    },
  };
}

function newFile(model: Model): string {
  const style = { lineEnd: "\n", indent: "  ", base: "", multiLine: true };
  return printValue(newFileHead(model), style) + "\n";
}

/** A cron that the user had before us is not ours to remove. */
function ownedCrons(text: string, cron: string, owned: OwnedEntries): readonly string[] {
  if (owned.crons.includes(cron)) return [cron];
  const triggers = memberValue(parseDocument(text).root, "triggers");
  const crons = triggers === undefined ? undefined : memberValue(triggers, "crons");
  return (crons?.children ?? []).some(({ value }) => value === cron) ? [] : [cron];
}

function identities({ entries }: EntryList): readonly string[] {
  return entries.map(({ identity }) => identity);
}
