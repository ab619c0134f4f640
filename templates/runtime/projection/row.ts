/** A job as the read model gets it. */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { formatJobId } from "../core/job-id.ts";
import { guaranteeOf, type JobRow } from "../shard/job-row.ts";

/**
 * JSON text of an array in the order of the read model's columns, the payload last. The payload is put in as it is stored:
 * as a JSON value it needs no second escaping, which would double a text full of quotes.
 */
export function projectedRow(
  row: JobRow,
  payload: string,
  definition: BindingDefinition,
  shard: number,
): string {
  const head = JSON.stringify([
    formatJobId(idNameOf(definition), shard, row.id),
    // As in the id: a renamed binding's rows, old and new, are found by one name, and its indexed columns stay as they are.
    idNameOf(definition),
    row.state,
    row.priority,
    row.attempts,
    row.max_attempts,
    guaranteeOf(row, definition),
    row.concurrency_key,
    row.unique_key,
    row.partition_key,
    row.result,
    row.result_omitted,
    row.progress,
    row.attempts_log,
    row.due_at,
    row.created_at,
    row.updated_at,
    row.dispatched_at,
    row.revision,
  ]);
  return `${head.slice(0, -1)},${payload}]`;
}
