/** What the API refuses: thrown where the fact is known, made an answer in one place (answer.ts). */

import type { ErrorCode, RequestIssue } from "./types.ts";

/** The status that goes with each code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  "invalid-request": 400,
  unauthorized: 401,
  "read-only": 403,
  "cross-site": 403,
  "payload-hidden": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "invalid-state": 409,
  gone: 410,
  "payload-too-large": 413,
  "unsupported-media-type": 415,
  internal: 500,
  "not-configured": 501,
  "bindings-missing": 503,
  "migrations-missing": 503,
  "read-model-unavailable": 503,
  "shard-unavailable": 503,
  "auth-unavailable": 503,
};

/** A refusal, and what the caller is told of it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: unknown = null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** So many faults are told of at once: an answer must not grow with the nonsense of its request. */
export const ISSUES_LIMIT = 20;

/** 400 with everything that is wrong, as far as it fits. */
export function invalidRequest(issues: readonly RequestIssue[]): ApiError {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  const message =
    first === undefined
      ? "the request is not as expected"
      : `${first.path}: expected ${first.expected}, found ${first.got}${more}`;
  return new ApiError("invalid-request", message, issues.slice(0, ISSUES_LIMIT));
}

export function notFound(): ApiError {
  return new ApiError("not-found", "there is nothing here");
}
