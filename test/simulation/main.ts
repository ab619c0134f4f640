/**
 * `npm run simulate -- --seeds N [--seed S] [--minutes M]`: many runs on all cores. Ends at the first failure, which is
 * shrunk and told; exits 1 then. With `--seed` alone, that one run. `--save FILE` keeps the shrunk plan, which goes to
 * `regressions/` under the fault's name once it is mended.
 */

import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { reportFailure } from "./report.ts";
import { Coverage } from "./world/coverage.ts";
import type { Portion, PortionResult } from "./worker.ts";

const PORTION = 20;

const { values } = parseArgs({
  options: {
    seeds: { type: "string" },
    seed: { type: "string" },
    minutes: { type: "string" },
    save: { type: "string" },
    threads: { type: "string", default: String(availableParallelism()) },
  },
});
const firstSeed = Number(values.seed ?? 1);
const seeds = Number(
  values.seeds ?? (values.minutes !== undefined ? Infinity : values.seed === undefined ? 1_000 : 1),
);
const startedAt = performance.now();
const endsAt = startedAt + Number(values.minutes ?? Infinity) * 60_000;

const coverage = new Coverage();
const failures: NonNullable<PortionResult["failure"]>[] = [];
let done = 0;
let steps = 0;
let nextSeed = firstSeed;

function nextPortion(): Portion | null {
  const left = firstSeed + seeds - nextSeed;
  if (left <= 0 || failures.length > 0 || performance.now() >= endsAt) return null;
  const portion = { firstSeed: nextSeed, count: Math.min(PORTION, left) };
  nextSeed += portion.count;
  return portion;
}

async function drive(): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  try {
    for (let portion = nextPortion(); portion !== null; portion = nextPortion()) {
      const result = await new Promise<PortionResult>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.postMessage(portion);
      });
      worker.removeAllListeners("error");
      done += result.seeds;
      steps += result.steps;
      coverage.add(result.counts);
      if (result.failure !== null) failures.push(result.failure);
    }
  } finally {
    await worker.terminate();
  }
}

const threads = Math.max(1, Math.min(Number(values.threads), Math.ceil(seeds / PORTION)));
await Promise.all(Array.from({ length: threads }, drive));

const minutes = (performance.now() - startedAt) / 60_000;
for (const [what, count] of [...coverage.counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`${String(count).padStart(10)}  ${what}`);
}
console.log(
  `${done} seeds, ${steps} events, ${threads} threads: ${Math.round(done / minutes)} seeds per minute`,
);
const failure = failures.sort((a, b) => a.seed - b.seed)[0];
if (failure !== undefined) {
  const { text, plan } = await reportFailure(failure.seed);
  console.log(text);
  if (values.save !== undefined) writeFileSync(values.save, JSON.stringify(plan, null, 2));
  process.exitCode = 1;
}
