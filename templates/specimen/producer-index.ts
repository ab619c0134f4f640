/** Everything that this Worker needs to enqueue jobs, which run in another one. */

export type { TsumugiProducerEnv } from "./producer-env.ts";
export {
  enqueue,
  enqueueMany,
  enqueueManyWithReceipts,
  enqueueWithReceipt,
} from "./producer-client.ts";
export type { Bindings, EnqueueInput } from "./producer-client.ts";
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
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenEntrypointPayload,
  SpecimenHttpPayload,
  SpecimenServicePayload,
} from "./payloads.ts";

export type { Backoff, Guarantee } from "../runtime/core/definition.ts";
export type { EnqueueReceipt } from "../runtime/protocol.ts";

export {
  InvalidInputError,
  PartialEnqueueError,
  PayloadInvalidError,
  PayloadTooLargeError,
  ShardUnavailableError,
  TsumugiError,
  UnknownBindingError,
} from "../runtime/core/errors.ts";
export type { PayloadIssue } from "../runtime/core/errors.ts";
