import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findNamedTests, namedTestsOf } from "../pitfalls/named-tests.ts";
import { contradictions, printPitfallsPage } from "../pitfalls/page.ts";
import { PITFALLS, type Pitfall } from "../pitfalls/pitfalls.ts";

/** The ids of the collection; those that are missing between them were never given. */
const COLLECTED = "01 03-07 09-21 23-26 28 32-38 40 41 43 45-48 50-54 56-63 65-68 70-81".split(" ");

describe("the list of pitfalls", () => {
  test("has every id that was collected, once and in order", () => {
    const expected = COLLECTED.flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    const ids = expected.map((number) => `P${String(number).padStart(2, "0")}`);
    expect(PITFALLS.map(({ id }) => id)).toEqual(ids);
  });

  test("has for every id a test or a reason, and every id that a test carries", () => {
    expect(contradictions(PITFALLS, findNamedTests())).toEqual([]);
  });

  test("says each fault in one line", () => {
    for (const { id, fault } of PITFALLS) {
      expect(fault.length, id).toBeLessThanOrEqual(100);
      expect(fault, id).toMatch(/^[A-Z].*\.$/);
    }
  });
});

test("docs/pitfalls.md is what `npm run docs:pitfalls` writes", async () => {
  const page = readFileSync(new URL("../../docs/pitfalls.md", import.meta.url), "utf8");
  expect(page).toBe(await printPitfallsPage(PITFALLS, findNamedTests()));
});

describe("the check itself", () => {
  const pitfall = (id: string, standing: Pitfall["standing"]): Pitfall => ({
    id,
    fault: "It breaks.",
    standing,
  });

  test("finds names of tests and groups, several ids, and nothing that is skipped", () => {
    const text = [
      'test("P' + '01 one", run);',
      'describe.each([1])(\n  "P' + "02 P" + '03 two %s",',
      'it.skip("P' + '04 three", run);',
      'it("about P' + '05", run);',
    ].join("\n");
    expect(namedTestsOf("a.test.ts", text)).toEqual([
      { ids: ["P01"], file: "a.test.ts", name: "one" },
      { ids: ["P02", "P03"], file: "a.test.ts", name: "two %s" },
    ]);
  });

  test("names what has no test, what has both, and ids that nobody knows", () => {
    const pitfalls = [
      pitfall("P01", { kind: "tested" }),
      pitfall("P02", { kind: "not-built", feature: "it" }),
      pitfall("P03", { kind: "not-built", feature: "it", part: "some of it" }),
    ];
    const named = [{ ids: ["P02", "P99"], file: "a.test.ts", name: "x" }];
    expect(contradictions(pitfalls, named)).toEqual([
      "P01 has no test",
      "P02 has a test and a reason",
      "P03 has no test",
      "a.test.ts names P99, which is unknown",
    ]);
  });
});
