/** Who answers each endpoint. */

import type { Handler } from "./call.ts";
import type { EndpointName } from "./endpoints.ts";
import { listBindings, pauseBinding, purgeBinding, resumeBinding } from "./handlers/bindings.ts";
import { bulkCancel, bulkRetry } from "./handlers/bulk.ts";
import { enqueueJob } from "./handlers/enqueue.ts";
import { streamEvents } from "./handlers/events.ts";
import {
  cancelJob,
  explainJob,
  getJob,
  listJobs,
  rescheduleJob,
  retryJob,
} from "./handlers/jobs.ts";
import { getMetrics } from "./handlers/metrics.ts";
import { getOpenApi, getSession } from "./handlers/session.ts";
import { getDiagnostics, getStats } from "./handlers/stats.ts";

export const handlers: Readonly<Record<EndpointName, Handler>> = {
  getSession,
  listJobs,
  getJob,
  explainJob,
  enqueueJob,
  bulkRetry,
  bulkCancel,
  retryJob,
  cancelJob,
  rescheduleJob,
  listBindings,
  pauseBinding,
  resumeBinding,
  purgeBinding,
  getStats,
  getDiagnostics,
  getMetrics,
  streamEvents,
  getOpenApi,
};
