/**
 * What the receiver answers, decided by the number in an event's id alone. So the demo knows beforehand how every job must
 * end, and a run can be checked instead of admired.
 */

import type { JobState } from "../../templates/runtime/core/state.ts";

/** One answer of the receiver. */
export type Answer =
  | { readonly kind: "status"; readonly status: number; readonly retryAfterSeconds?: number }
  /** Takes the request and never answers. */
  | { readonly kind: "silence" };

/** One story of a job, told by the receiver's answers: the first attempts, then what every later one gets. */
export interface Scenario {
  readonly name: string;
  readonly first: readonly Answer[];
  readonly then: Answer;
  /** How the job must end. */
  readonly ends: JobState;
}

const status = (code: number): Answer => ({ kind: "status", status: code });
const silence: Answer = { kind: "silence" };

const WEBHOOK_OK: Scenario = { name: "ok", first: [], then: status(200), ends: "COMPLETED" };
const WEBHOOK_FAILS_ONCE: Scenario = { ...WEBHOOK_OK, name: "500 once", first: [status(500)] };
const WEBHOOK_BUSY_ONCE: Scenario = {
  ...WEBHOOK_OK,
  name: "429 once",
  first: [{ kind: "status", status: 429, retryAfterSeconds: 1 }],
};
const WEBHOOK_SILENT_ONCE: Scenario = { ...WEBHOOK_OK, name: "silent once", first: [silence] };
const WEBHOOK_BROKEN: Scenario = {
  name: "500 always",
  first: [],
  then: status(500),
  ends: "FAILED",
};

/** The story of webhook number `sequence`. */
export function webhookScenario(sequence: number): Scenario {
  if (sequence % 50 === 49) return WEBHOOK_BROKEN;
  if (sequence % 20 === 7) return WEBHOOK_FAILS_ONCE;
  if (sequence % 20 === 13) return WEBHOOK_BUSY_ONCE;
  if (sequence % 100 === 31) return WEBHOOK_SILENT_ONCE;
  return WEBHOOK_OK;
}

const CHARGE_OK: Scenario = { name: "booked", first: [], then: status(201), ends: "COMPLETED" };
const CHARGE_REFUSED_ONCE: Scenario = {
  ...CHARGE_OK,
  name: "refused once, then booked",
  first: [status(503)],
};
const CHARGE_DECLINED: Scenario = {
  name: "declined",
  first: [],
  then: status(402),
  ends: "FAILED",
};
const CHARGE_UNKNOWN: Scenario = {
  name: "booked, never answered",
  first: [],
  then: silence,
  ends: "STALLED",
};

/** The story of charge number `sequence`. */
export function chargeScenario(sequence: number): Scenario {
  if (sequence % 40 === 19) return CHARGE_REFUSED_ONCE;
  if (sequence % 100 === 61) return CHARGE_DECLINED;
  if (sequence % 200 === 101) return CHARGE_UNKNOWN;
  return CHARGE_OK;
}

/** The answer to attempt number `attempt` (1-based). */
export function answerOf(scenario: Scenario, attempt: number): Answer {
  return scenario.first[attempt - 1] ?? scenario.then;
}

/** Whether this answer to a charge means that the money moved: yes with 201, and with the silence after the booking. */
export function isBooked(answer: Answer): boolean {
  return answer.kind === "silence" || answer.status === 201;
}

/** `evt-0042`, `chg-0042`. */
export function scriptedId(prefix: "evt" | "chg", sequence: number): string {
  return `${prefix}-${String(sequence).padStart(4, "0")}`;
}

/** The number in a scripted id; null for any other text. */
export function sequenceOf(id: string): number | null {
  const digits = /^(?:evt|chg)-(\d{1,6})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}
