/** From page to page by cursor: any number of rows can be walked, and each page costs the same. */

import { ActionButton } from "../parts/action-button.tsx";
import { go, linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import { changed, PAGE_SIZE } from "./filter.ts";

/** The addresses that `Next` left behind, for the way back. */
const trail: string[] = [];

export interface PagerProps {
  readonly query: URLSearchParams;
  /** Those of the page that the address names; 0 until they are there. */
  readonly rows: number;
  readonly total: number | null;
  /** Null at the end, and until it is known. */
  readonly next: string | null;
}

export function Pager({ query, rows, total, next }: PagerProps) {
  const { texts, format } = useWording();
  const { jobs } = texts;
  const page = Math.max(1, Number(query.get("page")) || 1);
  const here = linkTo("jobs", query);
  const first = (page - 1) * PAGE_SIZE + 1;
  const back = trail[page - 2];
  const turn = (cursor: string): void => {
    trail[page - 1] = here;
    const there = changed(query, { cursor, page: String(page + 1) });
    go(linkTo("jobs", there));
  };
  return (
    <nav class="pager row" aria-label={jobs.column.id}>
      <span class="faint">
        {rows > 0 &&
          jobs.shown(
            format.number(first),
            format.number(first + rows - 1),
            total === null ? "…" : format.number(total),
          )}
      </span>
      <a class="button" aria-disabled={page === 1} href={linkTo("jobs", changed(query, {}))}>
        {jobs.first}
      </a>
      <ActionButton off={page === 1 || back === undefined} onClick={() => go(back ?? here)}>
        {jobs.previous}
      </ActionButton>
      <ActionButton off={next === null} onClick={() => turn(next ?? "")}>
        {jobs.next}
      </ActionButton>
    </nav>
  );
}
