/**
 * What the compiler says about calls of the worked example's client. Never run: it passes by compiling, and each
 * `@ts-expect-error` by being one.
 */

import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "../../generated/index.ts";
import type {
  ChargePayload,
  JobContext,
  TsumugiEnv,
  WebhookResult,
} from "../../generated/index.ts";
import worker, { MailShard } from "../../generated/worker.ts";

const mail = { to: "a@example.com", domain: "example.com", subject: "Hello", text: "World" };
const charge: ChargePayload = { chargeId: "1", customerId: "c", amountCents: 5, currency: "EUR" };

export { MailShard };
export default {
  ...worker,
  fetch: () => new Response("mine"),
} satisfies ExportedHandler<TsumugiEnv>;

export async function allowed(env: TsumugiEnv): Promise<void> {
  const id: string = await enqueue(env, { binding: "MAIL", payload: mail, delayMs: 60_000 });
  const ids: string[] = await enqueueMany(env, [
    { binding: "MAIL", payload: mail, uniqueKey: "hello", priority: undefined },
    { binding: "CHARGE", payload: charge, runAt: new Date() },
  ]);
  await jobs(env).MAIL.enqueue(mail, { priority: 5 });
  const { deduplicated } = await enqueueWithReceipt(env, { binding: "CHARGE", payload: charge });
  const webhook = await jobs(env).WEBHOOK.get(id);
  const result: WebhookResult | null = webhook?.result ?? null;
  const job = await jobs(env).get(ids[0] ?? id);
  if (job?.binding === "MAIL") job.payload.subject.trim();
  const answer = await jobs(env).cancel(id);
  if (answer.kind === "invalid-state") answer.state satisfies string;
  await jobs(env).reschedule(id, { runAt: Date.now() });
  await jobs(env).retry(id);
  void [deduplicated, result];
}

export function refused(env: TsumugiEnv, ctx: JobContext): void {
  // @ts-expect-error a payload without a required member
  void enqueue(env, { binding: "MAIL", payload: { to: "a@example.com" } });
  // @ts-expect-error a member of the wrong type
  void enqueue(env, { binding: "MAIL", payload: { ...mail, to: 5 } });
  // @ts-expect-error a member that does not exist
  void enqueue(env, { binding: "MAIL", payload: { ...mail, cc: "b@example.com" } });
  // @ts-expect-error not one of zod's enum
  void enqueue(env, { binding: "CHARGE", payload: { ...charge, currency: "GBP" } });
  // @ts-expect-error a derived concurrency key
  void enqueue(env, { binding: "MAIL", payload: mail, concurrencyKey: "domain:example.com" });
  // @ts-expect-error a derived partition key
  void jobs(env).CHARGE.enqueue(charge, { partitionKey: "c" });
  // @ts-expect-error a partition key where there is one shard
  void jobs(env).MAIL.enqueue(mail, { partitionKey: "p" });
  // @ts-expect-error a binding that does not exist
  void enqueue(env, { binding: "MIAL", payload: mail });
  // @ts-expect-error a binding that does not exist
  void jobs(env).MIAL;
  // @ts-expect-error another binding's payload
  void enqueueMany(env, [{ binding: "CHARGE", payload: mail }]);
  // @ts-expect-error an option that does not exist
  void jobs(env).MAIL.enqueue(mail, { delay: 5 });
  // @ts-expect-error both times
  void jobs(env).reschedule("id", { delayMs: 1, runAt: 1 });
  // @ts-expect-error a binding that wrangler.jsonc does not have
  void ctx.env.TSUMUGI_MIAL;
}
