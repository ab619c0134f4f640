/** `tsumugi stats` */

import type {
  BindingStats,
  DiagnosticsResponse,
  ShardDiagnostics,
} from "../../templates/runtime/api/types.ts";
import type { JobState } from "../../templates/runtime/core/state.ts";
import { printCount, printDuration, printTable } from "./print.ts";
import { tell } from "./terminal.ts";
import type { RunCommand } from "./terminal.ts";

const STATES = [
  "SCHEDULED",
  "QUEUED",
  "RUNNING",
  "FAILED",
  "STALLED",
] as const satisfies readonly JobState[];

export const showStats: RunCommand = async (call) => {
  const { api, terminal } = call;
  const { signal } = terminal;
  const [stats, diagnostics] = await Promise.all([
    api.stats({ signal }),
    api.diagnostics({ signal }),
  ]);
  const header = ["BINDING", ...STATES, "OLDEST DUE", "BLOCKED BY"];
  tell(call, { ...stats, shards: diagnostics.shards }, () =>
    printTable(
      header,
      stats.bindings.map((each) => rowOf(each, diagnostics)),
      terminal.columns,
    ),
  );
  return "fine";
};

function rowOf(stats: BindingStats, { shards }: DiagnosticsResponse): readonly string[] {
  const { binding, counts, oldest_due_wait_ms, unreachable } = stats;
  const blocks = shards.filter((each) => each.binding === binding).flatMap(blockOf);
  const silent = unreachable.map((name) => `${name} does not answer`);
  return [
    binding,
    ...STATES.map((state) => printCount(counts[state])),
    oldest_due_wait_ms === 0 ? "" : printDuration(oldest_due_wait_ms),
    [...new Set(blocks), ...silent].join(", "),
  ];
}

function blockOf({ block }: ShardDiagnostics): readonly string[] {
  return block === null ? [] : [block.reason];
}
