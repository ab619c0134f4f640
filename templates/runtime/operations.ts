/**
 * What a shard answers to those who watch and steer it: the REST API, the dashboard and the operator's commands.
 * Numbers are exact and cost no scan of jobs: they are kept, not counted. All times are epoch ms by the shard's clock.
 */

import type { Histogram } from "./core/histogram.ts";
import type { JobState } from "./core/state.ts";
import type { ControlReply } from "./protocol.ts";

/** What keeps due jobs of a shard from being dispatched now. */
export type Block =
  | { readonly kind: "paused" }
  /** The queue has refused messages; none is sent before then. */
  | { readonly kind: "queue"; readonly until: number }
  /** All of the shard's places are taken. */
  | { readonly kind: "concurrency"; readonly inFlight: number; readonly limit: number }
  /** The token bucket is empty until then. */
  | { readonly kind: "rate"; readonly until: number }
  /** Every due job has a key that is busy. */
  | { readonly kind: "key" };

/** The state of one shard, as one consistent look at it. */
export interface ShardReport {
  readonly shard: number;
  readonly now: number;
  readonly paused: boolean;
  /** Jobs that the shard holds, by state; exact. */
  readonly counts: Readonly<Record<JobState, number>>;
  /** Attempts that are QUEUED or RUNNING. */
  readonly inFlight: number;
  readonly concurrency: number;
  /** When the first waiting job became or becomes due; null when none waits. */
  readonly oldestDueAt: number | null;
  /** How long the oldest change has not been in D1; 0 when all is projected. */
  readonly projectionLagMs: number;
  /** Null when nothing due is kept waiting. */
  readonly block: Block | null;
}

/** The due jobs that go before a job as things are: exact up to 1,000, and `orMore` beyond. */
export interface Ahead {
  readonly ahead: number;
  readonly orMore: boolean;
}

/** Why a job does not run now: the first rule that keeps it, in the order in which a shard asks them. */
export type Explanation =
  /** Unknown, or past its retention. */
  | { readonly kind: "gone" }
  /** It is not waiting: running, finished, cancelled or stalled. */
  | { readonly kind: "not-waiting"; readonly state: JobState }
  | { readonly kind: "due-later"; readonly earliestAt: number }
  | { readonly kind: "paused"; readonly earliestAt: null }
  /** The queue has refused messages; none is sent before then. */
  | { readonly kind: "queue"; readonly earliestAt: number }
  /** Its key is busy; `ahead` counts the jobs of that key. `earliestAt` null: when one of the running jobs ends. */
  | ({
      readonly kind: "key";
      readonly inFlight: number;
      readonly limit: number;
      readonly earliestAt: null;
    } & Ahead)
  | ({
      readonly kind: "concurrency";
      readonly inFlight: number;
      readonly limit: number;
      readonly earliestAt: null;
    } & Ahead)
  /** The rate has no token left; `earliestAt` is when there is one for each job before it and for itself. */
  | ({ readonly kind: "rate"; readonly earliestAt: number } & Ahead)
  /** Nothing but the jobs before it. */
  | ({ readonly kind: "behind"; readonly earliestAt: number } & Ahead);

/** What a purge did: call again while `remaining` is true. */
export interface PurgeReply {
  readonly cancelled: number;
  readonly remaining: boolean;
}

export type { Histogram } from "./core/histogram.ts";

/**
 * What one shard did in one minute, by the time at which it learnt of it. A crash may lose the last seconds, or up to a
 * minute while D1 is away.
 */
export interface MinuteMetrics {
  /** Start of the minute, epoch ms. */
  readonly minute: number;
  /** Attempts whose start the shard has learnt of, at the latest by their report. */
  readonly started: number;
  readonly completed: number;
  /** Attempts that failed, timed out or fell silent, whether they are retried or not. */
  readonly failed: number;
  /** From due to dispatched. */
  readonly wait: Histogram;
  /** From the performer's start to its end. */
  readonly run: Histogram;
}

/** The calls of a shard for operators. Each is idempotent. */
export interface OperationsApi {
  inspect(): Promise<ShardReport>;
  explain(id: string): Promise<Explanation>;
  /** Nothing is dispatched until `resume`; what runs goes on. Survives eviction and deploys. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Cancels jobs that are SCHEDULED, at most `limit` and never more than 1,000 in one call; what runs goes on. */
  purge(limit: number): Promise<PurgeReply>;
  /** One answer per id, in order; ids of other shards answer `refused`. At most 200. */
  cancelMany(ids: readonly string[]): Promise<readonly ControlReply[]>;
  retryMany(ids: readonly string[]): Promise<readonly ControlReply[]>;
  /** The minutes from `sinceMinute` on (epoch ms), oldest first, at most the last 24 hours. */
  metrics(sinceMinute: number): Promise<readonly MinuteMetrics[]>;
}
