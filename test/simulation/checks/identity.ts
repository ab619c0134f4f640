/** I7, P07: what a scheduler reads is always a whole number, and what a job is does not change while it lives. */

import type { Check } from "./check.ts";

const NUMBERS = ["priority", "due_at", "gate", "attempts", "max_attempts", "revision"] as const;
const FIXED = [
  "priority",
  "lane",
  "guarantee",
  "timeout_ms",
  "created_at",
  "unique_key",
  "partition_key",
] as const;

export function identity(): Check {
  return {
    name: "identity",
    step({ id, before, after }) {
      if (after === null) return null;
      for (const column of NUMBERS) {
        if (!Number.isSafeInteger(after[column])) return `${id}: ${column} is ${after[column]}`;
      }
      const isOut = after.state === "QUEUED" || after.state === "RUNNING";
      if (isOut && (after.alive_at === null || after.dispatched_at === null)) {
        return `${id} is out without a time`;
      }
      if (after.state === "SCHEDULED" && after.lane === null && after.gate !== 0) {
        return `${id} waits where nobody looks`;
      }
      if (before === null) return null;
      const changed = FIXED.find((column) => before[column] !== after[column]);
      return changed === undefined ? null : `${id}: ${changed} changed`;
    },
  };
}
