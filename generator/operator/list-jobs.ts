/** `tsumugi jobs list` */

import type { JobListResponse, JobSummary } from "../../templates/runtime/api/types.ts";
import { plain, printCount, printRelative, printTable } from "./print.ts";
import { tell } from "./terminal.ts";
import type { OperatorCall, RunCommand } from "./terminal.ts";
import { filtersOf, given, limitOf, orderOf } from "./values.ts";

const LIMIT = 20;
/** Most jobs of one page. */
const PAGE_LIMIT = 100;

export const listJobs: RunCommand = async (call) => {
  const { options, terminal } = call;
  const limit = options.has("all") ? Infinity : (limitOf(options) ?? LIMIT);
  const list = await fetchJobs(call, limit);
  const nowMs = Date.now();
  tell(call, list, () => {
    if (list.jobs.length === 0) return "No job fits.";
    const header = ["ID", "STATE", "ATTEMPTS", "UPDATED", "ERROR"];
    const rows = list.jobs.map((job) => rowOf(job, nowMs));
    const count = printCount(list.jobs.length);
    const all = list.total === null ? count : `${count} of ${printCount(list.total)}`;
    return `${printTable(header, rows, terminal.columns)}\n${all}`;
  });
  return "fine";
};

/** Pages are fetched until there are enough. */
async function fetchJobs({ api, options, terminal }: OperatorCall, limit: number) {
  const { signal } = terminal;
  const filters = { ...filtersOf(options), ...orderOf(options) };
  const jobs: JobSummary[] = [];
  let page: JobListResponse | null = null;
  do {
    const count = Math.min(PAGE_LIMIT, limit - jobs.length);
    const cursor = page?.next_cursor ?? undefined;
    const next: JobListResponse = await api.jobs(
      // Only the first page counts them all.
      {
        ...filters,
        limit: count,
        ...(page === null ? {} : { total: false }),
        ...given("cursor", cursor),
      },
      { signal },
    );
    jobs.push(...next.jobs);
    page = { ...next, total: page === null ? next.total : page.total };
  } while (page.next_cursor !== null && jobs.length < limit);
  return { ...page, jobs };
}

function rowOf(job: JobSummary, nowMs: number): readonly string[] {
  return [
    job.id,
    job.state,
    `${job.attempts}/${job.max_attempts}`,
    printRelative(job.updated_at, nowMs),
    plain(job.last_error ?? ""),
  ];
}
