/**
 * Everything that crosses an isolate's border: queue messages and the calls between client, consumer and shard.
 * Two versions of the code run side by side during a deploy, so fields are only ever added, and added as optional.
 * Payloads and results travel as JSON text: they are serialised once, by whoever made them, and never re-encoded.
 */

import type { Backoff, Guarantee } from "./core/definition.ts";
import type { JobState } from "./core/state.ts";
import type { OperationsApi } from "./operations.ts";

/** Version of the queue message's envelope; a consumer acks and logs any other. */
export const MESSAGE_VERSION = 1;

/**
 * Body of a queue message, sent as text: `{"v":1,"id":…,"attempt":…,"payload":…}`.
 * `payload` is the JSON value itself; `byReference: true` stands instead of it when it is too large for a message.
 */
export interface JobMessage {
  readonly v: typeof MESSAGE_VERSION;
  /** Full job id, `<binding>#<shard>:<localId>`. */
  readonly id: string;
  /** The attempt that this message may start; the fence of every claim, heartbeat and report. */
  readonly attempt: number;
  /** When the shard handed the message over, by the shard's clock (epoch ms). */
  readonly dispatchedAt: number;
  readonly payload?: unknown;
  readonly byReference?: true;
  /** Present only where the job differs from its binding's definition. */
  readonly timeoutMs?: number;
  /** Present where the job differs from its binding's definition, and for every at-most-once job. */
  readonly guarantee?: Guarantee;
  /** Version of the payload; absent: 1. */
  readonly payloadVersion?: number;
}

/** When a job is to run: at most one of the two; none means now. */
export interface Schedule {
  /** Wait from the shard's now; not together with `runAt`. */
  readonly delayMs?: number;
  /** Epoch ms; a time in the past means now. */
  readonly runAt?: number;
}

/** One job as the client hands it to a shard; already checked by the client, checked again by the shard. */
export interface EnqueueRequest extends Schedule {
  /** JSON text, at most PAYLOAD_LIMIT_BYTES of UTF-8. */
  readonly payload: string;
  /** Version of the payload, by the definition of whoever checked it; absent: 1. */
  readonly payloadVersion?: number;
  readonly priority?: number;
  readonly maxAttempts?: number;
  readonly backoff?: Backoff;
  readonly timeoutMs?: number;
  readonly guarantee?: Guarantee;
  readonly concurrencyKey?: string;
  readonly uniqueKey?: string;
  readonly uniqueForMs?: number;
  /** Scopes both keys: they hold inside one partition, even where two partitions share a shard. */
  readonly partitionKey?: string;
}

/** The answer for one request, in the order of the requests. */
export interface EnqueueReceipt {
  readonly id: string;
  /** True when a live unique reservation made this the id of an older job. */
  readonly deduplicated: boolean;
}

/** Errors lose their fields over RPC, so a refusal travels as data and the client makes the class again. */
export type EnqueueReply =
  | { readonly kind: "accepted"; readonly receipts: readonly EnqueueReceipt[] }
  | { readonly kind: "refused"; readonly index: number; readonly problem: InputProblem };

/** One refused input: which field, what was found (bounded text), what was expected. */
export interface InputProblem {
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** Answer of cancel, retry and reschedule. */
export type ControlReply =
  | { readonly kind: "done" }
  /** The job exists but its state does not allow it. */
  | { readonly kind: "invalid-state"; readonly state: JobState }
  /** Unknown, or past its retention. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly problem: InputProblem };

/** Points at one attempt of one job of the called shard. */
export interface AttemptReference {
  /** Full job id. */
  readonly id: string;
  readonly attempt: number;
}

export interface ClaimRequest extends AttemptReference {
  /** True for at-most-once: only the first claim of an attempt is granted. */
  readonly exclusive: boolean;
  /** True when the message came by reference. */
  readonly withPayload: boolean;
}

export type ClaimReply =
  | { readonly kind: "granted"; readonly payload?: string }
  /** The attempt is over, was claimed before, or the job is unknown: do not run it. */
  | { readonly kind: "stale" };

/** What became of one attempt. */
export type AttemptOutcome =
  | {
      readonly kind: "completed";
      /** JSON text, absent when the performer returned nothing. */
      readonly result?: string;
      /** Why the result is not kept: too large or not JSON (SPEC 11). */
      readonly resultOmitted?: string;
    }
  | {
      readonly kind: "failed";
      readonly error: string;
      /** `backoff`: by policy; `never`: NonRetryableError; a number: RetryAfterError's milliseconds. */
      readonly retry: "backoff" | "never" | number;
    }
  | { readonly kind: "timed-out"; readonly error: string }
  /** Not begun: the consumer is of an older deploy than the job. It waits for a newer one, at no attempt's cost. */
  | { readonly kind: "returned"; readonly error: string };

export interface AttemptReport extends AttemptReference {
  readonly outcome: AttemptOutcome;
  /** How long before this report was sent the performer started; durations, as clocks of two machines differ. */
  readonly startedAgoMs: number;
  /** How long the performer ran. */
  readonly runMs: number;
}

/** `stale`: the attempt is no longer current (a repeat, a reaped run) or the job is unknown; nothing changed. */
export type ReportReply = { readonly kind: "recorded" } | { readonly kind: "stale" };

export interface HeartbeatRequest extends AttemptReference {
  /** 0..1. */
  readonly progress?: number;
}

/** `stale` tells the performer to stop: its signal is aborted. */
export type HeartbeatReply = { readonly kind: "current" } | { readonly kind: "stale" };

/** One line of a job's attempt log. Times are the shard's clock. */
export interface AttemptLogEntry {
  readonly attempt: number;
  /** The state that the attempt led to. */
  readonly state: JobState;
  readonly startedAt: number | null;
  readonly finishedAt: number;
  readonly error: string | null;
}

/** A job as its shard knows it. Times in epoch ms by the shard's clock. */
export interface JobView {
  readonly id: string;
  readonly binding: string;
  readonly state: JobState;
  readonly priority: number;
  /** Finished or given-up attempts. */
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly guarantee: Guarantee;
  readonly concurrencyKey: string | null;
  readonly uniqueKey: string | null;
  readonly partitionKey: string | null;
  /** JSON text. */
  readonly payload: string;
  /** JSON text; null when there is none or it was not kept. */
  readonly result: string | null;
  readonly resultOmitted: string | null;
  readonly progress: number | null;
  /** Newest first, at most 20. */
  readonly attemptsLog: readonly AttemptLogEntry[];
  /** When it becomes or became due. */
  readonly runAfter: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dispatchedAt: number | null;
}

/** The calls that a shard answers: those of clients and consumers, and those of operators. */
export interface ShardApi extends OperationsApi {
  enqueue(requests: readonly EnqueueRequest[]): Promise<EnqueueReply>;
  get(ids: readonly string[]): Promise<readonly (JobView | null)[]>;
  cancel(id: string): Promise<ControlReply>;
  retry(id: string): Promise<ControlReply>;
  reschedule(id: string, when: Schedule): Promise<ControlReply>;
  claim(requests: readonly ClaimRequest[]): Promise<readonly ClaimReply[]>;
  /** Advisory: these attempts have started and still run. */
  start(references: readonly AttemptReference[]): Promise<void>;
  report(reports: readonly AttemptReport[]): Promise<readonly ReportReply[]>;
  heartbeat(request: HeartbeatRequest): Promise<HeartbeatReply>;
  /** Does whatever is due; called by the cron trigger for shards that seem to sleep. */
  wake(): Promise<void>;
}
