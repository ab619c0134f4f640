/** What a report says of its attempt, read with suspicion: a caller of another version may say anything. */

import { DURATION_LIMIT_MS, ERROR_LIMIT_CHARACTERS } from "../core/limits.ts";
import { boundedText } from "../core/text.ts";
import type { AttemptOutcome } from "../protocol.ts";

const KNOWN_OUTCOMES: readonly AttemptOutcome["kind"][] = [
  "completed",
  "failed",
  "timed-out",
  "returned",
];

/** A report that this version does not know is no answer: it must not fail the others that came with it. */
export function isOutcome(outcome: AttemptOutcome): boolean {
  return KNOWN_OUTCOMES.includes(outcome?.kind);
}

/** The outcome, fit for storing. */
export function bounded(outcome: AttemptOutcome): AttemptOutcome {
  if (outcome.kind === "completed") {
    const { result, resultOmitted } = outcome;
    return {
      kind: "completed",
      ...(typeof result === "string" ? { result } : {}),
      ...(typeof resultOmitted === "string" ? { resultOmitted } : {}),
    };
  }
  const error = boundedText(String(outcome.error), ERROR_LIMIT_CHARACTERS);
  if (outcome.kind === "timed-out" || outcome.kind === "returned") {
    return { kind: outcome.kind, error };
  }
  return { kind: "failed", error, retry: boundedRetry(outcome.retry) };
}

/** A delay is whole and not negative; what is no delay means the usual backoff. */
function boundedRetry(retry: "backoff" | "never" | number): "backoff" | "never" | number {
  if (typeof retry !== "number") return retry === "never" ? "never" : "backoff";
  return retry >= 0 ? Math.ceil(Math.min(retry, DURATION_LIMIT_MS)) : "backoff";
}
