/** The typed client over HTTP: the calls of the client inside of the Worker, for everybody else. Needs `fetch` and nothing more. */

import type { EnqueueBody, JobDetail, JobSummary } from "../api/types.ts";
import type {
  AnyJob,
  BindingsTypes,
  BindingTypes,
  ControlResult,
  Job,
  JobOf,
  OptionsArgument,
  RescheduleWhen,
} from "../client/types.ts";
import { systemClock } from "../core/clock.ts";
import type { JobState } from "../core/state.ts";
import type { EnqueueReceipt } from "../protocol.ts";
import { createApi } from "./api.ts";
import type { Api, CallOptions } from "./api.ts";
import { ApiError } from "./errors.ts";
import type { JobQuery } from "./query.ts";
import type { Fetch } from "./transport.ts";

export interface HttpClientOptions {
  /** Where the Worker is: `https://jobs.example.com`; `/api` is added. */
  readonly url: string;
  /** The secret of `auth.bearer` or `auth.readOnly`. Leave it out where a cookie or Cloudflare Access speaks for the caller. */
  readonly token?: string;
  /** Sent with every request, for example Cloudflare Access's service token. */
  readonly headers?: Readonly<Record<string, string>>;
  /** When one try is given up; 30,000 by default. */
  readonly timeoutMs?: number;
  /** The global one by default. */
  readonly fetch?: Fetch;
}

/** The calls on one job by its id. */
export interface HttpJobControl<AJob> {
  /** Asks the job's shard. Null when it is unknown or past its retention. */
  get(id: string, options?: CallOptions): Promise<AJob | null>;
  /** Succeeds only in SCHEDULED: from QUEUED on it may be running. */
  cancel(id: string, options?: CallOptions): Promise<ControlResult>;
  /** Another round of attempts for a FAILED or STALLED job, due at once. */
  retry(id: string, options?: CallOptions): Promise<ControlResult>;
  /** Succeeds only in SCHEDULED; keeps id and unique key. */
  reschedule(id: string, when: RescheduleWhen, options?: CallOptions): Promise<ControlResult>;
}

/** The calls for one binding. */
export interface HttpBindingJobs<Types extends BindingTypes, AJob> extends HttpJobControl<AJob> {
  /**
   * Stores one job; answers its id. After a lost answer it is tried again only when it has a `uniqueKey`: without one, a second try
   * might store a second job.
   *
   * @throws ApiError with code `invalid-request`, whose `details` name each fault
   */
  enqueue(
    payload: Types["payload"],
    ...options: OptionsArgument<Types["options"] & CallOptions>
  ): Promise<string>;
  /** As `enqueue`; also tells whether the id is that of an older job with the same unique key. */
  enqueueWithReceipt(
    payload: Types["payload"],
    ...options: OptionsArgument<Types["options"] & CallOptions>
  ): Promise<EnqueueReceipt>;
}

export type HttpClient<Bindings extends BindingsTypes<keyof Bindings>> = HttpJobControl<
  AnyJob<Bindings>
> & {
  readonly [Name in keyof Bindings]: HttpBindingJobs<Bindings[Name], JobOf<Bindings, Name>>;
} & {
  /** Every job that fits, page after page, as the read model shows them; it lags by about a second. */
  list(query?: JobQuery, options?: CallOptions): AsyncGenerator<JobSummary, void, undefined>;
  /** Every route of the API, as it stands in its JSON. */
  readonly api: Api;
};

const TIMEOUT_MS = 30_000;

/** @param names the bindings */
export function createHttpClientFor<Bindings extends BindingsTypes<keyof Bindings>>(
  names: readonly (keyof Bindings & string)[],
  options: HttpClientOptions,
): HttpClient<Bindings> {
  const { url, token, headers = {}, timeoutMs = TIMEOUT_MS } = options;
  const api = createApi({
    url,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    // Called through the global, as browsers refuse a `fetch` that is called without it.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    clock: systemClock,
    random: () => Math.random(),
    timeoutMs,
  });
  const control = controlOf(api);
  const bindings = names.map((name) => [name, { ...control, ...enqueuerOf(api, name) }] as const);
  return {
    ...Object.fromEntries(bindings),
    ...control,
    list: (query, callOptions) => list(api, query, callOptions),
    api,
    // Each binding's calls are the same; only their types differ.
  } as HttpClient<Bindings>;
}

function controlOf(api: Api): HttpJobControl<Job> {
  return {
    get: async (id, options) => {
      const answer = await orNull(api.job(id, { ...options, fresh: true }));
      return answer === null ? null : toJob(answer.job);
    },
    cancel: (id, options) => toResult(api.cancel(id, options)),
    retry: (id, options) => toResult(api.retry(id, options)),
    reschedule: (id, { delayMs, runAt }, options) =>
      toResult(
        api.reschedule(id, runAt === undefined ? { delayMs } : { runAt: Number(runAt) }, options),
      ),
  };
}

function enqueuerOf(api: Api, binding: string) {
  const enqueueWithReceipt = (
    payload: unknown,
    {
      signal,
      runAt,
      ...options
    }: Omit<EnqueueBody, "binding" | "payload" | "runAt"> &
      CallOptions & { readonly runAt?: Date | number } = {},
  ): Promise<EnqueueReceipt> => {
    const when = runAt === undefined ? {} : { runAt: Number(runAt) };
    return api.enqueue({ ...options, ...when, binding, payload }, { signal });
  };
  return {
    enqueueWithReceipt,
    enqueue: async (...input: Parameters<typeof enqueueWithReceipt>) =>
      (await enqueueWithReceipt(...input)).id,
  };
}

async function* list(
  api: Api,
  query: JobQuery = {},
  options: CallOptions = {},
): AsyncGenerator<JobSummary, void, undefined> {
  let cursor = query.cursor;
  do {
    const from = cursor === undefined ? {} : { cursor };
    const page = await api.jobs({ limit: 100, total: false, ...query, ...from }, options);
    yield* page.jobs;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === "gone") return null;
    throw error;
  }
}

async function toResult(answer: Promise<unknown>): Promise<ControlResult> {
  try {
    await answer;
    return { kind: "done" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "gone") return { kind: "gone" };
    if (error.code !== "invalid-state") throw error;
    return { kind: "invalid-state", state: (error.details as { readonly state: JobState }).state };
  }
}

function toJob(job: JobDetail): Job {
  return {
    id: job.id,
    binding: job.binding,
    state: job.state,
    priority: job.priority,
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    guarantee: job.guarantee,
    concurrencyKey: job.concurrency_key,
    uniqueKey: job.unique_key,
    partitionKey: job.partition_key,
    payload: job.payload,
    result: job.result,
    resultOmitted: job.result_omitted,
    progress: job.progress,
    attemptsLog: job.attempts_log.map((entry) => ({
      attempt: entry.attempt,
      state: entry.state,
      startedAt: entry.started_at,
      finishedAt: entry.finished_at,
      error: entry.error,
    })),
    runAfter: job.run_after,
    createdAt: job.created_at,
    updatedAt: job.updated_at,
    dispatchedAt: job.dispatched_at,
  };
}
