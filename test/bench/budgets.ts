/** What figures may be at most, or have to be at least; the only place where the bench knows it. */

export interface Budget {
  readonly atMost?: number;
  readonly atLeast?: number;
}

const BUDGETS: Readonly<Record<string, Budget>> = {
  "jobs.share": { atLeast: 50 },
  "jobs.axes-lost": { atMost: 5 },
  "jobs.plain.duplicates": { atMost: 0 },
  "jobs.plain.shard-rows-written": { atMost: 3 },
  "jobs.contended.shard-rows-written": { atMost: 6 },
  "jobs.plain.shard-requests": { atMost: 0.05 },
  "jobs.plain.d1-rows-written": { atMost: 4 },
  "jobs.plain.list-price": { atMost: 9 },
  "backlog.1000.shard-rows-read": { atMost: 10 },
  "backlog.100000.shard-rows-read": { atMost: 10 },
  "backlog.1000000.shard-rows-read": { atMost: 10 },
  "latency.idle.p50": { atMost: 6 },
  "generate.20.cold": { atMost: 1_500 },
  "generate.20.check": { atMost: 500 },
  "generate.500.cold": { atMost: 5_000 },
  "memory.plain.filling": { atMost: 64 },
  "memory.plain.cold-start": { atMost: 64 },
  "memory.outage.filling": { atMost: 64 },
  "memory.outage.cold-start": { atMost: 64 },
  "memory.keyed.filling": { atMost: 64 },
  "memory.keyed.cold-start": { atMost: 64 },
};

export function budgetOf(name: string): Budget | undefined {
  return BUDGETS[name];
}

/** Every figure that has a budget. */
export const BUDGETED: readonly string[] = Object.keys(BUDGETS);
