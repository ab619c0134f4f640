/** The operator's command line: argv -> command -> exit code. */

import { systemClock } from "../../templates/runtime/core/clock.ts";
import { createApi } from "../../templates/runtime/http-client/api.ts";
import type { Fetch } from "../../templates/runtime/http-client/transport.ts";
import { readAccess } from "./access.ts";
import { cancelJobs, retryJobs } from "./act-on-jobs.ts";
import { parseOperatorArguments } from "./arguments.ts";
import { listBindings, pauseBinding, purgeBinding, resumeBinding } from "./bindings.ts";
import type { OperatorCommandName } from "./commands.ts";
import { enqueueJob } from "./enqueue-job.ts";
import { explainFailure, OPERATOR_EXITS } from "./failures.ts";
import { printOperatorHelp } from "./help.ts";
import { listJobs } from "./list-jobs.ts";
import { openDashboard } from "./open-dashboard.ts";
import { rescheduleJob } from "./reschedule-job.ts";
import { showJob } from "./show-job.ts";
import { showStats } from "./show-stats.ts";
import { tailJobs } from "./tail-jobs.ts";
import { plainLines } from "./print.ts";
import type { OperatorTerminal, RunCommand } from "./terminal.ts";

const RUNS: Readonly<Record<OperatorCommandName, RunCommand>> = {
  "jobs list": listJobs,
  "jobs show": showJob,
  "jobs retry": retryJobs,
  "jobs cancel": cancelJobs,
  "jobs reschedule": rescheduleJob,
  "jobs enqueue": enqueueJob,
  "jobs tail": tailJobs,
  "bindings list": listBindings,
  "bindings pause": pauseBinding,
  "bindings resume": resumeBinding,
  "bindings purge": purgeBinding,
  stats: showStats,
  open: openDashboard,
};

const TRY_TIMEOUT_MS = 30_000;

/** Runs one command and answers with its exit code. A fault of this program itself is thrown. */
export async function operate(
  argv: readonly string[],
  terminal: OperatorTerminal,
  fetch: Fetch,
): Promise<number> {
  let tokenVariable = "TSUMUGI_TOKEN";
  try {
    const parsed = parseOperatorArguments(argv);
    if (parsed.options.has("help")) {
      terminal.print(printOperatorHelp(parsed.command));
      return OPERATOR_EXITS.fine.code;
    }
    const access = await readAccess(
      terminal.currentFolder,
      terminal.environment,
      parsed.options.one("url"),
    );
    tokenVariable = access.tokenVariable;
    const { url, token } = access;
    const api = createApi({
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      fetch,
      clock: systemClock,
      random: () => Math.random(),
      timeoutMs: TRY_TIMEOUT_MS,
    });
    const exit = await RUNS[parsed.command]({ ...parsed, api, url, terminal });
    return OPERATOR_EXITS[exit].code;
  } catch (error) {
    // Ctrl+C is a way to end, not a failure.
    if (terminal.signal.aborted) return OPERATOR_EXITS.fine.code;
    const failure = explainFailure(error, tokenVariable);
    if (failure === null) throw error;
    // What was found wrong may be a job's own text.
    terminal.printError(`tsumugi: ${plainLines(failure.text)}`);
    return OPERATOR_EXITS[failure.exit].code;
  }
}
