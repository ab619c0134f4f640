/** `tsumugi jobs show` */

import type { ExplainResponse, JobDetail } from "../../templates/runtime/api/types.ts";
import { plain, printCount, printDuration, printRelative, printTime } from "./print.ts";
import { tell } from "./terminal.ts";
import type { RunCommand } from "./terminal.ts";

export const showJob: RunCommand = async (call) => {
  const { api, operands, options, terminal } = call;
  const [id = ""] = operands;
  const { signal } = terminal;
  const answer = await api.job(id, { fresh: options.has("fresh"), signal });
  const { job } = answer;
  const explanation = job.state === "SCHEDULED" ? await api.explain(id, { signal }) : null;
  const nowMs = Date.now();
  tell(call, { ...answer, explanation }, () =>
    [
      `${job.id}  ${job.state}`,
      ...facts(job, nowMs).map(([name, value]) => `  ${name.padEnd(16)}${plain(value)}`),
      ...(explanation === null ? [] : [`  ${"waits".padEnd(16)}${reasonOf(explanation, nowMs)}`]),
      ...attemptLines(job),
    ].join("\n"),
  );
  return "fine";
};

function facts(job: JobDetail, nowMs: number): readonly (readonly [string, string])[] {
  const when = (timeMs: number | null): string | null =>
    timeMs === null ? null : `${printTime(timeMs)} (${printRelative(timeMs, nowMs)})`;
  const json = (value: unknown): string => (job.payload_hidden ? "hidden" : JSON.stringify(value));
  const rows: readonly (readonly [string, string | null])[] = [
    ["attempts", `${job.attempts} of ${job.max_attempts}`],
    ["guarantee", job.guarantee],
    ["priority", String(job.priority)],
    ["concurrency key", job.concurrency_key],
    ["unique key", job.unique_key],
    ["partition key", job.partition_key],
    ["enqueued", when(job.created_at)],
    ["due", when(job.run_after)],
    ["dispatched", when(job.dispatched_at)],
    ["updated", when(job.updated_at)],
    ["progress", job.progress === null ? null : `${Math.round(job.progress * 100)} %`],
    ["payload", json(job.payload)],
    ["result", job.result_omitted ?? (job.result === null ? null : json(job.result))],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

function attemptLines({ attempts_log }: JobDetail): readonly string[] {
  return attempts_log.map(({ attempt, state, started_at, finished_at, error }) => {
    const took = started_at === null ? "" : ` after ${printDuration(finished_at - started_at)}`;
    const reason = error === null ? "" : `: ${plain(error)}`;
    return `  attempt ${attempt}  ${printTime(finished_at)}  ${state}${took}${reason}`;
  });
}

/** Why a job that waits does not run now. */
export function reasonOf(explanation: ExplainResponse, nowMs: number): string {
  const { reason, state, earliest_at, in_flight, limit, ahead, or_more } = explanation;
  const at = earliest_at === null ? "" : `, ${printRelative(earliest_at, nowMs)} at the earliest`;
  switch (reason) {
    case "not-waiting":
      return `no more: it is ${state}`;
    case "due-later":
      return `until it is due, ${printRelative(earliest_at ?? nowMs, nowMs)}`;
    case "paused":
      return "for its binding to be resumed";
    case "queue":
      return `for the queue, which refuses messages${at}`;
    case "key":
      return `for its concurrency key: ${in_flight} of ${limit} run${at}`;
    case "concurrency":
      return `for a free place: ${in_flight} of ${limit} are taken${at}`;
    case "rate":
      return `for the rate limit${at}`;
    case "behind":
      return `behind ${printCount(ahead ?? 0)}${or_more ? " or more" : ""} other jobs`;
  }
}
