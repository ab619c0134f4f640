/**
 * What a performer throws to say how to go on, and what its signal is aborted with. A performer may live in another bundle or
 * Worker, where the class is not ours and fields are lost on the way (an error crosses RPC as `Error: "<class>: <message>"`,
 * platform fact, 2026-11). So they are recognised by name, and RetryAfterError's number is in its message as well.
 */

import { TsumugiError } from "./errors.ts";

/** Longest delay that RetryAfterError may ask for: a unit mixed up shall not park a job for years. */
export const RETRY_AFTER_LIMIT_MS = 7 * 86_400_000;
/** How many `cause`s are followed. */
const CAUSE_LIMIT = 8;

/** Thrown by a performer: the job is FAILED at once, whatever attempts are left. */
export class NonRetryableError extends TsumugiError {
  override readonly name = "NonRetryableError";
  override readonly code = "NON_RETRYABLE";
}

/**
 * Thrown by a performer: the next attempt comes after this delay in place of the backoff; the attempt still counts.
 * Finite, not negative, at most 7 days (longer is cut). Any other value means the usual backoff.
 *
 * @example throw new RetryAfterError(Number(response.headers.get("retry-after")) * 1000, "rate limited");
 */
export class RetryAfterError extends TsumugiError {
  override readonly name = "RetryAfterError";
  override readonly code = "RETRY_AFTER";
  readonly afterMs: number;

  constructor(afterMs: number, message?: string, options?: { readonly cause?: unknown }) {
    super(
      `retry after ${String(afterMs)} ms${message === undefined ? "" : `: ${message}`}`,
      options,
    );
    this.afterMs = afterMs;
  }
}

/** The reason of an aborted `ctx.signal`: the attempt ran longer than its `timeoutMs`. */
export class JobTimeoutError extends TsumugiError {
  override readonly name = "JobTimeoutError";
  override readonly code = "JOB_TIMEOUT";
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`the attempt ran longer than ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The reason of an aborted `ctx.signal`: the shard gave the attempt up, whatever it does no longer counts. */
export class JobSupersededError extends TsumugiError {
  override readonly name = "JobSupersededError";
  override readonly code = "JOB_SUPERSEDED";

  constructor() {
    super("the shard no longer waits for this attempt");
  }
}

/** How a thrown value wants to be retried: by policy, never, or after so many milliseconds. Never throws. */
export function retryWish(thrown: unknown): "backoff" | "never" | number {
  try {
    return readWish(thrown);
  } catch {
    // A getter or proxy that throws has no wish.
    return "backoff";
  }
}

function readWish(thrown: unknown): "backoff" | "never" | number {
  let error = thrown;
  for (let depth = 0; depth <= CAUSE_LIMIT; depth += 1) {
    if (typeof error !== "object" || error === null) return "backoff";
    const name = nameOf(error);
    if (name === "NonRetryableError") return "never";
    if (name === "RetryAfterError") return delayOf(error) ?? "backoff";
    error = Reflect.get(error, "cause");
  }
  return "backoff";
}

/** The class name, also where RPC has put it into the message. */
function nameOf(error: object): unknown {
  const name: unknown = Reflect.get(error, "name");
  if (name !== "Error") return name;
  return /^(NonRetryableError|RetryAfterError)(?=:|$)/.exec(messageOf(error))?.[1] ?? name;
}

function delayOf(error: object): number | null {
  const afterMs: unknown = Reflect.has(error, "afterMs")
    ? Reflect.get(error, "afterMs")
    : Number(/retry after (\d+(?:\.\d+)?) ms/.exec(messageOf(error))?.[1] ?? Number.NaN);
  if (typeof afterMs !== "number" || !Number.isFinite(afterMs) || afterMs < 0) return null;
  return Math.min(Math.ceil(afterMs), RETRY_AFTER_LIMIT_MS);
}

function messageOf(error: object): string {
  return String(Reflect.get(error, "message")).slice(0, 200);
}
