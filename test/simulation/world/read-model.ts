/** D1 with the read model's own statement: fails, loses answers, never answers, or writes long after it was given up. */

import { writeReadModel } from "../../../templates/runtime/projection/read-model.ts";
import { READ_MODEL_SCHEMA } from "../../../templates/runtime/projection/schema.ts";
import { Database, DatabasePool } from "./database.ts";
import type { World } from "./world.ts";

const REVISION_INDEX = 18;
const REVISION = "SELECT revision FROM tsumugi_jobs WHERE id = ?";

const pool = new DatabasePool(() => {
  const database = new Database();
  for (const statement of READ_MODEL_SCHEMA) database.connection.exec(statement);
  return database;
}, ["tsumugi_jobs"]);

/** A row as the checks read it. */
export interface ReadModelRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly revision: number;
  readonly attempts_log: string;
  readonly run_after: number;
}

export class ReadModel {
  /** Refuses everything until then (virtual time). */
  outageUntilMs = -Infinity;
  /** Job id -> the highest revision that was ever written. */
  readonly revisions = new Map<string, number>();
  readonly #world: World;
  readonly #database = pool.take();
  /** Rows that the last write changed: written rows are billed. */
  #changed = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** `settle` hears null on success; it may never hear anything. */
  write(rowsJson: string, settle: (error: unknown) => void): void {
    const { timeline, faults, chance } = this.#world;
    timeline.after(chance.between(2, 40), () => {
      const isDown = timeline.nowMs < this.outageUntilMs && !faults.isOver;
      if (isDown || faults.strikes("flush-fails")) {
        settle(new Error("D1_ERROR: Network connection lost."));
      } else if (faults.strikes("flush-stalls")) {
        if (chance.chance(0.5)) this.#apply(rowsJson);
      } else if (faults.strikes("flush-applies-late")) {
        timeline.after(chance.between(5_000, 40_000), () => this.#apply(rowsJson));
      } else if (faults.strikes("flush-reply-lost")) {
        this.#apply(rowsJson);
        settle(new Error("D1_ERROR: internal error"));
      } else {
        this.#apply(rowsJson);
        timeline.after(chance.between(1, 20), () => settle(null));
      }
    });
  }

  revisionOf(id: string): number {
    return this.revisions.get(id) ?? -1;
  }

  rows(): ReadModelRow[] {
    return this.#database.all("SELECT * FROM tsumugi_jobs", []) as unknown as ReadModelRow[];
  }

  close(): void {
    pool.giveBack(this.#database);
  }

  #apply(rowsJson: string): void {
    const written = JSON.parse(rowsJson) as unknown[][];
    const newer = written.filter(
      (row) => Number(row[REVISION_INDEX]) > this.revisionOf(String(row[0])),
    );
    // The fake database runs at once, so the promise carries nothing.
    void writeReadModel(this.#asDatabase(), rowsJson);
    if (this.#changed !== newer.length) {
      const text = `${this.#changed} rows are written, ${newer.length} of ${written.length} are newer`;
      this.#world.fail("read-model", text);
    }
    for (const row of written) {
      const id = String(row[0]);
      const revision = Number(row[REVISION_INDEX]);
      this.revisions.set(id, Math.max(this.revisionOf(id), revision));
      const [stored] = this.#database.all(REVISION, [id]);
      if (Number(stored?.["revision"]) !== this.revisionOf(id)) {
        const text = `${id}: revision ${String(stored?.["revision"])} after ${this.revisionOf(id)}`;
        this.#world.fail("read-model", `a row went back: ${text}`);
      }
    }
    this.#world.tell(() => `D1 takes ${written.length} rows`);
  }

  #asDatabase(): D1Database {
    return {
      prepare: (query) => ({
        bind: (...values) => ({
          run: () => {
            const changes = this.#database.change(query, values as string[]);
            this.#changed = changes;
            return Promise.resolve({ meta: { changes } });
          },
        }),
      }),
    };
  }
}
