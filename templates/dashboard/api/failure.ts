/** Why a call of the API did not succeed: what it answered, or that it did not. */

import type { ErrorCode, ErrorResponse, RequestIssue } from "../../runtime/api/types.ts";

export class ApiFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  /** `unreachable`: no answer, or one that is not the API's. */
  readonly code: ErrorCode | "unreachable";
  readonly details: unknown;

  constructor(
    status: number,
    { code, message, details }: ErrorResponse["error"] | (typeof UNREACHABLE)["error"],
  ) {
    super(message);
    this.name = "ApiFailure";
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The faults of a request that was not accepted; empty when it was something else. */
  get issues(): readonly RequestIssue[] {
    return this.code === "invalid-request" && Array.isArray(this.details)
      ? (this.details as readonly RequestIssue[])
      : [];
  }

  /** What a list in `details` names: missing bindings, silent shards. */
  names(member: "missing_bindings" | "unreachable"): readonly string[] {
    const { details } = this;
    if (typeof details !== "object" || details === null) return [];
    const found: unknown = (details as Readonly<Record<string, unknown>>)[member];
    return Array.isArray(found) ? found.map(String) : [];
  }
}

const UNREACHABLE = { error: { code: "unreachable", message: "", details: null } } as const;

/** There was no answer. */
export function unreachable(): ApiFailure {
  return new ApiFailure(0, UNREACHABLE.error);
}

/** The failure that an answer tells of. What is not the API's word (a proxy's page) says only its status. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === "object" && body !== null && "error" in body) {
    return new ApiFailure(response.status, (body as ErrorResponse).error);
  }
  const code = response.status === 404 ? "not-found" : "unreachable";
  return new ApiFailure(response.status, { code, message: "", details: null });
}
