/**
 * The storage of one Durable Object, as the platform keeps it: all statements of one turn, that is without an await in
 * between, become durable together or not at all. Every change of a job's row is noted as it happens.
 */

import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { JobState } from "../../../templates/runtime/core/state.ts";
import type { Sql, SqlRow, SqlValue } from "../../../templates/runtime/shard/ports.ts";
import { createSchema } from "../../../templates/runtime/shard/schema.ts";

const COLUMNS = [
  "id",
  "state",
  "priority",
  "due_at",
  "gate",
  "lane",
  "attempts",
  "max_attempts",
  "guarantee",
  "timeout_ms",
  "created_at",
  "dispatched_at",
  "alive_at",
  "finished_at",
  "unique_key",
  "partition_key",
  "attempts_log",
  "revision",
] as const;

/** The columns of a job that the checks look at. */
export interface StoredJob {
  readonly id: number;
  readonly state: JobState;
  readonly priority: number;
  readonly due_at: number;
  readonly gate: number;
  readonly lane: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly guarantee: string | null;
  readonly timeout_ms: number | null;
  readonly created_at: number;
  readonly dispatched_at: number | null;
  readonly alive_at: number | null;
  readonly finished_at: number | null;
  readonly unique_key: string | null;
  readonly partition_key: string | null;
  readonly attempts_log: string;
  readonly revision: number;
}

/** One statement's effect on one job; `after` null: deleted. */
export interface JobWrite {
  readonly id: number;
  readonly after: StoredJob | null;
}

export class Storage implements Sql {
  /** Called before each statement; a throw keeps it from happening. */
  beforeStatement: () => void = () => {};
  readonly #database = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();
  #isTurnOpen = false;
  #writes: JobWrite[] = [];

  constructor() {
    createSchema({ all: (query) => this.#run(query, []), transaction: (body) => body() });
    this.#database.function("note_job", { varargs: true }, (...values) => {
      const entries = COLUMNS.map((column, index) => [column, values[index]]);
      const after = Object.fromEntries(entries) as unknown as StoredJob;
      this.#writes.push({ id: after.id, after });
      return null;
    });
    this.#database.function("note_deleted_job", (id) => {
      this.#writes.push({ id: Number(id), after: null });
      return null;
    });
    const noted = COLUMNS.map((column) => `NEW.${column}`).join(", ");
    this.#database.exec(`
      CREATE TEMP TRIGGER job_inserted AFTER INSERT ON main.job BEGIN SELECT note_job(${noted}); END;
      CREATE TEMP TRIGGER job_updated AFTER UPDATE ON main.job BEGIN SELECT note_job(${noted}); END;
      CREATE TEMP TRIGGER job_deleted AFTER DELETE ON main.job BEGIN SELECT note_deleted_job(OLD.id); END;`);
  }

  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    this.beforeStatement();
    this.#openTurn();
    return this.#run(query, bindings);
  }

  transaction<T>(body: () => T): T {
    this.#openTurn();
    this.#run("SAVEPOINT inner", []);
    const noted = this.#writes.length;
    try {
      const result = body();
      this.#run("RELEASE inner", []);
      return result;
    } catch (error) {
      this.#run("ROLLBACK TO inner", []);
      this.#run("RELEASE inner", []);
      this.#writes.length = noted;
      throw error;
    }
  }

  /** The turn has ended: answers what it did to jobs, in order. */
  commit(): readonly JobWrite[] {
    if (this.#isTurnOpen) this.#run("COMMIT", []);
    return this.#endTurn();
  }

  rollback(): void {
    if (this.#isTurnOpen) this.#run("ROLLBACK", []);
    this.#endTurn();
  }

  /** For a look from outside. */
  look(query: string): SqlRow[] {
    return this.#run(query, []);
  }

  close(): void {
    this.#database.close();
  }

  #openTurn(): void {
    if (this.#isTurnOpen) return;
    this.#run("BEGIN", []);
    this.#isTurnOpen = true;
  }

  #endTurn(): readonly JobWrite[] {
    const writes = this.#writes;
    this.#writes = [];
    this.#isTurnOpen = false;
    return writes;
  }

  #run(query: string, bindings: readonly SqlValue[]): SqlRow[] {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = this.#database.prepare(query);
      this.#statements.set(query, statement);
    }
    return statement.all(...bindings) as SqlRow[];
  }
}
