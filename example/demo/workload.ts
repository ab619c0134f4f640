/** The jobs of the demo, and how each of them must end. Nothing is random: two runs enqueue the same jobs. */

import type { JobState } from "../../templates/runtime/core/state.ts";
import { chargeScenario, scriptedId, webhookScenario } from "./script.ts";

/** A job as the example's Worker takes it over HTTP; the Worker hands it to the generated client as it is. */
export interface JobInput {
  readonly binding: "WEBHOOK" | "CHARGE" | "MAIL" | "IMPORT" | "REPORT";
  readonly payload: Readonly<Record<string, unknown>>;
  readonly priority?: number;
  readonly delayMs?: number;
  readonly uniqueKey?: string;
}

export interface PlannedJob {
  readonly input: JobInput;
  readonly ends: JobState;
}

const WEBHOOKS = 600;
const CHARGES = 400;
const CUSTOMERS = 80;
const MAILS = 400;
const IMPORTS = 3;
const REPORTS = 100;
const CANCELLED_REPORTS = 10;

/** One domain gets more than half of all mail: the hot key that must delay only itself. */
const DOMAINS = ["example.com", "example.com", "example.com", "example.net", "example.org"];
const EVENTS = ["order.created", "order.paid", "order.shipped"] as const;

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** All jobs, in the order of enqueueing. */
export function plannedJobs(receiverUrl: string): readonly PlannedJob[] {
  return [
    ...count(IMPORTS).map(() => importJob(receiverUrl)),
    ...count(WEBHOOKS).map((sequence) => webhookJob(receiverUrl, sequence)),
    ...count(CHARGES).map(chargeJob),
    ...count(MAILS).map(mailJob),
    ...count(REPORTS).map(reportJob),
    ...count(CANCELLED_REPORTS).map(cancelledReport),
  ];
}

/** Mails that are enqueued a second time, with the unique key of the first. */
export function repeatedMails(): readonly PlannedJob[] {
  return count(MAILS).filter(hasUniqueKey).map(mailJob);
}

function webhookJob(receiverUrl: string, sequence: number): PlannedJob {
  const eventId = scriptedId("evt", sequence);
  const body = { eventId, orderId: `order-${sequence}`, amountCents: 100 + sequence };
  const payload = { url: `${receiverUrl}/webhooks`, event: pick(EVENTS, sequence), body };
  return { input: { binding: "WEBHOOK", payload }, ends: webhookScenario(sequence).ends };
}

function chargeJob(sequence: number): PlannedJob {
  const chargeId = scriptedId("chg", sequence);
  const customerId = `customer-${sequence % CUSTOMERS}`;
  const payload = { chargeId, customerId, amountCents: 500 + sequence, currency: "EUR" };
  return { input: { binding: "CHARGE", payload }, ends: chargeScenario(sequence).ends };
}

function mailJob(sequence: number): PlannedJob {
  const domain = pick(DOMAINS, sequence);
  const to = `reader-${sequence}@${domain}`;
  const payload = { to, domain, subject: "Your order", text: `Thank you for order ${sequence}.` };
  const key = hasUniqueKey(sequence) ? { uniqueKey: `thanks:${sequence}` } : {};
  return { input: { binding: "MAIL", payload, ...key }, ends: "COMPLETED" };
}

function hasUniqueKey(sequence: number): boolean {
  return sequence % 16 === 0;
}

function importJob(receiverUrl: string): PlannedJob {
  const payload = { url: `${receiverUrl}/airports.csv` };
  return { input: { binding: "IMPORT", payload }, ends: "COMPLETED" };
}

function reportJob(sequence: number): PlannedJob {
  const payload = { subject: `Report ${sequence}`, binding: "MAIL" };
  const delayMs = 2_000 + (sequence % 10) * 500;
  return {
    input: { binding: "REPORT", payload, priority: -10 + (sequence % 3), delayMs },
    ends: "COMPLETED",
  };
}

/** Due in an hour, and cancelled before that. */
function cancelledReport(sequence: number): PlannedJob {
  const payload = { subject: `Cancelled report ${sequence}`, binding: "MAIL" };
  return { input: { binding: "REPORT", payload, delayMs: 3_600_000 }, ends: "CANCELLED" };
}
