/** One call of the API on this origin, with the token that was typed in, or with a cookie that the browser holds. */

import { storedToken } from "../state/stored.ts";
import { failureOf, unreachable } from "./failure.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes it a POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Told to the window when the API no longer accepts who is signed in. */
export const SIGNED_OUT = "tsumugi-signed-out";

/** The answer, once its status is good. Throws ApiFailure, and what an aborted signal throws. */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { signal, body, headers } = options;
  const token = storedToken.get();
  const response = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    credentials: "same-origin",
    cache: "no-store",
  }).catch((error: unknown) => {
    throw signal?.aborted === true ? error : unreachable();
  });
  if (response.ok) return response;
  if (response.status === 401) dispatchEvent(new Event(SIGNED_OUT));
  throw await failureOf(response);
}

export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await request(path, options);
  return (await response.json().catch((error: unknown) => {
    throw options.signal?.aborted === true ? error : unreachable();
  })) as T;
}
