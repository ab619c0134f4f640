/** Everything that a Worker's own code needs to enqueue jobs, look after them and perform them. */

import type { JobContext as RuntimeJobContext } from "../runtime/consumer/performer.ts";
import type { TsumugiEnv } from "./env.ts";

/** What a performer is handed beside its payload. `Env`: what it needs of the Worker's bindings, Tsumugi's by default. */
export type JobContext<Env = TsumugiEnv> = RuntimeJobContext<Env>;

export type { TsumugiEnv } from "./env.ts";
export {
  enqueue,
  enqueueMany,
  enqueueManyWithReceipts,
  enqueueWithReceipt,
  jobs,
} from "./client.ts";
export type { Bindings } from "./bindings.ts";
export type { EnqueueInput } from "./client.ts";
export type {
  SpecimenEnqueueOptions,
  SpecimenZodEnqueueOptions,
  SpecimenAnyEnqueueOptions,
  SpecimenEntrypointEnqueueOptions,
  SpecimenHttpEnqueueOptions,
  SpecimenServiceEnqueueOptions,
} from "./options.ts";
export type {
  SpecimenPayload,
  SpecimenResult,
  SpecimenZodPayload,
  SpecimenZodResult,
  SpecimenAnyPayload,
  SpecimenAnyResult,
  SpecimenEntrypointPayload,
  SpecimenEntrypointResult,
  SpecimenHttpPayload,
  SpecimenHttpResult,
  SpecimenServicePayload,
  SpecimenServiceResult,
} from "./payloads.ts";

export type { AnyJob, ControlResult, Job, RescheduleWhen } from "../runtime/client/types.ts";
export type { JobLog } from "../runtime/consumer/performer.ts";
export type { RemoteJob, RemotePerformer } from "../runtime/performers/service.ts";
export type { Backoff, Guarantee } from "../runtime/core/definition.ts";
export type { JobState } from "../runtime/core/state.ts";
export type { AttemptLogEntry, EnqueueReceipt } from "../runtime/protocol.ts";

export {
  InvalidInputError,
  InvalidJobIdError,
  PartialEnqueueError,
  PayloadInvalidError,
  PayloadTooLargeError,
  ShardUnavailableError,
  TsumugiError,
  UnknownBindingError,
} from "../runtime/core/errors.ts";
export type { PayloadIssue } from "../runtime/core/errors.ts";
export {
  JobSupersededError,
  JobTimeoutError,
  NonRetryableError,
  RetryAfterError,
} from "../runtime/core/performer-errors.ts";
