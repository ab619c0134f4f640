/** SPEC 6: what silence and a timeout make of a job, by its guarantee; and no job is given up with attempts left. */

import type { Check } from "./check.ts";
import { Dispatches } from "./dispatches.ts";
import { endedAttempt, isLost, isTimedOut } from "./last-entry.ts";

export function guarantee(): Check {
  const dispatches = new Dispatches();
  return {
    name: "guarantee",
    step(step, host) {
      const { definition } = host;
      dispatches.note(step, host);
      const { id, before, after } = step;
      if (after?.state === "SCHEDULED" && after.attempts >= after.max_attempts) {
        return `${id}: waits for attempt ${after.attempts + 1} of ${after.max_attempts}`;
      }
      const entry = endedAttempt(step);
      if (entry === null || before === null || after === null) return null;
      const atMostOnce = (before.guarantee ?? definition.guarantee) === "at-most-once";
      const isUnknown = isLost(entry) || isTimedOut(entry);
      const mayRequeue = definition.requeueUnclaimed && before.state === "QUEUED" && isLost(entry);
      if (atMostOnce && isUnknown && after.state !== "STALLED" && !mayRequeue) {
        return `${id}: nobody knows what the attempt did, yet the job is ${after.state}`;
      }
      const { name } = host;
      const wentOutExclusive = dispatches.isExclusive(name, id, entry.attempt);
      if (wentOutExclusive && before.state === "QUEUED" && !isLost(entry)) {
        return `${id}: an answer for an attempt that nobody claimed`;
      }
      if (!atMostOnce && after.state === "STALLED") return `${id}: at-least-once, yet STALLED`;
      const hasLeft = after.attempts < before.max_attempts;
      if (isUnknown && !atMostOnce && hasLeft !== (after.state === "SCHEDULED")) {
        return `${id}: ${after.attempts} of ${before.max_attempts} attempts, yet ${after.state}`;
      }
      return null;
    },
  };
}
