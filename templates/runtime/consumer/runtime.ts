/** What the consumer takes from the outside: time, chance, the log, and the batch itself. */

import type { Clock, Random } from "../core/clock.ts";
import { systemClock } from "../core/clock.ts";
import type { CallPolicy } from "../core/shard-call.ts";
import type { WriteLog } from "./log.ts";
import { writeConsoleLog } from "./log.ts";

export interface ConsumerRuntime {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: WriteLog;
}

export const systemRuntime: ConsumerRuntime = {
  clock: systemClock,
  random: () => Math.random(),
  log: writeConsoleLog,
};

/** A batch of queue messages, as far as it is used. */
export interface JobBatch {
  readonly queue: string;
  readonly messages: readonly { readonly body: unknown }[];
  ackAll(): void;
}

/** Longest time that a finished attempt waits for others of its shard, so that they share one call. */
export const HOLD_BACK_MS = 25;

/** An attempt that still runs after this time is announced to its shard, which writes a row for it. */
export const ANNOUNCE_AFTER_MS = 250;

/** Reports are safe to repeat: a repeat of one that was recorded changes nothing. About 3 s of tries, then the reaper decides. */
export const REPORT_POLICY: CallPolicy = {
  delaysMs: [50, 200, 800, 2_000],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => true,
};

/** Claims, too: an exclusive claim whose answer was lost is refused when repeated, so its attempt never starts twice. */
export const CLAIM_POLICY: CallPolicy = {
  delaysMs: [50, 200, 800],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => true,
};

/** Heartbeats and start reports are advisory: the next one makes up for a lost one. */
export const ADVISORY_POLICY: CallPolicy = {
  delaysMs: [],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => false,
};
