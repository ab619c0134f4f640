/** `tsumugi jobs retry` and `tsumugi jobs cancel`: some jobs by their ids, or all that fit the filters. */

import type { BulkBody, BulkFailure, BulkResponse } from "../../templates/runtime/api/types.ts";
import { MisuseError } from "./failures.ts";
import { printJobs, printTable } from "./print.ts";
import { tell } from "./terminal.ts";
import type { OperatorCall, RunCommand } from "./terminal.ts";
import { filtersOf, given, limitOf } from "./values.ts";

/** Most jobs of one call. */
const CALL_LIMIT = 200;
const BAR_WIDTH = 30;

interface Action {
  readonly done: string;
  readonly path: "bulkRetry" | "bulkCancel";
}

interface Tally {
  readonly ok: number;
  readonly failed: readonly BulkFailure[];
  readonly remaining: number;
  readonly dry_run: boolean;
}

export const retryJobs: RunCommand = (call) => act(call, { done: "retried", path: "bulkRetry" });
export const cancelJobs: RunCommand = (call) =>
  act(call, { done: "cancelled", path: "bulkCancel" });

async function act(call: OperatorCall, action: Action): Promise<"fine" | "failed"> {
  const { operands, terminal } = call;
  const rounds = operands.length > 0 ? byIds(call, action) : byFilters(call, action);
  let tally: Tally = { ok: 0, failed: [], remaining: 0, dry_run: call.options.has("dry-run") };
  try {
    for await (const { ok, failed, remaining } of rounds) {
      tally = {
        ...tally,
        ok: tally.ok + ok,
        failed: [...tally.failed, ...failed],
        remaining,
      };
      if (terminal.isWatched) terminal.drawProgress(progressOf(tally));
    }
  } catch (error) {
    if (terminal.isWatched) terminal.drawProgress("");
    if (tally.ok + tally.failed.length > 0) {
      terminal.printError(`Until then: ${inWords(tally, action, terminal.columns)}`);
    }
    throw error;
  }
  if (terminal.isWatched) terminal.drawProgress("");
  tell(call, tally, () => inWords(tally, action, terminal.columns));
  return tally.failed.length === 0 ? "fine" : "failed";
}

async function* byIds(
  { api, operands, options, terminal }: OperatorCall,
  { path }: Action,
): AsyncGenerator<BulkResponse, void, undefined> {
  if (filterCount(options) > 0)
    throw new MisuseError("name jobs by their ids or by filters, not both");
  for (let from = 0; from < operands.length; from += CALL_LIMIT) {
    const ids = operands.slice(from, from + CALL_LIMIT);
    const body = { ids, dry_run: options.has("dry-run") };
    const answer = await api[path](body, { signal: terminal.signal });
    yield { ...answer, remaining: Math.max(0, operands.length - from - ids.length) };
  }
}

async function* byFilters(
  { api, options, terminal }: OperatorCall,
  { path }: Action,
): AsyncGenerator<BulkResponse, void, undefined> {
  if (filterCount(options) === 0 && !options.has("all")) {
    throw new MisuseError("name jobs by their ids or by filters, or say `--all`");
  }
  const { index = [], ...filters } = filtersOf(options);
  const byIndex = Object.fromEntries(index.map(({ field, value }) => [`index.${field}`, value]));
  let left = limitOf(options) ?? Infinity;
  let cursor: string | undefined;
  do {
    const limit = Math.min(CALL_LIMIT, left);
    const body: BulkBody = {
      ...filters,
      ...byIndex,
      limit,
      dry_run: options.has("dry-run"),
      ...given("cursor", cursor),
    };
    const answer = await api[path](body, { signal: terminal.signal });
    yield answer;
    left -= answer.ok + answer.failed.length;
    cursor = answer.next_cursor ?? undefined;
  } while (cursor !== undefined && left > 0);
}

function filterCount(options: OperatorCall["options"]): number {
  return Object.keys(filtersOf(options)).length;
}

function progressOf({ ok, failed, remaining }: Tally): string {
  const done = ok + failed.length;
  const share = done / Math.max(1, done + remaining);
  const full = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
  return `${bar} ${Math.floor(share * 100)} %  ${printJobs(done)}`;
}

function inWords(
  { ok, failed, remaining, dry_run }: Tally,
  { done }: Action,
  columns: number,
): string {
  const what = dry_run ? `${printJobs(ok)} would be ${done}.` : `${printJobs(ok)} ${done}.`;
  const rest = remaining > 0 ? [`${printJobs(remaining)} more fit.`] : [];
  if (failed.length === 0) return [what, ...rest].join(" ");
  const rows = failed.map(({ id, reason }) => [id, reason]);
  return [
    [what, `${printJobs(failed.length)} not:`, ...rest].join(" "),
    printTable(["ID", "REASON"], rows, columns),
  ].join("\n");
}
