/** An attempt's signal, made when the performer first asks for it: most never do, and one for each job is dear. */
export class LazySignal {
  #controller: AbortController | null = null;
  #reason: Error | null = null;

  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#reason !== null) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Aborts with this reason; the first one stays. Never throws. */
  abort(reason: Error): void {
    this.#reason ??= reason;
    try {
      this.#controller?.abort(reason);
    } catch {
      // A listener of the performer's threw; its attempt is settled elsewhere.
    }
  }
}
