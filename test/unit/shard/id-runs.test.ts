import fc from "fast-check";
import { expect, test } from "vitest";
import { runsOf } from "../../../templates/runtime/shard/id-runs.ts";

test("runs hold exactly the ids, each once, in order, and as few as there are gaps", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40)), (ids) => {
      const runs = runsOf(ids);
      const held = runs.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
      );
      expect(held).toEqual([...new Set(ids)].sort((a, b) => a - b));
      for (const [index, { first }] of runs.entries()) {
        if (index > 0) expect(first).toBeGreaterThan(runs[index - 1]!.last + 1);
      }
    }),
  );
});
