/** The client of a Worker that only enqueues: all calls that store jobs, and none that looks after them. */

import { createEnqueuer } from "./enqueue.ts";
import type { Enqueuer } from "./enqueue.ts";
import type { ClientRuntime, ProducerSetup } from "./setup.ts";
import { systemRuntime, toEnqueueTable } from "./setup.ts";
import type { BindingsInputTypes, Producer } from "./producer-types.ts";

/**
 * @example
 * const producer = createProducer<TsumugiProducerEnv, Bindings>({ definitions, checks: payloadChecks });
 * const id = await producer.enqueue(env, { binding: "MAIL", payload: { to }, delayMs: 60_000 });
 */
export function createProducer<Env, Bindings extends BindingsInputTypes<keyof Bindings>>(
  setup: ProducerSetup,
  runtime: ClientRuntime = systemRuntime,
): Producer<Env, Bindings> {
  return producerOf(createEnqueuer(toEnqueueTable(setup), runtime));
}

/** The typed calls on top of the untyped ones. */
export function producerOf<Env, Bindings extends BindingsInputTypes<keyof Bindings>>(
  enqueuer: Enqueuer,
): Producer<Env, Bindings> {
  return {
    enqueue: async (env, input) => (await enqueuer.input(env, input)).id,
    enqueueWithReceipt: enqueuer.input,
    enqueueMany: async (env, inputs) => idsOf(await enqueuer.inputs(env, inputs)),
    enqueueManyWithReceipts: enqueuer.inputs,
  };
}

/** The ids alone, in the order of the receipts. */
export function idsOf(receipts: readonly { readonly id: string }[]): string[] {
  return receipts.map(({ id }) => id);
}
