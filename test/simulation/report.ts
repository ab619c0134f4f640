/** A failure for people: the seed, the step, and the shrunk history in words. */

import { planOf, type Plan } from "./plan/plan.ts";
import { shrink } from "./shrink.ts";
import { simulate } from "./simulate.ts";

/** Lines of the history before the failure. */
const LINES = 60;
const WIDTH = 240;

/** Runs the seed again, shrinks it, and tells what happened. Ends with the plan, to be kept as a regression. */
export async function reportFailure(seed: number): Promise<string> {
  const first = await simulate(planOf(seed));
  if (first.violation === null) return `seed ${seed} does not fail`;
  const plan = await shrink(planOf(seed), first.violation.check);
  const last = await simulate(plan, { history: true });
  const shown = last.history.slice(-LINES).map((line) => line.slice(0, WIDTH));
  return [
    `seed ${seed}, step ${first.steps}: ${first.violation.check}: ${first.violation.text}`,
    `shrunk to ${plan.operations.length} operations, step ${last.steps}: ${last.violation?.text}`,
    `faults: ${faultsOf(plan)}`,
    ...plan.bindings.map((binding) => `binding ${JSON.stringify(binding)}`),
    ...shown,
  ].join("\n");
}

function faultsOf({ rates }: Plan): string {
  const active = Object.entries(rates).filter(([, rate]) => rate > 0);
  return active.map(([kind, rate]) => `${kind} ${rate}`).join(", ") || "none by chance";
}
