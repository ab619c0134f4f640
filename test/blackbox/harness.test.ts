/** The built Worker as one black box: real Durable Objects, queues and D1, and shards that are evicted in the middle of their work. */

import { expect, test } from "vitest";
import type { WorkerHandle } from "wrangler";
import {
  enqueue,
  untilReadModelEquals,
  untilTerminal,
  type JobInput,
  type JobSeen,
} from "./support/caller.ts";
import { environment } from "./support/command.ts";
import { blackboxProject, testStack } from "./support/project.ts";
import { Receiver } from "./support/receiver.ts";
import { until } from "../support/until.ts";

const BINDINGS = ["AGAIN", "ONCE", "UNCLAIMED", "KEYED", "RATED", "SPREAD"] as const;
const JOBS_EACH = 40;
const KEYS = ["key-0", "key-1", "key-2", "key-3", "key-4"] as const;

/** As project/tsumugi.config.yaml has it. */
const SHARDS = ["AGAIN#0", "KEYED#0", "ONCE#0", "RATED#0", "SPREAD#0", "SPREAD#1", "UNCLAIMED#0"];
const RATE = { tokens: 10, intervalMs: 500 };
const LIMITS: readonly (readonly [scope: string, limit: number])[] = [
  ["AGAIN", 16],
  ["ONCE", 8],
  ["UNCLAIMED", 8],
  ["KEYED", 6],
  ...KEYS.map((key) => [`KEYED/${key}`, 1] as const),
  ["SPREAD#0", 4],
  ["SPREAD#1", 4],
];

test("shards evicted in the middle of their work lose nothing and exceed nothing", async () => {
  const stack = testStack();
  const receiver = await Receiver.listen(stack);
  const folder = await blackboxProject(stack, receiver.url);
  const { url, worker } = await startWorker(stack, folder);

  const inputs = BINDINGS.flatMap((binding) =>
    Array.from({ length: JOBS_EACH }, (_, sequence) => input(binding, sequence)),
  );
  const ids = await enqueue(url, inputs);
  const evictions = new Map(ids.map((id) => [shardOf(id), 0]));
  expect([...evictions.keys()].toSorted()).toEqual(SHARDS);

  let hit = 0;
  for (const share of [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]) {
    await until(`${share} of all jobs have started`, () => {
      return receiver.starts.length >= share * ids.length;
    });
    hit += receiver.open.length;
    for (const [shard, count] of evictions) {
      if (await evict(worker, shard)) evictions.set(shard, count + 1);
    }
  }
  expect(hit, "jobs that ran while their shard was evicted").toBeGreaterThan(0);
  const jobs = await untilTerminal(url, ids);

  // At least-once and at-most-once alike: an eviction loses no report, so nothing runs twice and nothing stalls.
  expect(jobs.map(({ state, attempts, result }) => ({ state, attempts, result }))).toEqual(
    inputs.map(({ payload: { label } }) => {
      return { state: "COMPLETED", attempts: 1, result: { label, attempt: 1 } };
    }),
  );
  expect(receiver.starts.map(({ jobId }) => jobId).toSorted()).toEqual(ids.toSorted());
  for (const [shard, count] of evictions) {
    expect(count, `evictions of ${shard}`).toBeGreaterThanOrEqual(2);
  }
  for (const [scope, limit] of LIMITS) {
    expect(receiver.most.get(scope), `most at once in ${scope}`).toBeLessThanOrEqual(limit);
  }
  expectRate(jobs.filter(({ binding }) => binding === "RATED"));
  await untilReadModelEquals(url, jobs);
}, 60_000);

/** In every window: `tokens` for each `interval`, and `tokens` more that were saved up (SPEC 4). */
function expectRate(jobs: readonly JobSeen[]): void {
  const times = jobs.map(({ dispatchedAt }) => dispatchedAt ?? 0).toSorted((a, b) => a - b);
  for (const [first, from] of times.entries()) {
    for (const [offset, to] of times.slice(first).entries()) {
      const allowed = RATE.tokens * ((to - from) / RATE.intervalMs) + RATE.tokens;
      expect(offset + 1, `dispatches in ${to - from} ms`).toBeLessThanOrEqual(allowed);
    }
  }
}

function input(binding: (typeof BINDINGS)[number], sequence: number): JobInput {
  const key = KEYS[sequence % KEYS.length] ?? KEYS[0];
  const keyed = binding === "KEYED";
  return {
    binding,
    payload: { label: keyed ? key : `job-${sequence}`, takesMs: 60 + (sequence % 4) * 30 },
    ...(keyed ? { concurrencyKey: key } : {}),
    ...(binding === "SPREAD" ? { partitionKey: `customer-${sequence}` } : {}),
    // No attempt is to be taken back because the machine is busy.
    timeoutMs: 20_000,
    // A few wait for their time rather than for a place.
    ...(sequence % 10 === 9 ? { delayMs: 700 } : {}),
  };
}

async function startWorker(
  stack: AsyncDisposableStack,
  folder: string,
): Promise<{ readonly url: string; readonly worker: WorkerHandle }> {
  Object.assign(process.env, environment(folder), { WRANGLER_LOG: "error" });
  const { createTestHarness } = await import("wrangler");
  const harness = createTestHarness({ root: folder, workers: [{ configPath: "wrangler.jsonc" }] });
  stack.defer(() => harness.close());
  const { url } = await harness.listen();
  const worker = harness.getWorker();
  await worker.applyD1Migrations("TSUMUGI_DB");
  return { url: url.origin, worker };
}

/** False where the shard was not in memory: evicted before, and nobody has called it since. */
async function evict(worker: WorkerHandle, shard: string): Promise<boolean> {
  const binding = shard.slice(0, shard.indexOf("#"));
  try {
    await worker.evictDurableObject(`TSUMUGI_${binding}`, { name: shard });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("not currently running")) return false;
    throw error;
  }
}

function shardOf(id: string): string {
  return id.slice(0, id.indexOf(":"));
}
