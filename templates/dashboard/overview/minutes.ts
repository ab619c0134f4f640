/** What happened minute by minute, without gaps: as charts want it. */

import type { MetricsResponse, MinuteOfBinding } from "../../runtime/api/types.ts";

const MINUTE_MS = 60_000;

export interface MinuteLine {
  /** Start of each minute, epoch ms. */
  readonly times: readonly number[];
  readonly started: readonly number[];
  readonly completed: readonly number[];
  readonly failed: readonly number[];
  /** Null where nothing started; the median only for one binding, as medians do not add up. */
  readonly waitMedian: readonly (number | null)[];
  /** Of several bindings the slowest. */
  readonly waitP95: readonly (number | null)[];
  readonly runMedian: readonly (number | null)[];
  readonly runP95: readonly (number | null)[];
}

/** @param binding null: all of them together */
export function minuteLine(
  { since, bindings }: MetricsResponse,
  binding: string | null,
  now: number,
): MinuteLine {
  const first = Math.floor(since / MINUTE_MS) * MINUTE_MS;
  const running = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  // A minute that still runs would look like a fall at the end of the line. Before anything else was done it is all there is.
  const isBegun = bindings.some(({ minutes }) => minutes.some(({ minute }) => minute < running));
  const end = isBegun ? running : running + MINUTE_MS;
  const length = Math.max(1, Math.ceil((end - first) / MINUTE_MS));
  const times = Array.from({ length }, (_, index) => first + index * MINUTE_MS);
  const chosen = bindings.filter(({ binding: name }) => binding === null || name === binding);
  const byMinute = Map.groupBy(
    chosen.flatMap(({ minutes }) => minutes),
    ({ minute }) => minute,
  );
  const at = times.map((time) => byMinute.get(time) ?? []);
  const added = (of: (minute: MinuteOfBinding) => number): readonly number[] =>
    at.map((minutes) => minutes.reduce((total, minute) => total + of(minute), 0));
  const slowest = (of: (minute: MinuteOfBinding) => number | null): readonly (number | null)[] =>
    at.map((minutes) => {
      const known = minutes.map(of).filter((value) => value !== null);
      return known.length === 0 ? null : Math.max(...known);
    });
  return {
    times,
    started: added(({ started }) => started),
    completed: added(({ completed }) => completed),
    failed: added(({ failed }) => failed),
    waitMedian: slowest(({ wait }) => wait.p50),
    waitP95: slowest(({ wait }) => wait.p95),
    runMedian: slowest(({ run }) => run.p50),
    runP95: slowest(({ run }) => run.p95),
  };
}
