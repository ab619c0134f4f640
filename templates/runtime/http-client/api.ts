/** The REST API as functions: one for each route, its request and answer as they stand in the JSON (api/types.ts). */

import type {
  ActionResponse,
  BindingsResponse,
  BulkBody,
  BulkResponse,
  DiagnosticsResponse,
  EnqueueBody,
  EnqueueResponse,
  ExplainResponse,
  JobListResponse,
  JobResponse,
  MetricsResponse,
  PauseResponse,
  PurgeBody,
  PurgeResponse,
  RescheduleBody,
  SessionResponse,
  StatsResponse,
} from "../api/types.ts";
import { followEvents } from "./events.ts";
import type { ApiEvent } from "./events.ts";
import { queryOf, searchOf } from "./query.ts";
import type { JobQuery } from "./query.ts";
import { send } from "./transport.ts";
import type { ApiRequest, Transport } from "./transport.ts";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface Api {
  session(options?: CallOptions): Promise<SessionResponse>;
  jobs(query: JobQuery, options?: CallOptions): Promise<JobListResponse>;
  /** `fresh` asks the job's shard, not D1. */
  job(id: string, options?: CallOptions & { readonly fresh?: boolean }): Promise<JobResponse>;
  explain(id: string, options?: CallOptions): Promise<ExplainResponse>;
  /** Repeated after a lost answer only when it has a unique key, as the job may have been stored. */
  enqueue(body: EnqueueBody, options?: CallOptions): Promise<EnqueueResponse>;
  cancel(id: string, options?: CallOptions): Promise<ActionResponse>;
  /** Not repeated after a lost answer: the job may have failed again since, and would get another round. */
  retry(id: string, options?: CallOptions): Promise<ActionResponse>;
  reschedule(id: string, body: RescheduleBody, options?: CallOptions): Promise<ActionResponse>;
  bulkCancel(body: BulkBody, options?: CallOptions): Promise<BulkResponse>;
  bulkRetry(body: BulkBody, options?: CallOptions): Promise<BulkResponse>;
  bindings(options?: CallOptions): Promise<BindingsResponse>;
  pause(binding: string, options?: CallOptions): Promise<PauseResponse>;
  resume(binding: string, options?: CallOptions): Promise<PauseResponse>;
  purge(binding: string, body: PurgeBody, options?: CallOptions): Promise<PurgeResponse>;
  stats(options?: CallOptions): Promise<StatsResponse>;
  diagnostics(options?: CallOptions): Promise<DiagnosticsResponse>;
  metrics(
    query?: { readonly since?: number; readonly binding?: string },
    options?: CallOptions,
  ): Promise<MetricsResponse>;
  /** Changes of jobs as they happen, until the signal ends them. */
  events(options?: CallOptions): AsyncGenerator<ApiEvent, void, undefined>;
}

export function createApi(transport: Transport): Api {
  const get = <Answer>(path: string, { signal }: CallOptions = {}, query?: URLSearchParams) =>
    send<Answer>(transport, {
      method: "GET",
      path,
      repeat: "safe",
      signal,
      ...(query === undefined ? {} : { query }),
    });
  const post = <Answer>(
    path: string,
    body: unknown,
    repeat: ApiRequest["repeat"],
    { signal }: CallOptions = {},
  ) => send<Answer>(transport, { method: "POST", path, body, repeat, signal });
  const ofJob = (id: string, action = "") => `/jobs/${encodeURIComponent(id)}${action}`;
  const ofBinding = (name: string, action: string) =>
    `/bindings/${encodeURIComponent(name)}${action}`;

  return {
    session: (options) => get("/session", options),
    jobs: (query, options) => get("/jobs", options, queryOf(query)),
    job: (id, { fresh = false, ...options } = {}) =>
      get(ofJob(id), options, new URLSearchParams(fresh ? { fresh: "1" } : {})),
    explain: (id, options) => get(ofJob(id, "/explain"), options),
    enqueue: (body, options) =>
      post("/jobs", body, body.uniqueKey === undefined ? "refused" : "safe", options),
    cancel: (id, options) => post(ofJob(id, "/cancel"), {}, "safe", options),
    retry: (id, options) => post(ofJob(id, "/retry"), {}, "refused", options),
    reschedule: (id, body, options) => post(ofJob(id, "/reschedule"), body, "safe", options),
    bulkCancel: (body, options) => post("/jobs/bulk-cancel", body, "safe", options),
    bulkRetry: (body, options) => post("/jobs/bulk-retry", body, "refused", options),
    bindings: (options) => get("/bindings", options),
    pause: (binding, options) => post(ofBinding(binding, "/pause"), {}, "safe", options),
    resume: (binding, options) => post(ofBinding(binding, "/resume"), {}, "safe", options),
    purge: (binding, body, options) => post(ofBinding(binding, "/purge"), body, "safe", options),
    stats: (options) => get("/stats", options),
    diagnostics: (options) => get("/diagnostics", options),
    metrics: (query = {}, options) => get("/metrics", options, searchOf(query)),
    events: ({ signal } = {}) => followEvents(transport, signal),
  };
}
