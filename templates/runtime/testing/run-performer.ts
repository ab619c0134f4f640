/** One run of one performer, without a job system around it. */

import { jobLog } from "../consumer/job-log.ts";
import type { LogRecord } from "../consumer/log.ts";
import type { JobContext, Performer } from "../consumer/performer.ts";

/** What the performer is handed; everything has a default but an `env` that it needs. */
export interface RunOptions<Env> {
  readonly env: Env;
  /** 1 by default. */
  readonly attempt?: number;
  readonly jobId?: string;
  readonly binding?: string;
  /** Epoch ms; a minute from now by default. It is only told: nothing aborts the run but `signal`. */
  readonly deadlineAt?: number;
  readonly signal?: AbortSignal;
}

/** The options may be left out where the performer needs nothing of `env`. */
export type RunArgument<Env> = unknown extends Env
  ? [options?: Partial<RunOptions<Env>>]
  : [options: RunOptions<Env>];

/** What a run that did not throw came to. */
export interface PerformerRun<Result> {
  readonly result: Result;
  /** What each `ctx.heartbeat` said; undefined where it named no progress. */
  readonly heartbeats: readonly (number | undefined)[];
  /** The lines written with `ctx.log`. */
  readonly log: readonly LogRecord[];
}

/**
 * Calls a performer once, with a context made for the test. What it throws passes on.
 *
 *     const { result } = await runPerformer(mail, { to: "a@example.com" }, { env });
 */
export async function runPerformer<Payload, Result, Env>(
  performer: Performer<Payload, Result, Env>,
  payload: Payload,
  ...[options]: RunArgument<Env>
): Promise<PerformerRun<Result>> {
  const { attempt = 1, binding = "TEST", jobId = `${binding}#0:00000000000` } = options ?? {};
  const heartbeats: (number | undefined)[] = [];
  const log: LogRecord[] = [];
  const ctx: JobContext<Env> = {
    // Only a performer that asks nothing of it goes without.
    env: options?.env as Env,
    jobId,
    binding,
    attempt,
    idempotencyKey: jobId,
    deadlineAt: options?.deadlineAt ?? Date.now() + 60_000,
    signal: options?.signal ?? new AbortController().signal,
    heartbeat: (progress) => {
      heartbeats.push(progress);
    },
    log: jobLog((record) => log.push(record), { binding, jobId, attempt }),
  };
  return { result: await performer(payload, ctx), heartbeats, log };
}
