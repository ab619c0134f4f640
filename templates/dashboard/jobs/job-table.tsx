/** The rows of one page. `j` and `k` walk along them, `x` takes one into the selection. */

import { useRef } from "preact/hooks";
import type { JobSummary } from "../../runtime/api/types.ts";
import { useKeys } from "../state/use-keys.ts";
import { useWording } from "../texts/texts.ts";
import { SORTABLE, type Column } from "./columns.ts";
import { narrow } from "./filter.ts";
import { JobRow } from "./job-row.tsx";
import type { Hold } from "./use-hold.ts";
import type { Selection } from "./use-selection.ts";

export interface JobTableProps {
  readonly jobs: readonly JobSummary[];
  readonly columns: readonly Column[];
  readonly query: URLSearchParams;
  /** Null for those who may not act. */
  readonly selection: Selection | null;
  /** Others are on their way. */
  readonly stale: boolean;
  /** Ids of rows that stay for the moment only. */
  readonly left: ReadonlySet<string>;
  readonly watch: Hold["watch"];
  /** The link of a row is followed. */
  readonly onOpen: (link: Element) => void;
}

export function JobTable({
  jobs,
  columns,
  query,
  selection,
  stale,
  left,
  watch,
  onOpen,
}: JobTableProps) {
  const { texts } = useWording();
  const body = useRef<HTMLTableSectionElement>(null);
  const links = (): readonly HTMLElement[] => [
    ...(body.current?.querySelectorAll<HTMLElement>("a.id") ?? []),
  ];
  const step = (by: number): void => {
    const all = links();
    const row = document.activeElement?.closest("tr");
    const at = all.findIndex((link) => link.closest("tr") === row);
    all.at(at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by)))?.focus();
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = document.activeElement?.closest("tr");
      const job = jobs[links().findIndex((link) => link.closest("tr") === row)];
      if (job !== undefined) selection?.toggle(job.id);
    },
    Escape: () => selection?.clear(),
  });
  const isAll = jobs.length > 0 && jobs.every(({ id }) => selection?.ids.has(id) === true);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={texts.jobs.title}>
      <table class={stale ? "jobs cards stale" : "jobs cards"} aria-busy={stale}>
        <thead>
          <tr>
            {selection !== null && (
              <th scope="col" class="pick">
                <input
                  type="checkbox"
                  aria-label={texts.jobs.selectAll}
                  checked={isAll}
                  onChange={() => selection.set(isAll ? [] : jobs.map(({ id }) => id))}
                />
              </th>
            )}
            <th scope="col">{texts.jobs.column.id}</th>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          {...watch}
          onClick={({ target }) => {
            const link = target instanceof Element ? target.closest("a.id") : null;
            if (link !== null) onOpen(link);
          }}
        >
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              columns={columns}
              selection={selection}
              hasLeft={left.has(job.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeadProps {
  readonly column: Column;
  readonly query: URLSearchParams;
}

/** Its name, which sorts by it: newest or largest first, then the other way round. */
function ColumnHead({ column, query }: ColumnHeadProps) {
  const { texts } = useWording();
  const sort = SORTABLE[column];
  const name = texts.jobs.column[column];
  const place = isNumber(column) ? "number" : "";
  if (sort === undefined) {
    return (
      <th scope="col" class={place}>
        {name}
      </th>
    );
  }
  const isSorted = (query.get("sort") ?? "created_at") === sort;
  const descends = query.get("order") !== "asc";
  const order = isSorted && descends ? "asc" : "desc";
  return (
    <th
      scope="col"
      class={place}
      {...(isSorted ? { "aria-sort": descends ? "descending" : "ascending" } : {})}
    >
      <button onClick={() => narrow(() => ({ sort, order }))}>
        {name}
        {isSorted && (descends ? " ↓" : " ↑")}
      </button>
    </th>
  );
}

export function isNumber(column: Column): boolean {
  return column === "attempts" || column === "priority" || column.includes("_");
}
