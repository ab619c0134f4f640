/** Invariant 2, I1: only the transitions of SPEC 2 happen, and each change is newer than the one before. */

import type { Check } from "./check.ts";

/** Written out again here: a check that asked the code under test would believe it. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  new: ["SCHEDULED", "QUEUED"],
  SCHEDULED: ["QUEUED", "CANCELLED"],
  QUEUED: ["RUNNING", "COMPLETED", "FAILED", "SCHEDULED", "STALLED"],
  RUNNING: ["COMPLETED", "FAILED", "SCHEDULED", "STALLED"],
  FAILED: ["SCHEDULED", "swept"],
  STALLED: ["SCHEDULED", "swept"],
  COMPLETED: ["swept"],
  CANCELLED: ["swept"],
};

export function transitions(): Check {
  return {
    name: "transitions",
    step({ id, before, after }) {
      const from = before?.state ?? "new";
      const to = after?.state ?? "swept";
      if (from !== to && ALLOWED[from]?.includes(to) !== true) return `${id}: ${from} -> ${to}`;
      if (from === to && !["SCHEDULED", "RUNNING"].includes(from)) return `${id}: ${to} changed`;
      if (before === null || after === null) return null;
      // Moving the head of a lane into the line is no change of the job.
      const isMoved = before.gate !== after.gate && from === to;
      if (after.revision < before.revision || (after.revision === before.revision && !isMoved)) {
        return sameTransaction(from, to)
          ? null
          : `${id}: revision ${before.revision} -> ${after.revision} at ${from} -> ${to}`;
      }
      return null;
    },
  };
}

/** What one transaction may do to one job in two steps, under one revision. */
function sameTransaction(from: string, to: string): boolean {
  return from === "SCHEDULED" && ["QUEUED", "SCHEDULED"].includes(to);
}
