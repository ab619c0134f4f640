/**
 * The API's table of contents: every route with who may call it, what it takes and what it answers. The router is made from
 * it, requests are checked by it, and the generator makes openapi.json of it, so that the three cannot differ.
 */

import { LATEST_TIME_MS } from "../core/limits.ts";
import type { JsonSchema } from "../core/json-schema.ts";
import * as actions from "./schemas/actions.ts";
import { oneOf, text } from "./schemas/build.ts";
import * as jobs from "./schemas/jobs.ts";
import * as operations from "./schemas/operations.ts";
import { JOB_SORTS } from "./types.ts";

/** `read`: all who may see. `act`: those who may change things. */
export type AccessNeeded = "read" | "act";

/** One query parameter. */
export interface QueryParameter {
  readonly schema: JsonSchema;
  readonly description: string;
  /** May stand several times. */
  readonly isList?: true;
}

export interface Endpoint {
  readonly method: "GET" | "POST";
  /** `:name` stands for one segment. */
  readonly path: string;
  readonly access: AccessNeeded;
  readonly summary: string;
  readonly query: Readonly<Record<string, QueryParameter>>;
  /** `index.<field>` is a parameter for each searchable field. */
  readonly takesIndex?: true;
  readonly body: JsonSchema | null;
  /** The body may be left out. */
  readonly bodyIsOptional?: true;
  /** Status of success. */
  readonly status: 200 | 201;
  readonly response: JsonSchema;
  /** Of a response that is no JSON. */
  readonly contentType?: "text/event-stream";
}

export const LIST_LIMIT = 100;
export const LIST_LIMIT_DEFAULT = 20;
/** Pages are skipped by reading over them; beyond this a cursor does it better. */
export const OFFSET_LIMIT = 10_000;

const filters: Readonly<Record<string, QueryParameter>> = {
  state: { schema: jobs.jobState, description: "May be repeated.", isList: true },
  binding: { schema: text(), description: "Name of a binding." },
  id: { schema: text(), description: "Exactly this job." },
  unique_key: { schema: text(), description: "Exactly this key." },
  concurrency_key: { schema: text(), description: "Exactly this key." },
  created_from: { schema: jobs.timeFilter, description: "Epoch ms, included." },
  created_to: { schema: jobs.timeFilter, description: "Epoch ms, included." },
};

const read = { method: "GET", access: "read", query: {}, body: null, status: 200 } as const;
const act = { method: "POST", access: "act", query: {}, status: 200 } as const;
const plainAct = { ...act, body: actions.noBody, bodyIsOptional: true } as const;

const ENDPOINTS = {
  getSession: {
    ...read,
    path: "/api/session",
    summary: "Who asks, as the API sees them.",
    response: operations.session,
  },
  listJobs: {
    ...read,
    path: "/api/jobs",
    summary:
      "Jobs by filters, a page at a time. A walk by `next_cursor` neither skips nor repeats a job while others are written; sorted by `updated_at`, `state` or `attempts`, a job that changes meanwhile moves to its new place.",
    query: {
      ...filters,
      limit: {
        schema: { type: "integer", minimum: 1, maximum: LIST_LIMIT, default: LIST_LIMIT_DEFAULT },
        description: "Jobs of one page.",
      },
      cursor: {
        schema: text(),
        description: "`next_cursor` of the page before, with the same filters and order.",
      },
      offset: {
        schema: { type: "integer", minimum: 0, maximum: OFFSET_LIMIT, default: 0 },
        description: "Jobs to pass over; not together with `cursor`.",
      },
      sort: {
        schema: { ...oneOf(JOB_SORTS), default: "created_at" },
        description: "What the jobs are sorted by.",
      },
      order: { schema: { ...oneOf(["asc", "desc"]), default: "desc" }, description: "Which way." },
      total: {
        schema: { type: "boolean", default: true },
        description: "`false` leaves out the count.",
      },
    },
    takesIndex: true,
    response: jobs.jobList,
  },
  getJob: {
    ...read,
    path: "/api/jobs/:id",
    summary: "One job with everything that is known of it.",
    query: {
      fresh: {
        schema: { type: "string", enum: ["0", "1"], default: "0" },
        description: "`1` asks the shard instead of D1, which may be a second behind.",
      },
    },
    response: jobs.jobResponse,
  },
  explainJob: {
    ...read,
    path: "/api/jobs/:id/explain",
    summary: "The first rule that keeps the job from running, and the earliest time it can.",
    response: jobs.explanation,
  },
  enqueueJob: {
    ...act,
    path: "/api/jobs",
    summary: "Stores one job.",
    body: actions.enqueueBody,
    status: 201,
    response: actions.enqueueResponse,
  },
  bulkRetry: {
    ...act,
    path: "/api/jobs/bulk-retry",
    summary: "Another round of attempts for many FAILED and STALLED jobs.",
    body: actions.bulkBody,
    response: actions.bulkResponse,
  },
  bulkCancel: {
    ...act,
    path: "/api/jobs/bulk-cancel",
    summary: "Cancels many SCHEDULED jobs.",
    body: actions.bulkBody,
    response: actions.bulkResponse,
  },
  retryJob: {
    ...plainAct,
    path: "/api/jobs/:id/retry",
    summary: "Another round of attempts for a FAILED or STALLED job, due at once.",
    response: actions.actionResponse,
  },
  cancelJob: {
    ...plainAct,
    path: "/api/jobs/:id/cancel",
    summary: "Cancels a SCHEDULED job.",
    response: actions.actionResponse,
  },
  rescheduleJob: {
    ...act,
    path: "/api/jobs/:id/reschedule",
    summary: "Gives a SCHEDULED job another time.",
    body: actions.rescheduleBody,
    response: actions.actionResponse,
  },
  listBindings: {
    ...read,
    path: "/api/bindings",
    summary: "Every binding as it is declared, and whether it is paused.",
    response: operations.bindings,
  },
  pauseBinding: {
    ...plainAct,
    path: "/api/bindings/:name/pause",
    summary: "Nothing of the binding is started until it is resumed; what runs goes on.",
    response: operations.pauseResponse,
  },
  resumeBinding: {
    ...plainAct,
    path: "/api/bindings/:name/resume",
    summary: "Ends a pause.",
    response: operations.pauseResponse,
  },
  purgeBinding: {
    ...act,
    path: "/api/bindings/:name/purge",
    summary: "Cancels every job of the binding that is SCHEDULED, a part with each call.",
    body: operations.purgeBody,
    response: operations.purgeResponse,
  },
  getStats: {
    ...read,
    path: "/api/stats",
    summary: "Exact counts by binding and state, and how the work goes.",
    response: operations.stats,
  },
  getDiagnostics: {
    ...read,
    path: "/api/diagnostics",
    summary: "Every shard, and what keeps its jobs waiting.",
    response: operations.diagnostics,
  },
  getMetrics: {
    ...read,
    path: "/api/metrics",
    summary: "What was started, completed and failed in each minute of the last 24 hours.",
    query: {
      since: {
        schema: { type: "integer", minimum: 0, maximum: LATEST_TIME_MS },
        description: "Epoch ms; an hour ago by default.",
      },
      binding: { schema: text(), description: "Only this binding." },
    },
    response: operations.metrics,
  },
  streamEvents: {
    ...read,
    path: "/api/events",
    summary:
      "Server-sent events: `jobs` with jobs that changed, `reset` when more changed than is sent. A stream ends after a while; go on with `Last-Event-ID`.",
    response: jobs.jobsEvent,
    contentType: "text/event-stream",
  },
  getOpenApi: {
    ...read,
    path: "/api/openapi.json",
    summary: "This description.",
    response: { type: "object" },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof ENDPOINTS;

export const endpoints: Readonly<Record<EndpointName, Endpoint>> = ENDPOINTS;
