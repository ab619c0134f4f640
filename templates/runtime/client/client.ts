/** The client behind generated/client.ts: one implementation for all bindings, driven by their definitions. */

import { createControl } from "./control.ts";
import type { BindingDefinition } from "../core/definition.ts";
import { createEnqueuer } from "./enqueue.ts";
import { createOperations } from "./operations.ts";
import { idsOf, producerOf } from "./producer.ts";
import type { ClientRuntime, ClientSetup } from "./setup.ts";
import { systemRuntime, toBindingTable } from "./setup.ts";
import type { BindingsTypes, Client, Jobs } from "./types.ts";

/**
 * @example
 * const client = createClient<TsumugiEnv, Bindings>({ definitions, checks: payloadChecks });
 * const id = await client.enqueue(env, { binding: "MAIL", payload: { to }, delayMs: 60_000 });
 */
export function createClient<Env, Bindings extends BindingsTypes<keyof Bindings>>(
  setup: ClientSetup,
  runtime: ClientRuntime = systemRuntime,
): Client<Env, Bindings> {
  const table = toBindingTable(setup);
  const enqueuer = createEnqueuer(table, runtime);

  const bindingJobs = (env: Env, binding: string, definition: BindingDefinition) => ({
    ...createControl(table, env, runtime, binding),
    ...createOperations(definition, env, runtime),
    enqueue: async (payload: unknown, options?: unknown) =>
      (await enqueuer.job(env, binding, payload, options)).id,
    enqueueWithReceipt: (payload: unknown, options?: unknown) =>
      enqueuer.job(env, binding, payload, options),
    enqueueMany: async (inputs: unknown) => idsOf(await enqueuer.inputsOf(env, binding, inputs)),
    enqueueManyWithReceipts: (inputs: unknown) => enqueuer.inputsOf(env, binding, inputs),
  });

  return {
    ...producerOf<Env, Bindings>(enqueuer),
    jobs: (env) => {
      const byBinding = [...table.definitions].map(([binding, definition]) => [
        binding,
        bindingJobs(env, binding, definition),
      ]);
      // The table is keyed by data; that its keys and types are those of Bindings is generated/client.ts's business.
      const jobs: unknown = {
        ...createControl(table, env, runtime, null),
        ...Object.fromEntries(byBinding),
      };
      return jobs as Jobs<Bindings>;
    },
  };
}
