import type { ChargePayload, JobContext } from "../../generated/index.ts";
import { NonRetryableError } from "../../generated/index.ts";
import type { ShopEnv } from "../env.ts";

/**
 * Charges a customer. At most once: when the payment server falls silent, nobody knows whether the money moved, so the job
 * stalls and waits for a person. An answer is knowledge: a refusal before the booking is retried, a declined card is not.
 */
export default async function charge(
  payload: ChargePayload,
  ctx: JobContext<ShopEnv>,
): Promise<void> {
  const response = await fetch(`${ctx.env.RECEIVER_URL}/charges`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": ctx.idempotencyKey },
    body: JSON.stringify(payload),
    signal: ctx.signal,
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 402) throw new NonRetryableError("the card was declined");
  throw new Error(`not booked: the payment server answered ${response.status}`);
}
