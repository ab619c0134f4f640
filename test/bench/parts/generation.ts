/** Wall time of `tsumugi generate` in a fresh process, for configs of two sizes. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runGenerator } from "../boot.ts";
import { percentile } from "../figure.ts";
import type { Emit, Part, Size } from "../part.ts";

const here = fileURLToPath(new URL("..", import.meta.url));

export const generation: Part = {
  name: "generation",
  title: "Generation",
  method:
    "`tsumugi generate` and `tsumugi generate --check` in a fresh process, with configs of 20 and 500 bindings; wall time, " +
    "median of the runs. The command has Node keep its compiled code: `cold` finds none, `check` what `cold` has left.",
  measure: measureGeneration,
};

async function measureGeneration(emit: Emit, size: Size): Promise<void> {
  for (const { bindings, runs } of [
    { bindings: 20, runs: size(5) },
    { bindings: 500, runs: size(2) },
  ]) {
    const writes: number[] = [];
    const checks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Inside of the checkout, so that the performers of the config resolve as in any project.
      const folder = mkdtempSync(join(here, ".generation-"));
      try {
        writeProject(folder, bindings);
        const environment = { NODE_COMPILE_CACHE: join(folder, "compile-cache") };
        writes.push(await runGenerator(folder, [], environment));
        checks.push(await runGenerator(folder, ["--check"], environment));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    const n = bindings;
    emit({ name: `generate.${n}.cold`, value: percentile(writes, 0.5), unit: "ms", n: runs });
    emit({ name: `generate.${n}.check`, value: percentile(checks, 0.5), unit: "ms", n: runs });
  }
}

function writeProject(folder: string, bindings: number): void {
  mkdirSync(join(folder, "performers"));
  const lines = ["version: 1", "name: generation-bench", "bindings:"];
  for (let index = 0; index < bindings; index += 1) {
    const name = `JOB_${String(index).padStart(3, "0")}X`;
    lines.push(
      `  ${name}:`,
      `    description: Binding number ${index}.`,
      "    performer: ./performers/noop.ts",
      "    payload:",
      "      type: object",
      "      properties:",
      "        to: { type: string, format: email }",
      "        kind: { enum: [first, second, third] }",
      "        items: { type: array, items: { type: object, properties: { price: { type: number } } } }",
      "      required: [to]",
      "    policy: { concurrency: 20, rate: { tokens: 100, intervalMs: 1m } }",
      "    keys: { concurrencyKey: { from: 'to:{to}' }, uniqueKey: optional }",
    );
  }
  writeFileSync(join(folder, "tsumugi.config.yaml"), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  writeFileSync(join(folder, "performers", "noop.ts"), "export default function noop(): void {}\n");
}
