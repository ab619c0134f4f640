/** What a request looks like, and what the answers that one waits for do: examples in the OpenAPI document. */

import type { EndpointName } from "../../templates/runtime/api/endpoints.ts";
import type {
  BulkBody,
  BulkResponse,
  EnqueueBody,
  EnqueueResponse,
  ErrorResponse,
  ExplainResponse,
  JobDetail,
  JobListResponse,
  JobResponse,
  JobSummary,
  PurgeBody,
  PurgeResponse,
  RescheduleBody,
} from "../../templates/runtime/api/types.ts";

export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

/** 2026-12-01T09:00:00Z */
const MORNING = 1_796_115_600_000;

/** @param binding the name of one that the config has */
export function examplesFor(binding: string): Readonly<Partial<Record<EndpointName, Example>>> {
  const id = `${binding}#0:0123456789a`;
  const summary: JobSummary = {
    id,
    binding,
    state: "FAILED",
    priority: 0,
    attempts: 3,
    max_attempts: 3,
    created_at: MORNING,
    updated_at: MORNING + 8_000,
    run_after: MORNING + 6_000,
    dispatched_at: MORNING + 6_050,
    retryable: true,
    concurrency_key: null,
    unique_key: "order-4711",
    partition_key: null,
    progress: null,
    last_error: "HttpError: 503 Service Unavailable",
  };
  const job: JobDetail = {
    ...summary,
    guarantee: "at-least-once",
    payload: { orderId: "4711" },
    result: null,
    result_omitted: null,
    payload_hidden: false,
    attempts_log: [
      {
        attempt: 3,
        state: "FAILED",
        started_at: MORNING + 6_100,
        finished_at: MORNING + 8_000,
        error: "HttpError: 503 Service Unavailable",
      },
    ],
  };
  const bulk: BulkBody = { binding, state: ["FAILED"], limit: 200 };
  return {
    listJobs: {
      response: { jobs: [summary], total: 1, next_cursor: null } satisfies JobListResponse,
    },
    getJob: { response: { job, source: "read-model" } satisfies JobResponse },
    explainJob: {
      response: {
        id,
        reason: "rate",
        state: null,
        earliest_at: MORNING + 400,
        in_flight: null,
        limit: null,
        ahead: 12,
        or_more: false,
      } satisfies ExplainResponse,
    },
    enqueueJob: {
      request: {
        binding,
        payload: { orderId: "4711" },
        delayMs: 60_000,
        priority: 10,
      } satisfies EnqueueBody,
      response: { id, deduplicated: false } satisfies EnqueueResponse,
    },
    bulkRetry: {
      request: bulk,
      response: {
        ok: 199,
        failed: [{ id, reason: "invalid-state" }],
        remaining: 0,
        next_cursor: null,
        dry_run: false,
      } satisfies BulkResponse,
    },
    bulkCancel: { request: { ids: [id] } satisfies BulkBody },
    rescheduleJob: { request: { delayMs: 3_600_000 } satisfies RescheduleBody },
    purgeBinding: {
      request: { confirm: binding } satisfies PurgeBody,
      response: { binding, cancelled: 1_000, remaining: true } satisfies PurgeResponse,
    },
  };
}

/** Of a request that is not accepted. */
export const INVALID_REQUEST_EXAMPLE = {
  error: {
    code: "invalid-request",
    message: 'limit: expected a number up to 100, found "many"',
    details: [{ path: "limit", expected: "a number up to 100", got: '"many"' }],
  },
} satisfies ErrorResponse;
