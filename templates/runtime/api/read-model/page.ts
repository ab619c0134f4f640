/**
 * Which statements read a page. Sorted by time of creation, binding or state it is a merge of runs (runs.ts). Priorities and
 * attempts are mostly the usual ones: rows with others have a small index of their own, and the page goes on from one
 * section of rows to the next. What a key, an id or a payload's field points at is few rows, which are simply sorted.
 */

import { JOB_STATES, type JobState } from "../../core/state.ts";
import {
  allOf,
  bindingOfIdCondition,
  isPointed,
  kindConditions,
  pointedConditions,
  statesOf,
  timeConditions,
  type RowFilters,
  type SqlPart,
  type SqlValue,
} from "./filters.ts";
import { BY_KIND, BY_STATE, mergeRuns, type Run } from "./runs.ts";
import { orderBy, SORT_COLUMNS, type Order, type Position } from "./sorts.ts";

export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface PageRequest {
  readonly filters: RowFilters;
  readonly order: Order;
  /** The last row of the page before. */
  readonly after: Position | null;
  readonly limit: number;
  readonly offset: number;
  /** So few rows fit that sorting them all is the least work. */
  readonly areFew: boolean;
  /** Only rows that changed later, epoch ms: all that is read of a table in which nothing happens. Sorted by `updated_at`. */
  readonly changedAfter?: number;
}

/** Rows that are read and sorted without a thought. */
export const FEW_ROWS = 5_000;

/** Whether it matters how many rows fit: where no index has both the filters and the order. */
export function isWorthCounting({ filters, order }: Pick<PageRequest, "filters" | "order">) {
  if (isPointed(filters)) return false;
  const isTimed = filters.createdFrom !== null || filters.createdTo !== null;
  if (order.sort === "updated_at") return filters.isOneBinding || isTimed;
  const isByNumber = order.sort === "priority" || order.sort === "attempts";
  return isByNumber && (filters.isOneBinding || isTimed || filters.states.length > 0);
}

/** How many rows fit, at most `cap`; from an index alone where nothing points at them. */
export function countStatement(filters: RowFilters, cap: number | null): Statement {
  const where = isPointed(filters)
    ? [...pointedConditions(filters), ...kindConditions(filters, true)]
    : kindConditions(filters, false);
  const { sql, values } = allOf([...where, ...timeConditions(filters)]);
  const rows = `SELECT 1 FROM tsumugi_jobs WHERE ${sql}`;
  return cap === null
    ? { sql: `SELECT count(*) AS count FROM tsumugi_jobs WHERE ${sql}`, values }
    : { sql: `SELECT count(*) AS count FROM (${rows} LIMIT ?)`, values: [...values, cap] };
}

/** Their rows one behind the other are the page, and perhaps some more; what fills a page makes those behind it needless. */
export function pageStatements(columns: string, request: PageRequest): readonly Statement[] {
  const { filters, order, areFew, offset } = request;
  if (isPointed(filters)) return [sortAll(columns, { ...request, areFew: false })];
  if (areFew) return [sortAll(columns, request)];
  switch (order.sort) {
    case "created_at":
    case "binding":
    case "state":
      return [mergeByKind(columns, request, statesOf(filters), { sql: "true", values: [] })];
    case "updated_at":
      return [mergeByState(columns, request)];
    case "priority":
    case "attempts":
      return offset > 0
        ? [joinSections(columns, request)]
        : sectionsOf(request).map((part) => readSection(columns, request, part));
  }
}

function sortAll(columns: string, request: PageRequest): Statement {
  const { filters, order, after, limit, offset, areFew } = request;
  const sorted = SORT_COLUMNS[order.sort];
  const pointed = pointedConditions(filters);
  const where = allOf([
    ...pointed,
    ...kindConditions(filters, pointed.length > 0),
    ...timeConditions(filters),
    ...(after === null ? [] : [behind(sorted, after, order.descending)]),
  ]);
  // An index that has the order would be read to its end for the few that fit.
  const index = areFew ? " INDEXED BY tsumugi_jobs_by_kind" : "";
  const sql = `SELECT ${columns} FROM tsumugi_jobs${index} WHERE ${where.sql}
ORDER BY ${orderBy(sorted, order.descending)} LIMIT ? OFFSET ?`;
  return { sql, values: [...where.values, limit, offset] };
}

/** As a row value, so that an index that has the columns in this order can start there. */
function behind(columns: readonly string[], after: Position, descending: boolean): SqlPart {
  return {
    sql: `(${columns.join(", ")}) ${descending ? "<" : ">"} (${columns.map(() => "?").join(", ")})`,
    values: after,
  };
}

function mergeByKind(
  columns: string,
  request: PageRequest,
  states: readonly JobState[],
  condition: SqlPart,
): Statement {
  const { filters, order } = request;
  const runs = filters.bindings.flatMap((binding) =>
    states.flatMap((state): readonly Run[] => {
      const rank = order.sort === "binding" ? binding : order.sort === "state" ? state : 0;
      const run = startOf(rank, request);
      return run === null ? [] : [{ common: [binding, state], rank, after: run.after }];
    }),
  );
  const page = { columns, descending: order.descending, condition: end(request, condition) };
  return mergeRuns(BY_KIND, runs, page, request);
}

/** Where the page begins in runs of this rank; null when they lie before it. */
function startOf(
  rank: string | number,
  { filters, order, after }: PageRequest,
): { readonly after: Run["after"] } | null {
  const { descending } = order;
  const first = firstInTime(filters, descending);
  if (after === null) return { after: first };
  const [time, id] = after.slice(-2) as [number, string];
  const lastRank = after.length > 2 && typeof rank === "string" ? (after[0] ?? rank) : rank;
  if (rank !== lastRank) return descending === rank < lastRank ? { after: first } : null;
  const isFirstLater = first !== null && (descending ? first[0] < time : first[0] > time);
  return { after: isFirstLater ? first : [time, id] };
}

/** The end of the time range at which the runs begin. */
function firstInTime({ createdFrom, createdTo }: RowFilters, descending: boolean): Run["after"] {
  if (descending) return createdTo === null ? null : [createdTo, "~"];
  return createdFrom === null ? null : [createdFrom, ""];
}

/** The other end of the time range. */
function end({ filters, order }: PageRequest, condition: SqlPart): SqlPart {
  const { createdFrom, createdTo } = filters;
  const rest = order.descending
    ? timeConditions({ ...filters, createdFrom, createdTo: null })
    : timeConditions({ ...filters, createdFrom: null, createdTo });
  return allOf([condition, ...rest]);
}

function mergeByState(columns: string, request: PageRequest): Statement {
  const { filters, order, after, changedAfter = null } = request;
  const runs = statesOf(filters).map((state): Run => ({
    common: [state],
    rank: 0,
    after: after as Run["after"],
  }));
  const condition = allOf([
    bindingOfIdCondition(filters),
    ...(changedAfter === null ? [] : [{ sql: "updated_at > ?", values: [changedAfter] }]),
    ...timeConditions(filters),
  ]);
  return mergeRuns(BY_STATE, runs, { columns, descending: order.descending, condition }, request);
}

/** Rows with one usual value lie in runs; those above or below it have an index of their own. */
type Section =
  | {
      readonly kind: "usual";
      readonly column: string;
      readonly value: number;
      /** Those in which there is such a row. */
      readonly states: readonly JobState[];
    }
  | { readonly kind: "unusual"; readonly condition: string; readonly low: number };

/** An outcome counts an attempt, so no other state is without one. */
const UNTRIED_STATES: readonly JobState[] = ["SCHEDULED", "QUEUED", "RUNNING", "CANCELLED"];

const SECTIONS: Readonly<Record<"priority" | "attempts", readonly Section[]>> = {
  priority: [
    { kind: "unusual", condition: "priority <> 0 AND priority < 0", low: Number.NEGATIVE_INFINITY },
    { kind: "usual", column: "priority", value: 0, states: JOB_STATES },
    { kind: "unusual", condition: "priority <> 0 AND priority > 0", low: 1 },
  ],
  attempts: [
    { kind: "usual", column: "attempts", value: 0, states: UNTRIED_STATES },
    { kind: "usual", column: "attempts", value: 1, states: JOB_STATES },
    { kind: "unusual", condition: "attempts > 1", low: 2 },
  ],
};

/** From the one in which the page begins. */
function sectionsOf({ order, after }: PageRequest): readonly Section[] {
  const ascending = order.sort === "attempts" ? SECTIONS.attempts : SECTIONS.priority;
  const sections = order.descending ? ascending.toReversed() : ascending;
  if (after === null) return sections;
  const reached = Number(after[0]);
  const current = ascending.findLast((section) => lowest(section) <= reached);
  return sections.slice(sections.findIndex((section) => section === current));
}

function lowest(section: Section): number {
  return section.kind === "usual" ? section.value : section.low;
}

/** As many rows of each section as are passed over and shown, and of them the page. */
function joinSections(columns: string, request: PageRequest): Statement {
  const { order, limit, offset } = request;
  const whole = { ...request, limit: offset + limit, offset: 0 };
  const parts = sectionsOf(request).map((section) => readSection(columns, whole, section));
  const sql = `SELECT * FROM (
${parts.map((part) => `SELECT * FROM (${part.sql})`).join("\nUNION ALL\n")})
ORDER BY ${orderBy(SORT_COLUMNS[order.sort], order.descending)} LIMIT ? OFFSET ?`;
  return { sql, values: [...parts.flatMap(({ values }) => values), limit, offset] };
}

function readSection(columns: string, request: PageRequest, section: Section): Statement {
  if (section.kind === "usual") {
    const { column, value } = section;
    const isBegun = request.after !== null && request.after[0] === value;
    const states = statesOf(request.filters).filter((state) => section.states.includes(state));
    const inside = { ...request, after: isBegun ? request.after : null };
    return mergeByKind(columns, inside, states, { sql: `${column} = ?`, values: [value] });
  }
  const { filters, order, after, limit } = request;
  const sorted = SORT_COLUMNS[order.sort];
  const where = allOf([
    { sql: section.condition, values: [] },
    ...kindConditions(filters, true),
    ...timeConditions(filters).map(({ sql, values }) => ({ sql: `+${sql}`, values })),
    ...(after === null ? [] : [behind(sorted, after, order.descending)]),
  ]);
  // The page is found in the index alone; only its own rows are looked up.
  const sql = `SELECT ${columns} FROM (
  SELECT ${sorted.map((column) => `${column} AS at_${column}`).join(", ")} FROM tsumugi_jobs WHERE ${where.sql}
  ORDER BY ${orderBy(sorted, order.descending)} LIMIT ?) AS page
CROSS JOIN tsumugi_jobs ON tsumugi_jobs.id = page.at_id
ORDER BY ${orderBy(
    sorted.map((column) => `page.at_${column}`),
    order.descending,
  )}`;
  return { sql, values: [...where.values, limit] };
}
