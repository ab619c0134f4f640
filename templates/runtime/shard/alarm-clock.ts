/**
 * The shard's one alarm: armed for the earliest of all needs, and armed anew only when a need is earlier, since every
 * arming is a billed row.
 *
 * Platform facts (2026-11): an alarm re-armed to the very millisecond in which its handler runs may never fire; an alarm
 * set by a handler that then throws replaces the platform's own retry. So the time is always later than now and than the
 * alarm that fired, and the handler does not throw.
 */

import { waitEnd } from "./wait-end.ts";
import type { ShardPorts } from "./ports.ts";

/** An armed alarm that has not gone off this long after its time was lost, and is armed anew. */
const LOST_AFTER_MS = 30_000;
/** An alarm that comes later than this found the shard absent; answers may be on their way and get a moment. */
const LATE_MS = 5_000;
const GRACE_AFTER_ABSENCE_MS = 2_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5_000;

export class AlarmClock {
  readonly #alarm: ShardPorts["alarm"];
  #armedAt: number;
  #firedAt = -Infinity;
  #reapNotBefore = -Infinity;
  #retryAt = Infinity;
  #failures = 0;
  #held = false;

  /** `armedAt` is what the platform says is armed; null: nothing. */
  constructor(alarm: ShardPorts["alarm"], armedAt: number | null) {
    this.#alarm = alarm;
    this.#armedAt = armedAt ?? Infinity;
  }

  /** The alarm that was armed for `scheduledAt` has gone off: none is armed now. */
  fired(scheduledAt: number, nowMs: number): void {
    if (nowMs - scheduledAt > LATE_MS) this.#reapNotBefore = nowMs + GRACE_AFTER_ABSENCE_MS;
    this.#firedAt = Math.max(nowMs, scheduledAt);
    this.#armedAt = Infinity;
    this.#retryAt = Infinity;
  }

  /** Arms nothing until `release`: while due work is being done, its own need would arm an alarm for the next moment. */
  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
  }

  /** The handler has ended: from now on only the present bounds the alarm, also after the clock stepped back. */
  handled(): void {
    this.#firedAt = -Infinity;
  }

  /** Everything due was done. */
  workDone(): void {
    this.#failures = 0;
  }

  /** False for a moment after an absence, in which late answers win over the reaper. */
  mayReap(nowMs: number): boolean {
    return nowMs >= waitEnd(this.#reapNotBefore, nowMs, GRACE_AFTER_ABSENCE_MS);
  }

  /** When attempts with that earliest deadline are to be reaped. */
  reapAt(deadlineAt: number, nowMs: number): number {
    const notBefore = waitEnd(this.#reapNotBefore, nowMs, GRACE_AFTER_ABSENCE_MS);
    return deadlineAt === Infinity ? Infinity : Math.max(deadlineAt, notBefore);
  }

  /** Work has failed: it is tried again within seconds, with growing pauses. */
  retrySoon(nowMs: number): void {
    const pauseMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retryAt = nowMs + pauseMs;
    this.arm(this.#retryAt, nowMs);
  }

  /** Arms the alarm if the need is earlier than what is armed; Infinity needs none. */
  arm(needAt: number, nowMs: number): void {
    const earliest = Math.min(needAt, this.#retryAt);
    if (this.#held || earliest === Infinity) return;
    const at = Math.max(Math.ceil(earliest), nowMs + 1, this.#firedAt + 1);
    if (at >= this.#armedAt && this.#armedAt > nowMs - LOST_AFTER_MS) return;
    this.#armedAt = at;
    this.#alarm.set(at);
  }
}
