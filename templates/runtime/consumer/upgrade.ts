/** Payloads of jobs that waited while their binding's payload changed. */

import type { Delivery } from "./delivery.ts";

/**
 * A user's function that makes a payload of version `from` into one of version `from + 1`; called once for each version
 * that lies between a job's and the present one.
 */
export type PayloadUpgrade = (payload: never, from: number) => unknown;

/** Whether the job was enqueued by a newer deploy than this one: what it carries is not known here. */
export function isFromTheFuture({ payloadVersion, definition }: Delivery): boolean {
  return payloadVersion > (definition.payloadVersion ?? 1);
}

/** The payload as the performer of this deploy takes it. */
export async function upgraded(
  { payloadVersion, definition }: Delivery,
  upgrade: PayloadUpgrade,
  payload: unknown,
): Promise<unknown> {
  let current = payload;
  for (let version = payloadVersion; version < (definition.payloadVersion ?? 1); version += 1) {
    current = await upgrade(current as never, version);
  }
  return current;
}
