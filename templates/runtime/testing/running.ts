/** Real time and virtual time: the performers are the user's, and may wait for something real. */

/** The real ones, whatever a test replaces later. */
const realSetTimeout = globalThis.setTimeout;
const realNow = Date.now;

/** The runs of performers that have not ended. */
export class RunningPerformers {
  /** Each with whether the clock no longer waits for it. */
  readonly #runs = new Map<object, { isGivenUp: boolean }>();
  readonly #patienceMs: number;

  /** @param patienceMs how long, in real time, virtual time stands still for a performer that waits for something real */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const run = {};
    this.#runs.set(run, { isGivenUp: false });
    try {
      return await work();
    } finally {
      this.#runs.delete(run);
    }
  }

  /** Resolves when everything that can go on without the clock has done so. */
  async settle(): Promise<void> {
    let patientUntil = realNow() + this.#patienceMs;
    let known = this.#waitedFor();
    for (;;) {
      await turn();
      const now = this.#waitedFor();
      if (now.length === 0 && known.length === 0) return;
      if (now.some((run) => !known.includes(run))) {
        patientUntil = realNow() + this.#patienceMs;
      }
      known = now;
      if (realNow() < patientUntil) continue;
      for (const run of now) run.isGivenUp = true;
      return;
    }
  }

  #waitedFor(): { isGivenUp: boolean }[] {
    return [...this.#runs.values()].filter(({ isGivenUp }) => !isGivenUp);
  }
}

/** Lets every promise that is settled be heard: they all come before the next timer. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    realSetTimeout(resolve, 0);
  });
}
