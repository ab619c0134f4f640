/** One page of the made-up shop's jobs, by the filters that the tests use. */

import type { JobDetail, JobListResponse } from "../../../templates/runtime/api/types.ts";
import { Chance } from "../../support/chance.ts";
import { fakeJob } from "./fake-job.ts";

/** @param rows how many the list claims to have; those beyond the world's are made up as they are asked for */
export function listPage(
  all: readonly JobDetail[],
  query: URLSearchParams,
  rows: number | null,
): JobListResponse {
  const states = query.getAll("state");
  const limit = Number(query.get("limit") ?? 20);
  const from = Number(query.get("cursor") ?? 0);
  const is = (name: string, value: string | null): boolean =>
    query.get(name) === null || query.get(name) === value;
  const found = all.filter(
    (job) =>
      (states.length === 0 || states.includes(job.state)) &&
      is("binding", job.binding) &&
      is("id", job.id) &&
      is("unique_key", job.unique_key) &&
      is("concurrency_key", job.concurrency_key),
  );
  const total = rows ?? found.length;
  const jobs = Array.from({ length: Math.min(limit, total - from) }, (_, index) => {
    const known = found[from + index];
    const chance = new Chance(from + index);
    return (
      known ??
      fakeJob("WEBHOOK", "COMPLETED", Date.now() - (from + index) * 900, from + index, chance)
    );
  });
  const next = from + limit;
  return {
    jobs,
    total: query.get("total") === "false" ? null : total,
    next_cursor: next < total ? String(next) : null,
  };
}
