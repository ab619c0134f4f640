/**
 * An in-memory SQLite with its statements prepared. Preparing costs more than a run's queries, so databases are emptied
 * and used again by later runs; each purpose has a pool of its own.
 */

import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { SqlRow, SqlValue } from "../../../templates/runtime/shard/ports.ts";

export class Database {
  readonly connection = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();

  all(query: string, bindings: readonly SqlValue[]): SqlRow[] {
    return this.#prepared(query).all(...bindings) as SqlRow[];
  }

  /** Answers how many rows were changed. */
  change(query: string, bindings: readonly SqlValue[]): number {
    return Number(this.#prepared(query).run(...bindings).changes);
  }

  #prepared(query: string): StatementSync {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = this.connection.prepare(query);
      this.#statements.set(query, statement);
    }
    return statement;
  }
}

export class DatabasePool<T extends Database> {
  readonly #create: () => T;
  readonly #tables: readonly string[];
  readonly #free: T[] = [];

  /** `tables` are those that have to be emptied. */
  constructor(create: () => T, tables: readonly string[]) {
    this.#create = create;
    this.#tables = tables;
  }

  take(): T {
    return this.#free.pop() ?? this.#create();
  }

  giveBack(database: T): void {
    for (const table of this.#tables) database.change(`DELETE FROM ${table}`, []);
    this.#free.push(database);
  }
}
