/** I5: the log holds the attempts without a hole, newest first, and an attempt ends once, at times that can be. */

import type { AttemptLogEntry } from "../../../templates/runtime/protocol.ts";
import type { Check } from "./check.ts";
import { isLost } from "./last-entry.ts";

const KEPT = 20;

export function attemptsLog(): Check {
  return {
    name: "attempts-log",
    step({ id, before, after }, { nowMs }) {
      if (before === null || after === null) return null;
      const ended = after.attempts - before.attempts;
      const wasOut = before.state === "QUEUED" || before.state === "RUNNING";
      if (ended !== 0 && !(ended === 1 && wasOut)) {
        return `${id}: ${before.attempts} -> ${after.attempts} attempts out of ${before.state}`;
      }
      if (after.attempts_log === before.attempts_log) {
        return ended === 0 ? null : `${id}: an attempt ended without an entry`;
      }
      const log = JSON.parse(after.attempts_log) as AttemptLogEntry[];
      const expected = Math.min(KEPT, after.attempts);
      const isWhole = log.every(({ attempt }, index) => attempt === after.attempts - index);
      if (!isWhole || log.length !== expected) {
        return `${id}: ${after.attempts} attempts, log of ${log.map(({ attempt }) => attempt).join()}`;
      }
      const [entry] = log;
      // The reaper knows when the performer began by the clock of then, which may have been set back.
      if (entry === undefined || entry.startedAt === null || isLost(entry)) return null;
      const { startedAt, finishedAt } = entry;
      const earliest = Math.min(before.dispatched_at ?? nowMs, nowMs);
      if (startedAt < earliest || finishedAt < startedAt || finishedAt > nowMs) {
        return `${id}: ran from ${startedAt} to ${finishedAt}, went out at ${earliest}, it is ${nowMs}`;
      }
      return null;
    },
  };
}
