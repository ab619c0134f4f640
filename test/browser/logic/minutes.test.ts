import { expect, test } from "vitest";
import { minuteLine } from "../../../templates/dashboard/overview/minutes.ts";
import type { MinuteOfBinding } from "../../../templates/runtime/api/types.ts";

const MINUTE = 60_000;

const minute = (at: number, completed: number, p95: number): MinuteOfBinding => ({
  minute: at * MINUTE,
  started: completed + 1,
  completed,
  failed: 1,
  wait: { count: completed, p50: p95 / 2, p95, p99: p95 },
  run: { count: completed, p50: null, p95: null, p99: null },
});

const metrics = {
  since: 10 * MINUTE + 500,
  bindings: [
    { binding: "MAIL", minutes: [minute(10, 5, 20), minute(12, 7, 30)], unreachable: [] },
    { binding: "CHARGE", minutes: [minute(12, 2, 90)], unreachable: [] },
  ],
};

test("minutes without work are there, too, and bindings are added up", () => {
  const line = minuteLine(metrics, null, 13 * MINUTE);
  expect(line.times).toEqual([10, 11, 12].map((at) => at * MINUTE));
  expect(line.completed).toEqual([5, 0, 9]);
  expect(line.failed).toEqual([1, 0, 2]);
  // Percentiles do not add up: the slowest binding's is shown.
  expect(line.waitP95).toEqual([20, null, 90]);
  expect(line.runP95).toEqual([null, null, null]);
});

test("the minute that still runs is no fall at the end of the line", () => {
  const late = minuteLine(metrics, null, 12 * MINUTE + 20_000);
  expect(late.times).toEqual([10, 11].map((at) => at * MINUTE));
  expect(late.completed).toEqual([5, 0]);
  // Before anything else was done it is all there is to see.
  const young = {
    since: 10 * MINUTE,
    bindings: [{ binding: "MAIL", minutes: [minute(12, 7, 30)], unreachable: [] }],
  };
  expect(minuteLine(young, null, 12 * MINUTE + 20_000).completed).toEqual([0, 0, 7]);
});

test("one binding alone", () => {
  const line = minuteLine(metrics, "MAIL", 13 * MINUTE);
  expect(line.completed).toEqual([5, 0, 7]);
  expect(line.waitMedian).toEqual([10, null, 15]);
});
