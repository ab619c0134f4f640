/**
 * How many jobs the shard holds in each state: kept with every change, never counted over the table. The page of notes
 * stores the part that nothing read at a start tells: the jobs that it neither lists nor are newer than it. Of all others
 * the start reads the rows anyway.
 */

import { JOB_STATES, type JobState } from "../core/state.ts";

export type StateCounts = Readonly<Record<JobState, number>>;

export class Counts {
  readonly #byState: Record<JobState, number>;

  /** `stored` may lack states that no job had. */
  constructor(stored: Partial<StateCounts>) {
    this.#byState = { ...NONE, ...stored };
  }

  get byState(): StateCounts {
    return { ...this.#byState };
  }

  of(state: JobState): number {
    return this.#byState[state];
  }

  /** Notes a change; null: the job was not there before, or is gone now. */
  move(from: JobState | null, to: JobState | null): void {
    if (from !== null) this.#byState[from] -= 1;
    if (to !== null) this.#byState[to] += 1;
  }

  /** The counts without jobs in these states, those at zero left out. */
  without(states: Iterable<JobState>): Partial<StateCounts> {
    const rest = new Counts(this.#byState);
    for (const state of states) rest.move(state, null);
    return Object.fromEntries(Object.entries(rest.#byState).filter(([, count]) => count !== 0));
  }
}

const NONE = Object.fromEntries(JOB_STATES.map((state) => [state, 0])) as StateCounts;
