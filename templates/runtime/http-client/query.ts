/** A list's filters as the query of a URL. */

import type { JobFilters, JobSort } from "../api/types.ts";

/** What one page of the list is asked for. */
export interface JobQuery extends JobFilters {
  readonly sort?: JobSort;
  readonly order?: "asc" | "desc";
  /** 1 to 100; 20 by default. */
  readonly limit?: number;
  /** `next_cursor` of the page before. */
  readonly cursor?: string;
  /** False spares the count of all jobs that fit. */
  readonly total?: boolean;
}

export function queryOf({ index = [], state = [], ...rest }: JobQuery): URLSearchParams {
  const query = searchOf(rest);
  for (const each of state) query.append("state", each);
  for (const { field, value } of index) query.append(`index.${field}`, value);
  return query;
}

/** What is not undefined. */
export function searchOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search;
}
