/** The Worker's env with shards that only remember what they were asked, beside the real D1 whose statements are remembered. */

import type { JobView } from "./project/generated/runtime/protocol.ts";
import { JOB_STATES } from "./project/generated/runtime/core/state.ts";
import { definitions } from "./project/generated/definitions.ts";
import { env } from "./support.ts";

export interface RecordedEnv {
  readonly env: object;
  /** Everything that was asked of a shard, of D1 and of a queue, in order. */
  readonly calls: readonly string[];
  /** Those among them that change something. */
  readonly effects: readonly string[];
}

/** What a shard says when it is broken: none of it is the caller's business. */
export const SHARD_FAULT = "SQLITE_ERROR: SELECT secret FROM job at Shard.get (shard.ts:1:1)";

/** Methods of a shard that leave it as it is; every other one counts as an effect, so a new one does, too. */
const READINGS: ReadonlySet<string> = new Set(["get", "inspect", "explain", "metrics"]);

/** @param replies which of the possible answers the shards give */
export function recordedEnv(secrets: object, replies: number): RecordedEnv {
  const calls: string[] = [];
  const effects: string[] = [];
  const note = (call: string, isEffect: boolean): void => {
    calls.push(call);
    if (isEffect) effects.push(call);
  };
  const shard = (name: string) =>
    new Proxy(
      {},
      {
        get: (_target, method) => (input: unknown) => {
          note(`${name} ${String(method)}`, !READINGS.has(String(method)));
          return replyOf(String(method), name, input, replies + calls.length);
        },
      },
    );
  const database = {
    prepare: (sql: string) => {
      note(`D1 ${sql}`, !/^\s*SELECT\b/i.test(sql));
      return env.TSUMUGI_DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => env.TSUMUGI_DB.batch(statements),
    exec: (sql: string) => {
      note(`D1 ${sql}`, true);
      return Promise.reject(new Error("nobody executes scripts"));
    },
  };
  const queue = new Proxy(
    {},
    {
      get: (_target, method) => () => {
        note(`queue ${String(method)}`, true);
        return Promise.resolve();
      },
    },
  );
  const bindings = Object.values(definitions).flatMap(({ shardBinding, queueBinding }) => [
    [shardBinding, { getByName: shard }] as const,
    [queueBinding, queue] as const,
  ]);
  return {
    env: { ...Object.fromEntries(bindings), TSUMUGI_DB: database, ...secrets },
    calls,
    effects,
  };
}

function replyOf(method: string, name: string, input: unknown, choice: number): Promise<unknown> {
  if (choice % 17 === 16) return Promise.reject(new Error(SHARD_FAULT));
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[choice % values.length];
    if (value === undefined) throw new Error("there is nothing to choose from");
    return value;
  };
  const control = one([
    { kind: "done" },
    { kind: "gone" },
    { kind: "invalid-state", state: one(JOB_STATES) },
    { kind: "refused", problem: { field: "id", found: "x", expected: "y" } },
  ] as const);
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  const answers: Readonly<Record<string, unknown>> = {
    get: list.map((id) => one([viewOf(String(id)), null])),
    inspect: {
      shard: 0,
      now: Date.now(),
      paused: choice % 2 === 0,
      counts: Object.fromEntries(JOB_STATES.map((state) => [state, choice])),
      inFlight: 1,
      concurrency: 10,
      oldestDueAt: one([null, Date.now() - 1_000]),
      projectionLagMs: 5,
      block: one([
        null,
        { kind: "paused" },
        { kind: "key" },
        { kind: "queue", until: Date.now() },
        { kind: "concurrency", inFlight: 10, limit: 10 },
        { kind: "rate", until: Date.now() },
      ]),
    },
    explain: one([
      { kind: "gone" },
      { kind: "not-waiting", state: one(JOB_STATES) },
      { kind: "due-later", earliestAt: Date.now() },
      { kind: "paused", earliestAt: null },
      { kind: "key", inFlight: 1, limit: 1, earliestAt: null, ahead: 3, orMore: false },
      { kind: "behind", earliestAt: Date.now(), ahead: 1_000, orMore: true },
    ]),
    metrics: [],
    enqueue: one([
      {
        kind: "accepted",
        receipts: list.map((_, index) => ({
          id: `${name}:0000000000${index}`,
          deduplicated: choice % 2 === 0,
        })),
      },
      {
        kind: "refused",
        index: 0,
        problem: { field: "uniqueKey", found: "x", expected: "another" },
      },
    ]),
    cancel: control,
    retry: control,
    reschedule: control,
    cancelMany: list.map(() => control),
    retryMany: list.map(() => control),
    pause: undefined,
    resume: undefined,
    purge: { cancelled: choice, remaining: choice % 2 === 0 },
  };
  // Nothing is what pause and resume answer; of a new method an answer has to be written here.
  if (!Object.hasOwn(answers, method)) throw new Error(`the recorded shard knows no ${method}`);
  return Promise.resolve(answers[method]);
}

function viewOf(id: string): JobView {
  return {
    id,
    binding: id.slice(0, id.indexOf("#")),
    state: "FAILED",
    priority: 0,
    attempts: 1,
    maxAttempts: 3,
    guarantee: "at-least-once",
    concurrencyKey: null,
    uniqueKey: null,
    partitionKey: null,
    payload: "{}",
    result: null,
    resultOmitted: null,
    progress: null,
    attemptsLog: [],
    runAfter: 1,
    createdAt: 1,
    updatedAt: 1,
    dispatchedAt: null,
  };
}
