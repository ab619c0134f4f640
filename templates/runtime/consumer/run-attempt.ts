/** Runs one attempt of one job: calls the performer, watches its deadline, turns whatever comes of it into one outcome. */

import type { Clock } from "../core/clock.ts";
import { toResultText } from "../core/json.ts";
import { JobSupersededError, JobTimeoutError, retryWish } from "../core/performer-errors.ts";
import type { AttemptOutcome, HeartbeatReply } from "../protocol.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Delivery } from "./delivery.ts";
import { errorText } from "./error-text.ts";
import { Heartbeat } from "./heartbeat.ts";
import { jobLog } from "./job-log.ts";
import { LazySignal } from "./lazy-signal.ts";
import type { WriteLog } from "./log.ts";
import type { JobContext } from "./performer.ts";
import { isFromTheFuture, upgraded } from "./upgrade.ts";

export interface AttemptPorts {
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  readonly log: WriteLog;
  readonly env: unknown;
  /** The platform's context of the invocation; undefined where there is none. */
  readonly executionContext: unknown;
  readonly sendHeartbeat: (progress: number | undefined) => Promise<HeartbeatReply>;
}

/**
 * The attempt's outcome; never rejects. `readPayload` may throw, which fails the attempt like any error of the performer. At the
 * deadline the outcome is settled first and the signal aborted then: what a performer does about it comes too late to count.
 */
export function runAttempt(
  delivery: Delivery,
  readPayload: () => unknown,
  ports: AttemptPorts,
): Promise<AttemptOutcome> {
  const { clock, deadlines, log } = ports;
  if (isFromTheFuture(delivery)) return Promise.resolve(returned(delivery, log));
  const lazySignal = new LazySignal();
  const facts = {
    binding: delivery.definition.name,
    jobId: delivery.id,
    attempt: delivery.attempt,
  };
  const heartbeat = new Heartbeat({
    clock,
    send: ports.sendHeartbeat,
    onStale: () => {
      log({ level: "warn", event: "attempt-superseded", ...facts });
      lazySignal.abort(new JobSupersededError());
    },
    onFailure: (error) => {
      log({ level: "warn", event: "heartbeat-failed", ...facts, error: errorText(error) });
    },
  });
  const ctx: JobContext = {
    env: ports.env,
    jobId: delivery.id,
    binding: delivery.definition.name,
    attempt: delivery.attempt,
    idempotencyKey: delivery.id,
    deadlineAt: clock.now() + delivery.timeoutMs,
    get signal() {
      return lazySignal.signal;
    },
    heartbeat: (progress) => {
      heartbeat.beat(progress);
    },
    log: jobLog(log, facts),
  };

  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (outcome: AttemptOutcome): void => {
      if (isSettled) {
        log({ level: "info", event: "late-outcome-dropped", ...facts, outcome: outcome.kind });
        return;
      }
      isSettled = true;
      cancelDeadline();
      heartbeat.close();
      resolve(outcome);
    };
    const cancelDeadline = deadlines.add(delivery.timeoutMs, () => {
      const timeout = new JobTimeoutError(delivery.timeoutMs);
      settle({ kind: "timed-out", error: `${timeout.name}: ${timeout.message}` });
      lazySignal.abort(timeout);
    });
    // Both outcomes are listened to for good, so a performer that rejects after its deadline rejects into `settle`.
    perform(delivery, readPayload, ctx, ports.executionContext).then(
      (result) => {
        settle({ kind: "completed", ...toResultText(result) });
      },
      (error: unknown) => {
        settle({ kind: "failed", error: errorText(error), retry: retryWish(error) });
      },
    );
  });
}

/** Async, so that a performer that throws at once, and one that answers a foreign thenable, end as a promise like any other. */
async function perform(
  delivery: Delivery,
  readPayload: () => unknown,
  ctx: JobContext,
  executionContext: unknown,
): Promise<unknown> {
  const { performer } = delivery;
  const { upgrade } = delivery;
  const payload =
    upgrade === null ? readPayload() : await upgraded(delivery, upgrade, readPayload());
  return await (typeof performer === "function"
    ? performer(payload, ctx)
    : performer.perform(payload, ctx, executionContext));
}

function returned(
  { id: jobId, attempt, payloadVersion, definition }: Delivery,
  log: WriteLog,
): AttemptOutcome {
  const { name: binding, payloadVersion: known = 1 } = definition;
  log({ level: "warn", event: "payload-too-new", binding, jobId, attempt, payloadVersion, known });
  const error = `the payload has version ${payloadVersion}, this deploy knows ${known}`;
  return { kind: "returned", error };
}
