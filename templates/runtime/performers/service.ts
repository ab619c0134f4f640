/**
 * Performers that live in another Worker, called over a service binding. What cannot cross RPC stays behind: the job's context goes
 * as plain data, and of an error only `<name>: <message>` comes back, by which retry wishes are still recognised
 * (core/performer-errors.ts).
 */

import type { Performer } from "../consumer/performer.ts";

/** What a performer in another Worker knows about its run. */
export interface RemoteJob {
  /** For example `MAIL#0:1qk7y3v9a00`. */
  readonly jobId: string;
  readonly binding: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /** The same for every attempt of a job: hand it to whatever must not happen twice. */
  readonly idempotencyKey: string;
  /** When the attempt is timed out, epoch ms. It is then over for its job; nothing tells the other Worker. */
  readonly deadlineAt: number;
  /** Says that the job is alive, and how far it is (0..1). At most one report each 5 seconds goes on to the job. */
  readonly heartbeat: (progress?: number) => Promise<void>;
}

/**
 * What the other Worker must offer, as a method of its entrypoint. An error whose `name` is `NonRetryableError` fails the job at
 * once; `new Error("RetryAfterError: retry after 5000 ms")` names the next delay; any other means the usual backoff.
 */
export interface RemotePerformer<Payload = unknown, Result = unknown> {
  perform(payload: Payload, job: RemoteJob): Promise<Result>;
}

/** The performer behind a service binding of this name in `env`. Its result is taken as it comes: the other Worker keeps the type. */
export function servicePerformer<Payload, Result, const Name extends string>(
  binding: Name,
): Performer<Payload, Result, { readonly [Key in Name]: RemotePerformer<Payload, Result> }> {
  return async (payload, ctx) => {
    const service = ctx.env[binding] as RemotePerformer<Payload, Result> | undefined;
    if (service === undefined) {
      throw new Error(`env.${binding} is missing: is it in the Worker's services?`);
    }
    const { jobId, attempt, idempotencyKey, deadlineAt } = ctx;
    const answer = service.perform(payload, {
      jobId,
      binding: ctx.binding,
      attempt,
      idempotencyKey,
      deadlineAt,
      heartbeat: (progress) => Promise.resolve(ctx.heartbeat(progress)),
    });
    const result = await untilAborted(answer, ctx.signal);
    disposeOf(result);
    return result;
  };
}

/** A call over RPC cannot be told of the signal, so it is no longer waited for. */
function untilAborted<Result>(
  answer: PromiseLike<Result>,
  signal: AbortSignal,
): PromiseLike<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).then(() => {
      signal.removeEventListener("abort", abort);
    }, reject);
  });
}

/** Releases what the answer may hold besides data in the other Worker; the data stays. */
function disposeOf(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  // By its name, as a project's `lib` need not have it.
  const key: unknown = Reflect.get(Symbol, "dispose");
  const dispose: unknown = typeof key === "symbol" ? Reflect.get(answer, key) : undefined;
  if (typeof dispose === "function") Reflect.apply(dispose, answer, []);
}
