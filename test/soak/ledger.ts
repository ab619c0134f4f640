/** What is known of each job from the outside: what was planned, what was accepted, and which attempts have started. */

import type { PlannedJob } from "./plan.ts";

/** A performer has started. */
export interface Start {
  readonly jobId: string;
  readonly attempt: number;
}

/** One job of the plan. */
export interface Entry {
  readonly number: number;
  readonly binding: PlannedJob["binding"];
  readonly act: PlannedJob["act"];
  readonly delayMs: number;
  /** Its id once an enqueue was answered. */
  id: string | null;
  readonly starts: Start[];
}

export class Ledger {
  readonly #entries: Entry[] = [];
  #accepted = 0;
  #begun = 0;
  #unknown = 0;

  /** All planned jobs, each at the place of its number. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get accepted(): number {
    return this.#accepted;
  }

  /** Jobs of which at least one attempt has started. */
  get begun(): number {
    return this.#begun;
  }

  /** Accepted jobs of which no attempt has started yet, or has to start any more. */
  get waiting(): number {
    return this.#accepted - this.#begun;
  }

  /** Starts for a payload that nobody has planned. */
  get unknown(): number {
    return this.#unknown;
  }

  planned({ number, binding, act, delayMs }: PlannedJob): void {
    this.#entries[number] = { number, binding, act, delayMs, id: null, starts: [] };
  }

  /** An enqueue of the job was answered with this id. */
  answered(number: number, id: string): void {
    const entry = this.#entries[number];
    if (entry === undefined) throw new Error(`no job ${number} was planned`);
    if (entry.id === null) this.#accepted += 1;
    entry.id ??= id;
  }

  started(number: number, start: Start): void {
    const entry = this.#entries[number];
    if (entry === undefined) {
      this.#unknown += 1;
      return;
    }
    if (entry.starts.length === 0) this.#begun += 1;
    entry.starts.push(start);
  }
}
