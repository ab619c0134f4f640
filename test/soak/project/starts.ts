/** Tells the recorder which attempts start, before they do anything: those of one batch in one call. */

const RETRY_DELAY_MS = 50;

/** A job's number in the load plan, its id, and the attempt. */
type Start = readonly [number: number, jobId: string, attempt: number];

export class Starts {
  readonly #url: string;
  #waiting: Start[] = [];
  #sending: Promise<void> | null = null;

  constructor(recorderUrl: string) {
    this.#url = `${recorderUrl}/starts`;
  }

  /** Resolves when the recorder knows of it. */
  note(start: Start): Promise<void> {
    this.#waiting.push(start);
    return (this.#sending ??= this.#send());
  }

  async #send(): Promise<void> {
    // The others of the batch start in this turn, too.
    await scheduler.wait(0);
    const starts = this.#waiting;
    this.#waiting = [];
    this.#sending = null;
    // Named, so that the recorder counts a repeated call once.
    const body = JSON.stringify({ call: crypto.randomUUID(), starts });
    while (!(await this.#isTold(body))) await scheduler.wait(RETRY_DELAY_MS);
  }

  async #isTold(body: string): Promise<boolean> {
    try {
      const response = await fetch(this.#url, { method: "POST", body });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
