/** The SQL of one D1 migration: steps of the read model's own schema, and columns for searchable payload fields. */

import { LISTING_INDEXES, READ_MODEL_STEPS } from "../../templates/runtime/projection/schema.ts";
import type { Model } from "../model/model.ts";
import { bindingNames, JOBS_TABLE } from "../model/names.ts";
import type { BindingNames } from "../model/names.ts";

/** Applied migrations are known by their name, so it is for ever. */
export const FIRST_MIGRATION = "0001_tsumugi.sql";

/** A searchable payload field; `binding` is the name that ids begin with, so a rename changes no column. */
export interface IndexedField {
  readonly binding: string;
  readonly field: string;
}

/** What one migration does. */
export interface MigrationContent {
  /** Steps of READ_MODEL_STEPS that were taken before it, and after it. */
  readonly steps: { readonly from: number; readonly to: number };
  readonly added: readonly IndexedField[];
  readonly dropped: readonly IndexedField[];
  /** The indexes of the REST API's lists come or go with it. */
  readonly listing?: "added" | "dropped" | undefined;
}

/** Every searchable field of the model. */
export function indexedFields(model: Model): readonly IndexedField[] {
  return model.bindings.flatMap(({ name, definition, index }) =>
    index.map((field) => ({ binding: definition.idName ?? name, field })),
  );
}

/** The file's text. The same content gives the same text, so a lost file can be made again. */
export function migrationText(content: MigrationContent, name: string): string {
  const { steps, added, dropped, listing } = content;
  const heading =
    steps.from === 0
      ? `The read model of ${name}: a copy of the shards' jobs, made for lists and searches.`
      : `A change of the read model of ${name}.`;
  const statements = [
    ...dropped.map(dropStatements),
    ...(listing === "dropped" ? [dropListingIndexes()] : []),
    ...READ_MODEL_STEPS.slice(steps.from, steps.to)
      .flat()
      .map((statement) => `${statement};`),
    ...(listing === "added" ? [addListingIndexes()] : []),
    ...added.map(addStatements),
  ];
  return `-- ${heading}\n\n${statements.join("\n\n")}\n`;
}

/**
 * Name of the generated column for one payload field of one binding: `IMAGE_RESIZE` and `customer_id` make
 * `index_imageResize_customer_id`. The binding has no underscore there, so no two pairs make the same name.
 */
export function indexColumn(names: Pick<BindingNames, "camel">, field: string): string {
  return `index_${names.camel}_${field}`;
}

function addListingIndexes(): string {
  const statements = Object.entries(LISTING_INDEXES).map(
    ([name, columns]) => `CREATE INDEX ${name} ON ${JOBS_TABLE} ${columns};`,
  );
  return ["-- For the lists of the REST API", ...statements].join("\n");
}

function dropListingIndexes(): string {
  const statements = Object.keys(LISTING_INDEXES).map((name) => `DROP INDEX ${name};`);
  return ["-- For the lists of the REST API", ...statements].join("\n");
}

function addStatements({ binding, field }: IndexedField): string {
  const { column, index } = quotedNames({ binding, field });
  // NULL for other bindings, so that the partial index holds, and bills, this binding's rows only.
  const isOurs = `binding = ${quoteText(binding)}`;
  const value = `json_extract(payload, ${quoteText(jsonPath(field))})`;
  return [
    comment({ binding, field }),
    `ALTER TABLE ${JOBS_TABLE} ADD COLUMN ${column} GENERATED ALWAYS AS (CASE WHEN ${isOurs} THEN ${value} END) VIRTUAL;`,
    `CREATE INDEX ${index} ON ${JOBS_TABLE} (${column}, created_at) WHERE ${column} IS NOT NULL;`,
  ].join("\n");
}

/** A virtual column takes no room in the rows, so none of them is written again. */
function dropStatements(indexed: IndexedField): string {
  const { column, index } = quotedNames(indexed);
  return [
    comment(indexed),
    `DROP INDEX ${index};`,
    `ALTER TABLE ${JOBS_TABLE} DROP COLUMN ${column};`,
  ].join("\n");
}

function comment({ binding, field }: IndexedField): string {
  return `-- bindings.${binding}.index: ${field.replaceAll(/[\r\n]/g, " ")}`;
}

function quotedNames({ binding, field }: IndexedField) {
  const column = indexColumn(bindingNames(binding), field);
  return { column: quoteName(column), index: quoteName(`${JOBS_TABLE}_${column}`) };
}

function jsonPath(field: string): string {
  return `$.${/^[A-Za-z_]\w*$/.test(field) ? field : JSON.stringify(field)}`;
}

function quoteName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
