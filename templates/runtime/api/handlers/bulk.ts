/** Retry and cancel for many jobs, with one call per shard. */

import type { BindingDefinition } from "../../core/definition.ts";
import { ShardUnavailableError } from "../../core/errors.ts";
import { inParts } from "../../core/in-parts.ts";
import type { JobState } from "../../core/state.ts";
import type { ControlReply } from "../../protocol.ts";
import type { ApiCall, Handler } from "../call.ts";
import { invalidRequest } from "../problem.ts";
import { formatCursor, parseCursor } from "../read-model/cursor.ts";
import { readModelOf } from "../read-model/database.ts";
import type { RowFilters } from "../read-model/filters.ts";
import { countStatement, pageStatements } from "../read-model/page.ts";
import { positionOf, type Order } from "../read-model/sorts.ts";
import { issuesOf } from "../request.ts";
import { BULK_LIMIT, bulkByFilters, bulkByIds } from "../schemas/actions.ts";
import { askByName, type Shard } from "../shards.ts";
import type { BulkFailure, BulkResponse } from "../types.ts";
import { readFilters } from "./filters.ts";
import { listText, placeOf } from "./jobs.ts";

interface BulkAction {
  /** States in which it can do something. */
  readonly states: readonly JobState[];
  readonly run: (shard: Shard, ids: readonly string[]) => Promise<readonly ControlReply[]>;
}

const RETRY: BulkAction = {
  states: ["FAILED", "STALLED"],
  run: (shard, ids) => shard.retryMany(ids),
};
const CANCEL: BulkAction = {
  states: ["SCHEDULED"],
  run: (shard, ids) => shard.cancelMany(ids),
};

export const bulkRetry: Handler = (call) => bulk(call, RETRY);
export const bulkCancel: Handler = (call) => bulk(call, CANCEL);

/** Oldest first. */
const ORDER: Order = { sort: "created_at", descending: false };

/** The jobs of one call. */
interface Selection {
  readonly ids: readonly string[];
  readonly remaining: number;
  readonly nextCursor: string | null;
}

async function bulk(call: ApiCall, action: BulkAction): Promise<BulkResponse> {
  const body = call.body as Readonly<Record<string, unknown>>;
  const byIds = Object.hasOwn(body, "ids");
  // The schema takes either; this names the faults of the one that was meant.
  const issues = issuesOf(byIds ? bulkByIds : bulkByFilters, body, "body");
  if (issues.length > 0) throw invalidRequest(issues);
  const selection = byIds
    ? { ids: [...new Set(body["ids"] as readonly string[])], remaining: 0, nextCursor: null }
    : await select(call, body, action);
  const isDryRun = body["dry_run"] === true;
  const failed = isDryRun
    ? invalidIds(call, selection.ids)
    : await actOn(call, selection.ids, action);
  return {
    ok: selection.ids.length - failed.length,
    failed,
    remaining: selection.remaining,
    next_cursor: selection.nextCursor,
    dry_run: isDryRun,
  };
}

async function select(
  call: ApiCall,
  body: Readonly<Record<string, unknown>>,
  action: BulkAction,
): Promise<Selection> {
  requireFilterNames(body);
  const wanted = readFilters(call, body);
  const states = action.states.filter(
    (state) => wanted.states.length === 0 || wanted.states.includes(state),
  );
  // No state at all would mean every state.
  if (states.length === 0) return { ids: [], remaining: 0, nextCursor: null };
  const filters: RowFilters = { ...wanted, states };
  const list = listText(filters, ORDER);
  const cursor =
    typeof body["cursor"] === "string" ? parseCursor(body["cursor"], list, ORDER) : null;
  const limit = Number(body["limit"] ?? BULK_LIMIT);
  const page = { filters, order: ORDER, after: cursor?.after ?? null, offset: 0, areFew: false };
  const [rows = [], counts = []] = await readModelOf(call.env).read([
    ...pageStatements("id, created_at", { ...page, limit: limit + 1 }),
    countStatement(filters, null),
  ]);
  const chosen = rows.slice(0, limit);
  const last = chosen.at(-1);
  const total = cursor?.total ?? Number(counts[0]?.["count"] ?? 0);
  const remaining = Math.max(rows.length - chosen.length, total - chosen.length);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    ids: chosen.map((row) => String(row["id"])),
    remaining: hasMore ? remaining : 0,
    nextCursor: hasMore
      ? formatCursor({ after: positionOf(last, ORDER), total: remaining }, list)
      : null,
  };
}

/** A misspelt filter would widen what is acted on. */
function requireFilterNames(body: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(bulkByFilters.properties ?? {});
  const unknown = Object.keys(body).filter(
    (name) => !known.includes(name) && !name.startsWith("index."),
  );
  if (unknown.length === 0) return;
  const expected = `one of ids, ${known.join(", ")}`;
  throw invalidRequest(unknown.map((name) => ({ path: name.slice(0, 80), expected, got: "it" })));
}

function invalidIds(call: ApiCall, ids: readonly string[]): readonly BulkFailure[] {
  return ids.flatMap((id) => {
    const place = placeOf(call, id);
    return typeof place === "string" ? [{ id, reason: place }] : [];
  });
}

/** Failures in the order of the ids. */
async function actOn(
  call: ApiCall,
  ids: readonly string[],
  { run }: BulkAction,
): Promise<readonly BulkFailure[]> {
  const reasons = new Map(invalidIds(call, ids).map(({ id, reason }) => [id, reason]));
  const groups = new Map<string, { definition: BindingDefinition; ids: string[] }>();
  for (const id of ids) {
    const place = placeOf(call, id);
    if (typeof place === "string") continue;
    const { definition, shardName } = place;
    const group = groups.get(shardName) ?? { definition, ids: [] };
    group.ids.push(id);
    groups.set(shardName, group);
  }
  await inParts([...groups], async ([shardName, group]) => {
    for (const [id, reason] of await askGroup(call, shardName, group, run)) reasons.set(id, reason);
  });
  return ids.flatMap((id) => {
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ id, reason }];
  });
}

async function askGroup(
  call: ApiCall,
  shardName: string,
  { definition, ids }: { readonly definition: BindingDefinition; readonly ids: readonly string[] },
  run: BulkAction["run"],
): Promise<readonly (readonly [id: string, reason: BulkFailure["reason"]])[]> {
  try {
    const replies = await askByName(call, definition, shardName, (shard) => run(shard, ids));
    return ids.flatMap((id, place) => {
      const reason = reasonOf(replies[place]);
      return reason === null ? [] : [[id, reason] as const];
    });
  } catch (error) {
    if (!(error instanceof ShardUnavailableError)) throw error;
    return ids.map((id) => [id, "shard-unavailable"] as const);
  }
}

function reasonOf(reply: ControlReply | undefined): BulkFailure["reason"] | null {
  switch (reply?.kind) {
    case "done":
      return null;
    case "invalid-state":
      return "invalid-state";
    case "refused":
      return "invalid-id";
    case "gone":
    case undefined:
      return "gone";
  }
}
