/** SPEC 3: a retry waits as long as its backoff says, or as the performer wished. */

import { isUndo } from "../world/ledger.ts";
import { RETRY_WISH_MS } from "../world/performer.ts";
import type { Check } from "./check.ts";
import { endedAttempt, isLost } from "./last-entry.ts";

export function backoff(): Check {
  return {
    name: "backoff",
    step(step, { definition, nowMs }) {
      const { id, before, after } = step;
      if (isUndo(step) && before?.due_at !== after?.due_at) return `${id}: an undone send moved it`;
      const entry = endedAttempt(step);
      if (entry === null || after?.state !== "SCHEDULED") return null;
      const delayMs = after.due_at - nowMs;
      if (delayMs === RETRY_WISH_MS && !isLost(entry)) return null;
      const rule = definition.backoff;
      // After a manual retry the exponent begins anew, so any exponent up to the attempts is right.
      for (let finished = 1; finished <= after.attempts; finished += 1) {
        const fullMs =
          rule.kind === "fixed"
            ? rule.delayMs
            : Math.min(rule.maxMs, Math.round(rule.baseMs * rule.factor ** (finished - 1)));
        const leastMs = rule.jitter ? Math.ceil(fullMs / 2) : fullMs;
        if (delayMs >= leastMs && delayMs <= fullMs) return null;
      }
      return `${id}: the retry waits ${delayMs} ms under ${JSON.stringify(rule)}`;
    },
  };
}
