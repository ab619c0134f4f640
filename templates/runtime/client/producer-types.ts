/** The typed shape of what stores jobs: all that a Worker needs which only enqueues. */

import type { Backoff, Guarantee } from "../core/definition.ts";
import type { PayloadIssue } from "../core/errors.ts";
import type { EnqueueReceipt } from "../protocol.ts";

/** What every enqueue takes, whatever the binding. Times in milliseconds. */
export interface EnqueueOptions {
  /** Integer, larger first; 0 by default. */
  readonly priority?: number | undefined;
  /** Runs of the performer, the first one included. */
  readonly maxAttempts?: number | undefined;
  readonly backoff?: Backoff | undefined;
  readonly timeoutMs?: number | undefined;
  /** Not before so long from now; not together with `runAt`. */
  readonly delayMs?: number | undefined;
  /** Not before this time: a Date or epoch ms, up to the end of 2188; the past means now. */
  readonly runAt?: Date | number | undefined;
  readonly guarantee?: Guarantee | undefined;
  /** How long the job's unique key is reserved, from now. */
  readonly uniqueForMs?: number | undefined;
}

/** A key that the caller may pass. Strings of 1 to 512 UTF-8 bytes. */
export type OptionalKey<Key extends KeyName> = { readonly [Name in Key]?: string | undefined };
/** A key that the caller must pass. */
export type RequiredKey<Key extends KeyName> = { readonly [Name in Key]: string };
/** A key that the caller cannot pass: the binding forbids it or builds it from the payload. */
export type NoKey<Key extends KeyName> = { readonly [Name in Key]?: never };

/**
 * `concurrencyKey`: jobs that share it run a few at a time. `uniqueKey`: a second job with it is the first one.
 * `partitionKey`: picks the shard; the other two hold inside a partition.
 */
export type KeyName = "concurrencyKey" | "uniqueKey" | "partitionKey";

/** What an enqueue to one binding takes. */
export interface BindingInputTypes {
  readonly payload: unknown;
  readonly options: object;
}

/** Binding -> types; an interface in the generated client. */
export type BindingsInputTypes<Names extends PropertyKey> = {
  readonly [Name in Names]: BindingInputTypes;
};

/** One job for `enqueue` and `enqueueMany`: the binding decides payload and keys. */
export type JobInput<Bindings extends BindingsInputTypes<keyof Bindings>> = {
  [Name in keyof Bindings]: {
    readonly binding: Name;
    readonly payload: Bindings[Name]["payload"];
  } & Bindings[Name]["options"];
}[keyof Bindings];

/** The calls that store jobs. All throw the classes of core/errors.ts. */
export interface Producer<Env, Bindings extends BindingsInputTypes<keyof Bindings>> {
  /** Stores one job; answers its id. */
  enqueue(env: Env, input: JobInput<Bindings>): Promise<string>;
  /** As `enqueue`; also tells whether the id is that of an older job with the same unique key. */
  enqueueWithReceipt(env: Env, input: JobInput<Bindings>): Promise<EnqueueReceipt>;
  /**
   * Stores many jobs, one round trip per shard; answers ids in the order of the inputs. When one input is refused, none is stored
   * and the error names its index.
   */
  enqueueMany(env: Env, inputs: readonly JobInput<Bindings>[]): Promise<string[]>;
  enqueueManyWithReceipts(
    env: Env,
    inputs: readonly JobInput<Bindings>[],
  ): Promise<EnqueueReceipt[]>;
}

/** Checks one binding's payload; an empty list means that it is good. */
export type PayloadCheck = (payload: unknown) => readonly PayloadIssue[];
