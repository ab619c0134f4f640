import type { JobContext, WebhookPayload, WebhookResult } from "../../generated/index.ts";
import { NonRetryableError, RetryAfterError } from "../../generated/index.ts";
import { retryAfterMs } from "../http.ts";

/** POSTs one event to a customer's server. Anything but a 2xx is a failure; what kind decides about the next try. */
export default async function webhook(
  payload: WebhookPayload,
  ctx: JobContext,
): Promise<WebhookResult> {
  const response = await fetch(payload.url, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": ctx.idempotencyKey },
    body: JSON.stringify({ event: payload.event, ...payload.body }),
    redirect: "manual",
    signal: ctx.signal,
  });
  await response.body?.cancel();
  if (response.ok) return { status: response.status };

  const problem = `${payload.url} answered ${response.status}`;
  const waitMs = retryAfterMs(response);
  if (waitMs !== null) throw new RetryAfterError(waitMs, problem);
  if (response.status === 410) throw new NonRetryableError(problem);
  throw new Error(problem);
}
