/**
 * The API's schemas under names of their own, as makers of clients want them: one type `Job` and not one for each place where a
 * job stands. A schema is known by its identity, so each place that means the same has to use the same object.
 */

import * as actions from "../../templates/runtime/api/schemas/actions.ts";
import * as errors from "../../templates/runtime/api/schemas/error.ts";
import * as jobs from "../../templates/runtime/api/schemas/jobs.ts";
import * as operations from "../../templates/runtime/api/schemas/operations.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";

/** Names are for ever: clients are made of them. */
const NAMED: Readonly<Record<string, JsonSchema>> = {
  ActionResponse: actions.actionResponse,
  Attempt: jobs.attemptEntry,
  Backoff: actions.backoff,
  Binding: operations.binding,
  BindingList: operations.bindings,
  BindingMetrics: operations.bindingMetrics,
  BindingStats: operations.bindingStats,
  Block: operations.block,
  BulkByFilters: actions.bulkByFilters,
  BulkByIds: actions.bulkByIds,
  BulkFailure: actions.bulkFailure,
  BulkRequest: actions.bulkBody,
  BulkResponse: actions.bulkResponse,
  Diagnostics: operations.diagnostics,
  EmptyRequest: actions.noBody,
  EnqueueRequest: actions.enqueueBody,
  EnqueueResponse: actions.enqueueResponse,
  ErrorResponse: errors.errorResponse,
  Explanation: jobs.explanation,
  InvalidRequestResponse: errors.invalidRequestResponse,
  Job: jobs.job,
  JobList: jobs.jobList,
  JobResponse: jobs.jobResponse,
  JobState: jobs.jobState,
  JobSummary: jobs.jobSummary,
  JobsEvent: jobs.jobsEvent,
  Metrics: operations.metrics,
  MinuteMetrics: operations.minuteMetrics,
  PauseResponse: operations.pauseResponse,
  Percentiles: operations.percentiles,
  PurgeRequest: operations.purgeBody,
  PurgeResponse: operations.purgeResponse,
  RequestIssue: errors.requestIssue,
  RescheduleRequest: actions.rescheduleBody,
  Session: operations.session,
  ShardDiagnostics: operations.shardDiagnostics,
  StateCounts: operations.stateCounts,
  Stats: operations.stats,
};

const nameOf = new Map<unknown, string>(
  Object.entries(NAMED).map(([name, schema]) => [schema, name]),
);

/** `components.schemas`: every named schema, with references to the others. */
export function namedSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, membersOf(schema)]),
  );
}

/** The schema with a reference for each part that has a name, the whole included. */
export function withReferences(value: unknown): unknown {
  const name = nameOf.get(value);
  return name === undefined ? membersOf(value) : { $ref: `#/components/schemas/${name}` };
}

function membersOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, part]) => [member, withReferences(part)]),
  );
}
