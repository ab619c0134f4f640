/** generated/migrations/0001_tsumugi.sql: the D1 table that lists and searches read. */

import { READ_MODEL_SCHEMA } from "../../templates/runtime/projection/schema.ts";
import type { Binding, Model } from "../model/model.ts";
import { JOBS_TABLE } from "../model/names.ts";
import type { BindingNames } from "../model/names.ts";

/** Path inside of the output folder. Applied migrations are known by their name, so it is for ever. */
export const FIRST_MIGRATION = "migrations/0001_tsumugi.sql";

/** The file's text: the table and its own indexes, then one column and index for each searchable payload field. */
export function emitMigration(model: Model): string {
  const columns = model.bindings.flatMap(indexStatements);
  const statements = [...READ_MODEL_SCHEMA.map((statement) => `${statement};`), ...columns];
  return `-- The read model of ${model.name}: a copy of the shards' jobs, made for lists and searches.\n\n${statements.join("\n\n")}\n`;
}

/**
 * Name of the generated column for one payload field of one binding: `IMAGE_RESIZE` and `customer_id` make
 * `index_imageResize_customer_id`. The binding has no underscore there, so no two pairs make the same name.
 */
export function indexColumn(names: BindingNames, field: string): string {
  return `index_${names.camel}_${field}`;
}

function indexStatements(binding: Binding): readonly string[] {
  return binding.index.map((field) => {
    const column = quoteName(indexColumn(binding.names, field));
    const index = quoteName(`${JOBS_TABLE}_${indexColumn(binding.names, field)}`);
    // NULL for other bindings, so that the partial index holds, and bills, this binding's rows only.
    const isOurs = `binding = ${quoteText(binding.name)}`;
    const value = `json_extract(payload, ${quoteText(jsonPath(field))})`;
    return [
      `-- bindings.${binding.name}.index: ${field.replaceAll(/[\r\n]/g, " ")}`,
      `ALTER TABLE ${JOBS_TABLE} ADD COLUMN ${column} GENERATED ALWAYS AS (CASE WHEN ${isOurs} THEN ${value} END) VIRTUAL;`,
      `CREATE INDEX ${index} ON ${JOBS_TABLE} (${column}, created_at) WHERE ${column} IS NOT NULL;`,
    ].join("\n");
  });
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
