/** How a step ended an attempt: the newest entry of the log, if the step wrote one. */

import type { AttemptLogEntry } from "../../../templates/runtime/protocol.ts";
import type { JobStep } from "../world/ledger.ts";

export function endedAttempt({ before, after }: JobStep): AttemptLogEntry | null {
  if (before === null || after === null || after.attempts === before.attempts) return null;
  return (JSON.parse(after.attempts_log) as AttemptLogEntry[])[0] ?? null;
}

/** Nobody answered in time. */
export function isLost({ error }: AttemptLogEntry): boolean {
  return error?.startsWith("No answer for ") === true;
}

export function isTimedOut({ error }: AttemptLogEntry): boolean {
  return error?.startsWith("JobTimeoutError: ") === true;
}
