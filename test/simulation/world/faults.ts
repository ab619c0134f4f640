/** Everything that can go wrong by chance, how likely it is in this run, and how often it happened. */

import type { Chance } from "../../support/chance.ts";

export const FAULT_KINDS = [
  "send-refused",
  "send-refused-though-accepted",
  "send-slow",
  "send-hangs",
  "message-dropped",
  "message-duplicated",
  "message-late",
  "request-lost",
  "reply-lost",
  "call-slow",
  "call-hangs",
  "shard-crashes-in-turn",
  "shard-crashes-after-turn",
  "shard-evicted",
  "statement-fails",
  "alarm-late",
  "flush-fails",
  "flush-reply-lost",
  "flush-stalls",
  "flush-applies-late",
  "isolate-dies",
  "performer-fails",
  "performer-throws-odd",
  "performer-wishes-retry",
  "performer-hangs",
  "performer-ignores-signal",
  "performer-slow",
  "performer-odd-result",
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Probability of each fault at each of its opportunities; 0: off in this run. */
export type FaultRates = Readonly<Record<FaultKind, number>>;

export class Faults {
  readonly counts = new Map<FaultKind, number>();
  /** True from the end of the safety phase on: nothing goes wrong any more. */
  isOver = false;
  readonly #rates: FaultRates;
  readonly #chance: Chance;

  constructor(rates: FaultRates, chance: Chance) {
    this.#rates = rates;
    this.#chance = chance;
  }

  /** Whether this fault happens now. */
  strikes(kind: FaultKind): boolean {
    if (this.isOver || !this.#chance.chance(this.#rates[kind])) return false;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    return true;
  }
}
