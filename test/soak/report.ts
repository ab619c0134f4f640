/** What a run says in figures, and whether it held. */

import { percentile, type Figure } from "../bench/figure.ts";
import type { SoakResult } from "./soak.ts";

/** A figure and, where there is one, the bound that it must keep. */
export interface JudgedFigure extends Figure {
  readonly bound?: { readonly atMost: number } | { readonly atLeast: number };
  readonly holds?: boolean;
}

/** Percent of all jobs whose attempts must each start exactly once in a run without faults. */
const EXACTLY_ONCE_PERCENT = 99.999;

export function figuresOf(result: SoakResult): readonly JudgedFigure[] {
  const { verdict, command, capacity, rate } = result;
  const n = verdict.accepted;
  const figure = (name: string, value: number, unit: string): JudgedFigure => {
    return { name, value: rounded(value), unit, n };
  };
  const mustBeZero = (name: string, value: number, unit: string): JudgedFigure => {
    return { ...figure(name, value, unit), bound: { atMost: 0 }, holds: value === 0 };
  };
  const exactly = (100 * verdict.exact) / n;
  return [
    figure("jobs.in", n, "jobs"),
    figure("jobs.capacity", capacity, "jobs/s"),
    figure("jobs.load", rate, "jobs/s"),
    figure("jobs.rate", result.accepted / result.loadSeconds, "jobs/s"),
    figure("faults.kills", result.kills, "kills"),
    figure("faults.evictions", result.evictions, "evictions"),
    figure("enqueues.repeated", result.repeatedEnqueues, "jobs"),
    ...[...verdict.terminal].map(([state, count]) =>
      figure(`terminal.${state.toLowerCase()}`, count, "jobs"),
    ),
    mustBeZero("lost", verdict.lost, "jobs"),
    mustBeZero("at-most-once.double-starts", verdict.doubleStarts, "starts"),
    figure("at-least-once.duplicates", verdict.duplicates, "starts"),
    command.withKills
      ? figure("exactly-once", exactly, "% of jobs")
      : {
          ...figure("exactly-once", exactly, "% of jobs"),
          bound: { atLeast: EXACTLY_ONCE_PERCENT },
          holds: exactly >= EXACTLY_ONCE_PERCENT,
        },
    mustBeZero("wrong-ends", verdict.wrongEnds, "jobs"),
    mustBeZero("strangers", verdict.strangers, "jobs"),
    mustBeZero("d1.differences", verdict.differences, "jobs"),
    figure("home.p50", percentile(verdict.homeMs, 0.5) / 1_000, "s"),
    figure("home.p99", percentile(verdict.homeMs, 0.99) / 1_000, "s"),
    figure("home.longest", percentile(verdict.homeMs, 1) / 1_000, "s"),
    ...(verdict.homeAfterKillMs.length === 0
      ? []
      : [
          figure("home.after-kill.jobs", verdict.homeAfterKillMs.length, "jobs"),
          figure("home.after-kill.longest", percentile(verdict.homeAfterKillMs, 1) / 1_000, "s"),
        ]),
  ];
}

export function hasHeld(figures: readonly JudgedFigure[]): boolean {
  return figures.every(({ holds }) => holds !== false);
}

/** For people: one line for each figure, in columns. */
export function printFigures(figures: readonly JudgedFigure[]): string {
  const rows = figures.map(({ name, value, unit, holds }) => [
    name,
    shownValue(value),
    unit,
    holds === undefined ? "" : holds ? "ok" : "WRONG",
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([name = "", value = "", unit = "", mark = ""]) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        unit.padEnd(widths[2] ?? 0),
        mark,
      ]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function shownValue(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 4 });
}

/** Four decimals: the share of jobs that ran exactly once is only told apart from all of them by these. */
function rounded(value: number): number {
  return Math.abs(value) >= 1_000 ? Math.round(value) : Number(value.toFixed(4));
}
