/**
 * What the compiler says about calls whose bindings require, derive and forbid keys. Never run: it passes by compiling, and
 * each `@ts-expect-error` by being one.
 */

import { enqueue, enqueueMany, jobs } from "./project/generated/index.ts";
import type { EnqueueInput, TsumugiEnv } from "./project/generated/index.ts";

const backoff = { kind: "exponential", baseMs: 1, factor: 2, maxMs: 9, jitter: true } as const;

export async function allowed(env: TsumugiEnv): Promise<void> {
  await jobs(env).PLAIN.enqueue({});
  await jobs(env).PLAIN.enqueue({}, undefined);
  await jobs(env).PLAIN.enqueue(
    {},
    {
      priority: -5,
      maxAttempts: 1,
      backoff,
      timeoutMs: 1,
      runAt: new Date(-1),
      guarantee: "at-most-once",
      concurrencyKey: "c",
      uniqueKey: "u",
      uniqueForMs: 1,
    },
  );
  await jobs(env).SHARDED.enqueue({}, { partitionKey: "p", uniqueKey: undefined, delayMs: 0 });
  await jobs(env).SHARDED.enqueueMany([{ payload: {}, partitionKey: "p" }]);
  const inputs: EnqueueInput[] = [
    { binding: "CONTENDED", payload: {}, concurrencyKey: "c" },
    { binding: "DERIVED", payload: { customer: "ada" }, uniqueKey: "u" },
  ];
  await enqueueMany(env, inputs);
}

export function refused(env: TsumugiEnv): void {
  // @ts-expect-error a required partition key is missing, and so are the options
  void jobs(env).SHARDED.enqueue({});
  // @ts-expect-error a required partition key is missing
  void jobs(env).SHARDED.enqueue({}, { priority: 1 });
  // @ts-expect-error a required key is not undefined
  void jobs(env).SHARDED.enqueue({}, { partitionKey: undefined });
  // @ts-expect-error a required partition key is missing in a list
  void jobs(env).SHARDED.enqueueMany([{ payload: {} }]);
  // @ts-expect-error a required concurrency key is missing
  void enqueue(env, { binding: "CONTENDED", payload: {} });
  // @ts-expect-error a required concurrency key is missing in a list
  void enqueueMany(env, [{ binding: "CONTENDED", payload: {} }]);
  // @ts-expect-error a key is a text
  void enqueue(env, { binding: "CONTENDED", payload: {}, concurrencyKey: 5 });
  // @ts-expect-error a key is not null
  void enqueue(env, { binding: "PLAIN", payload: {}, uniqueKey: null });
  // @ts-expect-error derived keys are nobody's to pass
  void jobs(env).DERIVED.enqueue({ customer: "ada" }, { concurrencyKey: "customer:ada" });
  // @ts-expect-error derived keys are nobody's to pass
  void jobs(env).DERIVED.enqueue({ customer: "ada" }, { partitionKey: "ada" });
  // @ts-expect-error half a backoff
  void jobs(env).PLAIN.enqueue({}, { backoff: { kind: "exponential", baseMs: 1 } });
  // @ts-expect-error a backoff of no kind
  void jobs(env).PLAIN.enqueue({}, { backoff: { kind: "linear", delayMs: 1, jitter: true } });
  // @ts-expect-error a time as text
  void jobs(env).PLAIN.enqueue({}, { runAt: "2030-01-01" });
  // @ts-expect-error a guarantee that nobody can give
  void jobs(env).PLAIN.enqueue({}, { guarantee: "exactly-once" });
  // @ts-expect-error a priority as text
  void jobs(env).PLAIN.enqueue({}, { priority: "high" });
  // @ts-expect-error options are not null
  void jobs(env).PLAIN.enqueue({}, null);
  // @ts-expect-error no time at all
  void jobs(env).reschedule("id", {});
  // @ts-expect-error no time at all
  void jobs(env).PLAIN.reschedule("id");
  // @ts-expect-error an id is a text
  void jobs(env).cancel(5);
  // @ts-expect-error a list of something else
  void enqueueMany(env, [{}]);
  // @ts-expect-error one job where a list is asked for
  void enqueueMany(env, { binding: "PLAIN", payload: {} });
}
