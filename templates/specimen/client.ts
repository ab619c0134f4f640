/** The typed calls that enqueue jobs and look after them. */

import { createClient } from "../runtime/client/client.ts";
import type { EnqueueOptions, JobInput, Jobs } from "../runtime/client/types.ts";
import type { EnqueueReceipt } from "../runtime/protocol.ts";
import { definitions } from "./definitions.ts";
import type { TsumugiEnv } from "./env.ts";
import { payloadChecks } from "./payloads.ts";
import type {
  SpecimenPayload,
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenEntrypointPayload,
  SpecimenHttpPayload,
  SpecimenServicePayload,
  SpecimenResult,
  SpecimenZodResult,
  SpecimenAnyResult,
  SpecimenEntrypointResult,
  SpecimenHttpResult,
  SpecimenServiceResult,
} from "./payloads.ts";

/**
 * Description of SPECIMEN.
 *
 * What a job of SPECIMEN can be told; left out, `bindings.SPECIMEN` in tsumugi.config.yaml decides.
 */
export interface SpecimenEnqueueOptions extends EnqueueOptions {
  /** Of the jobs with one key at most 1 runs at a time. */
  readonly concurrencyKey?: string | undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Not taken by this binding. */
  readonly partitionKey?: undefined;
}

/**
 * Description of SPECIMEN_ZOD.
 *
 * What a job of SPECIMEN_ZOD can be told; left out, `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml decides.
 */
export interface SpecimenZodEnqueueOptions extends EnqueueOptions {
  /** Built from the payload: `order:{orderId}`. */
  readonly concurrencyKey?: undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Decides which of the 2 shards owns the job; the other keys hold inside of it. Required. */
  readonly partitionKey: string;
}

/**
 * Description of SPECIMEN_ANY.
 *
 * What a job of SPECIMEN_ANY can be told; left out, `bindings.SPECIMEN_ANY` in tsumugi.config.yaml decides.
 */
export interface SpecimenAnyEnqueueOptions extends EnqueueOptions {
  /** Of the jobs with one key at most 1 runs at a time. */
  readonly concurrencyKey?: string | undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Not taken by this binding. */
  readonly partitionKey?: undefined;
}

/**
 * Description of SPECIMEN_ENTRYPOINT.
 *
 * What a job of SPECIMEN_ENTRYPOINT can be told; left out, `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml decides.
 */
export interface SpecimenEntrypointEnqueueOptions extends EnqueueOptions {
  /** Of the jobs with one key at most 1 runs at a time. */
  readonly concurrencyKey?: string | undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Not taken by this binding. */
  readonly partitionKey?: undefined;
}

/**
 * Description of SPECIMEN_HTTP.
 *
 * What a job of SPECIMEN_HTTP can be told; left out, `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml decides.
 */
export interface SpecimenHttpEnqueueOptions extends EnqueueOptions {
  /** Of the jobs with one key at most 1 runs at a time. */
  readonly concurrencyKey?: string | undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Not taken by this binding. */
  readonly partitionKey?: undefined;
}

/**
 * Description of SPECIMEN_SERVICE.
 *
 * What a job of SPECIMEN_SERVICE can be told; left out, `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml decides.
 */
export interface SpecimenServiceEnqueueOptions extends EnqueueOptions {
  /** Of the jobs with one key at most 1 runs at a time. */
  readonly concurrencyKey?: string | undefined;
  /** While it is reserved, enqueueing with the same key makes no second job. */
  readonly uniqueKey?: string | undefined;
  /** Not taken by this binding. */
  readonly partitionKey?: undefined;
}

/** What each binding of tsumugi.config.yaml takes and gives. */
export interface Bindings {
  readonly SPECIMEN: {
    readonly payload: SpecimenPayload;
    readonly result: SpecimenResult;
    readonly options: SpecimenEnqueueOptions;
  };
  readonly SPECIMEN_ZOD: {
    readonly payload: SpecimenZodPayload;
    readonly result: SpecimenZodResult;
    readonly options: SpecimenZodEnqueueOptions;
  };
  readonly SPECIMEN_ANY: {
    readonly payload: SpecimenAnyPayload;
    readonly result: SpecimenAnyResult;
    readonly options: SpecimenAnyEnqueueOptions;
  };
  readonly SPECIMEN_ENTRYPOINT: {
    readonly payload: SpecimenEntrypointPayload;
    readonly result: SpecimenEntrypointResult;
    readonly options: SpecimenEntrypointEnqueueOptions;
  };
  readonly SPECIMEN_HTTP: {
    readonly payload: SpecimenHttpPayload;
    readonly result: SpecimenHttpResult;
    readonly options: SpecimenHttpEnqueueOptions;
  };
  readonly SPECIMEN_SERVICE: {
    readonly payload: SpecimenServicePayload;
    readonly result: SpecimenServiceResult;
    readonly options: SpecimenServiceEnqueueOptions;
  };
}

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
