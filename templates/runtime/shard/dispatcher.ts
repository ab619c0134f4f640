/** From waiting to out: who runs next, as far as the axes allow, and what is handed to the queue for it. */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { formatJobId } from "../core/job-id.ts";
import type { ShardLimits } from "../core/share.ts";
import type { JobState } from "../core/state.ts";
import { readyAt, refill, take, wholeTokens } from "../core/token-bucket.ts";
import { MESSAGE_VERSION } from "../protocol.ts";
import { chooseNext } from "./choose.ts";
import { attemptOf, type Attempt } from "./in-flight.ts";
import { currentAttempt, guaranteeOf, type JobRow } from "./job-row.ts";
import { markDispatched } from "./job-updates.ts";
import type { Memory } from "./memory.ts";
import type { Sql } from "./ports.ts";

/** Longest wait for more than one token, so that a rate costs few alarms without adding noticeable delay. */
const TOKENS_WAIT_LIMIT_MS = 250;

/** Jobs handed out in one transaction, which bounds its time and memory; the rest follows at once. */
const DISPATCH_LIMIT = 500;

/** A message on its way to the queue, with the attempt that it may start. */
export interface Dispatch {
  readonly attempt: Attempt;
  readonly body: string;
}

export class Dispatcher {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  readonly #limits: ShardLimits;
  readonly #shard: number;

  constructor(sql: Sql, definition: BindingDefinition, limits: ShardLimits, shard: number) {
    this.#sql = sql;
    this.#definition = definition;
    this.#limits = limits;
    this.#shard = shard;
  }

  /** How many jobs may be handed out now. Brings the token bucket up to date, which those that go out then take from. */
  capacity(memory: Memory, nowMs: number): number {
    if (memory.paused) return 0;
    const slots = this.#limits.concurrency - memory.inFlight.size;
    if (this.#limits.rate === null || memory.bucket === null || slots <= 0) return slots;
    memory.bucket = refill(memory.bucket, this.#limits.rate, nowMs);
    return Math.min(slots, wholeTokens(memory.bucket));
  }

  /** Whether a job may be due that no key blocks; new jobs must not pass it. */
  hasDue(memory: Memory, nowMs: number): boolean {
    return Math.min(memory.line.nextDueAt, memory.lanes.nextDueAt()) <= nowMs;
  }

  /** Hands out waiting jobs in their order. To be called inside a transaction that has its revision. */
  dispatchWaiting(memory: Memory, nowMs: number): Dispatch[] {
    const capacity = this.capacity(memory, nowMs);
    if (capacity <= 0) return [];
    if (!this.hasDue(memory, nowMs)) return [];
    const chosen = chooseNext({
      line: memory.line,
      lanes: memory.lanes,
      capacity: Math.min(capacity, DISPATCH_LIMIT),
      nowMs,
      agingIntervalMs: this.#definition.agingIntervalMs,
    });
    const ids = chosen.map(({ localId }) => localId);
    const rows = markDispatched(this.#sql, ids, nowMs, memory.revision);
    return this.dispatched(memory, rows, "SCHEDULED");
  }

  /** Notes that rows went out, and makes their messages; from null: they are new. */
  dispatched(memory: Memory, rows: readonly JobRow[], from: JobState | null): Dispatch[] {
    const { rate } = this.#limits;
    if (rate !== null && memory.bucket !== null && rows.length > 0) {
      memory.setBucket(take(memory.bucket, rate, rows.length));
    }
    const dispatches = rows.map((row) => {
      const attempt = attemptOf(row, this.#definition);
      memory.inFlight.set(attempt);
      memory.changed(row.id, from, "QUEUED");
      return { attempt, body: this.#message(row) };
    });
    // Each lane once, as a look into one may cost statements.
    const lanes = new Set(rows.flatMap(({ lane }) => lane ?? []));
    for (const lane of lanes) memory.lanes.roomChanged(lane);
    return dispatches;
  }

  /** Notes that a row waits again, and gives back what its dispatch had taken. */
  undispatched(memory: Memory, attempt: Attempt, row: JobRow, nowMs: number): void {
    memory.inFlight.remove(attempt);
    memory.changed(attempt.localId, "QUEUED", "SCHEDULED");
    memory.waits([row]);
    const { rate } = this.#limits;
    if (rate === null || memory.bucket === null) return;
    // Up to date first: what a full bucket cannot take must not count as time that is still to come.
    memory.setBucket(take(refill(memory.bucket, rate, nowMs), rate, -1));
  }

  /** When waiting jobs have to be looked at again if nothing else happens; Infinity: an answer will come first. */
  wakeAt(memory: Memory, nowMs: number): number {
    const { rate, concurrency } = this.#limits;
    if (memory.paused || memory.inFlight.size >= concurrency) return Infinity;
    const dueAt = Math.min(memory.line.nextDueAt, memory.lanes.nextDueAt());
    if (dueAt > nowMs || rate === null || memory.bucket === null) return dueAt;
    // As of now: after a clock that stepped back, the bucket's own time lies ahead.
    const bucket = refill(memory.bucket, rate, nowMs);
    const firstAt = readyAt(bucket, rate, 1);
    const severalAt = readyAt(bucket, rate, Math.max(1, Math.floor(rate.tokens / 4)));
    return Math.max(firstAt, Math.min(severalAt, nowMs + TOKENS_WAIT_LIMIT_MS));
  }

  /** The message's JSON text; the payload is put in as it is stored, never parsed. */
  #message(row: JobRow): string {
    const guarantee = guaranteeOf(row, this.#definition);
    const exclusive = guarantee === "at-most-once";
    const head = JSON.stringify({
      v: MESSAGE_VERSION,
      id: formatJobId(idNameOf(this.#definition), this.#shard, row.id),
      attempt: currentAttempt(row),
      dispatchedAt: row.dispatched_at,
      ...(row.timeout_ms === null ? {} : { timeoutMs: row.timeout_ms }),
      // Said for at-most-once even where the definition says the same: a consumer of an older deploy must claim, too.
      ...(row.guarantee === null && !exclusive ? {} : { guarantee }),
      ...(row.payload_version === null ? {} : { payloadVersion: row.payload_version }),
      ...(row.payload === null ? { byReference: true } : {}),
    });
    return row.payload === null ? head : `${head.slice(0, -1)},"payload":${row.payload}}`;
  }
}
