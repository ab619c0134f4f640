/**
 * Pages without an index for every order: jobs of one binding and state lie in an index by time, so any mixture of bindings and
 * states is a merge of such runs. Each run gives its first rows, the first of all of these are the page. So a page
 * costs (runs x rows of a page) entries of an index, however many rows there are.
 */

import type { SqlPart, SqlValue } from "./filters.ts";
import { orderBy } from "./sorts.ts";

/** One stretch of an index. */
export interface Run {
  /** Values of the columns that all of its rows have in common. */
  readonly common: readonly string[];
  /** Runs of another rank come before or behind as a whole; the merge is by rank, time and id. */
  readonly rank: string | number;
  /** The rows behind this place; null: from the beginning. */
  readonly after: readonly [time: number, id: string] | null;
}

export interface RunIndex {
  /** Columns of a run's `common`. */
  readonly common: readonly string[];
  /** The column behind them, and behind it the id. */
  readonly time: "created_at" | "updated_at";
}

/** `(binding, state, created_at)`: the index that projects with the API have. */
export const BY_KIND: RunIndex = { common: ["binding", "state"], time: "created_at" };
/** `(state, updated_at)` */
export const BY_STATE: RunIndex = { common: ["state"], time: "updated_at" };

/** Of all rows; ids are ASCII. */
const BEFORE_ALL = [-1, ""] as const;
const BEHIND_ALL = [Number.MAX_SAFE_INTEGER, "~"] as const;

/**
 * A statement that answers `columns` of the rows in their order.
 *
 * @param condition further conditions on a row, which are asked of each row that is passed
 */
export function mergeRuns(
  index: RunIndex,
  runs: readonly Run[],
  page: { readonly columns: string; readonly descending: boolean; readonly condition: SqlPart },
  count: { readonly limit: number; readonly offset: number },
): { readonly sql: string; readonly values: readonly SqlValue[] } {
  const { columns, descending, condition } = page;
  const { common, time } = index;
  const beginning = descending ? BEHIND_ALL : BEFORE_ALL;
  const table = runs.map(({ common: values, rank, after }) => [
    rank,
    ...(after ?? beginning),
    ...values,
  ]);
  const places = common.map((column, place) => `${column} = run.value ->> ${place + 3}`);
  const sql = `SELECT ${columns} FROM (
  SELECT entry.value ->> 0 AS rank, entry.value ->> 1 AS at, entry.value ->> 2 AS job
  FROM json_each(?) AS run, json_each((
    SELECT json_group_array(json_array(run.value ->> 0, part.${time}, part.id)) FROM (
      SELECT ${time}, id FROM tsumugi_jobs
      WHERE ${places.join(" AND ")} AND (${time}, id) ${descending ? "<" : ">"} (run.value ->> 1, run.value ->> 2)
        AND ${condition.sql}
      ORDER BY ${orderBy([time, "id"], descending)} LIMIT ?) AS part)) AS entry
  ORDER BY ${orderBy(["rank", "at", "job"], descending)} LIMIT ? OFFSET ?) AS page
CROSS JOIN tsumugi_jobs ON tsumugi_jobs.id = page.job
ORDER BY ${orderBy(["page.rank", "page.at", "page.job"], descending)}`;
  const { limit, offset } = count;
  const values = [JSON.stringify(table), ...condition.values, limit + offset, limit, offset];
  return { sql, values };
}
