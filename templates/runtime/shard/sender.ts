/**
 * Hands messages to the queue in chunks within the platform's limits, a few chunks at a time. A chunk that fails is
 * undone alone: its jobs go back to waiting with the same attempt number, their slots and tokens are given back, and
 * after a growing pause they go out again. What was accepted all the same is harmless: the attempt number fences it.
 */

import { SEND_BATCH_LIMIT, SEND_BATCH_LIMIT_BYTES } from "../core/limits.ts";
import { utf8Length } from "../core/text.ts";
import type { Dispatch } from "./dispatcher.ts";
import { inTime } from "./in-time.ts";
import { waitEnd } from "./wait-end.ts";
import type { ShardPorts } from "./ports.ts";

/** The platform counts about 100 bytes of its own per message (2026-11). */
const MESSAGE_OVERHEAD_BYTES = 128;
const MOST_BYTES_PER_CHARACTER = 3;
/** A full chunk of these is within the limit. */
const SHORT_BYTES = SEND_BATCH_LIMIT_BYTES / SEND_BATCH_LIMIT - MESSAGE_OVERHEAD_BYTES;
const PARALLEL_SENDS = 4;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** A send that has no answer by then counts as refused; should it succeed later, the attempt number fences it. */
const TIMEOUT_MS = 30_000;
/** No new dispatch while so much waits for its send, in characters: it is held in memory. */
const OUTGOING_LIMIT_CHARACTERS = 16_000_000;
const FULL_PAUSE_MS = 20;

export class Sender {
  readonly #ports: ShardPorts;
  readonly #undo: (chunk: readonly Dispatch[], error: unknown) => void;
  #outgoing: Dispatch[] = [];
  #outgoingCharacters = 0;
  #sending = 0;
  #failures = 0;
  #pausedUntil = -Infinity;

  /** `undo` puts the jobs of a failed chunk back; it must not throw. */
  constructor(ports: ShardPorts, undo: (chunk: readonly Dispatch[], error: unknown) => void) {
    this.#ports = ports;
    this.#undo = undo;
  }

  /** No new dispatch before this time, epoch ms. */
  sendsFrom(nowMs: number): number {
    if (this.#outgoingCharacters >= OUTGOING_LIMIT_CHARACTERS) return nowMs + FULL_PAUSE_MS;
    return waitEnd(this.#pausedUntil, nowMs, LONGEST_PAUSE_MS);
  }

  /** The jobs whose messages still wait here for their send: nobody can answer for them yet. */
  unsent(): ReadonlySet<number> {
    return new Set(this.#outgoing.map(({ attempt }) => attempt.localId));
  }

  push(dispatches: readonly Dispatch[]): void {
    for (const dispatch of dispatches) {
      this.#outgoing.push(dispatch);
      this.#outgoingCharacters += dispatch.body.length;
    }
    while (this.#outgoing.length > 0 && this.#sending < PARALLEL_SENDS) {
      this.#sending += 1;
      this.#ports.background(this.#sendAll());
    }
  }

  async #sendAll(): Promise<void> {
    try {
      for (let chunk = this.#nextChunk(); chunk.length > 0; chunk = this.#nextChunk()) {
        await this.#send(chunk);
      }
    } finally {
      this.#sending -= 1;
    }
  }

  async #send(chunk: readonly Dispatch[]): Promise<void> {
    try {
      const bodies = chunk.map(({ body }) => body);
      await inTime(this.#ports.queue.send(bodies), this.#ports.clock, {
        timeoutMs: TIMEOUT_MS,
        message: `The queue did not answer within ${TIMEOUT_MS} ms.`,
      });
      this.#failures = 0;
    } catch (error) {
      const nowMs = this.#ports.clock.now();
      // Chunks that were under way together fail together: the pause grows once for all of them.
      if (nowMs >= this.#pausedUntil) this.#failures += 1;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
      this.#pausedUntil = nowMs + pauseMs;
      this.#undo(chunk, error);
    }
  }

  #nextChunk(): Dispatch[] {
    let bytes = 0;
    let count = 0;
    for (const { body } of this.#outgoing) {
      // Counting takes long, and of a short text it is enough to know that it is short.
      const atMost = body.length * MOST_BYTES_PER_CHARACTER;
      bytes += (atMost <= SHORT_BYTES ? atMost : utf8Length(body)) + MESSAGE_OVERHEAD_BYTES;
      if (count > 0 && (bytes > SEND_BATCH_LIMIT_BYTES || count === SEND_BATCH_LIMIT)) break;
      this.#outgoingCharacters -= body.length;
      count += 1;
    }
    return this.#outgoing.splice(0, count);
  }
}
