/** The typed calls that enqueue jobs from this Worker; the jobs run in another one. */

import { createProducer } from "../runtime/client/producer.ts";
import type { JobInput } from "../runtime/client/producer-types.ts";
import type { EnqueueReceipt } from "../runtime/protocol.ts";
import type {
  SpecimenEnqueueOptions,
  SpecimenZodEnqueueOptions,
  SpecimenAnyEnqueueOptions,
  SpecimenEntrypointEnqueueOptions,
  SpecimenHttpEnqueueOptions,
  SpecimenServiceEnqueueOptions,
} from "./options.ts";
import { definitions } from "./producer-definitions.ts";
import type { TsumugiProducerEnv } from "./producer-env.ts";
import { payloadChecks } from "./payloads.ts";
import type {
  SpecimenPayload,
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenEntrypointPayload,
  SpecimenHttpPayload,
  SpecimenServicePayload,
} from "./payloads.ts";

/** What each binding of tsumugi.config.yaml takes. */
export interface Bindings {
  readonly SPECIMEN: {
    readonly payload: SpecimenPayload;
    readonly options: SpecimenEnqueueOptions;
  };
  readonly SPECIMEN_ZOD: {
    readonly payload: SpecimenZodPayload;
    readonly options: SpecimenZodEnqueueOptions;
  };
  readonly SPECIMEN_ANY: {
    readonly payload: SpecimenAnyPayload;
    readonly options: SpecimenAnyEnqueueOptions;
  };
  readonly SPECIMEN_ENTRYPOINT: {
    readonly payload: SpecimenEntrypointPayload;
    readonly options: SpecimenEntrypointEnqueueOptions;
  };
  readonly SPECIMEN_HTTP: {
    readonly payload: SpecimenHttpPayload;
    readonly options: SpecimenHttpEnqueueOptions;
  };
  readonly SPECIMEN_SERVICE: {
    readonly payload: SpecimenServicePayload;
    readonly options: SpecimenServiceEnqueueOptions;
  };
}

/** One job for `enqueue` and `enqueueMany`: `binding` decides which payload, keys and options it takes. */
export type EnqueueInput = JobInput<Bindings>;

const producer = createProducer<TsumugiProducerEnv, Bindings>({
  definitions,
  checks: payloadChecks,
});

/**
 * Stores one job and answers its id. While the job's unique key is reserved, that is the id of the older job.
 *
 * @throws InvalidInputError, or one of its subclasses, when something is out of range; nothing is stored then
 * @throws ShardUnavailableError when the shard did not answer
 */
export function enqueue(env: TsumugiProducerEnv, input: EnqueueInput): Promise<string> {
  return producer.enqueue(env, input);
}

/** As `enqueue`; also tells whether the id is that of an older job with the same unique key. */
export function enqueueWithReceipt(
  env: TsumugiProducerEnv,
  input: EnqueueInput,
): Promise<EnqueueReceipt> {
  return producer.enqueueWithReceipt(env, input);
}

/**
 * Stores many jobs, of any bindings, with one round trip per shard; answers their ids in the order of the inputs.
 * When one input is out of range, none is stored and the error's `index` names it.
 */
export function enqueueMany(
  env: TsumugiProducerEnv,
  inputs: readonly EnqueueInput[],
): Promise<string[]> {
  return producer.enqueueMany(env, inputs);
}

/** As `enqueueMany`; also tells for each id whether it is that of an older job with the same unique key. */
export function enqueueManyWithReceipts(
  env: TsumugiProducerEnv,
  inputs: readonly EnqueueInput[],
): Promise<EnqueueReceipt[]> {
  return producer.enqueueManyWithReceipts(env, inputs);
}
