/** What is done to the runtime, and when: kills of the whole process, and evictions of single shards between them. */

import type { Chance } from "../support/chance.ts";

/** `atMs`: since the beginning of the load. */
export type Fault =
  | { readonly kind: "kill"; readonly atMs: number }
  | { readonly kind: "evict"; readonly atMs: number; readonly shard: string };

const KILL_INTERVAL_MS = 60_000;
/** As a part of the interval: how far a kill may be from its middle. */
const KILL_SPREAD = 0.1;
const EVICTION_PAUSE_MS = { least: 1_000, most: 5_000 };

/** A kill in each minute, or one in the whole of a shorter load; evictions every few seconds. In the order of time. */
export function planFaults(
  chance: Chance,
  durationMs: number,
  shards: readonly string[],
): readonly Fault[] {
  const interval = Math.min(KILL_INTERVAL_MS, durationMs);
  const faults: Fault[] = [];
  for (let start = 0; start + interval <= durationMs; start += interval) {
    const place = 0.5 + KILL_SPREAD * (2 * chance.next() - 1);
    faults.push({ kind: "kill", atMs: Math.round(start + place * interval) });
  }
  const { least, most } = EVICTION_PAUSE_MS;
  for (let atMs = chance.between(least, most); atMs < durationMs;) {
    faults.push({ kind: "evict", atMs, shard: chance.pick(shards) });
    atMs += chance.between(least, most);
  }
  return faults.toSorted((a, b) => a.atMs - b.atMs);
}
