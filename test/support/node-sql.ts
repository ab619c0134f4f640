/** The shard's `Sql` on Node's own SQLite. */

import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Sql, SqlRow, SqlValue } from "../../templates/runtime/shard/ports.ts";

export class NodeSql implements Sql {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Called before every statement; a throw is what a crash at that point looks like. */
  beforeStatement: (query: string) => void = () => {};

  /** `location`: a file, or memory. */
  constructor(location = ":memory:") {
    this.#database = new DatabaseSync(location);
  }

  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    this.beforeStatement(query);
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
