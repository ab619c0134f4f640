/** The shard's `Sql` on Node's own SQLite: the testing kit's, with the platform's limit and a place to look at each statement and to break it. */

import { DatabaseSync } from "node:sqlite";
import type { SqlRow, SqlValue } from "../../templates/runtime/shard/ports.ts";
import { MemorySql } from "../../templates/runtime/testing/memory-sql.ts";
import { requireStorable } from "./value-limit.ts";

export class NodeSql extends MemorySql {
  /** What the shard is told about how much is stored. */
  sizeBytes = 0;
  /** Called before every statement; a throw is what a crash at that point looks like. */
  beforeStatement: (query: string) => void = () => {};

  /** `location`: a file, or memory. */
  constructor(location = ":memory:") {
    super(new DatabaseSync(location));
  }

  override all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    this.beforeStatement(query);
    for (const value of bindings) requireStorable(value);
    return super.all(query, ...bindings);
  }
}
