/** Counts and what blocks, from the shards: they keep their numbers, so nothing is counted here. */

import { JOB_STATES, type JobState } from "../../core/state.ts";
import type { Block, ShardReport } from "../../operations.ts";
import { definitionsOf, type Handler } from "../call.ts";
import { askAll, unreachableOf, type ShardAnswer } from "../shards.ts";
import type {
  BindingStats,
  DiagnosticsResponse,
  ShardDiagnostics,
  StateCounts,
  StatsResponse,
} from "../types.ts";

export const getStats: Handler = async (call) => {
  const definitions = definitionsOf(call);
  const answers = await askAll(call, definitions, (shard) => shard.inspect());
  const bindings = definitions.map((definition) =>
    statsOf(
      definition.name,
      answers.filter((each) => each.definition === definition),
    ),
  );
  return {
    now: call.runtime.clock.now(),
    totals: sumOf(bindings.map(({ counts }) => counts)),
    bindings,
  } satisfies StatsResponse;
};

function statsOf(binding: string, answers: readonly ShardAnswer<ShardReport>[]): BindingStats {
  const reports = answers.flatMap(({ answer }) => answer ?? []);
  return {
    binding,
    counts: sumOf(reports.map(({ counts }) => counts)),
    in_flight: reports.reduce((sum, { inFlight }) => sum + inFlight, 0),
    concurrency: reports.reduce((sum, { concurrency }) => sum + concurrency, 0),
    oldest_due_wait_ms: Math.max(0, ...reports.map(waitOf)),
    projection_lag_ms: Math.max(0, ...reports.map(({ projectionLagMs }) => projectionLagMs)),
    paused: reports.length === 0 ? null : reports.every(({ paused }) => paused),
    unreachable: unreachableOf(answers),
  };
}

/** How long the first due job waits; by the shard's own clock. */
function waitOf({ now, oldestDueAt }: ShardReport): number {
  return oldestDueAt === null ? 0 : Math.max(0, now - oldestDueAt);
}

function sumOf(counts: readonly StateCounts[]): StateCounts {
  const sums = JOB_STATES.map((state): readonly [JobState, number] => [
    state,
    counts.reduce((sum, each) => sum + each[state], 0),
  ]);
  return Object.fromEntries(sums) as Record<JobState, number>;
}

export const getDiagnostics: Handler = async (call) => {
  const answers = await askAll(call, definitionsOf(call), (shard) => shard.inspect());
  return {
    now: call.runtime.clock.now(),
    shards: answers.map(diagnosticsOf),
  } satisfies DiagnosticsResponse;
};

function diagnosticsOf({
  definition,
  shard,
  name,
  answer,
}: ShardAnswer<ShardReport>): ShardDiagnostics {
  return {
    name,
    binding: definition.name,
    shard,
    reachable: answer !== null,
    paused: answer?.paused ?? null,
    counts: answer?.counts ?? null,
    in_flight: answer?.inFlight ?? null,
    concurrency: answer?.concurrency ?? null,
    oldest_due_at: answer?.oldestDueAt ?? null,
    oldest_due_wait_ms: answer === null ? null : waitOf(answer),
    projection_lag_ms: answer?.projectionLagMs ?? null,
    block: answer === null || answer.block === null ? null : toBlock(answer.block),
  };
}

function toBlock(block: Block): NonNullable<ShardDiagnostics["block"]> {
  return {
    reason: block.kind,
    in_flight: "inFlight" in block ? block.inFlight : null,
    limit: "limit" in block ? block.limit : null,
    until: "until" in block ? block.until : null,
  };
}
