import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { Plan, SHARD_COUNTS, SHARDS, isAtMostOnce, type PlannedJob } from "../../soak/plan.ts";
import { Chance } from "../../support/chance.ts";

function jobsOf(seed: number, rate: number, count: number, isPatient = false) {
  return new Plan(new Chance(seed), { rate, isPatient }).take(count);
}

function perSecond(jobs: readonly PlannedJob[], binding: string, rate: number): number {
  return (rate * jobs.filter((job) => job.binding === binding).length) / jobs.length;
}

test("the same seed gives the same jobs, another seed others", () => {
  expect(jobsOf(1, 500, 200)).toEqual(jobsOf(1, 500, 200));
  expect(jobsOf(1, 500, 200)).not.toEqual(jobsOf(2, 500, 200));
});

test("jobs are numbered in their order, and each has a unique key of its own", () => {
  const jobs = jobsOf(3, 500, 500);
  expect(jobs.map(({ number }) => number)).toEqual([...jobs.keys()]);
  expect(new Set(jobs.map(({ input }) => input["uniqueKey"])).size).toBe(jobs.length);
});

test.each([300, 5_000])("every binding and every act comes at %i jobs/s", (rate) => {
  const jobs = jobsOf(4, rate, 20_000);
  expect(new Set(jobs.map(({ binding }) => binding))).toEqual(new Set(Object.keys(SHARD_COUNTS)));
  expect(new Set(jobs.map(({ act }) => act)).size).toBe(9);
});

test("bindings with a limit get no more than they can take, however high the rate", () => {
  const jobs = jobsOf(5, 5_000, 50_000);
  expect(perSecond(jobs, "RATED", 5_000)).toBeLessThan(45);
  expect(perSecond(jobs, "HANGING", 5_000)).toBeLessThan(8);
  expect(perSecond(jobs, "ONCE_HANGING", 5_000)).toBeLessThan(4);
});

test("a job has a partition key where its binding has several shards", () => {
  for (const { binding, input } of jobsOf(6, 500, 1_000)) {
    expect("partitionKey" in input).toBe(SHARD_COUNTS[binding] > 1);
    expect("concurrencyKey" in input).toBe(binding === "KEYED");
  }
});

test("a patient plan gives time to all attempts but those that hang on purpose", () => {
  for (const { act, input } of jobsOf(7, 500, 2_000, true)) {
    expect("timeoutMs" in input).toBe(act !== "hang" && act !== "ignore-signal");
  }
});

test("the plan knows the bindings, shards and guarantees of the soak's config", () => {
  const file = new URL("../../soak/project/tsumugi.config.yaml", import.meta.url);
  const { bindings } = parse(readFileSync(file, "utf8")) as {
    bindings: Record<keyof typeof SHARD_COUNTS, { shards?: number; guarantee?: string }>;
  };
  const counts = Object.entries(bindings).map(([name, { shards = 1 }]) => [name, shards]);
  expect(Object.fromEntries(counts)).toEqual(SHARD_COUNTS);
  expect(SHARDS).toHaveLength(14);
  for (const name of Object.keys(SHARD_COUNTS) as (keyof typeof SHARD_COUNTS)[]) {
    expect(isAtMostOnce(name), name).toBe(bindings[name].guarantee === "at-most-once");
  }
});
