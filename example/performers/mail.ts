import type { JobContext, MailPayload } from "../../generated/index.ts";
import type { ShopEnv } from "../env.ts";

/** Hands one mail to the provider of its domain. */
export default async function mail(payload: MailPayload, ctx: JobContext<ShopEnv>): Promise<void> {
  const response = await fetch(`${ctx.env.RECEIVER_URL}/mails`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": ctx.idempotencyKey },
    body: JSON.stringify(payload),
    signal: ctx.signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the mail provider answered ${response.status}`);
}
