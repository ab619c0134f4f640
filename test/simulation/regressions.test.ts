/** Plans that once failed, shrunk, each under the name of its fault. They do not depend on how plans are drawn today. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Plan } from "./plan/plan.ts";
import { simulate } from "./simulate.ts";

const folder = new URL("./regressions/", import.meta.url);

describe("what the simulator has found", () => {
  it.each(readdirSync(folder).sort())("%s", async (file) => {
    const plan = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Plan;
    expect((await simulate(plan)).violation).toBeNull();
  });
});
