/**
 * The sweep (SPEC 10). Jobs that come to rest are listed, one row per transaction and retention, under the time from
 * which they may go; an index on the jobs would cost a billed row each. A job is deleted only when its retention has
 * passed by the definition of today and the read model shows its last state; otherwise it is listed anew.
 */

import type { BindingDefinition } from "../core/definition.ts";
import { isAtRest, type JobState } from "../core/state.ts";
import { readJobs } from "./job-reads.ts";
import { expiryOf, retentionOf } from "./job-row.ts";
import { deleteExpired } from "./job-deletes.ts";
import type { Memory } from "./memory.ts";
import { waitEnd } from "./wait-end.ts";
import type { Sql } from "./ports.ts";

/** Lists, and reservations, looked at in one sweep. */
const LISTS_PER_SWEEP = 20;
const RESERVATIONS_PER_SWEEP = 1_000;
/** Expiries are rounded up to a tenth of the retention, at most to this, so that many lists share one alarm. */
const LARGEST_ROUNDING_MS = 10_000;
/** When to look again for jobs that the read model lacks. */
const UNPROJECTED_DELAY_MS = 5_000;

/** A job at rest and the time from which it may go. */
export interface Retired {
  readonly id: number;
  readonly state: JobState;
  readonly expiresAt: number;
}

export class Retirement {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  /** When the next list or reservation expires; null: not known, look. */
  #nextAt: number | null = null;
  /** While the read model is away, lists are left as they are: writing them anew would cost rows for nothing. */
  #notBefore = -Infinity;

  constructor(sql: Sql, definition: BindingDefinition) {
    this.#sql = sql;
    this.#definition = definition;
  }

  /** When the next sweep is due; Infinity: nothing to sweep. */
  nextAt(nowMs: number): number {
    this.#nextAt ??= Math.min(
      this.#first("SELECT expires_at AS at FROM retired ORDER BY expires_at LIMIT 1"),
      this.#first("SELECT expires_at AS at FROM reservation ORDER BY expires_at LIMIT 1"),
    );
    return Math.max(this.#nextAt, waitEnd(this.#notBefore, nowMs, UNPROJECTED_DELAY_MS));
  }

  /** Lists jobs at rest: one list per rounded expiry, and one only within a transaction, which has one revision. */
  retire(jobs: readonly Retired[], revision: number): void {
    const idsByExpiry = new Map<number, number[]>();
    for (const { id, state, expiresAt } of jobs) {
      const tenthMs = Math.ceil(retentionOf(state, this.#definition) / 10);
      const roundingMs = Math.min(LARGEST_ROUNDING_MS, Math.max(1, tenthMs));
      const at = Math.ceil(expiresAt / roundingMs) * roundingMs;
      const ids = idsByExpiry.get(at);
      if (ids === undefined) idsByExpiry.set(at, [id]);
      else ids.push(id);
    }
    for (const [expiresAt, ids] of idsByExpiry) {
      this.#sql.all(
        `INSERT INTO retired (expires_at, revision, ids) VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET ids = substr(ids, 1, length(ids) - 1) || ',' || substr(excluded.ids, 2)`,
        expiresAt,
        revision,
        JSON.stringify(ids),
      );
      this.expects(expiresAt);
    }
  }

  /** Notes that something expires at that time. */
  expects(expiresAt: number): void {
    if (this.#nextAt !== null) this.#nextAt = Math.min(this.#nextAt, expiresAt);
  }

  /** A transaction was undone: what is expected has to be looked up again. */
  forget(): void {
    this.#nextAt = null;
  }

  /** Deletes what has outlived its retention; a bounded part of it at once. */
  sweep(memory: Memory, nowMs: number): void {
    if (this.nextAt(nowMs) > nowMs) return;
    this.#sql.all(
      `DELETE FROM reservation WHERE key IN
         (SELECT key FROM reservation WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`,
      nowMs,
      RESERVATIONS_PER_SWEEP,
    );
    const lists = this.#sql.all(
      "SELECT expires_at, revision, ids FROM retired WHERE expires_at <= ? ORDER BY expires_at LIMIT ?",
      nowMs,
      LISTS_PER_SWEEP,
    );
    this.#nextAt = null;
    const ids = lists.flatMap(({ ids: text }) => JSON.parse(String(text)) as number[]);
    if (lists.length === 0) return;
    const candidates = ids.filter((id) => !memory.unprojected.has(id));
    if (memory.unprojected.pass !== null || (candidates.length === 0 && ids.length > 0)) {
      this.#notBefore = nowMs + UNPROJECTED_DELAY_MS;
      return;
    }
    const deleted = deleteExpired(this.#sql, candidates, {
      doneBefore: nowMs - this.#definition.sweepAfterMs,
      failedBefore: nowMs - this.#definition.failedRetentionMs,
    });
    for (const state of deleted) memory.deleted(state);
    for (const { expires_at: expiresAt, revision } of lists) {
      this.#sql.all(
        "DELETE FROM retired WHERE expires_at = ? AND revision = ?",
        Number(expiresAt),
        Number(revision),
      );
    }
    // Those that the read model lacks, and those that a longer retention of today keeps.
    const kept = [...readJobs(this.#sql, ids).values()].filter(({ state }) => isAtRest(state));
    this.retire(
      kept.map((row) => ({
        id: row.id,
        state: row.state,
        expiresAt: Math.max(expiryOf(row, this.#definition), nowMs + UNPROJECTED_DELAY_MS),
      })),
      memory.revision,
    );
  }

  #first(query: string): number {
    const at = this.#sql.all(query)[0]?.["at"];
    return at === null || at === undefined ? Infinity : Number(at);
  }
}
