/** A turn of an object: what it does without an await in between, and what leaves it when the turn is durable. */

import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { ShardEvent } from "../../../templates/runtime/shard/ports.ts";
import type { Instance } from "./instance.ts";

/** What the caller of a shard gets when the object died under its call; the platform marks it so. */
export class ShardReset extends Error {
  readonly retryable = true;
}

export type Answer =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

export interface HostTurn {
  readonly kind: string;
  readonly args: readonly unknown[];
  readonly instance: Instance;
  statements: number;
  readonly crashAt: number;
  readonly failAt: number;
  alarmAt: number | null;
  readonly effects: (() => void)[];
  readonly events: ShardEvent[];
  readonly told: MinuteMetrics[];
  answer: Answer;
  readonly done: (answer: Answer) => void;
}
