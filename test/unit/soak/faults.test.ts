import { expect, test } from "vitest";
import { planFaults } from "../../soak/faults.ts";
import { Chance } from "../../support/chance.ts";

const MINUTE_MS = 60_000;

test("a kill in each minute, evictions between, all in order", () => {
  const faults = planFaults(new Chance(1), 15 * MINUTE_MS, ["MAIL#0", "CHARGE#1"]);
  const kills = faults.filter(({ kind }) => kind === "kill");
  expect(kills.map(({ atMs }) => Math.floor(atMs / MINUTE_MS))).toEqual([...Array(15).keys()]);
  const evicted = faults.flatMap((fault) => (fault.kind === "evict" ? [fault.shard] : []));
  expect(evicted.length).toBeGreaterThan(15 * 10);
  expect(new Set(evicted)).toEqual(new Set(["MAIL#0", "CHARGE#1"]));
  const times = faults.map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(15 * MINUTE_MS);
});

test("a load of less than a minute is killed once, around its middle", () => {
  const faults = planFaults(new Chance(2), 20_000, ["MAIL#0"]);
  const kills = faults.filter(({ kind }) => kind === "kill");
  expect(kills).toHaveLength(1);
  expect(kills[0]?.atMs).toBeGreaterThan(7_000);
  expect(kills[0]?.atMs).toBeLessThan(13_000);
});

test("the same seed gives the same faults", () => {
  expect(planFaults(new Chance(3), MINUTE_MS, ["A#0"])).toEqual(
    planFaults(new Chance(3), MINUTE_MS, ["A#0"]),
  );
});
