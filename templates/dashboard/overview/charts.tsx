/** Throughput, waits and run times of one binding or of all, over the range that the address names. */

import type { MetricsResponse } from "../../runtime/api/types.ts";
import { Chart, type ChartLine } from "../parts/chart.tsx";
import { go, linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import { minuteLine } from "./minutes.ts";

export const RANGES = ["1", "6", "24"] as const;
export type Range = (typeof RANGES)[number];

export interface ChartsProps {
  readonly metrics: MetricsResponse;
  readonly now: number;
  readonly range: Range;
  /** Empty: all. */
  readonly binding: string;
  readonly bindings: readonly string[];
}

export function Charts({ metrics, now, range, binding, bindings }: ChartsProps) {
  const { texts, format } = useWording();
  const { overview } = texts;
  const since = Math.max(metrics.since, now - Number(range) * 3_600_000);
  const line = minuteLine({ ...metrics, since }, binding === "" ? null : binding, now);
  const show = (change: { readonly range?: string; readonly binding?: string }): void =>
    go(linkTo("overview", { range, binding, ...change }), { replace: true });
  const total = (values: readonly number[]): string =>
    format.number(values.reduce((sum, value) => sum + value, 0));
  const worst = (values: readonly (number | null)[]): string =>
    overview.worst(format.duration(Math.max(0, ...values.map((value) => value ?? 0))));
  // Medians of several bindings do not add up to one.
  const pair = (median: ChartLine["values"], p95: ChartLine["values"]): readonly ChartLine[] => [
    ...(binding === ""
      ? []
      : [{ label: overview.median, values: median, tint: "running" } as const]),
    { label: overview.p95, values: p95, tint: "ink-faint", dashed: true },
  ];
  return (
    <section class="charts" aria-label={overview.range}>
      <div class="row">
        <label class="row">
          {overview.chartOf}
          <select
            value={binding}
            onChange={(event) => show({ binding: event.currentTarget.value })}
          >
            <option value="">{overview.total}</option>
            {bindings.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div class="segments" role="group" aria-label={overview.range}>
          {RANGES.map((each) => (
            <button
              key={each}
              class="button"
              aria-pressed={each === range}
              onClick={() => show({ range: each })}
            >
              {overview.ranges[each]}
            </button>
          ))}
        </div>
      </div>
      <Chart
        title={overview.completedChart}
        summary={overview.summary(total(line.completed), total(line.failed))}
        times={line.times}
        lines={[
          { label: overview.completed, values: line.completed, tint: "completed", filled: true },
          { label: overview.failed, values: line.failed, tint: "failed" },
        ]}
        format={format.number}
      />
      <Chart
        title={overview.waitChart}
        summary={worst(line.waitP95)}
        times={line.times}
        lines={pair(line.waitMedian, line.waitP95)}
        format={format.duration}
      />
      <Chart
        title={overview.runChart}
        summary={worst(line.runP95)}
        times={line.times}
        lines={pair(line.runMedian, line.runP95)}
        format={format.duration}
      />
    </section>
  );
}
