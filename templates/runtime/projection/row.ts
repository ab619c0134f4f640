/** A job as the read model gets it. */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { formatJobId } from "../core/job-id.ts";

/** What the shard's own SQLite makes of a job's row (shard/job-reads.ts): it is quicker at that than any code here. */
export interface StoredProjection {
  readonly localId: number;
  readonly revision: number;
  /** JSON text of an array: the read model's columns from `state` to `revision`. */
  readonly columns: string;
  /** JSON text; null when it is stored apart. */
  readonly payload: string | null;
}

/**
 * JSON text of an array in the order of the read model's columns, the payload last. The payload is put in as it is stored:
 * as a JSON value it needs no second escaping, which would double a text full of quotes.
 */
export function projectedRow(
  { localId, columns }: StoredProjection,
  payload: string,
  definition: BindingDefinition,
  shard: number,
): string {
  const idName = idNameOf(definition);
  // The binding as in the id: a renamed binding's rows, old and new, are found by one name, and its indexed columns stay.
  return `["${formatJobId(idName, shard, localId)}","${idName}",${columns.slice(1, -1)},${payload}]`;
}
