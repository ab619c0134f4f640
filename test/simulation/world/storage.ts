/**
 * The storage of one Durable Object, as the platform keeps it: all statements of one turn, that is without an await in
 * between, become durable together or not at all. Every change of a job's row is noted as it happens.
 */

import type { JobState } from "../../../templates/runtime/core/state.ts";
import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { Notebook } from "../../../templates/runtime/shard/notebook.ts";
import type { Sql, SqlRow, SqlValue } from "../../../templates/runtime/shard/ports.ts";
import { createSchema } from "../../../templates/runtime/shard/schema.ts";
import { Database, DatabasePool } from "./database.ts";

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
  "updated_at",
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
  readonly updated_at: number;
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

/** The shard's tables, with a note of every write to a job, to the page of notes and to the closed minutes. */
class JobDatabase extends Database {
  writes: JobWrite[] = [];
  readonly #page = new Reading((text) => (text === "" ? null : (JSON.parse(text) as Notebook)));
  readonly #closedMinutes = new Reading((text) => JSON.parse(`[${text}]`) as MinuteMetrics[][]);

  constructor() {
    super();
    createSchema({ all: (query) => this.all(query, []), transaction: (body) => body() });
    this.connection.function("note_job", { varargs: true }, (...values) => {
      const entries = COLUMNS.map((column, index) => [column, values[index]]);
      const after = Object.fromEntries(entries) as unknown as StoredJob;
      this.writes.push({ id: after.id, after });
      return null;
    });
    this.connection.function("note_deleted_job", (id) => {
      this.writes.push({ id: Number(id), after: null });
      return null;
    });
    this.connection.function("note_page", () => {
      this.#page.isOld = true;
      return null;
    });
    this.connection.function("note_minutes", () => {
      this.#closedMinutes.isOld = true;
      return null;
    });
    const noted = COLUMNS.map((column) => `NEW.${column}`).join(", ");
    this.connection.exec(`
      CREATE TEMP TRIGGER job_inserted AFTER INSERT ON main.job BEGIN SELECT note_job(${noted}); END;
      CREATE TEMP TRIGGER job_updated AFTER UPDATE ON main.job BEGIN SELECT note_job(${noted}); END;
      CREATE TEMP TRIGGER job_deleted AFTER DELETE ON main.job BEGIN SELECT note_deleted_job(OLD.id); END;
      CREATE TEMP TRIGGER page_inserted AFTER INSERT ON main.notebook BEGIN SELECT note_page(); END;
      CREATE TEMP TRIGGER page_deleted AFTER DELETE ON main.notebook BEGIN SELECT note_page(); END;
      CREATE TEMP TRIGGER minutes_inserted AFTER INSERT ON main.metrics BEGIN SELECT note_minutes(); END;
      CREATE TEMP TRIGGER minutes_deleted AFTER DELETE ON main.metrics BEGIN SELECT note_minutes(); END;`);
  }

  get page(): Notebook | null {
    return this.#page.of(() => this.#text("SELECT body FROM notebook"));
  }

  get closedMinutes(): readonly (readonly MinuteMetrics[])[] {
    return this.#closedMinutes.of(() => this.#text("SELECT body FROM metrics ORDER BY hour"));
  }

  #text(query: string): string {
    return this.all(query, [])
      .map(({ body }) => String(body))
      .join();
  }
}

/** What was last read of a table, and it again as long as the table holds the same. */
class Reading<T> {
  readonly #parse: (text: string) => T;
  #last: { readonly text: string; readonly value: T } | null = null;
  /** Something was written, perhaps taken back since. */
  isOld = false;

  constructor(parse: (text: string) => T) {
    this.#parse = parse;
  }

  of(read: () => string): T {
    if (this.#last !== null && !this.isOld) return this.#last.value;
    const text = read();
    if (this.#last?.text !== text) this.#last = { text, value: this.#parse(text) };
    this.isOld = false;
    return this.#last.value;
  }
}

const pool = new DatabasePool(
  () => new JobDatabase(),
  ["job", "payload", "reservation", "retired", "notebook", "bucket", "metrics"],
);

export class Storage implements Sql {
  /** Called before each statement; a throw keeps it from happening. */
  beforeStatement: () => void = () => {};
  readonly #database = pool.take();
  #isTurnOpen = false;

  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[] {
    this.beforeStatement();
    this.#openTurn();
    return this.#database.all(query, bindings);
  }

  transaction<T>(body: () => T): T {
    this.#openTurn();
    this.look("SAVEPOINT inner");
    const noted = this.#database.writes.length;
    try {
      const result = body();
      this.look("RELEASE inner");
      return result;
    } catch (error) {
      this.look("ROLLBACK TO inner");
      this.look("RELEASE inner");
      this.#database.writes.length = noted;
      throw error;
    }
  }

  /** The turn has ended: answers what it did to jobs, in order. */
  commit(): readonly JobWrite[] {
    if (this.#isTurnOpen) this.look("COMMIT");
    return this.#endTurn();
  }

  rollback(): void {
    if (this.#isTurnOpen) this.look("ROLLBACK");
    this.#endTurn();
  }

  /** The page of notes; the same object until another is written. */
  get page(): Notebook | null {
    return this.#database.page;
  }

  /** The minutes that are stored as closed, hour by hour; the same object until others are written. */
  get closedMinutes(): readonly (readonly MinuteMetrics[])[] {
    return this.#database.closedMinutes;
  }

  /** A statement from outside the shard. */
  look(query: string): SqlRow[] {
    return this.#database.all(query, []);
  }

  close(): void {
    this.rollback();
    pool.giveBack(this.#database);
    this.#endTurn();
  }

  #openTurn(): void {
    if (this.#isTurnOpen) return;
    this.look("BEGIN");
    this.#isTurnOpen = true;
  }

  #endTurn(): readonly JobWrite[] {
    const { writes } = this.#database;
    this.#database.writes = [];
    this.#isTurnOpen = false;
    return writes;
  }
}
