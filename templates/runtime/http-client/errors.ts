/** What the HTTP client throws. */

import type { ErrorCode, ErrorResponse } from "../api/types.ts";

/** The API answered with an error. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `unreadable`: something else than the API answered, as a proxy. */
  readonly code: ErrorCode | "unreadable";
  /** By code: a list of what is wrong with a request, the names of missing bindings, … */
  readonly details: unknown;

  constructor(
    status: number,
    code: ErrorCode | "unreadable",
    message: string,
    details: unknown = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** No answer came, after all tries. Whether the last one took effect is unknown. */
export class ApiUnreachableError extends Error {
  override readonly name = "ApiUnreachableError";
  readonly url: string;
  readonly tries: number;

  constructor(url: string, tries: number, cause: unknown) {
    super(`${url} did not answer (${tries} ${tries === 1 ? "try" : "tries"}): ${reasonOf(cause)}`, {
      cause,
    });
    this.url = url;
    this.tries = tries;
  }
}

/** `fetch` says little more than that it failed; what failed is in its cause. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error) as { readonly cause?: unknown };
  return cause === undefined ? String(error) : `${String(error)} (${String(cause)})`;
}

/** The error that an answer stands for. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const error = parseError(text);
  if (error !== null) {
    return new ApiError(response.status, error.code, error.message, error.details);
  }
  const found = text.trim().slice(0, 200) || "an empty body";
  const message = `expected the API's answer, found status ${response.status} with ${found}`;
  return new ApiError(response.status, "unreadable", message);
}

function parseError(text: string): ErrorResponse["error"] | null {
  try {
    const { error } = Object(JSON.parse(text)) as Partial<ErrorResponse>;
    return typeof error?.code === "string" && typeof error.message === "string" ? error : null;
  } catch {
    return null;
  }
}
