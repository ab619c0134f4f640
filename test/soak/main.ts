/**
 * `npm run soak -- [--minutes M] [--jobs N] [--seed S] [--without-kills] [--write]`: generated code of test/soak/project on local
 * workerd under a mixed load, killed once a minute and started again on what is on disk, with evictions between; and what became
 * of every job. One JSON line for each figure on standard output, a table and the way there on standard error. Exit code 1 when a
 * job was lost, an at-most-once job started twice, or D1 differs from the shards. `--write` puts the figures into docs/soak.md.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describeMachine } from "../bench/machine.ts";
import { readCommand } from "./command.ts";
import { writePage } from "./page.ts";
import { figuresOf, hasHeld, printFigures } from "./report.ts";
import { soak } from "./soak.ts";

const PAGE = new URL("../../docs/soak.md", import.meta.url);
const SEEDS = 1_000_000;

const command = readCommand(process.argv.slice(2), Date.now() % SEEDS);
if ("problem" in command) {
  console.error(command.problem);
  process.exit(2);
}
console.error(`seed ${command.seed}`);
await using stack = new AsyncDisposableStack();
for (const [signal, exitCode] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  // The runtime is a process group of its own, and would live on.
  process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(exitCode)));
}
const result = await soak(command, stack, (line) => console.error(line));
const figures = figuresOf(result);
for (const figure of figures) console.log(JSON.stringify(figure));
console.error(printFigures(figures));
for (const [event, count] of result.events) console.error(`the runtime logged ${event} ${count}x`);
for (const example of result.verdict.examples) console.error(example);
if (command.write) {
  const before = existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "";
  writeFileSync(PAGE, await writePage(before, describeMachine(), result, figures));
}
process.exitCode = hasHeld(figures) ? 0 : 1;
