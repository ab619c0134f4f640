/** What the consumer takes from the outside: time, chance, the log, and the batch itself. */

import type { Clock, Random } from "../core/clock.ts";
import { systemClock } from "../core/clock.ts";
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
