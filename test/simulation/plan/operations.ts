/** What happens from outside in a run, and when: calls of producers and people, and the disasters that have a date. */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Chance } from "../../support/chance.ts";

/** A job as a producer enqueues it. */
export interface PlannedJob {
  readonly binding: string;
  readonly payload: { readonly number: number; readonly customer: string; readonly filler: string };
  readonly options: Readonly<Record<string, string | number>>;
}

export interface EnqueueOperation {
  readonly kind: "enqueue";
  readonly jobs: readonly PlannedJob[];
  /** One call for all, or one each. */
  readonly asList: boolean;
}

/** `pick` chooses among the ids accepted so far. */
export type ControlOperation =
  | { readonly kind: "cancel" | "retry" | "get"; readonly pick: number }
  | { readonly kind: "reschedule"; readonly pick: number; readonly delayMs: number };

/** What an operator does to a whole binding. */
export interface BindingOperation {
  readonly kind: "pause" | "resume" | "purge" | "stats";
  readonly binding: string;
}

/** `pick` chooses among the ids accepted so far. */
export interface LookOperation {
  readonly kind: "explain" | "metrics";
  readonly pick: number;
}

/** One call for up to `size` jobs of the shard that `pick` chooses. */
export interface BulkOperation {
  readonly kind: "purge-some" | "cancel-many" | "retry-many";
  readonly pick: number;
  readonly size: number;
}

export type Operation =
  | BindingOperation
  | LookOperation
  | BulkOperation
  | EnqueueOperation
  | ControlOperation
  /** `pick` chooses among the shards. */
  | { readonly kind: "crash" | "wake"; readonly pick: number }
  | { readonly kind: "step-clock"; readonly pick: number; readonly byMs: number }
  /** D1, or the queues, refuse everything for a while. */
  | { readonly kind: "outage" | "queue-outage"; readonly durationMs: number }
  | { readonly kind: "deploy"; readonly definition: BindingDefinition };

export interface TimedOperation {
  readonly atMs: number;
  readonly operation: Operation;
}

const CUSTOMERS = ["a", "b", "c", "d"];

export function drawEnqueue(
  definitions: readonly BindingDefinition[],
  firstNumber: number,
  chance: Chance,
): EnqueueOperation {
  // Now and then more than fits one send to the queue, by bytes or by number.
  const isHeavy = chance.chance(0.02);
  const count = isHeavy ? 7 : chance.chance(0.006) ? 130 : chance.pick([1, 1, 1, 2, 5, 12]);
  const only = chance.pick(definitions);
  // More priorities than a shard lists, in some of the calls that have enough jobs for it.
  const furthest = count > 12 && chance.chance(0.5) ? 40 : 3;
  const jobs = Array.from({ length: count }, (_, index) => {
    const size = isHeavy ? 59_000 : drawSize(chance);
    const definition = count > 12 || isHeavy ? only : chance.pick(definitions);
    return drawJob(definition, firstNumber + index, { size, furthest }, chance);
  });
  return { kind: "enqueue", jobs, asList: chance.chance(0.7) };
}

export function drawOperator(names: readonly string[], chance: Chance): Operation {
  const [dice, pick, binding] = [chance.next(), chance.below(1_000), chance.pick(names)];
  if (dice < 0.25) return { kind: dice < 0.2 ? "explain" : "metrics", pick };
  if (dice < 0.4) return { kind: "stats", binding };
  if (dice < 0.6) return { kind: "pause", binding };
  if (dice < 0.75) return { kind: "resume", binding };
  if (dice < 0.8) return { kind: "purge", binding };
  const kind = chance.pick(["purge-some", "cancel-many", "retry-many"] as const);
  return { kind, pick, size: chance.between(1, 6) };
}

function drawSize(chance: Chance): number {
  return chance.chance(0.05) ? chance.pick([30_000, 59_000, 70_000, 130_000]) : 0;
}

function drawJob(
  definition: BindingDefinition,
  number: number,
  { size, furthest }: { readonly size: number; readonly furthest: number },
  chance: Chance,
): PlannedJob {
  const customer = chance.pick(CUSTOMERS);
  const { keys } = definition;
  const options: Record<string, string | number> = {};
  // Shard counts change, so a partition is always named where the binding may ever have several shards.
  if (keys.partitionKey.kind === "required") options["partitionKey"] = `p${chance.below(6)}`;
  if (keys.concurrencyKey.kind === "optional" && chance.chance(0.6)) {
    options["concurrencyKey"] = customer;
  }
  if (keys.uniqueKey.kind === "optional" && chance.chance(0.25)) {
    options["uniqueKey"] = `u${chance.below(5)}`;
    if (chance.chance(0.5)) options["uniqueForMs"] = chance.pick([1, 2_000, 20_000, 90_000]);
  }
  if (chance.chance(0.5)) options["priority"] = chance.between(1 - furthest, furthest);
  if (chance.chance(0.25)) options["delayMs"] = chance.pick([1, 50, 700, 5_000, 30_000]);
  if (chance.chance(0.1)) options["timeoutMs"] = chance.pick([500, 3_000, 8_000]);
  if (chance.chance(0.1)) options["maxAttempts"] = chance.between(1, 3);
  if (chance.chance(0.1)) {
    options["guarantee"] = chance.pick(["at-least-once", "at-most-once"]);
  }
  return {
    binding: definition.name,
    payload: { number, customer, filler: "x".repeat(size) },
    options,
  };
}
