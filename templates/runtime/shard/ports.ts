/**
 * What the shard's logic needs from the world. The logic is a plain class over these, so the very code that ships also
 * runs under Node on `node:sqlite` with virtual time and injected faults.
 */

import type { MinuteMetrics } from "../operations.ts";

/** SQLite's values as the platform binds and returns them. Never a boolean: the platform would store its text. */
export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

export interface Sql {
  /** Runs one statement and returns its rows. */
  all(query: string, ...bindings: readonly SqlValue[]): SqlRow[];
  /** Runs the body in one transaction; a throw undoes its writes and passes on. Not nested. */
  transaction<T>(body: () => T): T;
  /** What is stored, in bytes, free pages not counted; undefined: storage without a limit. */
  readonly sizeBytes?: number;
}

export interface ShardPorts {
  readonly sql: Sql;
  readonly clock: {
    /** Epoch ms. May step back. */
    now(): number;
    /** Calls back after that many ms, unless the returned function cancels it first. */
    after(durationMs: number, callback: () => void): () => void;
  };
  /** In [0, 1). */
  readonly random: () => number;
  readonly queue: {
    /** Hands message bodies to the binding's queue; within the platform's limits, never empty. */
    send(bodies: readonly string[]): Promise<void>;
  };
  readonly readModel: {
    /** Writes rows, given as the JSON text of an array (projection/row.ts); safe to repeat. */
    write(rowsJson: string): Promise<void>;
  };
  readonly alarm: {
    /** Arms the one alarm, replacing the one before. */
    set(timeMs: number): void;
  };
  readonly log: (event: ShardEvent) => void;
  /** Is told of each minute that is over, after the commit; may throw. */
  readonly minuteClosed?: ((closed: MinuteMetrics) => void) | undefined;
  /** Keeps the shard in memory until the promise settles; the promise never rejects. */
  readonly background: (work: Promise<void>) => void;
}

/** What a shard tells its log: one JSON line each. */
export interface ShardEvent {
  readonly level: "info" | "warn" | "error";
  readonly event:
    | "send-failed"
    | "flush-failed"
    | "flush-row-parked"
    | "attempt-reaped"
    | "work-failed"
    | "metrics-failed"
    | "illegal-transition";
  readonly shard: string;
  readonly detail: Readonly<Record<string, SqlValue>>;
}

/** The log inside one shard, which adds its name. */
export type ShardLog = (event: Omit<ShardEvent, "shard">) => void;
