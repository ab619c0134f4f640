/** The instance of an object: what is gone when it crashes or is evicted, and what the simulator knows of its sends. */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Shard } from "../../../templates/runtime/shard/shard.ts";

const FIRST_PAUSE_MS = 1_000;
/** No pause after refused sends is longer. */
export const LONGEST_PAUSE_MS = 5_000;

export class Instance {
  readonly definition: BindingDefinition;
  shard: Shard | null = null;
  /** Sends and writes that left it and are not answered: while there are any, it is not idle. */
  pending = 0;
  /** Sends refused in a row. */
  #refusals = 0;
  /** Attempts that it dispatched, and when it handed those to the queue that it did; as `id/attempt`. */
  readonly #dispatched = new Set<string>();
  readonly #handedOver = new Map<string, number>();

  constructor(definition: BindingDefinition) {
    this.definition = definition;
  }

  noteDispatch(key: string): void {
    this.#dispatched.add(key);
    // After a refused send the attempt goes out again, under the same number.
    this.#handedOver.delete(key);
  }

  noteHandOver(key: string, nowMs: number): void {
    this.#handedOver.set(key, nowMs);
  }

  /** When the message of an attempt left; undefined while it has not. */
  handedOverAt(key: string): number | undefined {
    return this.#handedOver.get(key);
  }

  /** Whether the message of an attempt still waits here for its send. */
  isUnsent(key: string): boolean {
    return this.#dispatched.has(key) && !this.#handedOver.has(key);
  }

  noteAcceptance(): void {
    this.#refusals = 0;
  }

  /** One more send was refused: how long the instance pauses now, ms. */
  noteRefusal(): number {
    this.#refusals += 1;
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#refusals - 1));
  }
}
