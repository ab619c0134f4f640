/** One page of the list, kept up to date. Its total is asked for less often than its rows: counting costs more. */

import { useRef } from "preact/hooks";
import type { JobListResponse } from "../../runtime/api/types.ts";
import { api } from "../api/api.ts";
import { useChanges } from "../state/session.ts";
import { useLoaded, type Loaded } from "../state/use-loaded.ts";
import { filtersOf, listQuery } from "./filter.ts";
import { rememberedAnswer } from "./list-memory.ts";

const LIST_EVERY_MS = 1_500;
const COUNT_EVERY_MS = 15_000;
/** Counting reads every row that matches: above this it is done once for each filter. */
const COUNT_AGAIN_LIMIT = 10_000;

export function useJobList(query: URLSearchParams): Loaded<JobListResponse> {
  const asked = listQuery(query);
  const filters = String(filtersOf(query));
  const counted = useRef<{ filters: string; total: number | null; at: number } | null>(null);
  const key = String(asked);
  const list = useLoaded(
    key,
    async (signal) => {
      const known = counted.current;
      const isFresh =
        known?.filters === filters &&
        known.total !== null &&
        (known.total > COUNT_AGAIN_LIMIT || Date.now() - known.at < COUNT_EVERY_MS);
      if (!isFresh) {
        const answer = await api.jobs(asked, signal);
        counted.current = { filters, total: answer.total, at: Date.now() };
        return answer;
      }
      asked.set("total", "false");
      return { ...(await api.jobs(asked, signal)), total: known.total };
    },
    rememberedAnswer(key),
  );
  useChanges(list.reload, LIST_EVERY_MS);
  return list;
}
