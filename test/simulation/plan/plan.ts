/**
 * A run on paper: everything that is drawn before it starts. The swarm: each run turns some faults off and weights the
 * others wildly. A plan can be cut down and run again, which is how a failure is shrunk.
 */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { MemoryLimits } from "../../../templates/runtime/shard/memory.ts";
import { Chance } from "../../support/chance.ts";
import { FAULT_KINDS, type FaultRates } from "../world/faults.ts";
import { drawEnqueue, drawOperator, type Operation, type TimedOperation } from "./operations.ts";
import { drawBindings, drawDeploy } from "./policy.ts";

export interface Plan {
  readonly seed: number;
  readonly bindings: readonly BindingDefinition[];
  readonly rates: FaultRates;
  readonly operations: readonly TimedOperation[];
  /** How long faults happen. */
  readonly safetyMs: number;
  readonly memoryLimits: MemoryLimits;
  readonly maxBatchSize: number;
}

/** This long after the faults have ended, nothing of them may be felt any more; a last rush of work shows it. */
export const QUIET_AFTER_MS = 180_000;

export interface PlanOptions {
  readonly bindings: number;
}

const WEIGHTS = [0.003, 0.01, 0.03, 0.1, 0.3];
/** A fault at every turn, or at every statement's turn, would leave nothing to look at. */
const GENTLE = new Set(["shard-crashes-in-turn", "shard-crashes-after-turn", "statement-fails"]);

export function planOf(seed: number, { bindings: count }: PlanOptions = { bindings: 2 }): Plan {
  const chance = new Chance(seed).fork("plan");
  const bindings = drawBindings(count, chance.fork("bindings"));
  const safetyMs = chance.pick([5_000, 30_000, 90_000]);
  return {
    seed,
    bindings,
    rates: drawRates(chance.fork("rates")),
    operations: [
      ...drawOperations(bindings, safetyMs, chance.fork("operations")),
      ...drawOperators(bindings, safetyMs, chance.fork("operators")),
    ].sort((a, b) => a.atMs - b.atMs),
    safetyMs,
    memoryLimits: {
      openLanes: chance.pick([0, 1, 5_000, 5_000]),
      unprojected: chance.pick([2, 10, 50_000, 50_000]),
    },
    maxBatchSize: chance.pick([1, 3, 10, 100]),
  };
}

function drawRates(chance: Chance): FaultRates {
  // One run in eight has no chance faults at all: what then goes wrong has no excuse.
  const isCalm = chance.chance(0.12);
  const rates = FAULT_KINDS.map((kind) => {
    const isOff = isCalm || chance.chance(0.45);
    const weight = chance.pick(WEIGHTS);
    return [kind, isOff ? 0 : GENTLE.has(kind) ? weight / 4 : weight] as const;
  });
  return Object.fromEntries(rates) as unknown as FaultRates;
}

function drawOperations(
  bindings: readonly BindingDefinition[],
  safetyMs: number,
  chance: Chance,
): TimedOperation[] {
  const operations: TimedOperation[] = [];
  const count = chance.between(8, 26);
  const hasDisasters = chance.chance(0.7);
  let number = 0;
  for (let index = 0; index < count; index += 1) {
    // Half of the work comes in a rush at the start, so that something has to wait.
    const atMs = chance.chance(0.5) ? chance.below(300) : chance.below(safetyMs);
    const operation = drawOperation(bindings, number, hasDisasters, chance);
    if (operation.kind === "enqueue") number += operation.jobs.length;
    operations.push({ atMs, operation });
  }
  for (let count = chance.between(1, 5); count > 0; count -= 1) {
    const operation = drawEnqueue(bindings, number, chance);
    number += operation.jobs.length;
    operations.push({ atMs: safetyMs + QUIET_AFTER_MS + 1 + chance.below(1_500), operation });
  }
  return operations;
}

/** Half of the runs have people who steer; all have somebody who looks at the end. */
function drawOperators(
  bindings: readonly BindingDefinition[],
  safetyMs: number,
  chance: Chance,
): TimedOperation[] {
  const names = bindings.map(({ name }) => name);
  const count = chance.chance(0.5) ? chance.between(1, 12) : 0;
  const operators = Array.from({ length: count }, () => ({
    atMs: chance.chance(0.4) ? chance.below(2_000) : chance.below(safetyMs),
    operation: drawOperator(names, chance),
  }));
  const looks = names.map((binding) => ({
    atMs: safetyMs + QUIET_AFTER_MS + 1 + chance.below(3_000),
    operation: { kind: "stats" as const, binding },
  }));
  return [...operators, ...looks];
}

function drawOperation(
  bindings: readonly BindingDefinition[],
  number: number,
  hasDisasters: boolean,
  chance: Chance,
): Operation {
  const pick = chance.below(1_000);
  const dice = chance.next();
  if (dice < 0.55) return drawEnqueue(bindings, number, chance);
  if (dice < 0.62) return { kind: "cancel", pick };
  if (dice < 0.68) return { kind: "retry", pick };
  if (dice < 0.74) return { kind: "reschedule", pick, delayMs: chance.pick([0, 500, 9_000]) };
  if (dice < 0.77 || !hasDisasters) return { kind: "get", pick };
  if (dice < 0.84) return { kind: "crash", pick };
  if (dice < 0.86) return { kind: "wake", pick };
  if (dice < 0.92) {
    return { kind: "step-clock", pick, byMs: chance.pick([-60_000, -700, -1, 5, 900, 45_000]) };
  }
  if (dice < 0.95) {
    const kind = chance.pick(["outage", "queue-outage"] as const);
    return { kind, durationMs: chance.between(500, 40_000) };
  }
  return { kind: "deploy", definition: drawDeploy(chance.pick(bindings), chance) };
}
