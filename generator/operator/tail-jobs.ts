/** `tsumugi jobs tail` */

import type { JobSummary } from "../../templates/runtime/api/types.ts";
import { plain } from "./print.ts";
import type { RunCommand } from "./terminal.ts";
import { filtersOf } from "./values.ts";

export const tailJobs: RunCommand = async ({ api, options, terminal }) => {
  const { state, binding } = filtersOf(options);
  const isWanted = (job: JobSummary): boolean =>
    (state?.includes(job.state) ?? true) && (binding ?? job.binding) === job.binding;
  for await (const event of api.events({ signal: terminal.signal })) {
    if (event.kind === "reset") {
      terminal.printError("More changed than is told here.");
      continue;
    }
    for (const job of event.jobs.filter(isWanted)) {
      terminal.print(options.has("json") ? JSON.stringify(job) : lineOf(job));
    }
  }
  return "fine";
};

function lineOf(job: JobSummary): string {
  const time = new Date(job.updated_at).toISOString().slice(11, 19);
  const attempts = `${job.attempts}/${job.max_attempts}`;
  const error = job.state === "FAILED" || job.state === "STALLED" ? (job.last_error ?? "") : "";
  return `${time}  ${job.id}  ${job.state.padEnd(9)}  ${attempts}  ${plain(error)}`.trimEnd();
}
