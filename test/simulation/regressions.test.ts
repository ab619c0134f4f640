/**
 * Plans that once failed, shrunk, each under the name of its fault. They do not depend on how plans are drawn today, but
 * what strikes when does depend on how the world draws: so each runs under more seeds than the one that once failed.
 */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Plan } from "./plan/plan.ts";
import { simulate } from "./simulate.ts";

const SEEDS = 40;
const folder = new URL("./regressions/", import.meta.url);

describe("what the simulator has found", () => {
  it.each(readdirSync(folder).sort())(
    "%s",
    async (file) => {
      const plan = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Plan;
      for (let seed = plan.seed; seed <= plan.seed + SEEDS; seed += 1) {
        expect((await simulate({ ...plan, seed })).violation, `seed ${seed}`).toBeNull();
      }
    },
    60_000,
  );
});
