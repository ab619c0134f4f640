/** One job: how it went, why it waits, what it carries, and what can be done with it. */

import type { JobResponse } from "../../runtime/api/types.ts";
import { isAtRest } from "../../runtime/core/state.ts";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { Failure, Loading } from "../parts/notice.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { announceReturn, linkToLastList } from "../state/place.ts";
import { useChanges } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { Actions } from "./actions.tsx";
import { Explain } from "./explain.tsx";
import { Facts } from "./facts.tsx";
import { JsonSection } from "./json-section.tsx";
import { TimelineView } from "./timeline-view.tsx";

export function JobPage({ id }: { readonly id: string }) {
  const { texts, format } = useWording();
  const found = useLoaded(id, (signal) => find(id, signal));
  useChanges((change) => {
    if (change === null || change.has(id)) found.reload();
  });
  if (found.value === null) {
    return (
      <>
        <div class="title job-title">
          <a class="soft" href={linkToLastList()} onClick={announceReturn}>
            {texts.job.back}
          </a>
          <h1 class="mono">{id}</h1>
        </div>
        {found.error === null ? <Loading /> : <Failure error={found.error} again={found.reload} />}
      </>
    );
  }
  const { job } = found.value;
  const hidden = job.payload_hidden ? texts.job.hiddenPayload : null;
  const noResult =
    job.result_omitted !== null
      ? texts.job.notKept(job.result_omitted)
      : job.result === null
        ? texts.job[isAtRest(job.state) ? "noResult" : "noResultYet"]
        : null;
  return (
    <>
      <div class="title job-title">
        <a class="soft" href={linkToLastList()} onClick={announceReturn}>
          {texts.job.back}
        </a>
        <h1 class="mono">{job.id}</h1>
        <CopyButton text={() => job.id} what={job.id} />
        <StateBadge state={job.state} />
        {job.state === "RUNNING" && job.progress !== null && (
          <span class="soft">
            <progress max={1} value={job.progress} aria-label={texts.job.progress} />{" "}
            {format.percent(job.progress)}
          </span>
        )}
        <Actions job={job} onChanged={found.reload} />
      </div>
      {found.error !== null && <Failure error={found.error} again={found.reload} isBeside />}
      <Explain job={job} />
      <TimelineView job={job} />
      <div class="columns">
        <JsonSection title={texts.job.payload} value={job.payload} instead={hidden} />
        <JsonSection title={texts.job.result} value={job.result} instead={hidden ?? noResult} />
        <Facts job={job} />
      </div>
    </>
  );
}

/** What the shard knows; when it has swept the job already, or is silent, what D1 still shows. */
async function find(id: string, signal: AbortSignal): Promise<JobResponse> {
  try {
    return await api.job(id, true, signal);
  } catch (error) {
    const isElsewhere =
      error instanceof ApiFailure && (error.code === "gone" || error.code === "shard-unavailable");
    if (!isElsewhere) throw error;
    return await api.job(id, false, signal);
  }
}
