/** What a job of each binding can be told when it is enqueued. */

import type { EnqueueOptions } from "../runtime/client/producer-types.ts";

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
