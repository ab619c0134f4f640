/** The mutants still find their places: whoever changes the runtime there changes them, too. `npm run mutants` runs all of them. */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "./mutants/mutants.ts";

const runtime = new URL("../../templates/runtime/", import.meta.url);

describe("mutants", () => {
  it("are at least twenty, with names of their own", () => {
    const names = new Set(MUTANTS.map(({ name }) => name));
    expect(names.size).toBe(MUTANTS.length);
    expect(names.size).toBeGreaterThanOrEqual(20);
  });

  it.each(MUTANTS)("$name: its place is in $file once", ({ file, find }) => {
    const source = readFileSync(new URL(file, runtime), "utf8");
    expect(source.split(find).length - 1).toBe(1);
  });

  it("run in a copy that is whole: the runtime itself passes there, and a mutant is killed by a check", () => {
    const main = fileURLToPath(new URL("mutants/main.ts", import.meta.url));
    const run = spawnSync(process.execPath, [main, "no fencing by attempt number"], {
      encoding: "utf8",
    });
    expect(run.stderr).toBe("");
    expect(run.stdout).toContain("1 of 1 mutants killed");
    expect(run.stdout).not.toContain("crash:");
  });
});
