/** The attempts of a job on one scale of time, each with what it came to. */

import type { JobDetail } from "../../runtime/api/types.ts";
import { StateBadge } from "../parts/state-badge.tsx";
import { useNow } from "../state/use-now.ts";
import { useWording } from "../texts/texts.ts";
import { timelineOf, type Timeline, type TimelineRow } from "./timeline.ts";

const KINDS = ["waiting", "queued", "running"] as const;

export function TimelineView({ job }: { readonly job: JobDetail }) {
  const { texts, format } = useWording();
  const timeline = timelineOf(job, useNow());
  const { rows, from, to } = timeline;
  return (
    <section class="timeline">
      <div class="title">
        <h2>{texts.job.timeline}</h2>
        <ul class="legend">
          {KINDS.map((kind) => (
            <li key={kind}>
              <i class={`segment ${kind}`} />
              {texts.job.segments[kind]}
            </li>
          ))}
          <li class="faint">
            {texts.job.timelineNote} {rows.length > 1 && texts.job.queuedNote}
          </li>
        </ul>
      </div>
      {rows.length === 0 && <p class="soft">{texts.job.noAttempts}</p>}
      <ol>
        {rows.map((row) => (
          <Attempt key={row.attempt} row={row} timeline={timeline} />
        ))}
      </ol>
      {rows.length > 0 && (
        <div class="scale faint">
          <span>{format.time(from)}</span>
          <span>{format.duration(to - from)}</span>
          <span>{format.time(to)}</span>
        </div>
      )}
    </section>
  );
}

interface AttemptProps {
  readonly row: TimelineRow;
  readonly timeline: Timeline;
}

function Attempt({ row, timeline }: AttemptProps) {
  const { texts, format } = useWording();
  const { attempt, state, segments, ranMs, error } = row;
  // An attempt that led back to the start of the line has failed, whatever became of the job.
  const isRetried = state === "SCHEDULED" && error !== null;
  const look = isRetried ? "FAILED" : state;
  const share = (ms: number): string => `${(ms / (timeline.to - timeline.from)) * 100}%`;
  const words = segments.map(
    ({ kind, from, to }) => `${texts.job.segments[kind]} ${format.duration(to - from)}`,
  );
  return (
    <li class="attempt">
      <span class="which">{texts.job.attempt(format.number(attempt))}</span>
      <StateBadge state={look} {...(isRetried ? { word: texts.job.retried } : {})} />
      <span class="track" role="img" aria-label={words.join(", ")} title={words.join("\n")}>
        {segments.map(({ kind, from, to }) => (
          <i
            key={kind}
            class={`segment ${kind} ${kind === "running" ? look : ""}`}
            style={{ left: share(from - timeline.from), width: share(to - from) }}
          />
        ))}
      </span>
      <span class="ran soft">
        {ranMs === null
          ? state === "SCHEDULED" || state === "QUEUED"
            ? ""
            : texts.job.never
          : texts.job.ran(format.duration(ranMs))}
      </span>
      {error !== null && <pre class="error">{error}</pre>}
    </li>
  );
}
