/** What the bench lets a Worker do: many jobs at once, one job at a time. */

import { enqueue, enqueueMany } from "./generated/index.ts";
import type { EnqueueInput, TsumugiEnv } from "./generated/index.ts";
import { counts, resetCounts, startOf } from "./counters.ts";
import { KEPT_PREFIX, setGate } from "./gate.ts";

export const BINDINGS = [
  "NOOP",
  "BATCH_ONE",
  "BATCH_TEN",
  "AXES",
  "CONTENDED",
  "BACKLOG",
  "KEYED",
] as const;
export type Measured = (typeof BINDINGS)[number];

/** Jobs of one kind; of the same shape as in ../load.ts, which cannot be imported here. */
export interface Load {
  /** At the beginning of each payload, so that no two runs have the same. */
  readonly run: string;
  readonly binding: Measured;
  readonly jobs: number;
  /** Jobs per call of enqueueMany, and calls at once. */
  readonly batch: number;
  readonly parallel: number;
  /** Different keys; 0: jobs without. */
  readonly keys: number;
  /** Bytes of JSON of each payload, at least 32. */
  readonly payloadBytes: number;
}

const SHORTEST_BYTES = 32;
/** `{"value":"…"}` around 20 characters is 32 bytes. */
const VALUE_LENGTH = 20;
const FILLER_OVERHEAD = ',"filler":""'.length;

function inputOf(load: Load, index: number): EnqueueInput {
  const { run, binding, keys, payloadBytes } = load;
  const value = `${run}-${String(index).padStart(VALUE_LENGTH - 1 - run.length, "0")}`;
  const missing = payloadBytes - SHORTEST_BYTES - FILLER_OVERHEAD;
  const payload = missing < 0 ? { value } : { value, filler: "x".repeat(missing) };
  switch (binding) {
    case "AXES":
    case "CONTENDED":
    case "KEYED":
      return { binding, payload, concurrencyKey: `key-${index % keys}` };
    case "NOOP":
    case "BATCH_ONE":
    case "BATCH_TEN":
    case "BACKLOG":
      return { binding, payload };
  }
}

/** Enqueues the jobs and answers when as many are recorded as completed; those that waited before stay out after that. */
export async function runLoad(env: TsumugiEnv, load: Load) {
  const { jobs, batch, parallel } = load;
  resetCounts();
  const start = Date.now();
  if (load.binding === "BACKLOG") await setGate(env, jobs);
  let next = 0;
  const producer = async (): Promise<void> => {
    while (next < jobs) {
      const from = next;
      next = Math.min(jobs, from + batch);
      await enqueueMany(
        env,
        Array.from({ length: next - from }, (_, index) => inputOf(load, from + index)),
      );
    }
  };
  await Promise.all(Array.from({ length: parallel }, producer));
  const enqueuedMs = Date.now() - start;
  while (counts.recorded < jobs) await scheduler.wait(2);
  return { enqueuedMs, elapsedMs: Date.now() - start };
}

/** Times from the call of enqueue to the performer's start, one job at a time with a pause between. */
export async function measureLatencies(env: TsumugiEnv, total: number): Promise<readonly number[]> {
  const latencies: number[] = [];
  resetCounts();
  for (let index = 0; index < total; index += 1) {
    const value = `latency-${index}`;
    const start = Date.now();
    await enqueue(env, { binding: "NOOP", payload: { value } });
    while (startOf(value) === undefined) await scheduler.wait(1);
    latencies.push((startOf(value) ?? start) - start);
    await scheduler.wait(20);
  }
  return latencies;
}

const HOT_BATCH = 1_000;

/** Enqueues jobs of one key, of which the first never ends, so that all others wait. */
export async function fillHotKey(env: TsumugiEnv, total: number): Promise<void> {
  await setGate(env, Infinity);
  for (let start = 0; start < total; start += HOT_BATCH) {
    const inputs = Array.from({ length: Math.min(HOT_BATCH, total - start) }, (_, index) => ({
      binding: "KEYED" as const,
      payload: { value: `${KEPT_PREFIX}${start + index}` },
      concurrencyKey: "hot",
    }));
    await enqueueMany(env, inputs);
  }
}
