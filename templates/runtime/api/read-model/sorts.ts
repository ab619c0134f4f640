/** The orders of a list, and where a page ends: the values of the last job in what it is sorted by. */

import type { JobSort } from "../types.ts";

/**
 * Columns that the jobs are sorted by; the last one is always the id, so no two jobs stand at one place. All go the same
 * way. Identifiers in SQL come from here and from nowhere else.
 */
export const SORT_COLUMNS: Readonly<Record<JobSort, readonly string[]>> = {
  created_at: ["created_at", "id"],
  updated_at: ["updated_at", "id"],
  binding: ["binding", "created_at", "id"],
  state: ["state", "created_at", "id"],
  priority: ["priority", "created_at", "id"],
  attempts: ["attempts", "created_at", "id"],
};

export interface Order {
  readonly sort: JobSort;
  readonly descending: boolean;
}

/** Values of the columns of one row. */
export type Position = readonly (string | number)[];

export function positionOf(row: Readonly<Record<string, unknown>>, { sort }: Order): Position {
  return SORT_COLUMNS[sort].map((column) => {
    const value = row[column];
    return typeof value === "number" ? value : String(value);
  });
}

/** `DESC` or `ASC` behind each. */
export function orderBy(columns: readonly string[], descending: boolean): string {
  return columns.map((column) => `${column} ${descending ? "DESC" : "ASC"}`).join(", ");
}
