/** A shard's storage in memory, on an SQLite that the test brings along. */

import type { Sql, SqlRow, SqlValue } from "../shard/ports.ts";

/** What is used of a database of `node:sqlite`. The test hands one in, so this module needs no types of Node's. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): { all(...bindings: SqlValue[]): unknown[] };
}

export class MemorySql implements Sql {
  readonly #database: SqliteDatabase;
  readonly #statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = this.#database.prepare(query);
      this.#statements.set(query, statement);
    }
    // The tables hold no BLOB and no integer above 2^53, so every value is one of ours.
    return statement.all(...bindings) as SqlRow[];
  }

  transaction<T>(body: () => T): T {
    this.#database.exec("BEGIN");
    try {
      const result = body();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }
}
