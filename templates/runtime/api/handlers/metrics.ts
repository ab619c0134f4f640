/** What was done in each minute, from the minutes that the shards keep. Histograms of shards add up, percentiles do not. */

import { mergeHistograms, percentile, type Histogram } from "../../core/histogram.ts";
import { describeValue } from "../../core/describe.ts";
import type { MinuteMetrics } from "../../operations.ts";
import { definitionsOf, type Handler } from "../call.ts";
import { invalidRequest } from "../problem.ts";
import { askAll, unreachableOf } from "../shards.ts";
import type { MetricsResponse, MinuteOfBinding, Percentiles } from "../types.ts";

const MINUTE_MS = 60_000;
const SINCE_DEFAULT_MS = 60 * MINUTE_MS;

export const getMetrics: Handler = async (call) => {
  const { binding } = call.query;
  const definitions = definitionsOf(call).filter(
    ({ name }) => binding === undefined || binding === name,
  );
  if (definitions.length === 0) {
    const got = describeValue(binding);
    throw invalidRequest([{ path: "binding", expected: "the name of a binding", got }]);
  }
  const since = Number(call.query["since"] ?? call.runtime.clock.now() - SINCE_DEFAULT_MS);
  const minute = Math.floor(since / MINUTE_MS) * MINUTE_MS;
  const answers = await askAll(call, definitions, (shard) => shard.metrics(minute));
  const bindings = definitions.map((definition) => {
    const own = answers.filter((each) => each.definition === definition);
    return {
      binding: definition.name,
      minutes: minutesOf(own.flatMap(({ answer }) => answer ?? [])),
      unreachable: unreachableOf(own),
    };
  });
  return { since: minute, bindings } satisfies MetricsResponse;
};

/** Of all shards together, oldest first. */
function minutesOf(minutes: readonly MinuteMetrics[]): readonly MinuteOfBinding[] {
  const byMinute = Map.groupBy(minutes, ({ minute }) => minute);
  return [...byMinute]
    .sort(([left], [right]) => left - right)
    .map(([minute, parts]) => ({
      minute,
      started: sumOf(parts.map(({ started }) => started)),
      completed: sumOf(parts.map(({ completed }) => completed)),
      failed: sumOf(parts.map(({ failed }) => failed)),
      wait: percentilesOf(parts.map(({ wait }) => wait)),
      run: percentilesOf(parts.map(({ run }) => run)),
    }));
}

function percentilesOf(histograms: readonly Histogram[]): Percentiles {
  const all = mergeHistograms(histograms);
  return {
    count: sumOf(all.map(([, count]) => count)),
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
