/** One run: the world of a plan, from its first operation until everything has come to rest, or a check says no. */

import type { Plan } from "./plan/plan.ts";
import { World, type Violation } from "./world/world.ts";

export interface Outcome {
  readonly violation: Violation | null;
  /** Events until the end. */
  readonly steps: number;
  readonly counts: readonly (readonly [string, number])[];
  /** In words; empty unless it was asked for. */
  readonly history: readonly string[];
}

/** More events than any run needs: something goes round in circles. */
const STEPS_LIMIT = 60_000;

export async function simulate(plan: Plan, { history = false } = {}): Promise<Outcome> {
  const world = new World(plan, history);
  let steps = 0;
  try {
    while (world.violation === null && world.timeline.step()) {
      steps += 1;
      await microtasks();
      world.endEvent();
      if (steps > STEPS_LIMIT) world.fail("rest", `no rest after ${steps} events`);
    }
    if (world.violation === null) world.rest();
    const { violation } = world;
    for (const [kind, count] of world.faults.counts) world.coverage.count(`fault ${kind}`, count);
    return { violation, steps, counts: [...world.coverage.counts], history: world.history ?? [] };
  } finally {
    world.close();
  }
}

/** Everything that is ready to go on goes on, as far as it gets. */
function microtasks(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
