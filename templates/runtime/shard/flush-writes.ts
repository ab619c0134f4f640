/** Rows packed into writes to the read model, each within what the platform takes as one value. */

import type { BindingDefinition } from "../core/definition.ts";
import { utf8Length } from "../core/text.ts";
import { projectedRow, type StoredProjection } from "../projection/row.ts";
import { readPayloadApart } from "./job-reads.ts";
import type { Sql } from "./ports.ts";

/** Of the platform's 2 MB for a bound value (2026-11); a single larger row goes alone. */
const WRITE_LIMIT_BYTES = 1_500_000;
const MOST_BYTES_PER_CHARACTER = 3;
/** Of a shorter row it is enough to know that it is short. */
const SHORT_CHARACTERS = 4_000;
/** What is read into memory at once; the rest of the rows keeps until these are written. */
const READ_LIMIT_CHARACTERS = 4_000_000;

/** Rows of one write, as JSON text, and the revisions that they show. */
export interface Write {
  readonly json: string;
  /** Local id -> revision. */
  readonly revisions: ReadonlyMap<number, number>;
}

/** The writes for these rows, in order; for the first of them only, when their payloads are too large for memory together. */
export function toWrites(
  sql: Sql,
  rows: readonly StoredProjection[],
  definition: BindingDefinition,
  shard: number,
): Write[] {
  const writes: Write[] = [];
  let texts: string[] = [];
  let revisions = new Map<number, number>();
  let bytes = 0;
  let total = 0;
  const close = (): void => {
    if (texts.length > 0) writes.push({ json: `[${texts.join(",")}]`, revisions });
    texts = [];
    revisions = new Map();
    bytes = 0;
  };
  for (const row of rows) {
    const payload = row.payload ?? readPayloadApart(sql, row.localId) ?? "null";
    const text = projectedRow(row, payload, definition, shard);
    const size =
      text.length <= SHORT_CHARACTERS ? text.length * MOST_BYTES_PER_CHARACTER : utf8Length(text);
    if (bytes + size > WRITE_LIMIT_BYTES) close();
    texts.push(text);
    revisions.set(row.localId, row.revision);
    bytes += size;
    total += text.length;
    if (total > READ_LIMIT_CHARACTERS) break;
  }
  close();
  return writes;
}
