/** What a performer is and what it is handed (SPEC 13). */

/** Where a performer writes its log: one JSON line each, with the job's id, binding and attempt. Never throws. */
export interface JobLog {
  debug(message: string, fields?: Readonly<Record<string, unknown>>): void;
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** What a performer knows about its run, and how it speaks to its job. */
export interface JobContext<Env = unknown> {
  /** The Worker's own bindings. */
  readonly env: Env;
  /** For example `MAIL#0:1qk7y3v9a00`. */
  readonly jobId: string;
  readonly binding: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /** The same for every attempt of a job: hand it to whatever must not happen twice. */
  readonly idempotencyKey: string;
  /** When the attempt is timed out, epoch ms by this isolate's clock. */
  readonly deadlineAt: number;
  /** Aborted with a JobTimeoutError at the deadline, or a JobSupersededError when the shard no longer waits for the attempt. */
  readonly signal: AbortSignal;
  /**
   * Says that the job is alive, and how far it is (0..1). Call it as often as you like: at most one report each 5 seconds goes out,
   * with the latest progress. It neither waits nor fails, and it does not move the deadline.
   */
  readonly heartbeat: (progress?: number) => void;
  readonly log: JobLog;
}

/** Does the work of one binding. What it returns is the job's result; whatever it throws fails the attempt. */
export type Performer<Payload = unknown, Result = unknown, Env = unknown> = (
  payload: Payload,
  ctx: JobContext<Env>,
) => Result | PromiseLike<Result>;

/** A performer that also needs the platform's context of the invocation that it runs in. */
export interface AttachedPerformer<Payload = unknown, Result = unknown, Env = unknown> {
  readonly perform: (
    payload: Payload,
    ctx: JobContext<Env>,
    executionContext: unknown,
  ) => Result | PromiseLike<Result>;
}
