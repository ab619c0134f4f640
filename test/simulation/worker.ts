/** Runs the seeds it is told, one after the other, on a thread of its own. */

import { parentPort } from "node:worker_threads";
import { planOf } from "./plan/plan.ts";
import { simulate } from "./simulate.ts";
import { Coverage } from "./world/coverage.ts";
import type { Violation } from "./world/world.ts";

export interface Portion {
  readonly firstSeed: number;
  readonly count: number;
}

export interface PortionResult {
  readonly seeds: number;
  readonly steps: number;
  readonly counts: readonly (readonly [string, number])[];
  /** The first failure; the seeds after it did not run. */
  readonly failure: { readonly seed: number; readonly violation: Violation } | null;
}

export async function runPortion({ firstSeed, count }: Portion): Promise<PortionResult> {
  const coverage = new Coverage();
  let steps = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const outcome = await simulate(planOf(seed));
    steps += outcome.steps;
    coverage.add(outcome.counts);
    if (outcome.violation !== null) {
      const failure = { seed, violation: outcome.violation };
      return { seeds: seed - firstSeed + 1, steps, counts: [...coverage.counts], failure };
    }
  }
  return { seeds: count, steps, counts: [...coverage.counts], failure: null };
}

parentPort?.on("message", (portion: Portion) => {
  void runPortion(portion).then((result) => parentPort?.postMessage(result));
});
