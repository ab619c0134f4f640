/** Lists of jobs and single jobs. */

import { createControl } from "../../client/control.ts";
import { formatShardName, parseJobId } from "../../core/job-id.ts";
import { idNameOf, shardsEver, type BindingDefinition } from "../../core/definition.ts";
import type { Explanation } from "../../operations.ts";
import type { ApiCall, Handler } from "../call.ts";
import { LIST_LIMIT_DEFAULT } from "../endpoints.ts";
import { ApiError } from "../problem.ts";
import { formatCursor, parseCursor } from "../read-model/cursor.ts";
import { readModelOf } from "../read-model/database.ts";
import type { RowFilters } from "../read-model/filters.ts";
import {
  DETAIL_COLUMNS,
  rowOfView,
  SUMMARY_COLUMNS,
  toDetail,
  toSummary,
} from "../read-model/jobs.ts";
import type { JobLens } from "../read-model/jobs.ts";
import { countStatement, FEW_ROWS, isWorthCounting, pageStatements } from "../read-model/page.ts";
import { positionOf, type Order } from "../read-model/sorts.ts";
import { refusedValue } from "../request.ts";
import { askShard } from "../shards.ts";
import type { ExplainResponse, JobListResponse, JobResponse, JobSort } from "../types.ts";
import { readFilters } from "./filters.ts";

export const listJobs: Handler = async (call) => {
  const { query } = call;
  const filters = readFilters(call, query);
  const order: Order = {
    sort: (query["sort"] ?? "created_at") as JobSort,
    descending: query["order"] !== "asc",
  };
  const list = listText(filters, order);
  const cursor =
    typeof query["cursor"] === "string" ? parseCursor(query["cursor"], list, order) : null;
  if (cursor !== null && query["offset"] !== undefined) {
    throw refusedValue("offset", query["offset"], "none together with `cursor`");
  }
  const limit = Number(query["limit"] ?? LIST_LIMIT_DEFAULT);
  const model = readModelOf(call.env);
  const areFew = await areFewRows(call, filters, order);
  const request = {
    filters,
    order,
    after: cursor?.after ?? null,
    limit: limit + 1,
    offset: Number(query["offset"] ?? 0),
    areFew,
  };
  const counted = cursor === null && query["total"] !== false;
  const [first, ...others] = pageStatements(SUMMARY_COLUMNS, request);
  const [rows = [], counts = []] = await model.read([
    ...(first === undefined ? [] : [first]),
    ...(counted ? [countStatement(filters, null)] : []),
  ]);
  const page = [...rows];
  for (const statement of others) {
    if (page.length > limit) break;
    page.push(...(await model.read([statement])).flat());
  }
  const total = counted ? Number(counts[0]?.["count"] ?? 0) : (cursor?.total ?? null);
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = page.length > limit && last !== undefined;
  return {
    jobs: shown.map((row) => toSummary(row, lensOf(call))),
    total,
    next_cursor: hasMore ? formatCursor({ after: positionOf(last, order), total }, list) : null,
  } satisfies JobListResponse;
};

/** What a cursor is good for. */
export function listText(filters: RowFilters, order: Order): string {
  return JSON.stringify([filters, order]);
}

async function areFewRows(call: ApiCall, filters: RowFilters, order: Order): Promise<boolean> {
  if (!isWorthCounting({ filters, order })) return false;
  const [rows] = await readModelOf(call.env).read([countStatement(filters, FEW_ROWS)]);
  return Number(rows?.[0]?.["count"] ?? 0) < FEW_ROWS;
}

export const getJob: Handler = async (call) => {
  const { id } = shardOfPath(call);
  if (call.query["fresh"] === "1") {
    const [view] = await askShard(call, id, (shard) => shard.get([id]));
    if (view === null || view === undefined) throw gone();
    return {
      job: toDetail(rowOfView(view), lensOf(call)),
      source: "shard",
    } satisfies JobResponse;
  }
  const sql = `SELECT ${DETAIL_COLUMNS} FROM tsumugi_jobs WHERE id = ?`;
  const [rows] = await readModelOf(call.env).read([{ sql, values: [id] }]);
  const row = rows?.[0];
  // What was enqueued a moment ago is not in D1 yet.
  if (row === undefined) return await getJob({ ...call, query: { fresh: "1" } });
  return { job: toDetail(row, lensOf(call)), source: "read-model" } satisfies JobResponse;
};

export const explainJob: Handler = async (call) => {
  const { id } = shardOfPath(call);
  return toExplanation(id, await askShard(call, id, (shard) => shard.explain(id)));
};

function toExplanation(id: string, explanation: Explanation): ExplainResponse {
  if (explanation.kind === "gone") throw gone();
  return {
    id,
    reason: explanation.kind,
    state: "state" in explanation ? explanation.state : null,
    earliest_at: "earliestAt" in explanation ? explanation.earliestAt : null,
    in_flight: "inFlight" in explanation ? explanation.inFlight : null,
    limit: "limit" in explanation ? explanation.limit : null,
    ahead: "ahead" in explanation ? explanation.ahead : null,
    or_more: "orMore" in explanation && explanation.orMore,
  };
}

export const retryJob: Handler = (call) => act(call, (control, id) => control.retry(id));
export const cancelJob: Handler = (call) => act(call, (control, id) => control.cancel(id));
export const rescheduleJob: Handler = (call) =>
  act(call, (control, id) => control.reschedule(id, call.body as { readonly delayMs: number }));

async function act(
  call: ApiCall,
  run: (
    control: ReturnType<typeof createControl>,
    id: string,
  ) => ReturnType<ReturnType<typeof createControl>["cancel"]>,
) {
  const { id } = shardOfPath(call);
  const result = await run(createControl(call.table, call.env, call.runtime, null), id);
  switch (result.kind) {
    case "done":
      return { id, done: true };
    case "gone":
      throw gone();
    case "invalid-state":
      throw new ApiError("invalid-state", `the job is ${result.state}, which does not allow it`, {
        state: result.state,
      });
  }
}

/** The job's id in the path, and the definition of its binding. Throws ApiError 400 for no id, 410 where no shard can know it. */
export function shardOfPath(call: ApiCall): {
  readonly id: string;
  readonly definition: BindingDefinition;
} {
  const id = call.params["id"] ?? "";
  const place = placeOf(call, id);
  if (place === "invalid-id") throw refusedValue("id", id, "a job id, like MAIL#0:0123456789a");
  if (place === "gone") throw gone();
  return { id, definition: place.definition };
}

/** Where a job lives. Asking a shard that never was would create a Durable Object for whoever makes up an id. */
export function placeOf(
  call: ApiCall,
  id: string,
): { readonly definition: BindingDefinition; readonly shardName: string } | "invalid-id" | "gone" {
  const parsed = parseJobId(id);
  if (parsed === null) return "invalid-id";
  const definition = call.table.definitionsByIdName.get(parsed.binding);
  if (definition === undefined || parsed.shard >= shardsEver(definition)) return "gone";
  return { definition, shardName: formatShardName(idNameOf(definition), parsed.shard) };
}

export function lensOf(call: ApiCall): JobLens {
  return {
    table: call.table,
    nowMs: call.runtime.clock.now(),
    hidePayloads: call.grant.hidePayloads,
  };
}

function gone(): ApiError {
  return new ApiError("gone", "there is no such job, or it is past its retention");
}
