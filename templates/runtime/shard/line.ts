/**
 * The common line: waiting jobs without a key, in one index by priority and due time. Its sources are one per priority
 * in use, so finding the next job reads one row per priority, never the backlog. Heads of lanes for which there is no
 * room in memory stand here too (lanes.ts).
 */

import type { Sql } from "./ports.ts";
import { Source } from "./waiting.ts";

/** Largest page that a source reads ahead. */
const PAGE_LIMIT = 100;

export class Line {
  readonly #sql: Sql;
  readonly #priorities = new Set<number>();
  #nextDueAt = -Infinity;

  constructor(sql: Sql) {
    this.#sql = sql;
    for (let above = -Infinity; ;) {
      const row = sql.all(
        `SELECT priority FROM job WHERE state = 'SCHEDULED' AND gate = 0 AND priority > ?
         ORDER BY priority LIMIT 1`,
        above === -Infinity ? Number.MIN_SAFE_INTEGER : above,
      )[0];
      if (row === undefined) return;
      above = Number(row["priority"]);
      this.#priorities.add(above);
    }
  }

  /** When the first job becomes due, never too late; -Infinity: not known, look. */
  get nextDueAt(): number {
    return this.#nextDueAt;
  }

  /** Notes that a job was put into the line. */
  add(priority: number, dueAt: number): void {
    this.#priorities.add(priority);
    this.#nextDueAt = Math.min(this.#nextDueAt, dueAt);
  }

  /** One source per priority in use. `capacity` is how many jobs will be taken at most. */
  sources(capacity: number): Source[] {
    const pageSize = Math.min(PAGE_LIMIT, capacity);
    return [...this.#priorities].map(
      (priority) => new Source(this.#sql, { lane: null, priority }, pageSize),
    );
  }

  /** Notes that a lane has got room, of which heads may stand here. */
  lookAgain(): void {
    this.#nextDueAt = -Infinity;
  }

  /**
   * Notes what is left of the line's sources after a look at them. A priority without a waiting job is forgotten until
   * one comes again; what a full lane blocks (`blocked`) is looked at again when that lane has room.
   */
  looked(sources: readonly Source[], blocked: ReadonlySet<Source>): void {
    this.#nextDueAt = Infinity;
    for (const source of sources) {
      if (source.head !== undefined) this.add(source.priority, source.head.dueAt);
      else if (!blocked.has(source)) this.#priorities.delete(source.priority);
    }
  }
}
