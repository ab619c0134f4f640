/** docs/performance.md: the figures of one run, the machine that it ran on, and how each part measures. */

import { format } from "prettier";
import type { ShownFigure } from "./figure.ts";
import type { Machine } from "./machine.ts";

/** What one part of the bench has measured. */
export interface PartResult {
  readonly title: string;
  /** How it was measured, in sentences. */
  readonly method: string;
  readonly figures: readonly ShownFigure[];
}

export async function printPerformancePage(
  machine: Machine,
  parts: readonly PartResult[],
  quick: boolean,
): Promise<string> {
  const budgeted = parts.flatMap(({ figures }) => figures).filter(({ budget }) => budget);
  const metCount = budgeted.filter(({ budget }) => budget?.met === true).length;
  const text = [
    "<!-- Written by `npm run bench -- --write`. Do not edit. -->",
    "# Performance",
    "Measured with generated code on local workerd, in one run. Rows, requests and statements are counts and hold anywhere; " +
      `times hold for the machine below. ${metCount} of ${budgeted.length} budgets are met.`,
    ...(quick ? ["**A quick run with few jobs: its times say nothing.**"] : []),
    printMachine(machine),
    ...parts.map(printPart),
  ].join("\n\n");
  return format(text, { parser: "markdown", printWidth: 100 });
}

export function printMachine(machine: Machine): string {
  const { cores, processor, node, wrangler, workerd } = machine;
  const rows = [
    ["processor", processor],
    ["cores, shared by everything that takes part", String(cores)],
    ["Node", node],
    ["wrangler", wrangler],
    ["workerd", workerd],
  ];
  return printTable(["machine", ""], rows);
}

function printPart({ title, method, figures }: PartResult): string {
  const rows = figures.map(({ name, value, unit, n, budget }) => [
    `\`${name}\``,
    value.toLocaleString("en-US", { maximumFractionDigits: 4 }),
    unit,
    n.toLocaleString("en-US"),
    budget === undefined ? "" : printBudget(budget),
  ]);
  const table = printTable(["figure", "value", "unit", "n", "budget"], rows);
  return [`## ${title}`, method, table].join("\n\n");
}

function printBudget(budget: NonNullable<ShownFigure["budget"]>): string {
  const { atMost, atLeast, met } = budget;
  const bound =
    atMost === undefined
      ? `at least ${(atLeast ?? 0).toLocaleString("en-US")}`
      : `at most ${atMost.toLocaleString("en-US")}`;
  return `${bound}: ${met ? "met" : "**missed**"}`;
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
