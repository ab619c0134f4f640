/** What the client is made from. */

import type { Clock, Random } from "../core/clock.ts";
import { systemClock } from "../core/clock.ts";
import type { BindingDefinition } from "../core/definition.ts";
import type { CallPolicy } from "../core/shard-call.ts";
import { isOverloaded, isRetryable } from "../core/shard-call.ts";
import type { PayloadCheck } from "./types.ts";

export interface ClientSetup {
  readonly definitions: Readonly<Record<string, BindingDefinition>>;
  /** One for each binding. */
  readonly checks: Readonly<Record<string, PayloadCheck>>;
}

export interface ClientRuntime {
  readonly clock: Clock;
  readonly random: Random;
}

export const systemRuntime: ClientRuntime = { clock: systemClock, random: () => Math.random() };

/** Maps, so that a binding called `constructor` is unknown and not a function. */
export interface BindingTable {
  readonly definitions: ReadonlyMap<string, BindingDefinition>;
  readonly checks: ReadonlyMap<string, PayloadCheck>;
}

export function toBindingTable(setup: ClientSetup): BindingTable {
  return {
    definitions: new Map(Object.values(setup.definitions).map((each) => [each.name, each])),
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
