/** Measures over what was recorded: peaks, windows and groups. */

import type { Rate } from "../../templates/runtime/core/definition.ts";

/** Something that went on for a while, epoch ms. */
export interface Span {
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Most of them under way at one moment. An end and a start in the same millisecond do not overlap. */
export function peakOverlap(spans: readonly Span[]): number {
  const changes = spans.flatMap(({ startedAt, finishedAt }) => [
    { at: startedAt, step: 1 },
    { at: finishedAt, step: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at || a.step - b.step);
  let current = 0;
  let peak = 0;
  for (const { step } of changes) {
    current += step;
    peak = Math.max(peak, current);
  }
  return peak;
}

/** The window with the most events above `tokens * (W / intervalMs) + tokens`; `excess` <= 0 means that the bound holds. */
export function worstWindow(
  times: readonly number[],
  rate: Rate,
): { readonly excess: number; readonly count: number; readonly windowMs: number } {
  const sorted = [...times].sort((a, b) => a - b);
  let worst = { excess: Number.NEGATIVE_INFINITY, count: 0, windowMs: 0 };
  sorted.forEach((start, first) => {
    for (let last = first; last < sorted.length; last += 1) {
      const windowMs = (sorted[last] ?? start) - start;
      const count = last - first + 1;
      const excess = count - (rate.tokens * (windowMs / rate.intervalMs) + rate.tokens);
      if (excess > worst.excess) worst = { excess, count, windowMs };
    }
  });
  return worst;
}

/** Time from the first to the last. */
export function spanMs(times: readonly number[]): number {
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times);
}

export function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

export function countBy<T>(list: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
