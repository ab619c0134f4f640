/**
 * The scheduler as SPEC 4 and 5 describe it, by brute force over every job: what the shard is compared with.
 * It knows nothing of lanes, heads or indexes.
 */

import { compareRank } from "../../templates/runtime/core/order.ts";
import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";

export interface ReferenceJob {
  readonly id: string;
  readonly priority: number;
  readonly key: string | null;
  /** The order of enqueueing. */
  readonly localId: number;
  dueAt: number;
  state: "waiting" | "out" | "over";
  attempts: number;
}

export class SchedulerReference {
  readonly jobs = new Map<string, ReferenceJob>();
  /** When each dispatch happened. */
  readonly dispatchedAt: number[] = [];
  readonly #definition: BindingDefinition;

  constructor(definition: BindingDefinition) {
    this.#definition = definition;
  }

  add(id: string, job: { priority: number; key: string | null; dueAt: number }): void {
    this.jobs.set(id, { id, ...job, localId: this.jobs.size, state: "waiting", attempts: 0 });
  }

  /** The job that has to go next, or null when the axes (without the rate) or the time allow none. */
  next(nowMs: number): ReferenceJob | null {
    const out = [...this.jobs.values()].filter(({ state }) => state === "out");
    if (out.length >= this.#definition.concurrency) return null;
    const free = (key: string | null): boolean =>
      key === null ||
      out.filter((job) => job.key === key).length < this.#definition.perKeyConcurrency;
    const eligible = [...this.jobs.values()].filter(
      (job) => job.state === "waiting" && job.dueAt <= nowMs && free(job.key),
    );
    eligible.sort((a, b) => compareRank(a, b, nowMs, this.#definition.agingIntervalMs));
    return eligible[0] ?? null;
  }

  /** Takes the job that the shard dispatched; answers what should have gone instead, or null when it was right. */
  dispatch(id: string, nowMs: number): string | null {
    const expected = this.next(nowMs);
    const job = this.jobs.get(id);
    if (job !== undefined) job.state = "out";
    this.dispatchedAt.push(nowMs);
    return expected?.id === id ? null : `dispatched ${id}, expected ${expected?.id ?? "none"}`;
  }

  /** The first window in which more was dispatched than the rate allows, in words; null when there is none. */
  rateViolation(): string | null {
    const { rate } = this.#definition;
    if (rate === null) return null;
    for (const [start, from] of this.dispatchedAt.entries()) {
      for (let end = start; end < this.dispatchedAt.length; end += 1) {
        const windowMs = (this.dispatchedAt[end] ?? 0) - from;
        const allowed = (rate.tokens * windowMs) / rate.intervalMs + rate.tokens;
        const count = end - start + 1;
        if (count > allowed + 1e-6)
          return `${count} dispatches in ${windowMs} ms, at most ${allowed}`;
      }
    }
    return null;
  }
}
