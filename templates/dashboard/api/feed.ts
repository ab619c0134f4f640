/**
 * What changes, as it changes: one stream of events after the other, or, while none can be had, a nudge to ask again every ten
 * seconds.
 * Nobody who listens is told more often than once in TELL_EVERY_MS, however much happens.
 */

import type { JobsEvent } from "../../runtime/api/types.ts";
import { untilSeen, whenUnseen } from "../state/attention.ts";
import { request } from "./call.ts";
import { readEvents } from "./event-stream.ts";
import { unreachable } from "./failure.ts";

export type FeedState = "connecting" | "streaming" | "polling";

/** Ids of the jobs that changed; null: anything may have. */
export type Change = ReadonlySet<string> | null;

const POLL_MS = 10_000;
/** Between the end of a stream and the next one. */
const RETRY_MS = 1_000;
/** Streams that end at once, this often in a row, are none. */
const SHORT_LIFE_MS = 2_000;
const SHORT_LIVES_LIMIT = 4;
const TELL_EVERY_MS = 1_000;
/** Changes seldom come alone. */
const GATHER_MS = 100;
/** The stream says something at least this often; silence for longer means that it is broken. */
const SILENCE_MS = 45_000;
/** A page that nobody has looked at for so long lets its stream go, and takes up another when it is looked at again. */
const UNSEEN_MS = 20_000;

export class Feed {
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #abort = new AbortController();
  #changed: Set<string> | null = new Set();
  #toldAt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastId = "";

  /** @param onState is told how the changes come */
  constructor(onState: (state: FeedState) => void) {
    void this.#run(onState);
  }

  close(): void {
    this.#abort.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  /** Calls `listener` when something changed, until the answer is called. */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #run(onState: (state: FeedState) => void): Promise<void> {
    const { signal } = this.#abort;
    onState("connecting");
    let shortLives = 0;
    while (!signal.aborted) {
      const openedAt = Date.now();
      const isEnded = await this.#stream(() => onState("streaming")).then(
        () => true,
        () => false,
      );
      shortLives = Date.now() - openedAt < SHORT_LIFE_MS ? shortLives + 1 : 0;
      const goesOn = document.hidden || (isEnded && shortLives < SHORT_LIVES_LIMIT);
      if (!goesOn) onState("polling");
      await this.#pause(goesOn ? RETRY_MS : POLL_MS);
      await untilSeen(signal);
      // What happened between two streams is told by neither.
      this.#tell(null);
    }
  }

  /** Follows one connection until the API ends it, as it does from time to time. Throws when it breaks or was never had. */
  async #stream(onOpen: () => void): Promise<void> {
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    this.#abort.signal.addEventListener("abort", stop);
    let silence = setTimeout(stop, SILENCE_MS);
    const lookAway = whenUnseen(UNSEEN_MS, stop);
    try {
      const headers = this.#lastId === "" ? {} : { "last-event-id": this.#lastId };
      const { body } = await request("events", { signal: abort.signal, headers });
      if (body === null) throw unreachable();
      onOpen();
      for await (const { event, data, id } of readEvents(body)) {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE_MS);
        if (id !== "") this.#lastId = id;
        if (event === "jobs") this.#tell((JSON.parse(data) as JobsEvent).jobs.map((job) => job.id));
        else if (event === "reset") this.#tell(null);
      }
    } finally {
      clearTimeout(silence);
      lookAway();
      this.#abort.signal.removeEventListener("abort", stop);
      stop();
    }
  }

  #tell(ids: readonly string[] | null): void {
    if (ids === null) this.#changed = null;
    else for (const id of ids) this.#changed?.add(id);
    const wait = Math.max(GATHER_MS, this.#toldAt + TELL_EVERY_MS - Date.now());
    this.#timer ??= setTimeout(() => {
      const change = this.#changed;
      this.#timer = null;
      this.#toldAt = Date.now();
      this.#changed = new Set();
      for (const listener of this.#listeners) listener(change);
    }, wait);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
      this.#abort.signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}
