/** The client behind generated/client.ts: one implementation for all bindings, driven by their definitions. */

import type { EnqueueReceipt } from "../protocol.ts";
import { createControl } from "./control.ts";
import type { PreparedJob } from "./prepare.ts";
import { prepareJob } from "./prepare.ts";
import { describeValue } from "../core/describe.ts";
import { InvalidInputError } from "../core/errors.ts";
import { sendJobs } from "./send.ts";
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

  const prepare = (binding: unknown, payload: unknown, options: unknown, index: number | null) =>
    prepareJob(table, binding, payload, options, index, runtime.clock.now());

  const prepareInput = (input: unknown, index: number | null): PreparedJob => {
    const { binding, payload, ...options } = readInput(input, index);
    return prepare(binding, payload, options, index);
  };

  const sendOne = async (env: Env, job: PreparedJob): Promise<EnqueueReceipt> => {
    const [receipt] = await sendJobs([job], false, { env, ...runtime });
    if (receipt === undefined) throw new Error("the shard answered without a receipt");
    return receipt;
  };

  const sendMany = (env: Env, jobs: readonly PreparedJob[]): Promise<EnqueueReceipt[]> =>
    sendJobs(jobs, true, { env, ...runtime });

  const bindingJobs = (env: Env, binding: string) => {
    const enqueueWithReceipt = async (payload: unknown, options?: unknown) =>
      sendOne(env, prepare(binding, payload, options, null));
    const enqueueManyWithReceipts = async (inputs: readonly object[]) =>
      sendMany(
        env,
        readList(inputs).map((input, index) =>
          prepareInput({ ...readInput(input, index), binding }, index),
        ),
      );
    return {
      ...createControl(table, env, runtime, binding),
      enqueueWithReceipt,
      enqueueManyWithReceipts,
      enqueue: async (payload: unknown, options?: unknown) =>
        (await enqueueWithReceipt(payload, options)).id,
      enqueueMany: async (inputs: readonly object[]) =>
        idsOf(await enqueueManyWithReceipts(inputs)),
    };
  };

  const client: Client<Env, Bindings> = {
    enqueue: async (env, input) => (await client.enqueueWithReceipt(env, input)).id,
    enqueueWithReceipt: async (env, input) => sendOne(env, prepareInput(input, null)),
    enqueueMany: async (env, inputs) => idsOf(await client.enqueueManyWithReceipts(env, inputs)),
    enqueueManyWithReceipts: async (env, inputs) =>
      sendMany(env, readList(inputs).map(prepareInput)),
    jobs: (env) => {
      const byBinding = [...table.definitions.keys()].map((binding) => [
        binding,
        bindingJobs(env, binding),
      ]);
      // The table is keyed by data; that its keys and types are those of Bindings is generated/client.ts's business.
      const jobs: unknown = {
        ...createControl(table, env, runtime, null),
        ...Object.fromEntries(byBinding),
      };
      return jobs as Jobs<Bindings>;
    },
  };
  return client;
}

function readInput(input: unknown, index: number | null): Readonly<Record<string, unknown>> {
  if (typeof input === "object" && input !== null)
    return input as Readonly<Record<string, unknown>>;
  const expected = "an object with binding and payload";
  throw new InvalidInputError({ field: "input", found: describeValue(input), expected }, index);
}

function readList(inputs: unknown): readonly unknown[] {
  if (Array.isArray(inputs)) return Array.from<unknown>(inputs);
  const expected = "an array of jobs";
  throw new InvalidInputError({ field: "inputs", found: describeValue(inputs), expected });
}

function idsOf(receipts: readonly EnqueueReceipt[]): string[] {
  return receipts.map((receipt) => receipt.id);
}
