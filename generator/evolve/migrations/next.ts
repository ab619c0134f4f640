/** What the database lacks, or has too much of, becomes one more migration. */

import { READ_MODEL_STEPS } from "../../../templates/runtime/projection/schema.ts";
import {
  FIRST_MIGRATION,
  indexedFields,
  migrationText,
  type IndexedField,
  type MigrationContent,
} from "../../emit/migration.ts";
import { textHash } from "../../manifest.ts";
import type { Model } from "../../model/model.ts";
import type { MigrationHistory } from "./read.ts";
import { chainOf, migrationPath, printRecord, recordPath, type MigrationRecord } from "./record.ts";

/** Path -> text of all migrations and of what is remembered of them, with the next one when there is anything to do. */
export function migrationFiles(
  model: Model,
  history: MigrationHistory,
): ReadonlyMap<string, string> {
  const { output } = model;
  const files = new Map(history.texts);
  const next = nextMigration(model, history);
  if (next !== null) files.set(migrationPath(output, next.record.file), next.text);
  for (const record of [...history.records, ...(next === null ? [] : [next.record])]) {
    files.set(recordPath(output, record.file), printRecord(record));
  }
  return files;
}

function nextMigration(
  model: Model,
  { records, head }: MigrationHistory,
): { readonly record: MigrationRecord; readonly text: string } | null {
  const last = records.at(-1);
  const content = contentOf(model, records);
  const { added, dropped, steps, listing } = content;
  const changesFields = added.length + dropped.length > 0;
  if (!changesFields && steps.from === steps.to && listing === undefined) return null;
  const text = migrationText(content, model.name);
  const number = String(head + 1).padStart(4, "0");
  const file = last === undefined ? FIRST_MIGRATION : `${number}_${nameOf(content)}.sql`;
  const follows = last === undefined ? null : chainOf(last);
  return { record: { file, sha256: textHash(text), follows, ...content }, text };
}

function contentOf(model: Model, records: readonly MigrationRecord[]): MigrationContent {
  const present = new Map<string, IndexedField>();
  for (const { added, dropped } of records) {
    for (const field of dropped) present.delete(keyOf(field));
    for (const field of added) present.set(keyOf(field), field);
  }
  const wanted = new Map(indexedFields(model).map((field) => [keyOf(field), field]));
  return {
    steps: { from: records.at(-1)?.steps.to ?? 0, to: READ_MODEL_STEPS.length },
    added: [...wanted].filter(([key]) => !present.has(key)).map(([, field]) => field),
    dropped: [...present].filter(([key]) => !wanted.has(key)).map(([, field]) => field),
    ...listingOf(model, records),
  };
}

/** The indexes of the API's lists are there for those who have the API, and cost others nothing. */
function listingOf(
  { features }: Model,
  records: readonly MigrationRecord[],
): Pick<MigrationContent, "listing"> {
  const last = records.findLast(({ listing }) => listing !== undefined);
  const isThere = last?.listing === "added";
  if (features.api === isThere) return {};
  return { listing: features.api ? "added" : "dropped" };
}

/** Says what it does; from its content alone, so that two branches that do the same make the same file. */
function nameOf(content: MigrationContent): string {
  const { added, dropped, steps, listing } = content;
  if (listing !== undefined && added.length + dropped.length === 0 && steps.from === steps.to) {
    return listing === "added" ? "list_indexes" : "drop_list_indexes";
  }
  const [change] = [...added, ...dropped];
  const isOneField = added.length + dropped.length === 1 && listing === undefined;
  if (isOneField && steps.from === steps.to && change !== undefined) {
    const words = `${change.binding}_${change.field}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
    const slug = words.replaceAll(/^_+|_+$/g, "");
    return `${added.length === 1 ? "index" : "drop_index"}_${slug}`;
  }
  return `changes_${textHash(JSON.stringify(content)).slice(0, 8)}`;
}

function keyOf({ binding, field }: IndexedField): string {
  return `${binding}\n${field}`;
}
