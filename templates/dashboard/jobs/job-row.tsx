/** One job in the list. */

import type { JobSummary } from "../../runtime/api/types.ts";
import { Ago } from "../parts/ago.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { linkToJob } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import type { Column } from "./columns.ts";
import { isNumber } from "./job-table.tsx";
import type { Selection } from "./use-selection.ts";

export interface JobRowProps {
  readonly job: JobSummary;
  readonly columns: readonly Column[];
  readonly selection: Selection | null;
  /** It is in the list no more, and shown until nobody points at it. */
  readonly hasLeft: boolean;
}

export function JobRow({ job, columns, selection, hasLeft }: JobRowProps) {
  const { texts } = useWording();
  const selected = selection?.ids.has(job.id) === true;
  const keys = [job.unique_key, job.concurrency_key].filter((key) => key !== null);
  return (
    <tr aria-selected={selected} class={hasLeft ? "left" : ""}>
      {selection !== null && (
        <td class="pick">
          <input
            type="checkbox"
            aria-label={texts.jobs.select(job.id)}
            checked={selected}
            onChange={() => selection.toggle(job.id)}
          />
        </td>
      )}
      <td class="who">
        <a class="id mono" href={linkToJob(job.id)}>
          {job.id}
        </a>
        {keys.map((key) => (
          <span key={key} class="key mono faint" title={key}>
            {key}
          </span>
        ))}
        {job.last_error !== null && (job.state === "FAILED" || job.state === "STALLED") && (
          <span class="error" title={job.last_error}>
            {job.last_error.split("\n", 1)}
          </span>
        )}
      </td>
      {columns.map((column) => (
        <td
          key={column}
          class={isNumber(column) ? "number" : `is-${column}`}
          data-label={texts.jobs.column[column]}
        >
          <Cell job={job} column={column} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ job, column }: { readonly job: JobSummary; readonly column: Column }) {
  const { texts, format } = useWording();
  switch (column) {
    case "state":
      return (
        <>
          <StateBadge state={job.state} />
          {job.state === "RUNNING" && job.progress !== null && (
            <progress max={1} value={job.progress} aria-label={texts.job.progress} />
          )}
        </>
      );
    case "binding":
      return <>{job.binding}</>;
    case "attempts":
      return <>{texts.jobs.ofMax(format.number(job.attempts), format.number(job.max_attempts))}</>;
    case "priority":
      return <>{format.number(job.priority)}</>;
    default:
      return <Ago at={job[column]} />;
  }
}
