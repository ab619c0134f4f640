/** Makes a failing plan smaller: what can be left out, with the same check still failing, is left out. */

import type { Operation, TimedOperation } from "./plan/operations.ts";
import type { Plan } from "./plan/plan.ts";
import { simulate } from "./simulate.ts";
import { FAULT_KINDS } from "./world/faults.ts";

/** Runs, and time, that may be spent on one failure. */
const BUDGET = 400;
const BUDGET_MS = 60_000;

/** A plan that fails the same check, with as few faults, operations and jobs as were found. */
export async function shrink(plan: Plan, check: string): Promise<Plan> {
  let smallest = plan;
  let runs = 0;
  const endsAt = performance.now() + BUDGET_MS;
  const tryOut = async (candidate: Plan): Promise<boolean> => {
    if (runs >= BUDGET || performance.now() > endsAt) return false;
    runs += 1;
    if ((await simulate(candidate)).violation?.check !== check) return false;
    smallest = candidate;
    return true;
  };
  for (let before = Infinity; sizeOf(smallest) < before;) {
    before = sizeOf(smallest);
    await dropOperations(() => smallest, tryOut);
    for (const kind of FAULT_KINDS) {
      if (smallest.rates[kind] === 0) continue;
      await tryOut({ ...smallest, rates: { ...smallest.rates, [kind]: 0 } });
    }
    await dropJobs(() => smallest, tryOut);
    for (const candidate of plainer(smallest)) await tryOut(candidate(smallest));
  }
  return smallest;
}

function sizeOf({ operations, rates }: Plan): number {
  const jobs = operations.map(({ operation }) => jobsOf(operation).length + 1);
  const faults = Object.values(rates).filter((rate) => rate > 0).length;
  return jobs.reduce((sum, count) => sum + count, 0) + faults;
}

function jobsOf(operation: Operation): readonly unknown[] {
  return operation.kind === "enqueue" ? operation.jobs : [];
}

type Current = () => Plan;
type TryOut = (candidate: Plan) => Promise<boolean>;

/** Halves first, then quarters, down to single operations. */
async function dropOperations(current: Current, tryOut: TryOut): Promise<void> {
  for (let size = current().operations.length >> 1; size >= 1; size >>= 1) {
    for (let start = 0; start < current().operations.length;) {
      const kept = current().operations.filter((_, i) => i < start || i >= start + size);
      if (!(await tryOut({ ...current(), operations: kept }))) start += size;
    }
  }
}

async function dropJobs(current: Current, tryOut: TryOut): Promise<void> {
  for (let index = 0; index < current().operations.length; index += 1) {
    for (let place = jobsOf(operationAt(current(), index)).length - 1; place >= 0; place -= 1) {
      const timed = current().operations[index];
      if (timed?.operation.kind !== "enqueue" || timed.operation.jobs.length === 1) break;
      const jobs = timed.operation.jobs.filter((_, i) => i !== place);
      await tryOut(
        replaced(current(), index, { ...timed, operation: { ...timed.operation, jobs } }),
      );
    }
  }
}

function operationAt(plan: Plan, index: number): Operation {
  return plan.operations[index]?.operation ?? { kind: "get", pick: 0 };
}

function replaced(plan: Plan, index: number, timed: TimedOperation): Plan {
  return { ...plan, operations: plan.operations.map((each, i) => (i === index ? timed : each)) };
}

/** Policies nearer to the defaults, binding by binding. */
function plainer({ bindings }: Plan): ((plan: Plan) => Plan)[] {
  const changes = [
    { rate: null },
    { agingIntervalMs: null },
    { backoff: { kind: "fixed", delayMs: 1_000, jitter: false } },
    { concurrency: 20 },
    { perKeyConcurrency: 3 },
    { maxAttempts: 1 },
    { shards: 1 },
  ] as const;
  return bindings.flatMap(({ name }) =>
    changes.map((change) => (plan: Plan) => ({
      ...plan,
      bindings: plan.bindings.map((each) => (each.name === name ? { ...each, ...change } : each)),
    })),
  );
}
