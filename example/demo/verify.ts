/** The checks of a finished run. Each is a pure function of the evidence and says what it saw. */

import { isAtRest } from "../../templates/runtime/core/state.ts";
import type { EnqueuedJob, Evidence } from "./evidence.ts";
import { countBy, groupBy, peakOverlap, spanMs, worstWindow } from "./measure.ts";
import { canonical, differences } from "./read-model.ts";

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

type Check = (evidence: Evidence) => CheckResult;

/** Runs every check, in the order in which they are shown. */
export function verify(evidence: Evidence): readonly CheckResult[] {
  const checks: readonly Check[] = [
    everyJobAtRest,
    everyJobEndedAsScripted,
    everyWebhookReceived,
    noChargeTwice,
    noDomainAboveItsConcurrency,
    rateBoundHeld,
    csvRowsCounted,
    noJobBeforeItsTime,
    uniqueKeysMadeOneJob,
    readModelEqualsShards,
  ];
  return checks.map((check) => check(evidence));
}

export function everyJobAtRest({ enqueued, jobs }: Evidence): CheckResult {
  const bad = enqueued.filter(({ id }) => {
    const job = jobs.get(id);
    return job === undefined || !isAtRest(job.state);
  });
  return verdict("every job is at rest", bad.map(nameOf), `${enqueued.length} jobs`);
}

export function everyJobEndedAsScripted({ enqueued, jobs }: Evidence): CheckResult {
  const bad = enqueued.filter(({ id, ends }) => jobs.get(id)?.state !== ends);
  const ends = countBy(enqueued, (job) => job.ends);
  const summary = [...ends].map(([state, count]) => `${count} ${state}`).join(", ");
  const found = bad.map((job) => `${job.id} is ${jobs.get(job.id)?.state ?? "unknown"}`);
  return verdict("every job ended as its script says", found, summary);
}

/** A completed webhook has a 2xx on the other side; a failed one was tried as often as its budget allows. */
export function everyWebhookReceived({ enqueued, records, policy }: Evidence): CheckResult {
  const received = groupBy(records.webhooks, (record) => record.eventId);
  const webhooks = enqueued.filter(({ input }) => input.binding === "WEBHOOK");
  const bad = webhooks.filter((job) => {
    const requests = received.get(eventIdOf(job)) ?? [];
    return job.ends === "COMPLETED"
      ? !requests.some(({ status }) => status === 200)
      : requests.length < policy.webhookMaxAttempts;
  });
  const detail = `${webhooks.length} events in ${records.webhooks.length} requests`;
  return verdict("every webhook was received at least once", bad.map(nameOf), detail);
}

/** The ledger has one line for each charge that was booked, none twice, none that nobody ordered. */
export function noChargeTwice({ enqueued, records }: Evidence): CheckResult {
  const lines = groupBy(records.charges, (charge) => charge.chargeId);
  const twice = [...lines].filter(([, list]) => list.length > 1).map(([id]) => `${id} twice`);
  const charges = enqueued.filter(({ input }) => input.binding === "CHARGE");
  const missing = charges
    .filter((job) => job.ends !== "FAILED" && !lines.has(String(job.input.payload["chargeId"])))
    .map((job) => `${nameOf(job)} missing`);
  const detail = `${charges.length} jobs, ${records.charges.length} lines in the ledger`;
  return verdict("no charge was made twice", [...twice, ...missing], detail);
}

export function noDomainAboveItsConcurrency({ records, policy }: Evidence): CheckResult {
  const domains = [...groupBy(records.mails, (mail) => mail.domain)];
  const peaks = domains.map(([domain, mails]) => ({ domain, peak: peakOverlap(mails) }));
  const bad = peaks.filter(({ peak }) => peak > policy.mailsPerDomain);
  const detail = peaks.map(({ domain, peak }) => `${domain} ${peak}`).join(", ");
  return verdict(
    `no domain had more than ${policy.mailsPerDomain} mails at once`,
    bad.map(({ domain, peak }) => `${domain} had ${peak}`),
    `peaks: ${detail}`,
  );
}

/** Judged by the shard's dispatch times; no mail is tried twice here, so each has exactly one. */
export function rateBoundHeld({ enqueued, jobs, policy }: Evidence): CheckResult {
  const mails = enqueued.filter(({ input }) => input.binding === "MAIL");
  const times: number[] = [];
  const bad: string[] = [];
  for (const { id } of mails) {
    const job = jobs.get(id);
    if (job?.dispatchedAt == null || job.attempts !== 1) bad.push(`${id} has no single dispatch`);
    else times.push(job.dispatchedAt);
  }
  const worst = worstWindow(times, policy.mailRate);
  if (worst.excess > 0) bad.push(`${worst.count} dispatches in ${worst.windowMs} ms`);
  const seconds = (spanMs(times) / 1000).toFixed(1);
  const detail = `${times.length} in ${seconds} s, the fullest window ${worst.count} in ${worst.windowMs} ms`;
  const { tokens, intervalMs } = policy.mailRate;
  return verdict(`mails kept to ${tokens} per ${intervalMs} ms in every window`, bad, detail);
}

export function csvRowsCounted({ enqueued, jobs, csv }: Evidence): CheckResult {
  const imports = enqueued.filter(({ input }) => input.binding === "IMPORT");
  const expected = canonical(csv);
  const bad = imports
    .map(({ id }) => ({ id, result: jobs.get(id)?.result ?? null }))
    .filter(({ result }) => canonical(result) !== expected)
    .map(({ id, result }) => `${id} counted ${canonical(result)}`);
  const detail = `${imports.length} imports of ${csv.rows} rows in ${csv.states} states`;
  return verdict("every CSV row was counted", bad, detail);
}

export function noJobBeforeItsTime({ enqueued, jobs }: Evidence): CheckResult {
  const delayed = enqueued.filter(({ input }) => (input.delayMs ?? 0) > 0);
  const bad = delayed.filter(({ id, input }) => {
    const job = jobs.get(id);
    if (job === undefined) return true;
    const earliest = job.createdAt + (input.delayMs ?? 0);
    return job.dispatchedAt !== null && job.dispatchedAt < earliest;
  });
  return verdict("no delayed job ran before its time", bad.map(nameOf), `${delayed.length} jobs`);
}

export function uniqueKeysMadeOneJob({ repeats, records }: Evidence): CheckResult {
  const mails = countBy(records.mails, (mail) => mail.idempotencyKey);
  const bad = repeats.filter(
    ({ firstId, secondId, deduplicated }) =>
      firstId !== secondId || !deduplicated || mails.get(firstId) !== 1,
  );
  const detail = `${repeats.length} repeated enqueues`;
  return verdict(
    "a unique key made one job",
    bad.map(({ uniqueKey }) => uniqueKey),
    detail,
  );
}

/** Every column of every row, and no row more or less. */
export function readModelEqualsShards({ enqueued, jobs, rows }: Evidence): CheckResult {
  const bad: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of enqueued) {
    const job = jobs.get(id);
    const row = byId.get(id);
    byId.delete(id);
    if (job === undefined || row === undefined) bad.push(`${id} is not in both`);
    else bad.push(...differences(job, row).map((column) => `${id} differs in ${column}`));
  }
  bad.push(...[...byId.keys()].map((id) => `${id} is only in D1`));
  return verdict("D1 equals the shards, column by column", bad, `${rows.length} rows`);
}

const SHOWN_PROBLEMS = 3;

function verdict(name: string, problems: readonly string[], detail: string): CheckResult {
  if (problems.length === 0) return { name, passed: true, detail };
  const shown = problems.slice(0, SHOWN_PROBLEMS).join("; ");
  const more = problems.length - SHOWN_PROBLEMS;
  return { name, passed: false, detail: more > 0 ? `${shown}; ${more} more` : shown };
}

function nameOf(job: EnqueuedJob): string {
  return job.id;
}

function eventIdOf(job: EnqueuedJob): string {
  return String((job.input.payload["body"] as { eventId?: unknown } | undefined)?.eventId);
}
