/** The shape of the typed client. generated/client.ts fills in the bindings; everything here is the same for all projects. */

import type { Guarantee } from "../core/definition.ts";
import type { JobState } from "../core/state.ts";
import type { BindingOperations } from "./operations.ts";
import type { AttemptLogEntry, EnqueueReceipt } from "../protocol.ts";
import type { BindingInputTypes, Producer } from "./producer-types.ts";

export type {
  BindingInputTypes,
  BindingsInputTypes,
  EnqueueOptions,
  JobInput,
  KeyName,
  NoKey,
  OptionalKey,
  PayloadCheck,
  Producer,
  RequiredKey,
} from "./producer-types.ts";

/** What the client knows about one binding. */
export interface BindingTypes extends BindingInputTypes {
  readonly result: unknown;
}

/** Binding -> types; an interface in generated/client.ts. */
export type BindingsTypes<Names extends PropertyKey> = { readonly [Name in Names]: BindingTypes };

/** One job for `jobs(env).NAME.enqueueMany`. */
export type BindingJobInput<Types extends BindingTypes> = {
  readonly payload: Types["payload"];
} & Types["options"];

/** A job as its shard knows it, with payload and result as values. Times in epoch ms by the shard's clock. */
export interface Job<Name = string, Payload = unknown, Result = unknown> {
  readonly id: string;
  readonly binding: Name;
  readonly state: JobState;
  readonly priority: number;
  /** Finished or given-up attempts. */
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly guarantee: Guarantee;
  readonly concurrencyKey: string | null;
  readonly uniqueKey: string | null;
  readonly partitionKey: string | null;
  readonly payload: Payload;
  /** Null until the job completed, and where the performer returned nothing or `resultOmitted` says why it was not kept. */
  readonly result: Result | null;
  readonly resultOmitted: string | null;
  /** 0..1, as the performer last said. */
  readonly progress: number | null;
  /** Newest first, at most 20. */
  readonly attemptsLog: readonly AttemptLogEntry[];
  /** When it becomes or became due. */
  readonly runAfter: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dispatchedAt: number | null;
}

export type JobOf<
  Bindings extends BindingsTypes<keyof Bindings>,
  Name extends keyof Bindings,
> = Job<Name, Bindings[Name]["payload"], Bindings[Name]["result"]>;

/** A job of any binding; `binding` tells which. */
export type AnyJob<Bindings extends BindingsTypes<keyof Bindings>> = {
  [Name in keyof Bindings]: JobOf<Bindings, Name>;
}[keyof Bindings];

/** What cancel, retry and reschedule came to. */
export type ControlResult =
  | { readonly kind: "done" }
  /** The job is there, but its state does not allow it. */
  | { readonly kind: "invalid-state"; readonly state: JobState }
  /** Unknown, or past its retention. */
  | { readonly kind: "gone" };

/** When a job is to run instead: one of the two. */
export type RescheduleWhen =
  | { readonly delayMs: number; readonly runAt?: undefined }
  | { readonly runAt: Date | number; readonly delayMs?: undefined };

/** The calls on one job by its id. */
export interface JobControl<AJob> {
  /** Null when it is unknown or past its retention. */
  get(id: string): Promise<AJob | null>;
  /** Succeeds only in SCHEDULED: from QUEUED on it may be running. */
  cancel(id: string): Promise<ControlResult>;
  /** Another round of attempts for a FAILED or STALLED job, due at once. */
  retry(id: string): Promise<ControlResult>;
  /** Succeeds only in SCHEDULED; keeps id and unique key. */
  reschedule(id: string, when: RescheduleWhen): Promise<ControlResult>;
}

/** `[options]`, which may be left out unless the binding requires a key. */
export type OptionsArgument<Options extends object> = object extends Options
  ? [options?: Options]
  : [options: Options];

/** The calls for one binding. */
export interface BindingJobs<Types extends BindingTypes, AJob>
  extends JobControl<AJob>, BindingOperations {
  /** Stores one job; answers its id. */
  enqueue(
    payload: Types["payload"],
    ...options: OptionsArgument<Types["options"]>
  ): Promise<string>;
  /** As `enqueue`; also tells whether the id is that of an older job with the same unique key. */
  enqueueWithReceipt(
    payload: Types["payload"],
    ...options: OptionsArgument<Types["options"]>
  ): Promise<EnqueueReceipt>;
  enqueueMany(inputs: readonly BindingJobInput<Types>[]): Promise<string[]>;
  enqueueManyWithReceipts(inputs: readonly BindingJobInput<Types>[]): Promise<EnqueueReceipt[]>;
}

/** `jobs(env)`: one entry for each binding, and the calls that take any id. */
export type Jobs<Bindings extends BindingsTypes<keyof Bindings>> = JobControl<AnyJob<Bindings>> & {
  readonly [Name in keyof Bindings]: BindingJobs<Bindings[Name], JobOf<Bindings, Name>>;
};

/** The functions that generated/client.ts exports. */
export interface Client<Env, Bindings extends BindingsTypes<keyof Bindings>> extends Producer<
  Env,
  Bindings
> {
  /** The calls by binding, and those on one job by its id. */
  jobs(env: Env): Jobs<Bindings>;
}
