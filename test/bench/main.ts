/**
 * `npm run bench -- [--quick] [--write] [part ...]`: measures the generated code of test/bench/project on local workerd, its
 * shard under Node, and the generator itself. One JSON line for each figure: name, value, unit, n, and the budget where there
 * is one. Without names of parts all are measured, in less than ten minutes; `--write` puts the figures into docs/performance.md.
 */

import { writeFileSync } from "node:fs";
import { budgetOf } from "./budgets.ts";
import { readCommand } from "./command.ts";
import { shownFigure, type ShownFigure } from "./figure.ts";
import { describeMachine } from "./machine.ts";
import { printPerformancePage, type PartResult } from "./page.ts";
import { quickSize, wholeSize, type Part } from "./part.ts";
import { backlogs } from "./parts/backlogs.ts";
import { batches } from "./parts/batches.ts";
import { checks } from "./parts/checks.ts";
import { generation } from "./parts/generation.ts";
import { keys } from "./parts/keys.ts";
import { latency } from "./parts/latency.ts";
import { listing } from "./parts/listing.ts";
import { memory } from "./parts/memory.ts";
import { outage } from "./parts/outage.ts";
import { payloads } from "./parts/payloads.ts";
import { throughput } from "./parts/throughput.ts";

const PARTS: readonly Part[] = [
  throughput,
  latency,
  batches,
  payloads,
  keys,
  backlogs,
  outage,
  memory,
  listing,
  checks,
  generation,
];
const PAGE = new URL("../../docs/performance.md", import.meta.url);

const command = readCommand(
  process.argv.slice(2),
  PARTS.map(({ name }) => name),
);
if ("problem" in command) {
  console.error(command.problem);
  process.exit(2);
}
const results: PartResult[] = [];
for (const { name, title, method, measure } of PARTS) {
  if (!command.parts.includes(name)) continue;
  const start = performance.now();
  const figures: ShownFigure[] = [];
  await measure(
    (figure) => {
      const shown = shownFigure(figure, budgetOf(figure.name));
      figures.push(shown);
      console.log(JSON.stringify(shown));
    },
    command.quick ? quickSize : wholeSize,
  );
  results.push({ title, method, figures });
  console.error(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
for (const { name, value, unit, budget } of results.flatMap(({ figures }) => figures)) {
  if (budget?.met === false) console.error(`budget missed: ${name} is ${value} ${unit}`);
}
if (command.write) {
  writeFileSync(PAGE, await printPerformancePage(describeMachine(), results, command.quick));
}
