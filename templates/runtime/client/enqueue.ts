/** From what a caller passes, of whatever shape, to stored jobs. */

import { describeValue } from "../core/describe.ts";
import { InvalidInputError } from "../core/errors.ts";
import type { EnqueueReceipt } from "../protocol.ts";
import type { PreparedJob } from "./prepare.ts";
import { prepareJob } from "./prepare.ts";
import { sendJobs } from "./send.ts";
import type { ClientRuntime, EnqueueTable } from "./setup.ts";

/** The calls below the typed ones: inputs are checked here, so they come in as they are. */
export interface Enqueuer {
  /** One job with its options apart. */
  job(env: unknown, binding: string, payload: unknown, options: unknown): Promise<EnqueueReceipt>;
  /** One job as one object, options and binding among its members. */
  input(env: unknown, input: unknown): Promise<EnqueueReceipt>;
  /** A list of such objects. */
  inputs(env: unknown, inputs: unknown): Promise<EnqueueReceipt[]>;
  /** A list of such objects without `binding`, which is the same for all. */
  inputsOf(env: unknown, binding: string, inputs: unknown): Promise<EnqueueReceipt[]>;
}

export function createEnqueuer(table: EnqueueTable, runtime: ClientRuntime): Enqueuer {
  const prepare = (binding: unknown, payload: unknown, options: unknown, index: number | null) =>
    prepareJob(table, binding, payload, options, index, runtime.clock.now());

  const prepareInput = (input: unknown, index: number | null): PreparedJob => {
    const { binding, payload, ...options } = readInput(input, index);
    return prepare(binding, payload, options, index);
  };

  const sendOne = async (env: unknown, job: PreparedJob): Promise<EnqueueReceipt> => {
    const [receipt] = await sendJobs([job], false, { env, ...runtime });
    if (receipt === undefined) throw new Error("the shard answered without a receipt");
    return receipt;
  };

  const sendMany = (env: unknown, jobs: readonly PreparedJob[]): Promise<EnqueueReceipt[]> =>
    sendJobs(jobs, true, { env, ...runtime });

  return {
    job: async (env, binding, payload, options) =>
      sendOne(env, prepare(binding, payload, options, null)),
    input: async (env, input) => sendOne(env, prepareInput(input, null)),
    inputs: async (env, inputs) => sendMany(env, readList(inputs).map(prepareInput)),
    inputsOf: async (env, binding, inputs) =>
      sendMany(
        env,
        readList(inputs).map((input, index) =>
          prepareInput({ ...readInput(input, index), binding }, index),
        ),
      ),
  };
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
