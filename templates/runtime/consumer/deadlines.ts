/**
 * The deadlines of one batch's attempts. Those that start at the same moment with the same time share one timer: a timer
 * for each would take longer than a short attempt does (seen 2026-11).
 */

import type { Clock } from "../core/clock.ts";

/** Attempts that end together if nobody ends them before. */
interface Group {
  readonly startedAt: number;
  readonly timer: unknown;
  readonly passed: Set<() => void>;
}

export class Deadlines {
  readonly #clock: Clock;
  /** Duration -> the newest group. */
  readonly #groups = new Map<number, Group>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Calls `passed`, which must not throw, `afterMs` from now, unless the returned function cancels it first. */
  add(afterMs: number, passed: () => void): () => void {
    const group = this.#group(afterMs);
    group.passed.add(passed);
    return () => {
      group.passed.delete(passed);
      if (group.passed.size > 0) return;
      this.#clock.clearTimeout(group.timer);
      if (this.#groups.get(afterMs) === group) this.#groups.delete(afterMs);
    };
  }

  #group(afterMs: number): Group {
    const startedAt = this.#clock.now();
    const newest = this.#groups.get(afterMs);
    if (newest?.startedAt === startedAt) return newest;
    const passed = new Set<() => void>();
    const timer = this.#clock.setTimeout(() => {
      if (this.#groups.get(afterMs)?.passed === passed) this.#groups.delete(afterMs);
      for (const each of passed) each();
    }, afterMs);
    const group = { startedAt, timer, passed };
    this.#groups.set(afterMs, group);
    return group;
  }
}
