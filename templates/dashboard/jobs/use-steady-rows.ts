/**
 * The rows as they are shown: they follow what happens to each job, but none comes, goes or moves while somebody is about to
 * take one.
 */

import { useRef } from "preact/hooks";
import type { JobSummary } from "../../runtime/api/types.ts";

export interface SteadyRows {
  readonly rows: readonly JobSummary[];
  /** Ids of rows that are no longer in the list. */
  readonly left: ReadonlySet<string>;
  /** Jobs of the list that are not shown yet. */
  readonly waiting: number;
}

/**
 * @param list what is listed: another list is shown at once
 * @param jobs as the API answered last
 */
export function useSteadyRows(
  list: string,
  jobs: readonly JobSummary[],
  isHeld: boolean,
): SteadyRows {
  const shown = useRef({ list, rows: jobs });
  const isSame = shown.current.list === list;
  const rows = isHeld && isSame ? inPlace(shown.current.rows, jobs) : jobs;
  shown.current = { list, rows };
  return {
    rows,
    left: new Set(without(rows, jobs)),
    waiting: without(jobs, rows).length,
  };
}

/** Ids of those that are not among the others. */
function without(some: readonly JobSummary[], others: readonly JobSummary[]): readonly string[] {
  const known = new Set(others.map(({ id }) => id));
  return some.map(({ id }) => id).filter((id) => !known.has(id));
}

function inPlace(rows: readonly JobSummary[], jobs: readonly JobSummary[]): readonly JobSummary[] {
  const news = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => news.get(row.id) ?? row);
}
