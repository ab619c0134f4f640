/** A failure for people: the seed, the step, and the shrunk history in words. */

import { planOf, type Plan } from "./plan/plan.ts";
import { shrink } from "./shrink.ts";
import { simulate } from "./simulate.ts";

/** Lines of the history before the failure. */
const LINES = 60;
const WIDTH = 240;

export interface FailureReport {
  readonly text: string;
  /** The shrunk plan, to be kept as a regression. */
  readonly plan: Plan;
}

/** Runs the seed again, shrinks it, and tells what happened. */
export async function reportFailure(seed: number): Promise<FailureReport> {
  const first = await simulate(planOf(seed));
  if (first.violation === null) return { text: `seed ${seed} does not fail`, plan: planOf(seed) };
  const plan = await shrink(planOf(seed), first.violation.check);
  const last = await simulate(plan, { history: true });
  const shown = last.history.slice(-LINES).map((line) => line.slice(0, WIDTH));
  const lines = [
    `seed ${seed}, step ${first.steps}: ${first.violation.check}: ${first.violation.text}`,
    `shrunk to ${plan.operations.length} operations, step ${last.steps}: ${last.violation?.text}`,
    `faults: ${faultsOf(plan)}`,
    ...plan.bindings.map((binding) => `binding ${JSON.stringify(binding)}`),
    ...shown,
  ];
  return { text: lines.join("\n"), plan };
}

function faultsOf({ rates }: Plan): string {
  const active = Object.entries(rates).filter(([, rate]) => rate > 0);
  return active.map(([kind, rate]) => `${kind} ${rate}`).join(", ") || "none by chance";
}
