/** Live progress per binding and state: a table that redraws itself on a terminal, a line now and then elsewhere. */

import { JOB_STATES, isAtRest, type JobState } from "../../templates/runtime/core/state.ts";
import type { StateCount } from "./shop.ts";
import { renderTable } from "./table.ts";

export interface Progress {
  /** Shows the counts of this moment. */
  show(counts: readonly StateCount[]): void;
}

/** How many jobs of each binding there will be, in the order of the table. */
export type Totals = ReadonlyMap<string, number>;

const REDRAW_UP = (lines: number): string => `\u001b[${lines}A\u001b[0J`;
/** Without a terminal, no line more often than this. */
const LINE_INTERVAL_MS = 2_000;

export function createProgress(totals: Totals, output: NodeJS.WriteStream): Progress {
  const start = Date.now();
  const seconds = (): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  if (!output.isTTY) {
    let nextLineAt = 0;
    return {
      show(counts) {
        if (Date.now() < nextLineAt && !isDone(totals, counts)) return;
        nextLineAt = Date.now() + LINE_INTERVAL_MS;
        output.write(`${seconds().padStart(7)}  ${progressLine(totals, counts)}\n`);
      },
    };
  }
  let drawn = 0;
  return {
    show(counts) {
      const lines = [...progressTable(totals, counts), seconds()];
      output.write(`${drawn > 0 ? REDRAW_UP(drawn) : ""}${lines.join("\n")}\n`);
      drawn = lines.length;
    },
  };
}

/** Whether D1 shows every planned job at rest. */
export function isDone(totals: Totals, counts: readonly StateCount[]): boolean {
  return [...totals].every(([binding, total]) => atRest(counts, binding) >= total);
}

export function progressTable(totals: Totals, counts: readonly StateCount[]): readonly string[] {
  const rows = [...totals].map(([binding, total]) => [
    binding,
    ...JOB_STATES.map((state) => String(countOf(counts, binding, state) || "·")),
    String(total),
  ]);
  return renderTable(["binding", ...JOB_STATES, "of"], rows);
}

function progressLine(totals: Totals, counts: readonly StateCount[]): string {
  return [...totals]
    .map(([binding, total]) => {
      const running = countOf(counts, binding, "QUEUED") + countOf(counts, binding, "RUNNING");
      return `${binding} ${atRest(counts, binding)}/${total}${running > 0 ? ` (+${running})` : ""}`;
    })
    .join("  ");
}

function atRest(counts: readonly StateCount[], binding: string): number {
  return JOB_STATES.filter(isAtRest)
    .map((state) => countOf(counts, binding, state))
    .reduce((sum, count) => sum + count, 0);
}

function countOf(counts: readonly StateCount[], binding: string, state: JobState): number {
  return counts.find((count) => count.binding === binding && count.state === state)?.total ?? 0;
}
