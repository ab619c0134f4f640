/** What a flush writes: the jobs whose changes are kept in memory, then those that a pass over the table finds. */

import type { BindingDefinition } from "../core/definition.ts";
import type { StoredProjection } from "../projection/row.ts";
import { toWrites, type Write } from "./flush-writes.ts";
import { readJobs, readProjectionPage, readProjections } from "./job-reads.ts";
import type { Memory } from "./memory.ts";
import type { Sql } from "./ports.ts";
import { changeOf, type Entry, type Unprojected } from "./unprojected.ts";
import { waitEnd } from "./wait-end.ts";

/** A job that changes again within this time is written once; one that is out has as long again to end. */
export const FLUSH_INTERVAL_MS = 1_000;
/** Pages of a pass over the table that are looked at in one transaction. */
const PASS_PAGES = 50;

export class FlushChoice {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  readonly #shard: number;
  /** The jobs that were out when the last flush came to them, and when one first did, epoch ms. */
  #passedOver: ReadonlyMap<number, number> = new Map();

  constructor(sql: Sql, definition: BindingDefinition, shard: number) {
    this.#sql = sql;
    this.#definition = definition;
    this.#shard = shard;
  }

  /**
   * What a flush is to write, oldest change first. A job that is out is passed over for an interval: most end within
   * it, and are then written once.
   */
  due(memory: Memory, nowMs: number): Entry[] {
    const out = new Set(memory.inFlight.ids());
    const passedOver = new Map<number, number>();
    const due = memory.unprojected.entries().filter(([localId]) => {
      if (!out.has(localId)) return true;
      const since = this.#passedOver.get(localId) ?? nowMs;
      if (nowMs >= waitEnd(since + FLUSH_INTERVAL_MS, nowMs, FLUSH_INTERVAL_MS)) return true;
      passedOver.set(localId, since);
      return false;
    });
    this.#passedOver = passedOver;
    return due;
  }

  /** The next of what is due, which it takes out; when there are none, the next part of a pass over the table. */
  next(memory: Memory, due: Entry[], rowsPerWrite: number): Write[] {
    const { unprojected } = memory;
    const next = due.splice(0, rowsPerWrite);
    if (next.length === 0) return this.#nextOfPass(unprojected, rowsPerWrite);
    const rows = this.#read(next.map(([localId]) => localId));
    const writes = this.#toWrites(rows);
    // A row that is gone needs no projection; one that would have been too much for memory keeps its turn.
    const found = new Set(rows.map(({ localId }) => localId));
    const taken = new Set(writes.flatMap(({ revisions }) => [...revisions.keys()]));
    unprojected.projected(next.filter(([localId]) => !found.has(localId)));
    due.unshift(...next.filter(([localId]) => found.has(localId) && !taken.has(localId)));
    return writes;
  }

  /** The write of one job as it is now; undefined when it is gone. */
  one(localId: number): Write | undefined {
    return this.#toWrites(this.#read([localId]))[0];
  }

  #nextOfPass(unprojected: Unprojected, rowsPerWrite: number): Write[] {
    for (let page = 0; page < PASS_PAGES; page += 1) {
      const { pass } = unprojected;
      if (pass === null) break;
      // No more than fits, or what joins the others would be forgotten again.
      const count = Math.max(1, Math.min(rowsPerWrite, unprojected.room));
      const rows = this.#readPage(pass.cursor, count);
      const last = rows.at(-1);
      if (last === undefined) {
        unprojected.passEnded();
        break;
      }
      unprojected.passed(last.localId);
      const missing = rows.filter(({ revision }) => revision > unprojected.watermark);
      // They join the others, so that what is not written after all is not forgotten.
      const found = readJobs(
        this.#sql,
        missing.map(({ localId }) => localId),
      );
      for (const row of found.values()) unprojected.add(row.id, changeOf(row));
      if (missing.length > 0) return this.#toWrites(missing);
    }
    return [];
  }

  #read(ids: Iterable<number>): StoredProjection[] {
    return readProjections(this.#sql, ids, this.#definition.guarantee);
  }

  #readPage(afterId: number, count: number): StoredProjection[] {
    return readProjectionPage(this.#sql, afterId, count, this.#definition.guarantee);
  }

  #toWrites(rows: readonly StoredProjection[]): Write[] {
    return toWrites(this.#sql, rows, this.#definition, this.#shard);
  }
}
