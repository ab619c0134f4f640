/** A performer may beat in a tight loop; the shard hears at most one beat each 5 seconds, with the latest progress. */

import type { Clock } from "../core/clock.ts";
import type { HeartbeatReply } from "../protocol.ts";

const HEARTBEAT_INTERVAL_MS = 5_000;

export interface HeartbeatOptions {
  readonly clock: Clock;
  /** Tells the shard; may fail. `progress` is absent when the performer never said any. */
  readonly send: (progress: number | undefined) => Promise<HeartbeatReply>;
  /** The shard no longer waits for this attempt. */
  readonly onStale: () => void;
  readonly onFailure: (error: unknown) => void;
}

export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #progress: number | undefined = undefined;
  #lastSentAt: number | null = null;
  /** A beat that waits for its turn. */
  #timer: unknown = null;
  #isSending = false;
  #isWaiting = false;
  #isClosed = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Never throws. Progress that is not a number is passed over, the beat still counts. */
  beat(progress?: number): void {
    if (this.#isClosed) return;
    if (typeof progress === "number" && !Number.isNaN(progress)) {
      this.#progress = Math.min(1, Math.max(0, progress));
    }
    this.#isWaiting = true;
    this.#sendWhenDue();
  }

  /** The attempt is over: nothing more goes out, also not from a performer that ignores its signal. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) this.#options.clock.clearTimeout(this.#timer);
  }

  #sendWhenDue(): void {
    if (this.#isClosed || !this.#isWaiting || this.#isSending || this.#timer !== null) return;
    const { clock } = this.#options;
    const waitMs =
      this.#lastSentAt === null ? 0 : this.#lastSentAt + HEARTBEAT_INTERVAL_MS - clock.now();
    if (waitMs <= 0) {
      void this.#send();
      return;
    }
    this.#timer = clock.setTimeout(() => {
      this.#timer = null;
      this.#sendWhenDue();
    }, waitMs);
  }

  async #send(): Promise<void> {
    const { clock, send, onStale, onFailure } = this.#options;
    this.#isWaiting = false;
    this.#isSending = true;
    this.#lastSentAt = clock.now();
    try {
      const reply = await send(this.#progress);
      if (reply.kind === "stale" && !this.#isClosed) onStale();
    } catch (error) {
      onFailure(error);
    } finally {
      this.#isSending = false;
    }
    this.#sendWhenDue();
  }
}
