/**
 * What the REST API takes and gives, member for member as it stands in the JSON. All times are epoch ms. The API's own
 * words are in snake_case; what the client and the config have a word for (enqueue options, policy) keeps that word.
 */

import type { BindingDefinition, Guarantee } from "../core/definition.ts";
import type { JobState } from "../core/state.ts";
import type { EnqueueOptions, KeyName } from "../client/types.ts";

/** One fault of a request: where, what was expected, what was found. */
export interface RequestIssue {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** Every error's code, for ever. */
export type ErrorCode =
  /** 400; `details` is a list of RequestIssue. */
  | "invalid-request"
  /** 401: no credentials, or wrong ones. */
  | "unauthorized"
  /** 403: the credentials are good for reading only. */
  | "read-only"
  /** 403: a write by cookie from another site's page. */
  | "cross-site"
  /** 403: a filter over a payload's fields, by somebody whom payloads are hidden from. */
  | "payload-hidden"
  /** 404: no such path or binding; or no auth is set up. */
  | "not-found"
  /** 405; the header `allow` lists the methods. */
  | "method-not-allowed"
  /** 409; `details` is `{state}`. */
  | "invalid-state"
  /** 410: unknown, or past its retention. */
  | "gone"
  /** 413 */
  | "payload-too-large"
  /** 415 */
  | "unsupported-media-type"
  /** 500 */
  | "internal"
  /** 501: the config does not ask for it. */
  | "not-configured"
  /** 503; `details` is `{missing_bindings: [name]}`. */
  | "bindings-missing"
  /** 503: `wrangler d1 migrations apply` has not been run. */
  | "migrations-missing"
  /** 503: D1 did not answer. */
  | "read-model-unavailable"
  /** 503; `details` is `{unreachable: ["MAIL#0"]}`. Calls of shards can be repeated. */
  | "shard-unavailable"
  /** 503: Cloudflare Access's public keys could not be fetched. */
  | "auth-unavailable";

/** The body of every answer that is no success. */
export interface ErrorResponse {
  readonly error: {
    readonly code: ErrorCode;
    /** For people. */
    readonly message: string;
    /** By code; null where there is nothing more to say. */
    readonly details: unknown;
  };
}

/** A job in a list. */
export interface JobSummary {
  readonly id: string;
  readonly binding: string;
  readonly state: JobState;
  readonly priority: number;
  /** Finished or given-up attempts. */
  readonly attempts: number;
  readonly max_attempts: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** When it became or becomes due. */
  readonly run_after: number;
  readonly dispatched_at: number | null;
  /** FAILED or STALLED, and its shard still has it. */
  readonly retryable: boolean;
  readonly concurrency_key: string | null;
  readonly unique_key: string | null;
  readonly partition_key: string | null;
  /** 0..1, as the performer last said. */
  readonly progress: number | null;
  /** Of the attempt that ended last; the first 200 characters. */
  readonly last_error: string | null;
}

/** `GET /api/jobs` */
export interface JobListResponse {
  readonly jobs: readonly JobSummary[];
  /** Of all jobs that fit the filters, when the first page was read; null with `total=false`. */
  readonly total: number | null;
  /** The next page's `cursor`; null at the end. */
  readonly next_cursor: string | null;
}

export const JOB_SORTS = [
  "created_at",
  "updated_at",
  "binding",
  "state",
  "priority",
  "attempts",
] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** What a list or a bulk action is narrowed to. In a URL `state` may be repeated. */
export interface JobFilters {
  readonly state?: readonly JobState[];
  readonly binding?: string;
  readonly id?: string;
  readonly unique_key?: string;
  readonly concurrency_key?: string;
  /** Included. */
  readonly created_from?: number;
  /** Included. */
  readonly created_to?: number;
  /** In a URL and in JSON each is `index.<field>`. */
  readonly index?: readonly { readonly field: string; readonly value: string }[];
}

export interface AttemptEntry {
  readonly attempt: number;
  /** The state that the attempt led to. */
  readonly state: JobState;
  readonly started_at: number | null;
  readonly finished_at: number;
  readonly error: string | null;
}

/** One job with everything that is known of it. */
export interface JobDetail extends JobSummary {
  readonly guarantee: Guarantee;
  /** Null when hidden. */
  readonly payload: unknown;
  /** Null while there is none, and when hidden. */
  readonly result: unknown;
  /** Why the result is not kept. */
  readonly result_omitted: string | null;
  /** Whoever asks may not see payload and result. */
  readonly payload_hidden: boolean;
  /** Newest first, at most 20. */
  readonly attempts_log: readonly AttemptEntry[];
}

/** `GET /api/jobs/:id`; `source` is `shard` with `?fresh=1`. */
export interface JobResponse {
  readonly job: JobDetail;
  readonly source: "read-model" | "shard";
}

/** `GET /api/jobs/:id/explain`: the first rule that keeps the job from running. */
export interface ExplainResponse {
  readonly id: string;
  readonly reason:
    /** It does not wait: see `state`. */
    | "not-waiting"
    | "due-later"
    | "paused"
    /** The queue has refused messages; none is sent before `earliest_at`. */
    | "queue"
    | "key"
    | "concurrency"
    | "rate"
    /** Nothing but the jobs before it. */
    | "behind";
  /** Null unless `not-waiting`. */
  readonly state: JobState | null;
  /** The earliest time at which it can run; null when that depends on what nobody knows. */
  readonly earliest_at: number | null;
  /** With `key` and `concurrency`: how many run, and how many may. */
  readonly in_flight: number | null;
  readonly limit: number | null;
  /** Due jobs before it, where that matters; `or_more` when they were too many to count. */
  readonly ahead: number | null;
  readonly or_more: boolean;
}

/** `POST /api/jobs`: every option of `enqueue`; `runAt` in epoch ms. */
export type EnqueueBody = {
  readonly binding: string;
  readonly payload?: unknown;
} & Omit<EnqueueOptions, "runAt"> & { readonly runAt?: number | undefined } & {
    readonly [Key in KeyName]?: string | undefined;
  };

/** 201 */
export interface EnqueueResponse {
  readonly id: string;
  /** True when a live unique key made this the id of an older job. */
  readonly deduplicated: boolean;
}

/** `POST /api/jobs/:id/reschedule`: one of the two. */
export type RescheduleBody =
  { readonly delayMs: number; readonly runAt?: undefined } | { readonly runAt: number };

/** `POST /api/jobs/:id/retry`, `/cancel`, `/reschedule`. These take an empty body or `{}` but for the last. */
export interface ActionResponse {
  readonly id: string;
  readonly done: true;
}

/** `POST /api/jobs/bulk-retry`, `/bulk-cancel`: ids, or filters. */
export type BulkBody =
  | { readonly ids: readonly string[]; readonly dry_run?: boolean }
  | (Omit<JobFilters, "index"> & {
      readonly [Field in `index.${string}`]?: string;
    } & {
      /** Most jobs of this call, 1 to 200 (default 200). */
      readonly limit?: number;
      /** `next_cursor` of the call before: goes on behind the jobs that it took. */
      readonly cursor?: string;
      /** Counts only. */
      readonly dry_run?: boolean;
    });

export interface BulkResponse {
  /** Jobs that were acted on; with `dry_run` those that would be tried. */
  readonly ok: number;
  readonly failed: readonly BulkFailure[];
  /** Jobs that fit the filters and are not among those of this call. */
  readonly remaining: number;
  /** For the next call; null when nothing remains, and with ids. */
  readonly next_cursor: string | null;
  readonly dry_run: boolean;
}

export interface BulkFailure {
  readonly id: string;
  readonly reason: "invalid-id" | "invalid-state" | "gone" | "shard-unavailable";
}

/** One binding as it is declared. */
export interface BindingInfo {
  readonly name: string;
  readonly description: string | null;
  /** Shards that take new jobs, and all that ever did. */
  readonly shards: number;
  readonly shards_ever: number;
  /** Taken out of the config; takes no new jobs. */
  readonly draining: boolean;
  /** As generated, in the words of the config. */
  readonly policy: BindingDefinition;
  /** True when all shards that answered are paused, null when none answered. */
  readonly paused: boolean | null;
  /** How many of `shards_ever` are paused. */
  readonly paused_shards: number;
  /** Names of shards that did not answer. */
  readonly unreachable: readonly string[];
  /** Payload fields that `index.<field>` takes. */
  readonly index: readonly string[];
  /** JSON Schema of the payload; null when any JSON value is taken. */
  readonly payload_schema: unknown;
}

/** `GET /api/bindings` */
export interface BindingsResponse {
  readonly bindings: readonly BindingInfo[];
}

/** `POST /api/bindings/:name/pause`, `/resume` */
export interface PauseResponse {
  readonly binding: string;
  readonly paused: boolean;
  readonly shards: number;
}

/** `POST /api/bindings/:name/purge`: `confirm` is the binding's name. */
export interface PurgeBody {
  readonly confirm: string;
}

export interface PurgeResponse {
  readonly binding: string;
  readonly cancelled: number;
  /** Call again while true. */
  readonly remaining: boolean;
}

export type StateCounts = Readonly<Record<JobState, number>>;

export interface BindingStats {
  readonly binding: string;
  /** Jobs that its shards hold; exact. Finished ones leave a shard after `sweepAfterMs`. */
  readonly counts: StateCounts;
  readonly in_flight: number;
  /** Places of all its shards together. */
  readonly concurrency: number;
  /** How long the first due job waits; 0 when none is due. */
  readonly oldest_due_wait_ms: number;
  /** Of the shard that is furthest behind. */
  readonly projection_lag_ms: number;
  readonly paused: boolean | null;
  readonly unreachable: readonly string[];
}

/** `GET /api/stats` */
export interface StatsResponse {
  readonly now: number;
  readonly totals: StateCounts;
  readonly bindings: readonly BindingStats[];
}

export type BlockReason = "paused" | "queue" | "concurrency" | "rate" | "key";

export interface ShardDiagnostics {
  /** `MAIL#0` */
  readonly name: string;
  readonly binding: string;
  readonly shard: number;
  /** False: it did not answer, and everything below is null. */
  readonly reachable: boolean;
  readonly paused: boolean | null;
  readonly counts: StateCounts | null;
  readonly in_flight: number | null;
  readonly concurrency: number | null;
  readonly oldest_due_at: number | null;
  readonly oldest_due_wait_ms: number | null;
  readonly projection_lag_ms: number | null;
  /** What keeps due jobs waiting; null when nothing does. */
  readonly block: {
    readonly reason: BlockReason;
    /** With `concurrency`. */
    readonly in_flight: number | null;
    readonly limit: number | null;
    /** With `rate` and `queue`. */
    readonly until: number | null;
  } | null;
}

/** `GET /api/diagnostics` */
export interface DiagnosticsResponse {
  readonly now: number;
  readonly shards: readonly ShardDiagnostics[];
}

/** Durations in ms; null when there was none. */
export interface Percentiles {
  readonly count: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
}

export interface MinuteOfBinding {
  /** Its start, epoch ms. */
  readonly minute: number;
  readonly started: number;
  readonly completed: number;
  readonly failed: number;
  /** From due to dispatched. */
  readonly wait: Percentiles;
  /** From the performer's start to its end. */
  readonly run: Percentiles;
}

/** `GET /api/metrics?since=&binding=`: at most the last 24 h. Minutes in which nothing happened are absent. */
export interface MetricsResponse {
  readonly since: number;
  readonly bindings: readonly {
    readonly binding: string;
    readonly minutes: readonly MinuteOfBinding[];
    readonly unreachable: readonly string[];
  }[];
}

/**
 * `GET /api/events`: server-sent events. `event: jobs` has this as `data` and an `id` to go on from (`Last-Event-ID`);
 * `event: reset` (data `{}`) says that more changed than is sent: read the page again.
 */
export interface JobsEvent {
  readonly jobs: readonly JobSummary[];
}

/** `GET /api/session`: who asks, as the API sees them. 401 without credentials; asked first by the dashboard. */
export interface SessionResponse {
  /** The config's `name`. */
  readonly name: string;
  /** Writes would answer 403 `read-only`. */
  readonly read_only: boolean;
  readonly payload_hidden: boolean;
}
