/** The list of jobs. */

import { useEffect } from "preact/hooks";
import { api } from "../api/api.ts";
import { Failure, Loading, Notice } from "../parts/notice.tsx";
import { linkTo, rememberList } from "../state/place.ts";
import { useSession } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { useColumns } from "./columns.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filtersOf, listQuery } from "./filter.ts";
import { JobTable } from "./job-table.tsx";
import { rememberRow, useReturn } from "./list-memory.ts";
import { Pager } from "./pager.tsx";
import { useHold } from "./use-hold.ts";
import { useJobList } from "./use-job-list.ts";
import { useSelection } from "./use-selection.ts";
import { useSteadyRows } from "./use-steady-rows.ts";

export function JobsPage({ query }: { readonly query: URLSearchParams }) {
  const { texts, format } = useWording();
  const { who, bulk } = useSession();
  rememberList(query);
  const list = useJobList(query);
  const infos = useLoaded("bindings", api.bindings);
  useReturn(String(listQuery(query)));
  const [columns, toggleColumn] = useColumns();
  const selection = useSelection(String(listQuery(query)));
  useEffect(list.reload, [bulk.progress?.running]);
  const found = list.value?.jobs ?? [];
  const hold = useHold(found.length);
  // Answers of another list are on their way: what comes then is shown at once.
  const listed = list.stale ? "" : String(listQuery(query));
  const isHeld = hold.isHeld || selection.ids.size > 0;
  const { rows: jobs, left, waiting } = useSteadyRows(listed, found, isHeld);
  const total = list.value?.total ?? null;
  return (
    <>
      <div class="title">
        <h1>{texts.jobs.title}</h1>
        <span class="soft" role="status">
          {total !== null &&
            (total === 1 ? texts.jobs.countOne : texts.jobs.count(format.number(total)))}
        </span>
      </div>
      <FilterBar query={query} bindings={infos.value?.bindings ?? []} />
      {list.error !== null && (
        <Failure error={list.error} again={list.reload} isBeside={list.value !== null} />
      )}
      {list.value === null && list.error === null && <Loading />}
      {list.value !== null && jobs.length === 0 && (
        <NoJobs isFiltered={filtersOf(query).size > 0} />
      )}
      {jobs.length > 0 && (
        <>
          <div class="row above">
            {!who.read_only && (
              <BulkBar jobs={jobs} query={query} selection={selection} bulk={bulk} />
            )}
            {waiting > 0 && (
              <span class="soft waiting" title={texts.jobs.waitingNote}>
                {texts.jobs.waiting(format.number(waiting))}
              </span>
            )}
            <ColumnsMenu shown={columns} onToggle={toggleColumn} />
          </div>
          <JobTable
            jobs={jobs}
            columns={columns}
            query={query}
            selection={who.read_only ? null : selection}
            stale={list.stale}
            left={left}
            watch={hold.watch}
            onOpen={(link) => {
              if (list.value !== null) rememberRow(listed, list.value, link);
            }}
          />
          <Pager
            query={query}
            rows={list.stale ? 0 : jobs.length}
            total={total}
            next={list.stale ? null : (list.value?.next_cursor ?? null)}
          />
        </>
      )}
    </>
  );
}

function NoJobs({ isFiltered }: { readonly isFiltered: boolean }) {
  const { texts } = useWording();
  const { jobs } = texts;
  return isFiltered ? (
    <Notice title={jobs.empty} lead={jobs.emptyLead}>
      <div class="row">
        <a class="button" href={linkTo("jobs")}>
          {jobs.clear}
        </a>
      </div>
    </Notice>
  ) : (
    <Notice title={jobs.emptyAll} lead={jobs.emptyAllLead}>
      <div class="row">
        <a class="button" href={linkTo("enqueue")}>
          {texts.frame.enqueue}
        </a>
      </div>
    </Notice>
  );
}
