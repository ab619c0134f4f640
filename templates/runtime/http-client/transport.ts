/** One request to the API, repeated where that does no harm. */

import type { Clock, Random } from "../core/clock.ts";
import { sleep } from "../core/clock.ts";
import { parseRetryAfter } from "../performers/retry-after.ts";
import { ApiError, ApiUnreachableError, errorOf } from "./errors.ts";

/** As much of `fetch` as is used. */
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface Transport {
  /** Where the API is, without `/api`: `https://jobs.example.com`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** When a try is given up, ms. */
  readonly timeoutMs: number;
}

export interface ApiRequest {
  readonly method: "GET" | "POST";
  /** From `/api` on. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
  /**
   * When a request is repeated: `safe`, whatever happened to the one before; `refused`, only when that one certainly did nothing.
   */
  readonly repeat: "safe" | "refused";
  readonly signal?: AbortSignal | undefined;
}

/** The waits before further tries; each is spread by half, so that callers do not march in step. */
const DELAYS_MS = [200, 1_000, 5_000];
/** The server is believed when it asks for more time, up to this. */
const LONGEST_WAIT_MS = 30_000;
/** Nothing of these passes by itself. */
const IS_LASTING: ReadonlySet<string> = new Set(["bindings-missing", "migrations-missing"]);
/** With these the API refuses before it does anything. */
const DID_NOTHING: ReadonlySet<string> = new Set(["read-model-unavailable", "auth-unavailable"]);

/**
 * The answer's JSON.
 *
 * @throws ApiError when the API answered with an error
 * @throws ApiUnreachableError when nothing answered
 * @throws the signal's reason when it was aborted
 */
export async function send<Answer>(transport: Transport, request: ApiRequest): Promise<Answer> {
  const response = await open(transport, request);
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new ApiError(response.status, "unreadable", `the answer is no JSON: ${String(cause)}`);
  }
}

/** The answer itself, its body not yet read; only of a request that succeeded. */
export async function open(transport: Transport, request: ApiRequest): Promise<Response> {
  const { clock, random } = transport;
  for (let tries = 1; ; tries += 1) {
    request.signal?.throwIfAborted();
    const outcome = await tryOnce(transport, request);
    if (outcome.kind === "answered") return outcome.response;
    request.signal?.throwIfAborted();
    const delayMs = DELAYS_MS[tries - 1];
    if (delayMs === undefined || !mayRepeat(outcome, request)) {
      throw outcome.kind === "refused"
        ? outcome.error
        : new ApiUnreachableError(urlOf(transport, request), tries, outcome.cause);
    }
    const askedMs = outcome.kind === "refused" ? (outcome.retryAfterMs ?? 0) : 0;
    const spreadMs = delayMs * (0.5 + random());
    await sleep(clock, Math.min(LONGEST_WAIT_MS, Math.max(spreadMs, askedMs)));
  }
}

type Outcome =
  | { readonly kind: "answered"; readonly response: Response }
  | { readonly kind: "refused"; readonly error: ApiError; readonly retryAfterMs: number | null }
  | { readonly kind: "unanswered"; readonly cause: unknown };

async function tryOnce(transport: Transport, request: ApiRequest): Promise<Outcome> {
  const { method, body, signal } = request;
  const text = body === undefined ? null : JSON.stringify(body);
  const timeout = new AbortController();
  const timer = transport.clock.setTimeout(() => {
    timeout.abort(new Error(`no answer within ${transport.timeoutMs} ms`));
  }, transport.timeoutMs);
  try {
    const response = await transport.fetch(urlOf(transport, request), {
      method,
      headers: {
        accept: "application/json",
        ...(text === null ? {} : { "content-type": "application/json" }),
        ...transport.headers,
      },
      ...(text === null ? {} : { body: text }),
      signal: signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]),
    });
    if (response.ok) return { kind: "answered", response };
    const retryAfter = response.headers.get("retry-after");
    const retryAfterMs = parseRetryAfter(retryAfter, transport.clock.now());
    return { kind: "refused", error: await errorOf(response), retryAfterMs };
  } catch (cause) {
    return { kind: "unanswered", cause: timeout.signal.aborted ? timeout.signal.reason : cause };
  } finally {
    transport.clock.clearTimeout(timer);
  }
}

function mayRepeat(outcome: Exclude<Outcome, { kind: "answered" }>, request: ApiRequest): boolean {
  if (outcome.kind === "unanswered") return request.repeat === "safe";
  const { status, code } = outcome.error;
  if (status === 429) return true;
  return (
    status === 503 && !IS_LASTING.has(code) && (request.repeat === "safe" || DID_NOTHING.has(code))
  );
}

function urlOf({ url }: Transport, { path, query }: ApiRequest): string {
  const search = query === undefined || query.size === 0 ? "" : `?${query.toString()}`;
  return `${url.replace(/\/+$/, "")}/api${path}${search}`;
}
