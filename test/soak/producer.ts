/** Enqueues the jobs of the plan, and repeats every enqueue whose answer was lost until it is answered. */

import { setTimeout as wait } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";
import type { Plan, PlannedJob } from "./plan.ts";

/** Calls at once, and jobs in one call. */
const CALLS = 4;
const JOBS_PER_CALL = 250;
const IDLE_MS = 10;
const REPEAT_AFTER_MS = 200;
/** No restart takes so long: whoever refuses for longer refuses for good. */
const PATIENCE_MS = 90_000;

/** Gives the ids, in the order of the inputs. */
export type Enqueue = (inputs: readonly PlannedJob["input"][]) => Promise<readonly string[]>;

export class Producer {
  readonly #plan: Plan;
  readonly #ledger: Ledger;
  readonly #enqueue: Enqueue;
  #repeated = 0;

  constructor(plan: Plan, ledger: Ledger, enqueue: Enqueue) {
    this.#plan = plan;
    this.#ledger = ledger;
    this.#enqueue = enqueue;
  }

  /** Jobs in calls that had to be repeated. */
  get repeated(): number {
    return this.#repeated;
  }

  /** Asks `due` how many jobs are to be enqueued now, again and again, until it answers null; ends when all are accepted. */
  async run(due: () => number | null): Promise<void> {
    const send = async (): Promise<void> => {
      for (let count = due(); count !== null; count = due()) {
        if (count <= 0) await wait(IDLE_MS);
        else await this.#send(this.#plan.take(Math.min(count, JOBS_PER_CALL)));
      }
    };
    await Promise.all(Array.from({ length: CALLS }, send));
  }

  async #send(jobs: readonly PlannedJob[]): Promise<void> {
    for (const job of jobs) this.#ledger.planned(job);
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const ids = await this.#enqueue(jobs.map(({ input }) => input));
        for (const [index, { number }] of jobs.entries()) {
          this.#ledger.answered(number, ids[index] ?? "");
        }
        return;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        this.#repeated += jobs.length;
        await wait(REPEAT_AFTER_MS);
      }
    }
  }
}
