/** What the client is made from. */

import type { Clock, Random } from "../core/clock.ts";
import { systemClock } from "../core/clock.ts";
import { idNameOf, type BindingDefinition, type EnqueueDefinition } from "../core/definition.ts";
import type { CallPolicy } from "../core/shard-call.ts";
import { isOverloaded, isRetryable } from "../core/shard-call.ts";
import type { PayloadCheck } from "./producer-types.ts";

export type ClientSetup = ProducerSetup<BindingDefinition>;

/** What a client that only enqueues is made from. */
export interface ProducerSetup<Definition extends EnqueueDefinition = EnqueueDefinition> {
  readonly definitions: Readonly<Record<string, Definition>>;
  /** One for each binding. */
  readonly checks: Readonly<Record<string, PayloadCheck>>;
}

export interface ClientRuntime {
  readonly clock: Clock;
  readonly random: Random;
}

export const systemRuntime: ClientRuntime = { clock: systemClock, random: () => Math.random() };

/** Maps, so that a binding called `constructor` is unknown and not a function. */
export interface EnqueueTable<Definition extends EnqueueDefinition = EnqueueDefinition> {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly checks: ReadonlyMap<string, PayloadCheck>;
}

export interface BindingTable extends EnqueueTable<BindingDefinition> {
  /** By the name that a job's id begins with; a renamed binding's is the older one. */
  readonly definitionsByIdName: ReadonlyMap<string, BindingDefinition>;
}

export function toBindingTable(setup: ClientSetup): BindingTable {
  const definitions = Object.values(setup.definitions);
  return {
    ...toEnqueueTable(setup),
    definitionsByIdName: new Map(definitions.map((each) => [idNameOf(each), each])),
  };
}

export function toEnqueueTable<Definition extends EnqueueDefinition>(
  setup: ProducerSetup<Definition>,
): EnqueueTable<Definition> {
  const definitions = Object.values(setup.definitions);
  return {
    // A draining binding takes no new jobs, but its ids are still answered.
    definitions: new Map(
      definitions.filter(({ draining }) => draining !== true).map((each) => [each.name, each]),
    ),
    checks: new Map(Object.entries(setup.checks)),
  };
}

const TRY_TIMEOUT_MS = 30_000;

/** For calls that do no harm when both tries take effect. An overloaded shard is left alone: the caller decides. */
export const REPEATABLE_POLICY: CallPolicy = {
  delaysMs: [50, 250],
  tryTimeoutMs: TRY_TIMEOUT_MS,
  isWorthRepeating: (error) => isRetryable(error) && !isOverloaded(error),
};

/** For calls that might take effect twice. */
export const SINGLE_POLICY: CallPolicy = {
  delaysMs: [],
  tryTimeoutMs: TRY_TIMEOUT_MS,
  isWorthRepeating: () => false,
};
