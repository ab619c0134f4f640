/** The platform's SQLite as the shard's `Sql`, counting the rows that it is billed for. */

import type { Sql, SqlRow, SqlValue } from "./ports.ts";

/** Counts since the instance was started, as the platform bills them. */
export interface ShardUsage {
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Each is one more row written. */
  readonly alarmsSet: number;
  /** Calls and alarms. */
  readonly requests: number;
}

export class MeteredSql implements Sql {
  readonly #storage: DurableObjectStorage;
  rowsRead = 0;
  rowsWritten = 0;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    const cursor = this.#storage.sql.exec<Record<string, SqlStorageValue>>(query, ...bindings);
    const rows = cursor.toArray();
    this.rowsRead += cursor.rowsRead;
    this.rowsWritten += cursor.rowsWritten;
    // The tables hold no BLOB, so every value is one of ours.
    return rows as SqlRow[];
  }

  get sizeBytes(): number {
    return this.#storage.sql.databaseSize;
  }

  transaction<T>(body: () => T): T {
    return this.#storage.transactionSync(body);
  }
}
