/**
 * What one job may ask for. The client checks before it sends and the shard checks again, with this same code: a shard is also
 * called by older clients and by hand. Answers with data, never with a throw, as errors lose their fields over RPC.
 */

import type { InputProblem } from "../protocol.ts";
import { describeValue } from "./describe.ts";
import { payloadSizeProblem } from "./errors.ts";
import {
  DURATION_LIMIT_MS,
  EARLIEST_TIME_MS,
  KEY_LIMIT_BYTES,
  LATEST_TIME_MS,
  MAX_ATTEMPTS_LIMIT,
  PAYLOAD_LIMIT_BYTES,
  PAYLOAD_VERSION_LIMIT,
  PRIORITY_LIMIT,
  TIMEOUT_LIMIT_MS,
} from "./limits.ts";
import { fitsUtf8, isWellFormed, utf8Length } from "./text.ts";

/**
 * The first thing wrong with one request to a shard, or null. Unknown fields are passed over: a newer client may send them.
 * `nowMs` bounds `delayMs` by the calendar; without it only delays that end after 2188 from any present are refused.
 */
export function checkEnqueueRequest(request: unknown, nowMs = 0): InputProblem | null {
  if (!isRecord(request)) return problem("request", request, "an object");
  return (
    checkPayloadText(request["payload"]) ??
    checkInteger("payloadVersion", request["payloadVersion"], 1, PAYLOAD_VERSION_LIMIT) ??
    checkEnqueueOptions(request, nowMs)
  );
}

/** As above, for everything but the payload. */
export function checkEnqueueOptions(
  options: Readonly<Record<string, unknown>>,
  nowMs = 0,
): InputProblem | null {
  return (
    checkSchedule(options, nowMs) ??
    checkInteger("priority", options["priority"], -PRIORITY_LIMIT, PRIORITY_LIMIT) ??
    checkInteger("maxAttempts", options["maxAttempts"], 1, MAX_ATTEMPTS_LIMIT) ??
    checkInteger("timeoutMs", options["timeoutMs"], 1, TIMEOUT_LIMIT_MS) ??
    checkInteger("uniqueForMs", options["uniqueForMs"], 1, DURATION_LIMIT_MS) ??
    checkGuarantee(options["guarantee"]) ??
    checkBackoff(options["backoff"]) ??
    checkKey("concurrencyKey", options["concurrencyKey"]) ??
    checkKey("uniqueKey", options["uniqueKey"]) ??
    checkKey("partitionKey", options["partitionKey"])
  );
}

/** When to run: `delayMs` or `runAt` (epoch ms), not both, each optional, up to the end of 2188 (SPEC 9). */
export function checkSchedule(when: unknown, nowMs = 0): InputProblem | null {
  if (!isRecord(when)) return problem("when", when, "an object with delayMs or runAt");
  const { delayMs, runAt } = when as { readonly delayMs?: unknown; readonly runAt?: unknown };
  if (delayMs !== undefined && runAt !== undefined) {
    return {
      field: "runAt",
      found: `delayMs ${describeValue(delayMs)} and runAt ${describeValue(runAt)}`,
      expected: "either delayMs or runAt, not both",
    };
  }
  return (
    checkInteger("delayMs", delayMs, 0, Math.max(0, LATEST_TIME_MS - nowMs)) ??
    // The past means now, however long ago it is.
    checkInteger("runAt", runAt, EARLIEST_TIME_MS, LATEST_TIME_MS)
  );
}

/** A key: well-formed Unicode of 1..KEY_LIMIT_BYTES bytes (SPEC 8). Absent is fine. */
function checkKey(field: string, value: unknown): InputProblem | null {
  if (value === undefined) return null;
  const expected = `a well-formed string of 1 to ${KEY_LIMIT_BYTES} UTF-8 bytes`;
  if (typeof value !== "string" || value === "") return problem(field, value, expected);
  if (!fitsUtf8(value, KEY_LIMIT_BYTES)) {
    return { field, found: `${utf8Length(value)} bytes`, expected };
  }
  if (isWellFormed(value)) return null;
  return { field, found: `${describeValue(value)} with a lone surrogate`, expected };
}

function checkPayloadText(text: unknown): InputProblem | null {
  const expected = "JSON text";
  if (typeof text !== "string") return problem("payload", text, expected);
  if (!fitsUtf8(text, PAYLOAD_LIMIT_BYTES)) {
    return payloadSizeProblem(PAYLOAD_LIMIT_BYTES, utf8Length(text));
  }
  // The text is pasted into messages as it stands: one that is not JSON would break each of them.
  if (!isJson(text) || !isWellFormed(text)) return problem("payload", text, expected);
  return null;
}

function checkGuarantee(value: unknown): InputProblem | null {
  if (value === undefined || value === "at-least-once" || value === "at-most-once") return null;
  return problem("guarantee", value, `"at-least-once" or "at-most-once"`);
}

/** A whole backoff policy; a partial one would mix with the binding's in ways nobody wrote down. */
function checkBackoff(value: unknown): InputProblem | null {
  if (value === undefined) return null;
  if (!isRecord(value)) return problem("backoff", value, "an object with kind");
  switch (value["kind"]) {
    case "exponential":
      return (
        requireInteger("backoff.baseMs", value["baseMs"], 1, DURATION_LIMIT_MS) ??
        checkFactor(value["factor"]) ??
        requireInteger("backoff.maxMs", value["maxMs"], 1, DURATION_LIMIT_MS) ??
        checkJitter(value["jitter"])
      );
    case "fixed":
      return (
        requireInteger("backoff.delayMs", value["delayMs"], 0, DURATION_LIMIT_MS) ??
        checkJitter(value["jitter"])
      );
    default:
      return problem("backoff.kind", value["kind"], `"exponential" or "fixed"`);
  }
}

function checkFactor(value: unknown): InputProblem | null {
  if (typeof value === "number" && value >= 1 && value <= 1_000) return null;
  return problem("backoff.factor", value, "a number from 1 to 1000");
}

function checkJitter(value: unknown): InputProblem | null {
  return typeof value === "boolean" ? null : problem("backoff.jitter", value, "true or false");
}

function checkInteger(
  field: string,
  value: unknown,
  least: number,
  most: number,
): InputProblem | null {
  return value === undefined ? null : requireInteger(field, value, least, most);
}

function requireInteger(
  field: string,
  value: unknown,
  least: number,
  most: number,
): InputProblem | null {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) {
    return null;
  }
  return problem(field, value, `an integer from ${least} to ${most}`);
}

function problem(field: string, value: unknown, expected: string): InputProblem {
  return { field, found: describeValue(value), expected };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
