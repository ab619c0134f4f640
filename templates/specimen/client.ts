/** The typed calls that enqueue jobs and look after them. */

import { createClient } from "../runtime/client/client.ts";
import type { JobInput, Jobs } from "../runtime/client/types.ts";
import type { EnqueueReceipt } from "../runtime/protocol.ts";
import type { Bindings } from "./bindings.ts";
import { definitions } from "./definitions.ts";
import type { TsumugiEnv } from "./env.ts";
import { payloadChecks } from "./payloads.ts";

/** One job for `enqueue` and `enqueueMany`: `binding` decides which payload, keys and options it takes. */
export type EnqueueInput = JobInput<Bindings>;

const client = createClient<TsumugiEnv, Bindings>({ definitions, checks: payloadChecks });

/**
 * Stores one job and answers its id. While the job's unique key is reserved, that is the id of the older job.
 *
 * @throws InvalidInputError, or one of its subclasses, when something is out of range; nothing is stored then
 * @throws ShardUnavailableError when the shard did not answer
 */
export function enqueue(env: TsumugiEnv, input: EnqueueInput): Promise<string> {
  return client.enqueue(env, input);
}

/** As `enqueue`; also tells whether the id is that of an older job with the same unique key. */
export function enqueueWithReceipt(env: TsumugiEnv, input: EnqueueInput): Promise<EnqueueReceipt> {
  return client.enqueueWithReceipt(env, input);
}

/**
 * Stores many jobs, of any bindings, with one round trip per shard; answers their ids in the order of the inputs.
 * When one input is out of range, none is stored and the error's `index` names it.
 */
export function enqueueMany(env: TsumugiEnv, inputs: readonly EnqueueInput[]): Promise<string[]> {
  return client.enqueueMany(env, inputs);
}

/** As `enqueueMany`; also tells for each id whether it is that of an older job with the same unique key. */
export function enqueueManyWithReceipts(
  env: TsumugiEnv,
  inputs: readonly EnqueueInput[],
): Promise<EnqueueReceipt[]> {
  return client.enqueueManyWithReceipts(env, inputs);
}

/** The calls by binding, and `get`, `cancel`, `retry` and `reschedule` for the id of any job. */
export function jobs(env: TsumugiEnv): Jobs<Bindings> {
  return client.jobs(env);
}
