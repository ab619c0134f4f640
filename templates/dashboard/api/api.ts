/** The API's routes, as far as the dashboard uses them. */

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
  PurgeResponse,
  RescheduleBody,
  SessionResponse,
} from "../../runtime/api/types.ts";
import { call } from "./call.ts";

export type JobAction = "retry" | "cancel";

const job = (id: string): string => `jobs/${encodeURIComponent(id)}`;
const binding = (name: string): string => `bindings/${encodeURIComponent(name)}`;

export const api = {
  session: (signal?: AbortSignal) => call<SessionResponse>("session", at(signal)),
  diagnostics: (signal: AbortSignal) => call<DiagnosticsResponse>("diagnostics", { signal }),
  bindings: (signal: AbortSignal) => call<BindingsResponse>("bindings", { signal }),
  metrics: (since: number, signal: AbortSignal) =>
    call<MetricsResponse>(`metrics?since=${since}`, { signal }),
  jobs: (query: URLSearchParams, signal: AbortSignal) =>
    call<JobListResponse>(`jobs?${query}`, { signal }),
  /** As its shard knows it; where that does not answer, as D1 does. */
  job: (id: string, fresh: boolean, signal: AbortSignal) =>
    call<JobResponse>(`${job(id)}${fresh ? "?fresh=1" : ""}`, { signal }),
  explain: (id: string, signal: AbortSignal) =>
    call<ExplainResponse>(`${job(id)}/explain`, { signal }),
  act: (id: string, action: JobAction) =>
    call<ActionResponse>(`${job(id)}/${action}`, { body: {} }),
  reschedule: (id: string, body: RescheduleBody) =>
    call<ActionResponse>(`${job(id)}/reschedule`, { body }),
  bulk: (action: JobAction, body: BulkBody) => call<BulkResponse>(`jobs/bulk-${action}`, { body }),
  enqueue: (body: EnqueueBody) => call<EnqueueResponse>("jobs", { body }),
  pause: (name: string, paused: boolean) =>
    call<PauseResponse>(`${binding(name)}/${paused ? "pause" : "resume"}`, { body: {} }),
  /** Cancels a part; to be called again while jobs remain. */
  purge: (name: string) =>
    call<PurgeResponse>(`${binding(name)}/purge`, { body: { confirm: name } }),
};

function at(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
