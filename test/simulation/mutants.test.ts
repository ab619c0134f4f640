/** The mutants still find their places: whoever changes the runtime there changes them, too. `npm run mutants` runs them. */

import { readFileSync } from "node:fs";
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
});
