/**
 * A job's life as stretches of time, one row for each attempt. What an older attempt's wait in the queue was is not kept: it
 * counts as waiting there.
 */

import type { JobDetail } from "../../runtime/api/types.ts";
import type { JobState } from "../../runtime/core/state.ts";

export type SegmentKind = "waiting" | "queued" | "running";

/** Epoch ms. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly from: number;
  readonly to: number;
}

export interface TimelineRow {
  readonly attempt: number;
  /** What the attempt led to, or what it is now. */
  readonly state: JobState;
  readonly segments: readonly Segment[];
  /** How long it ran; null when it never started. */
  readonly ranMs: number | null;
  readonly error: string | null;
}

export interface Timeline {
  readonly from: number;
  readonly to: number;
  /** Oldest first. */
  readonly rows: readonly TimelineRow[];
}

export function timelineOf(job: JobDetail, now: number): Timeline {
  const oldestFirst = job.attempts_log.toReversed();
  const isAlive = job.state === "QUEUED" || job.state === "RUNNING" || job.state === "SCHEDULED";
  const isCut = (oldestFirst[0]?.attempt ?? 1) > 1;
  const from = isCut ? (oldestFirst[0]?.started_at ?? job.created_at) : job.created_at;
  const rows: TimelineRow[] = [];
  let free = from;
  for (const [index, { attempt, state, started_at, finished_at, error }] of oldestFirst.entries()) {
    const isLast = index === oldestFirst.length - 1 && !isAlive;
    const begun = started_at ?? finished_at;
    const dispatched = isLast ? (job.dispatched_at ?? begun) : begun;
    // A job that was retried by hand starts anew: what it was dispatched for may lie before this attempt.
    const sent = dispatched < free || dispatched > begun ? begun : dispatched;
    rows.push({
      attempt,
      state,
      segments: withoutEmpty([
        { kind: "waiting", from: free, to: sent },
        { kind: "queued", from: sent, to: begun },
        { kind: "running", from: begun, to: finished_at },
      ]),
      ranMs: started_at === null ? null : finished_at - started_at,
      error,
    });
    free = finished_at;
  }
  if (isAlive) rows.push(currentRow(job, free, now));
  const to = Math.max(from + 1, ...rows.flatMap(({ segments }) => segments.map((each) => each.to)));
  return { from, to, rows };
}

/** The attempt that waits or is on its way. */
function currentRow(job: JobDetail, free: number, now: number): TimelineRow {
  const attempt = (job.attempts_log[0]?.attempt ?? 0) + 1;
  const isOut = job.state !== "SCHEDULED" && job.dispatched_at !== null;
  const sent = isOut ? (job.dispatched_at ?? now) : Math.max(now, job.run_after);
  const segments: readonly Segment[] = [
    { kind: "waiting", from: free, to: sent },
    ...(isOut
      ? [{ kind: job.state === "RUNNING" ? "running" : "queued", from: sent, to: now } as const]
      : []),
  ];
  const ranMs = job.state === "RUNNING" ? Math.max(0, now - sent) : null;
  return { attempt, state: job.state, segments: withoutEmpty(segments), ranMs, error: null };
}

function withoutEmpty(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ from, to }) => to > from);
}
