/** One made-up job, with the attempts that its state asks for. */

import type { AttemptEntry, JobDetail } from "../../../templates/runtime/api/types.ts";
import { formatJobId } from "../../../templates/runtime/core/job-id.ts";
import type { JobState } from "../../../templates/runtime/core/state.ts";
import type { Chance } from "../../support/chance.ts";

const MINUTE = 60_000;

const ERRORS = [
  "HttpError: 503 Service Unavailable\n    at deliver (example/performers/webhook.ts:41:11)\n    at perform (example/performers/webhook.ts:18:3)",
  "timed out after 2000 ms",
  "TypeError: fetch failed: connection refused by hooks.shop.example:443",
];

export function fakeJob(
  binding: string,
  state: JobState,
  createdAt: number,
  number: number,
  chance: Chance,
): JobDetail {
  const failures = state === "FAILED" ? 4 : state === "SCHEDULED" ? chance.below(3) : 0;
  const log: AttemptEntry[] = [];
  let at = createdAt;
  const attempt = (became: JobState, error: string | null): void => {
    const started = at + chance.between(40, 2_600);
    const finished = started + chance.between(90, 2_000);
    log.unshift({
      attempt: log.length + 1,
      state: became,
      started_at: started,
      finished_at: finished,
      error,
    });
    at = finished + 250 * 2 ** log.length;
  };
  for (let index = 0; index < failures; index += 1) {
    const isLast = state === "FAILED" && index === failures - 1;
    attempt(isLast ? "FAILED" : "SCHEDULED", ERRORS[chance.below(ERRORS.length)] ?? null);
  }
  if (state === "COMPLETED") attempt("COMPLETED", null);
  if (state === "STALLED") attempt("STALLED", "no answer for 34 s: reaped");
  const [last] = log;
  const customer = `c-${chance.between(100, 140)}`;
  const dispatchedAt = last?.started_at == null ? createdAt + 30 : last.started_at - 12;
  const shard = binding === "CHARGE" ? chance.below(4) : 0;
  return {
    id: formatJobId(
      binding,
      shard,
      60_000_000_000_000 + number * 7_919 + Math.floor(createdAt / 9_000),
    ),
    binding,
    state,
    priority: chance.chance(0.1) ? 10 : 0,
    attempts: log.length,
    max_attempts: 4,
    created_at: createdAt,
    updated_at: last?.finished_at ?? createdAt + 40,
    run_after: state === "SCHEDULED" ? at + 4 * MINUTE : (last?.started_at ?? createdAt),
    dispatched_at: state === "SCHEDULED" && log.length === 0 ? null : dispatchedAt,
    retryable: state === "FAILED" || state === "STALLED",
    concurrency_key: binding === "CHARGE" ? `customer:${customer}` : null,
    unique_key: binding === "MAIL" && chance.chance(0.3) ? `welcome:${customer}` : null,
    partition_key: binding === "CHARGE" ? customer : null,
    progress: binding === "IMPORT" && state === "RUNNING" ? 0.62 : null,
    last_error: last?.error?.slice(0, 200) ?? null,
    guarantee: binding === "CHARGE" ? "at-most-once" : "at-least-once",
    payload: {
      url: "https://hooks.shop.example/orders",
      event: "order.paid",
      body: { eventId: `e-${number}`, orderId: `o-${4_000 + number}`, amountCents: 12_900 },
      lines: [
        { sku: "thread-40", count: 3 },
        { sku: "spindle", count: 1 },
      ],
      gift: null,
      urgent: true,
    },
    result: state === "COMPLETED" ? { status: 204, region: "apac", retriedFrom: null } : null,
    result_omitted: null,
    payload_hidden: false,
    attempts_log: log,
  };
}
