/** The list of jobs. */

import { api } from "../api/api.ts";
import { Failure, Loading, Notice } from "../parts/notice.tsx";
import { linkTo, rememberList } from "../state/place.ts";
import { useSession } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkResult } from "./bulk-result.tsx";
import { useColumns } from "./columns.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filtersOf, listQuery } from "./filter.ts";
import { JobTable } from "./job-table.tsx";
import { Pager } from "./pager.tsx";
import { useBulk } from "./use-bulk.ts";
import { useJobList } from "./use-job-list.ts";
import { useSelection } from "./use-selection.ts";

export function JobsPage({ query }: { readonly query: URLSearchParams }) {
  const { texts, format } = useWording();
  const { who } = useSession();
  rememberList(query);
  const list = useJobList(query);
  const infos = useLoaded("bindings", api.bindings);
  const [columns, toggleColumn] = useColumns();
  const selection = useSelection(String(listQuery(query)));
  const bulk = useBulk(list.reload);
  const jobs = list.value?.jobs ?? [];
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
      <BulkResult bulk={bulk} />
      {list.error !== null && <Failure error={list.error} again={list.reload} />}
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
            <ColumnsMenu shown={columns} onToggle={toggleColumn} />
          </div>
          <JobTable
            jobs={jobs}
            columns={columns}
            query={query}
            selection={who.read_only ? null : selection}
            stale={list.stale}
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
