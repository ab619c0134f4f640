/** Everything that a finished run is judged by. Plain data, so that the checks in verify.ts are pure. */

import type { Rate } from "../../templates/runtime/core/definition.ts";
import type { Job } from "../../templates/runtime/client/types.ts";
import type { ReceiverRecords } from "./records.ts";
import type { PlannedJob } from "./workload.ts";

/** A planned job and the id that its enqueue returned. */
export interface EnqueuedJob extends PlannedJob {
  readonly id: string;
}

/** The second enqueue of a unique key. */
export interface RepeatedEnqueue {
  readonly uniqueKey: string;
  readonly firstId: string;
  readonly secondId: string;
  readonly deduplicated: boolean;
}

/** One row of the table `tsumugi_jobs` in D1. */
export interface ReadModelRow {
  readonly id: string;
  readonly binding: string;
  readonly state: string;
  readonly priority: number;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly concurrency_key: string | null;
  readonly unique_key: string | null;
  readonly partition_key: string | null;
  readonly guarantee: string;
  readonly payload: string;
  readonly result: string | null;
  readonly result_omitted: string | null;
  readonly progress: number | null;
  readonly attempts_log: string;
  readonly run_after: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly dispatched_at: number | null;
}

export interface Evidence {
  readonly enqueued: readonly EnqueuedJob[];
  readonly repeats: readonly RepeatedEnqueue[];
  /** What the shards say, by job id. */
  readonly jobs: ReadonlyMap<string, Job>;
  /** What D1 says: every row of the table. */
  readonly rows: readonly ReadModelRow[];
  /** What the outside world says. */
  readonly records: ReceiverRecords;
  /** The CSV file, counted by the demo itself. */
  readonly csv: { readonly rows: number; readonly states: number };
  readonly policy: {
    readonly mailRate: Rate;
    readonly mailsPerDomain: number;
    readonly webhookMaxAttempts: number;
  };
}
