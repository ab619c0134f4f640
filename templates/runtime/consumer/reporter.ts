/**
 * Collects what becomes of one shard's attempts in one batch, and tells the shard in as few calls as possible: what is finished waits
 * for its neighbours, but never longer than HOLD_BACK_MS, and not at all once no neighbour runs. An attempt that runs for
 * ANNOUNCE_AFTER_MS is announced as started; shorter ones cost the shard a single call and no row for it.
 */

import type { AttemptOutcome, AttemptReference } from "../protocol.ts";
import { errorText } from "./error-text.ts";
import type { LogLevel } from "./log.ts";
import type { ConsumerRuntime } from "./runtime.ts";
import type { ShardConnection } from "./shard-connection.ts";

/** Longest time that a finished attempt waits for others of its shard, so that they share one call. */
const HOLD_BACK_MS = 25;

/** An attempt that still runs after this time is announced to its shard, which writes a row for it. */
const ANNOUNCE_AFTER_MS = 250;

interface FinishedAttempt extends AttemptReference {
  readonly outcome: AttemptOutcome;
  readonly startedAt: number;
  readonly runMs: number;
}

export class ShardReporter {
  readonly #connection: ShardConnection;
  readonly #runtime: ConsumerRuntime;
  /** Attempts of this shard that may still finish, run or not. */
  #open: number;
  /** Running, and the shard does not know it yet. */
  readonly #unannounced = new Set<AttemptReference>();
  #finished: FinishedAttempt[] = [];
  #reportTimer: unknown = null;
  #announceTimer: unknown = null;
  readonly #sends: Promise<void>[] = [];

  /** `open`: how many attempts will end in `finished` or `dropped`. */
  constructor(connection: ShardConnection, open: number, runtime: ConsumerRuntime) {
    this.#connection = connection;
    this.#open = open;
    this.#runtime = runtime;
  }

  /** The attempt runs now. `isKnown`: the shard counts it as running already, as it does from an exclusive claim on. */
  started(reference: AttemptReference, isKnown: boolean): void {
    if (isKnown) return;
    this.#unannounced.add(reference);
    this.#announceLater();
  }

  finished(reference: AttemptReference, outcome: AttemptOutcome, startedAt: number): void {
    this.#unannounced.delete(reference);
    // A clock may step back; a duration is never negative.
    const runMs = Math.max(0, this.#runtime.clock.now() - startedAt);
    this.#finished.push({
      id: reference.id,
      attempt: reference.attempt,
      outcome,
      startedAt,
      runMs,
    });
    this.#close(1);
  }

  /** These attempts will not run here. */
  dropped(count: number): void {
    if (count > 0) this.#close(count);
  }

  /** Resolves when every report so far is recorded or given up. Never rejects. */
  async drained(): Promise<void> {
    await Promise.all(this.#sends);
  }

  #close(count: number): void {
    this.#open -= count;
    if (this.#open > 0) {
      if (this.#finished.length > 0) this.#reportSoon();
      return;
    }
    this.#runtime.clock.clearTimeout(this.#announceTimer);
    this.#runtime.clock.clearTimeout(this.#reportTimer);
    this.#flush();
  }

  #reportSoon(): void {
    this.#reportTimer ??= this.#runtime.clock.setTimeout(() => {
      this.#reportTimer = null;
      this.#flush();
    }, HOLD_BACK_MS);
  }

  #announceLater(): void {
    this.#announceTimer ??= this.#runtime.clock.setTimeout(() => {
      this.#announceTimer = null;
      this.#announce();
    }, ANNOUNCE_AFTER_MS);
  }

  #announce(): void {
    if (this.#unannounced.size === 0) return;
    const references = [...this.#unannounced];
    this.#unannounced.clear();
    this.#sends.push(this.#sendStart(references));
  }

  #flush(): void {
    if (this.#finished.length === 0) return;
    const attempts = this.#finished;
    this.#finished = [];
    this.#sends.push(this.#sendReport(attempts));
  }

  async #sendStart(references: readonly AttemptReference[]): Promise<void> {
    try {
      await this.#connection.start(references);
    } catch (error) {
      this.#log("warn", "start-report-failed", references, error);
    }
  }

  async #sendReport(attempts: readonly FinishedAttempt[]): Promise<void> {
    let tries = 0;
    try {
      const replies = await this.#connection.report(() => {
        tries += 1;
        const now = this.#runtime.clock.now();
        return attempts.map(({ startedAt, ...attempt }) => ({
          ...attempt,
          startedAgoMs: Math.max(attempt.runMs, now - startedAt),
        }));
      });
      const stale = attempts.filter((_, index) => replies[index]?.kind === "stale");
      // A repeated report is stale as a rule because the try whose answer was lost has been recorded.
      if (stale.length > 0) this.#log(tries > 1 ? "info" : "warn", "report-stale", stale);
    } catch (error) {
      // The reaper takes these back by their guarantee; the messages are acked all the same.
      this.#log("error", "report-failed", attempts, error);
    }
  }

  #log(
    level: LogLevel,
    event: string,
    attempts: readonly AttemptReference[],
    error?: unknown,
  ): void {
    this.#runtime.log({
      level,
      event,
      shard: this.#connection.shard,
      attempts: attempts.map(({ id, attempt }) => ({ id, attempt })),
      ...(error === undefined ? {} : { error: errorText(error) }),
    });
  }
}
