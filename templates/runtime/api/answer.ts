/** Responses of the API. Nothing is cached, nothing is guessed from content, and no fault tells more than its code. */

import {
  InvalidInputError,
  PayloadInvalidError,
  PayloadTooLargeError,
  ShardUnavailableError,
} from "../core/errors.ts";
import { ApiError, ERROR_STATUS, invalidRequest } from "./problem.ts";
import type { ErrorResponse } from "./types.ts";

const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

export function jsonAnswer(
  value: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(value, { status, headers: { ...HEADERS, ...headers } });
}

/** The answer to whatever was thrown. */
export function errorAnswer(thrown: unknown): Response {
  const { code, message, details, headers } = toApiError(thrown);
  const body: ErrorResponse = { error: { code, message, details } };
  return jsonAnswer(body, ERROR_STATUS[code], headers);
}

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof ShardUnavailableError) {
    const message = "a shard did not answer; whether the call took effect is not known";
    return new ApiError("shard-unavailable", message, { unreachable: [thrown.shard] });
  }
  if (thrown instanceof InvalidInputError) return toRefusal(thrown);
  // For whoever operates the Worker; the caller gets none of it.
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  const entry = { level: "error", event: "api-call-failed", error: error.slice(0, 2_000) };
  console.error(JSON.stringify(entry));
  return new ApiError("internal", "this should not have happened; the Worker's log says more");
}

/** What the client or a shard refuses, in the API's words. */
function toRefusal(error: InvalidInputError): ApiError {
  if (error instanceof PayloadTooLargeError) {
    const { message, limitBytes, sizeBytes } = error;
    const details = { limit_bytes: limitBytes, size_bytes: sizeBytes };
    return new ApiError("payload-too-large", message, details);
  }
  if (error instanceof PayloadInvalidError) {
    return invalidRequest(
      error.issues.map(({ path, expected, found }) => ({ path, expected, got: found })),
    );
  }
  const { field, expected, found } = error;
  return invalidRequest([{ path: field, expected, got: found }]);
}
