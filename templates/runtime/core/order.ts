/** The order in which due jobs are dispatched (SPEC 5). */

/** What the order of a waiting job depends on. */
export interface Rank {
  readonly priority: number;
  /** When the job became due, epoch ms. */
  readonly dueAt: number;
  readonly localId: number;
}

/**
 * `priority + floor(waited / agingIntervalMs)`, where waited = now - dueAt, never below 0 (a clock may step back).
 * With `agingIntervalMs` null the priority alone.
 */
export function effectivePriority(
  rank: Rank,
  nowMs: number,
  agingIntervalMs: number | null,
): number {
  if (agingIntervalMs === null) return rank.priority;
  return rank.priority + Math.floor(Math.max(0, nowMs - rank.dueAt) / agingIntervalMs);
}

/** Negative when `a` goes first: highest effective priority, then the one due first, then the older id. */
export function compareRank(
  a: Rank,
  b: Rank,
  nowMs: number,
  agingIntervalMs: number | null,
): number {
  return (
    effectivePriority(b, nowMs, agingIntervalMs) - effectivePriority(a, nowMs, agingIntervalMs) ||
    a.dueAt - b.dueAt ||
    a.localId - b.localId
  );
}
