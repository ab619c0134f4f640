import { expect, test } from "vitest";
import { writePage } from "../../soak/page.ts";
import { figuresOf, hasHeld, printFigures } from "../../soak/report.ts";
import type { SoakResult } from "../../soak/soak.ts";

const machine = { cores: 2, processor: "Made-up CPU", node: "24.0.0", wrangler: "4", workerd: "1" };

function resultOf(withKills: boolean, verdict: Partial<SoakResult["verdict"]> = {}): SoakResult {
  return {
    command: { minutes: 15, jobs: Infinity, seed: 7, withKills, write: true },
    capacity: 1_000.4,
    rate: 700.28,
    accepted: 9_000,
    loadSeconds: 90,
    kills: withKills ? 15 : 0,
    evictions: withKills ? 200 : 0,
    repeatedEnqueues: 12,
    events: new Map(),
    verdict: {
      accepted: 200_000,
      starts: 200_000,
      terminal: new Map([
        ["COMPLETED", 199_990],
        ["STALLED", 10],
      ]),
      lost: 0,
      duplicates: 3,
      doubleStarts: 0,
      wrongEnds: 0,
      strangers: 0,
      differences: 0,
      exact: 199_998,
      homeMs: [20, 40, 6_000],
      homeAfterKillMs: withKills ? [5_500] : [],
      examples: [],
      ...verdict,
    },
  };
}

function valueOf(result: SoakResult, name: string): number | undefined {
  return figuresOf(result).find((figure) => figure.name === name)?.value;
}

test("a clean run has held", () => {
  expect(hasHeld(figuresOf(resultOf(true)))).toBe(true);
  expect(hasHeld(figuresOf(resultOf(false)))).toBe(true);
});

test.each(["lost", "doubleStarts", "wrongEnds", "strangers", "differences"] as const)(
  "one of %s and it has not held",
  (count) => {
    expect(hasHeld(figuresOf(resultOf(true, { [count]: 1 })))).toBe(false);
  },
);

test("without kills 99.999 % must have run exactly once; with kills that is only shown", () => {
  const few = { exact: 199_997 };
  expect(valueOf(resultOf(false, few), "exactly-once")).toBe(99.9985);
  expect(hasHeld(figuresOf(resultOf(false, few)))).toBe(false);
  expect(hasHeld(figuresOf(resultOf(true, few)))).toBe(true);
  expect(hasHeld(figuresOf(resultOf(false, { exact: 199_998 })))).toBe(true);
});

test("figures for people", () => {
  const lines = printFigures(figuresOf(resultOf(true, { lost: 2 }))).split("\n");
  expect(lines.find((line) => line.startsWith("jobs.in"))).toMatch(/^jobs\.in +200,000 {2}jobs$/);
  expect(lines.find((line) => line.startsWith("lost"))).toMatch(/^lost +2 {2}jobs +WRONG$/);
});

test("a run writes its own section and leaves the other's", async () => {
  const withKills = resultOf(true);
  const first = await writePage("", machine, withKills, figuresOf(withKills));
  expect(first).toContain("## With kills");
  expect(first).not.toContain("## Without kills");
  const calm = resultOf(false);
  const both = await writePage(first, machine, calm, figuresOf(calm));
  expect(both.startsWith(first.trimEnd())).toBe(true);
  const section = both.slice(both.indexOf("## Without kills"));
  expect(section).toContain("at least 99.999: held");
  expect(await writePage(both, machine, withKills, figuresOf(withKills))).toBe(both);
});
