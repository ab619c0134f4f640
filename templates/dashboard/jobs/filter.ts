/** What the list is narrowed to, as the address says it: the API's own names, so the two never differ. */

import type { BulkBody } from "../../runtime/api/types.ts";
import { JOB_STATES, type JobState } from "../../runtime/core/state.ts";
import type { JobAction } from "../api/api.ts";
import { go, linkTo, parsePlace } from "../state/place.ts";

export const SEARCH_FIELDS = ["id", "unique_key", "concurrency_key"] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

const TIMES = ["created_from", "created_to"] as const;
const ORDERING = ["sort", "order"] as const;

/** The rows of a page. */
export const PAGE_SIZE = 50;

/** The states in which an action can succeed. */
export const ACTION_STATES: Readonly<Record<JobAction, readonly JobState[]>> = {
  retry: ["FAILED", "STALLED"],
  cancel: ["SCHEDULED"],
};

export function statesOf(query: URLSearchParams): readonly JobState[] {
  const named = query.getAll("state");
  return JOB_STATES.filter((state) => named.includes(state));
}

/** Only what narrows the list: no order, no page. */
export function filtersOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(
      ([name]) =>
        name === "state" ||
        name === "binding" ||
        name.startsWith("index.") ||
        [...SEARCH_FIELDS, ...TIMES].some((known) => known === name),
    ),
  );
}

/** The question to the API for the page that the address names. */
export function listQuery(query: URLSearchParams): URLSearchParams {
  const list = filtersOf(query);
  for (const name of [...ORDERING, "cursor"]) {
    const value = query.get(name);
    if (value !== null) list.set(name, value);
  }
  list.set("limit", String(PAGE_SIZE));
  return list;
}

/** The address with some of it changed; back on the first page, as the rows are others now. Empty removes. */
export function changed(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[]>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["cursor", "page", ...Object.keys(changes)]) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    for (const each of typeof value === "string" ? [value] : value) next.append(name, each);
  }
  return next;
}

/**
 * Goes to the list with some of it changed. What it is changed from is read when it is changed: two clicks may come faster than
 * the page follows.
 */
export function narrow(
  change: (query: URLSearchParams) => Readonly<Record<string, string | readonly string[]>>,
): void {
  const { query } = parsePlace(location.hash);
  go(linkTo("jobs", changed(query, change(query))));
}

/** The same filters for a bulk action, narrowed to the states in which it can succeed; null when none is left. */
export function bulkFilters(query: URLSearchParams, action: JobAction): BulkBody | null {
  const named = statesOf(query);
  const state = ACTION_STATES[action].filter((each) => named.length === 0 || named.includes(each));
  if (state.length === 0) return null;
  const others = [...filtersOf(query)].filter(([name]) => name !== "state");
  const typed = others.map(([name, value]): [string, string | number] => [
    name,
    TIMES.some((time) => time === name) ? Number(value) : value,
  ]);
  return { ...Object.fromEntries(typed), state };
}
