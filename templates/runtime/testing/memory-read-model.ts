/** The last state of every job, also of those that their shard has swept since. */

import type { Job } from "../client/types.ts";
import { READ_MODEL_COLUMNS } from "../projection/read-model.ts";
import type { AttemptLogEntry } from "../protocol.ts";

type Row = Readonly<Record<(typeof READ_MODEL_COLUMNS)[number] | "payload", unknown>>;

export class MemoryReadModel {
  readonly #rows = new Map<string, Row>();

  /** @param rowsJson JSON text of an array of projected rows */
  write(rowsJson: string): void {
    for (const values of JSON.parse(rowsJson) as unknown[][]) {
      const columns = [...READ_MODEL_COLUMNS, "payload"];
      const row = Object.fromEntries(columns.map((name, index) => [name, values[index]])) as Row;
      const known = this.#rows.get(String(row.id));
      if (known === undefined || Number(known.revision) < Number(row.revision)) {
        this.#rows.set(String(row.id), row);
      }
    }
  }

  get(id: string): Job | null {
    const row = this.#rows.get(id);
    return row === undefined ? null : toJob(row);
  }
}

function toJob(row: Row): Job {
  const parsed = (value: unknown): unknown =>
    typeof value === "string" ? JSON.parse(value) : value;
  return {
    id: row.id,
    binding: row.binding,
    state: row.state,
    priority: row.priority,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    guarantee: row.guarantee,
    concurrencyKey: row.concurrency_key,
    uniqueKey: row.unique_key,
    partitionKey: row.partition_key,
    payload: row.payload,
    result: parsed(row.result),
    resultOmitted: row.result_omitted,
    progress: row.progress,
    attemptsLog: parsed(row.attempts_log) as readonly AttemptLogEntry[],
    runAfter: row.run_after,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    dispatchedAt: row.dispatched_at,
    // The shard wrote the row from a job, so its columns are a job's.
  } as Job;
}
