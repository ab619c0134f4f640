/**
 * What the shard did, minute by minute. The minute that runs is kept in memory and written along with the page of notes,
 * so it costs no row; when the next one begins it goes into the row of its hour: one billed row for each minute in which
 * something happened. A crash loses what happened since the page was last written: about a second, or up to a minute
 * while the read model is away.
 */

import { bucketOf } from "../core/histogram.ts";
import type { MinuteMetrics } from "../operations.ts";
import type { AttemptOutcome } from "../protocol.ts";
import type { Sql } from "./ports.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 24 * HOUR_MS;

type Counted = "started" | "completed" | "failed";

/** The minute that runs. */
class Minute {
  readonly minute: number;
  readonly counts: Record<Counted, number>;
  readonly wait: Map<number, number>;
  readonly run: Map<number, number>;

  constructor({ minute, started, completed, failed, wait, run }: MinuteMetrics) {
    this.minute = minute;
    this.counts = { started, completed, failed };
    this.wait = new Map(wait);
    this.run = new Map(run);
  }

  get metrics(): MinuteMetrics {
    const { minute, counts, wait, run } = this;
    return { minute, ...counts, wait: [...wait], run: [...run] };
  }
}

export class Metrics {
  readonly #sql: Sql;
  #current: Minute | null;
  /** Closed for the first time and not yet taken. */
  #justClosed: MinuteMetrics[] = [];

  /** `noted`: the minute that ran when the page was written. */
  constructor(sql: Sql, noted: MinuteMetrics | null) {
    this.#sql = sql;
    this.#current = noted === null ? null : new Minute(newer(noted, this.#closed(noted.minute)));
  }

  /** The minute that runs, or the last one; null: nothing has happened since a closed one. */
  get current(): MinuteMetrics | null {
    return this.#current?.metrics ?? null;
  }

  /** The shard has learnt that the performer of an attempt began. */
  started(waitedMs: number, nowMs: number): void {
    const minute = this.#at(nowMs);
    minute.counts.started += 1;
    add(minute.wait, waitedMs);
  }

  /** An attempt has ended; `lost`: nobody knows how long it ran. What was given back unbegun does not count. */
  ended(outcome: AttemptOutcome["kind"] | "lost", runMs: number, nowMs: number): void {
    if (outcome === "returned") return;
    const minute = this.#at(nowMs);
    minute.counts[outcome === "completed" ? "completed" : "failed"] += 1;
    if (outcome !== "lost") add(minute.run, runMs);
  }

  /** Closes the minute that ran when it is over, also where nothing happens in the next ones. */
  closeFinished(nowMs: number): void {
    if (this.#current === null || this.#current.minute >= minuteOf(nowMs)) return;
    this.#close(this.#current.metrics, nowMs);
    this.#current = null;
  }

  /** The minutes that were closed since the last call; a throw of the transaction takes them along. */
  takeClosed(): MinuteMetrics[] {
    return this.#justClosed.splice(0);
  }

  /** The minutes from `sinceMinute` on, epoch ms, oldest first; none is older than a day. */
  since(sinceMinute: number, nowMs: number): MinuteMetrics[] {
    const first = Math.max(sinceMinute >= 0 ? sinceMinute : 0, nowMs - KEPT_MS);
    const rows = this.#sql.all(
      "SELECT body FROM metrics WHERE hour >= ? ORDER BY hour",
      first - HOUR_MS,
    );
    const closed = rows.flatMap(({ body }) => parsed(body));
    const all = this.#current === null ? closed : replaced(closed, this.#current.metrics);
    return all.filter(({ minute }) => minute >= first);
  }

  #at(nowMs: number): Minute {
    const minute = minuteOf(nowMs);
    if (this.#current?.minute === minute) return this.#current;
    if (this.#current !== null) this.#close(this.#current.metrics, nowMs);
    // After a clock step back a minute comes again, and goes on.
    this.#current = new Minute(newer(emptyMinute(minute), this.#closed(minute)));
    return this.#current;
  }

  #close(metrics: MinuteMetrics, nowMs: number): void {
    const closed = this.#read(metrics.minute);
    const before = closed.find(isOf(metrics.minute));
    // A page that was written before the minute was closed brings it back as it was.
    if (before !== undefined && sizeOf(before) >= sizeOf(metrics)) return;
    if (before === undefined) this.#justClosed.push(metrics);
    this.#sql.all(
      "INSERT OR REPLACE INTO metrics (hour, body) VALUES (?, ?)",
      hourOf(metrics.minute),
      JSON.stringify(replaced(closed, metrics)),
    );
    // Once an hour, so that a row that goes costs next to nothing.
    if (closed.length > 0) return;
    this.#sql.all("DELETE FROM metrics WHERE hour < ?", nowMs - KEPT_MS - HOUR_MS);
  }

  #closed(minute: number): MinuteMetrics | undefined {
    return this.#read(minute).find(isOf(minute));
  }

  /** The closed minutes of an hour. */
  #read(minute: number): MinuteMetrics[] {
    const row = this.#sql.all("SELECT body FROM metrics WHERE hour = ?", hourOf(minute))[0];
    return parsed(row?.["body"]);
  }
}

/** What is newer of one minute: it only ever grows, and may have been closed before the page was written or after. */
function newer(a: MinuteMetrics, b: MinuteMetrics | undefined): MinuteMetrics {
  return b !== undefined && sizeOf(b) > sizeOf(a) ? b : a;
}

function sizeOf({ started, completed, failed }: MinuteMetrics): number {
  return started + completed + failed;
}

function emptyMinute(minute: number): MinuteMetrics {
  return { minute, started: 0, completed: 0, failed: 0, wait: [], run: [] };
}

/** The minutes with this one in its place. */
function replaced(minutes: readonly MinuteMetrics[], one: MinuteMetrics): MinuteMetrics[] {
  const others = minutes.filter(({ minute }) => minute !== one.minute);
  return [...others, one].sort((a, b) => a.minute - b.minute);
}

function isOf(minute: number): (metrics: MinuteMetrics) => boolean {
  return (metrics) => metrics.minute === minute;
}

function minuteOf(timeMs: number): number {
  return timeMs - (timeMs % MINUTE_MS);
}

function hourOf(minute: number): number {
  return minute - (minute % HOUR_MS);
}

function parsed(body: unknown): MinuteMetrics[] {
  // Only this file writes the rows, in one shape; later versions only add fields.
  return typeof body === "string" ? (JSON.parse(body) as MinuteMetrics[]) : [];
}

function add(histogram: Map<number, number>, durationMs: number): void {
  const bucket = bucketOf(durationMs);
  histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
}
