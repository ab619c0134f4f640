/** Performers that are classes extending WorkerEntrypoint, in this very Worker. */

import type { AttachedPerformer, JobContext } from "../consumer/performer.ts";

/** A class whose `perform` does the work of one binding; in it, `this.env` and `this.ctx` are the platform's own. */
export type PerformerEntrypoint<Payload, Result, Env> = new (
  executionContext: never,
  env: never,
) => {
  readonly perform: (payload: Payload, ctx: JobContext<Env>) => Result | PromiseLike<Result>;
};

/**
 * The class as a performer: each attempt gets an instance of its own, as each call over RPC would. It is made here and not called
 * through `ctx.exports`, so the signal, the heartbeat and the fields of what it throws stay whole.
 */
export function entrypointPerformer<Payload, Result, Env>(
  Entrypoint: PerformerEntrypoint<Payload, Result, Env>,
): AttachedPerformer<Payload, Result, Env> {
  return {
    perform: (payload, ctx, executionContext) =>
      new Entrypoint(executionContext as never, ctx.env as never).perform(payload, ctx),
  };
}
