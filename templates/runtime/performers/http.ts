/**
 * Performers that are a URL: each attempt is one POST. 2xx is success; whatever else comes, a network error and a redirect included,
 * fails the attempt, which is retried as the binding's policy says, or when `Retry-After` says.
 */

import type { JobContext, Performer } from "../consumer/performer.ts";
import { readFailure, readResult } from "./http-response.ts";
import { readSecret } from "./http-target.ts";
import type { HttpJob, HttpTarget, SecretReference } from "./http-target.ts";
import { signatureOf } from "./signature.ts";

export interface HttpPorts {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const platform: HttpPorts = {
  fetch: (url, request) => fetch(url, request),
  now: () => Date.now(),
};

/** The URL as a performer. Its result is the answer's JSON as it comes: the server keeps the type. */
export function httpPerformer<Result>(
  target: HttpTarget,
  ports: HttpPorts = platform,
): Performer<unknown, Result, unknown> {
  return async (payload, ctx) => {
    const body = JSON.stringify(jobOf(payload, ctx));
    const response = await ports.fetch(target.url, {
      method: "POST",
      headers: await headersOf(target, body, ctx, ports.now()),
      body,
      redirect: "manual",
      signal: ctx.signal,
    });
    // The status has told what became of the job: a body that hangs must not turn that into a timeout.
    const patienceMs = (ctx.deadlineAt - ports.now()) / 2;
    if (response.ok) return (await readResult(response, ctx.log, patienceMs)) as Result;
    throw await readFailure(response, ports.now(), secretsOf(target, ctx.env), patienceMs);
  };
}

function jobOf(payload: unknown, ctx: JobContext): HttpJob {
  const { jobId, attempt, idempotencyKey, binding } = ctx;
  return { jobId, attempt, idempotencyKey, binding, payload };
}

async function headersOf(
  target: HttpTarget,
  body: string,
  ctx: JobContext,
  nowMs: number,
): Promise<Record<string, string>> {
  const own = Object.entries(target.headers).map(
    ([name, value]) => [name, headerValue(value, ctx.env)] as const,
  );
  const signature: Readonly<Record<string, string>> =
    target.hmac === null
      ? {}
      : { "tsumugi-signature": await signatureOf(readSecret(ctx.env, target.hmac), body, nowMs) };
  return {
    ...Object.fromEntries(own),
    "content-type": "application/json",
    "idempotency-key": ctx.idempotencyKey,
    ...signature,
  };
}

function secretsOf({ headers, hmac }: HttpTarget, env: unknown): readonly string[] {
  const references = Object.values(headers).filter((value) => typeof value !== "string");
  return [...references, ...(hmac === null ? [] : [hmac])].map((one) => readSecret(env, one));
}

/** A secret that fits no header is named and never shown, as the platform's own error would show it in the job's log. */
function headerValue(value: string | SecretReference, env: unknown): string {
  if (typeof value === "string") return value;
  const text = readSecret(env, value);
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  throw new Error(`env.${value.secret} fits no header: does it end with a line end?`);
}
