/**
 * Keeps jobs out for as long as the bench wants: their messages are taken from the queue and kept. A performer that hangs would
 * not do, as the local queue hands on one batch after the other (seen 2026-11).
 */

import type { TsumugiEnv } from "./generated/index.ts";

/** Jobs whose value begins so are kept for ever. */
export const KEPT_PREFIX = "kept-";

/** Messages that may still pass; null: the gate is not in use, and costs nothing. */
let mayPass: number | null = null;
let kept: string[] = [];

/** Lets this many messages pass from now on, those that were kept first. */
export async function setGate(env: TsumugiEnv, count: number): Promise<void> {
  mayPass = count;
  const messages = kept.map((body) => ({ body, contentType: "text" as const }));
  kept = [];
  if (messages.length > 0) await env.TSUMUGI_QUEUE_DEFAULT.sendBatch(messages);
}

/** The batch without the messages that are kept. */
export function throughGate(batch: MessageBatch): MessageBatch {
  if (mayPass === null) return batch;
  const messages = batch.messages.filter((message) => {
    const body = String(message.body);
    if (passes(body)) return true;
    message.ack();
    return false;
  });
  const { queue, metadata } = batch;
  return {
    messages,
    queue,
    metadata,
    ackAll: () => batch.ackAll(),
    retryAll: (options) => batch.retryAll(options),
  };
}

function passes(body: string): boolean {
  if (body.includes(`"value":"${KEPT_PREFIX}`)) return false;
  mayPass = (mayPass ?? Infinity) - 1;
  if (mayPass >= 0) return true;
  kept.push(body);
  return false;
}
