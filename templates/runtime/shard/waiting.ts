/** Waiting jobs as sources in order: within one priority, and within one lane and priority, the order never changes. */

import type { Rank } from "../core/order.ts";
import type { Sql, SqlRow, SqlValue } from "./ports.ts";

/** A waiting job as the choice of the next one sees it. */
export interface Waiting extends Rank {
  readonly lane: string | null;
}

/** Where a source reads: the common line (`lane` null) or one lane, at one priority. */
interface Place {
  readonly lane: string | null;
  readonly priority: number;
  /** With those jobs of the lane that stand in the common line. */
  readonly whole?: true;
}

const COLUMNS = "id, priority, due_at, lane";
/** Behind a job in the order: first those that became due with it, by id, then those due later. */
const TOGETHER = "due_at = ? AND id > ? ORDER BY id LIMIT ?";
/** Due times are never negative. */
const BEFORE_ALL = -1;
const LATER = "due_at > ? ORDER BY due_at, id LIMIT ?";
const IN_LINE = `SELECT ${COLUMNS} FROM job WHERE state = 'SCHEDULED' AND gate = 0 AND priority = ?`;
const IN_LANE = `SELECT ${COLUMNS} FROM job
  WHERE state = 'SCHEDULED' AND gate = 1 AND lane = ? AND priority = ?`;
const IN_WHOLE_LANE = `SELECT ${COLUMNS} FROM job
  WHERE state = 'SCHEDULED' AND lane = ? AND priority = ?`;
const FIRST_BELOW = `SELECT ${COLUMNS} FROM job
  WHERE state = 'SCHEDULED' AND lane = ? AND priority < ? ORDER BY priority DESC, due_at, id LIMIT 1`;
/** Lanes that are listed at most: about a second. */
const LANES_LISTED = 20_000;
/** Largest page that is read of a whole lane. */
const LANE_PAGE = 100;

/** The waiting jobs of one place, oldest due first, read a page at a time. */
export class Source {
  readonly #sql: Sql;
  readonly #place: Place;
  readonly #pageSize: number;
  #page: Waiting[];
  #position = 0;

  /** `first` are rows already read, in order; without them the first page is read at once. */
  constructor(sql: Sql, place: Place, pageSize: number, first?: readonly Waiting[]) {
    this.#sql = sql;
    this.#place = place;
    this.#pageSize = pageSize;
    this.#page = first === undefined ? this.#readLater(BEFORE_ALL, pageSize) : [...first];
  }

  get lane(): string | null {
    return this.#place.lane;
  }

  get priority(): number {
    return this.#place.priority;
  }

  /** The next job, due or not; undefined at the end. */
  get head(): Waiting | undefined {
    return this.#page[this.#position];
  }

  advance(): void {
    const last = this.head;
    this.#position += 1;
    if (last === undefined || this.#position < this.#page.length) return;
    this.#page = this.#readBehind(last);
    this.#position = 0;
  }

  /** Each part is sought in the index; one condition on both columns would read again whatever is due at the same time. */
  #readBehind({ dueAt, localId }: Waiting): Waiting[] {
    const together = this.#read(TOGETHER, dueAt, localId, this.#pageSize);
    const missing = this.#pageSize - together.length;
    return missing === 0 ? together : [...together, ...this.#readLater(dueAt, missing)];
  }

  #readLater(dueAt: number, count: number): Waiting[] {
    return this.#read(LATER, dueAt, count);
  }

  #read(behind: string, ...values: readonly SqlValue[]): Waiting[] {
    const { lane, priority, whole } = this.#place;
    const rows =
      lane === null
        ? this.#sql.all(`${IN_LINE} AND ${behind}`, priority, ...values)
        : this.#sql.all(
            `${whole === true ? IN_WHOLE_LANE : IN_LANE} AND ${behind}`,
            lane,
            priority,
            ...values,
          );
    return rows.map(toWaiting);
  }
}

/** All waiting jobs of a lane, busy or not: a source for each of its priorities. */
export function laneSources(sql: Sql, lane: string): Source[] {
  const sources: Source[] = [];
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const row = sql.all(FIRST_BELOW, lane, below)[0];
    if (row === undefined) return sources;
    const head = toWaiting(row);
    below = head.priority;
    sources.push(new Source(sql, { lane, priority: below, whole: true }, LANE_PAGE, [head]));
  }
}

/**
 * Every lane with a waiting job, by skipping from one to the next in the index; as many as a call has time for. A lane
 * beyond them is looked at when it is next touched.
 */
export function lanesWithWaiting(sql: Sql): string[] {
  const lanes: string[] = [];
  for (let after = ""; lanes.length < LANES_LISTED;) {
    const row = sql.all(
      `SELECT lane FROM job WHERE state = 'SCHEDULED' AND lane IS NOT NULL AND lane > ?
       ORDER BY lane LIMIT 1`,
      after,
    )[0];
    if (row === undefined) return lanes;
    after = String(row["lane"]);
    lanes.push(after);
  }
  return lanes;
}

export function toWaiting(row: SqlRow): Waiting {
  return {
    localId: Number(row["id"]),
    priority: Number(row["priority"]),
    dueAt: Number(row["due_at"]),
    lane: row["lane"] === null || row["lane"] === undefined ? null : String(row["lane"]),
  };
}
