/** How many jobs are enqueued when: as many as the Worker takes, to learn its capacity, then a part of that. */

import type { Ledger } from "./ledger.ts";
import type { Plan } from "./plan.ts";
import type { Producer } from "./producer.ts";

/** While the capacity is measured, so many accepted jobs have not started. */
const MEASURING_BACKLOG = 2_000;
const WARM_UP_MS = 5_000;
const MEASURING_MS = 10_000;
/** A shorter or smaller run measures for a shorter time. */
const MEASURED_PART_OF_DURATION = 0.1;
const JOBS_OF_WHOLE_MEASURING = 50_000;
/** No more accepted jobs than come in so many seconds may wait for their start: a machine that became slower is not buried. */
const BACKLOG_SECONDS = 30;

export interface Load {
  readonly plan: Plan;
  readonly ledger: Ledger;
  readonly producer: Producer;
  /** How long jobs come after the measuring. */
  readonly durationMs: number;
  /** How many jobs come, those of the measuring included. */
  readonly jobs: number;
}

/** Jobs started per second while always the same number of jobs waits. */
export async function measureCapacity(load: Load): Promise<number> {
  const { plan, ledger, producer, durationMs, jobs } = load;
  const partOfDuration = (MEASURED_PART_OF_DURATION * durationMs) / MEASURING_MS;
  const part = Math.min(1, partOfDuration, jobs / JOBS_OF_WHOLE_MEASURING);
  const start = Date.now();
  let from: { readonly atMs: number; readonly begun: number } | null = null;
  let capacity = 0;
  await producer.run(() => {
    const nowMs = Date.now();
    if (nowMs - start >= part * WARM_UP_MS) from ??= { atMs: nowMs, begun: ledger.begun };
    if (from !== null && nowMs - from.atMs >= part * MEASURING_MS) {
      capacity ||= (1_000 * (ledger.begun - from.begun)) / (nowMs - from.atMs);
      return null;
    }
    return Math.min(MEASURING_BACKLOG - ledger.waiting, jobs - plan.size);
  });
  if (!(capacity > 0)) throw new Error("No job has started while the capacity was measured.");
  return capacity;
}

/** Enqueues jobs at this rate per second until the time is over or all have come. */
export async function enqueueAtRate(load: Load, rate: number): Promise<void> {
  const { plan, ledger, producer, durationMs, jobs } = load;
  const start = Date.now();
  const first = plan.size;
  await producer.run(() => {
    const elapsedMs = Date.now() - start;
    if (elapsedMs >= durationMs || plan.size >= jobs) return null;
    const due = first + (rate * elapsedMs) / 1_000 - plan.size;
    const room = BACKLOG_SECONDS * rate - ledger.waiting;
    return Math.floor(Math.min(due, jobs - plan.size, room));
  });
}
