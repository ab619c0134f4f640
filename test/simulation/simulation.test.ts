/** Fixed seeds of the simulator. A failure names its seed: `npm run simulate -- --seed <seed>` shrinks and tells it. */

import { describe, expect, it } from "vitest";
import { planOf } from "./plan/plan.ts";
import { simulate } from "./simulate.ts";

const SEEDS = 300;
const PER_TEST = 50;

describe("the runtime in a world that fails", () => {
  for (let first = 1; first <= SEEDS; first += PER_TEST) {
    it(`keeps every invariant, seeds ${first} to ${first + PER_TEST - 1}`, async () => {
      for (let seed = first; seed < first + PER_TEST; seed += 1) {
        const { violation, steps } = await simulate(planOf(seed));
        expect(violation, `seed ${seed}, step ${steps}`).toBeNull();
      }
    }, 60_000);
  }

  it("runs a seed the same way twice", async () => {
    const [first, second] = [
      await simulate(planOf(7), { history: true }),
      await simulate(planOf(7), { history: true }),
    ];
    expect(second.history).toEqual(first.history);
  });
});
