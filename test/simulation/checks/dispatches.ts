/** Under which guarantee each attempt went out: a deploy may change it while the attempt is under way. */

import { isDispatch, type JobStep } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";

export class Dispatches {
  /** By shard, id and number; an attempt that goes out again after a refused send may do so under another guarantee. */
  readonly #guarantees = new Map<string, Set<string>>();

  note(step: JobStep, host: ShardHost): void {
    if (!isDispatch(step) || step.after === null) return;
    const key = keyOf(host.name, step.id, step.after.attempts + 1);
    const guarantees = this.#guarantees.get(key) ?? new Set();
    guarantees.add(step.after.guarantee ?? host.definition.guarantee);
    this.#guarantees.set(key, guarantees);
  }

  /** Whether each message of the attempt says that it must be claimed. */
  isExclusive(shard: string, localId: number, attempt: number): boolean {
    const guarantees = this.#guarantees.get(keyOf(shard, localId, attempt));
    return guarantees?.has("at-most-once") === true && guarantees.size === 1;
  }
}

function keyOf(shard: string, localId: number, attempt: number): string {
  return `${shard}:${localId}/${attempt}`;
}
