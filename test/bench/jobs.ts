/** Figures of the running system: throughput beside the raw queue, and what one job costs. */

import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { get, prepareProject, withWorker } from "./boot.ts";
import { percentile, type Figure } from "./figure.ts";
import type { Counts } from "./project/counters.ts";

const projectFolder = fileURLToPath(new URL("project", import.meta.url));
const loopbackFolder = fileURLToPath(new URL("loopback", import.meta.url));

type Emit = (figure: Figure) => void;

interface RunTimes {
  readonly enqueuedMs: number;
  readonly elapsedMs: number;
}

/** What a shard says of itself (runtime/shard/metered-sql.ts, which only workerd's types can check). */
interface ShardUsage {
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly alarmsSet: number;
  readonly requests: number;
}

interface Run {
  /** In the figures' names. */
  readonly name: string;
  readonly binding: "NOOP" | "AXES" | "CONTENDED";
  readonly jobs: number;
  /** Jobs per call of enqueueMany, and calls at once. */
  readonly batch: number;
  readonly parallel: number;
}

const WARM_UP: Run = { name: "warm-up", binding: "NOOP", jobs: 1_000, batch: 100, parallel: 4 };
const SMALL: Run = { name: "small", binding: "NOOP", jobs: 2_000, batch: 100, parallel: 4 };
const PLAIN: Run = { name: "plain", binding: "NOOP", jobs: 20_000, batch: 1_000, parallel: 4 };
const AXES: Run = { ...PLAIN, name: "axes", binding: "AXES" };
const CONTENDED: Run = { ...PLAIN, name: "contended", binding: "CONTENDED" };
const LATENCY_SAMPLES = 200;
const REST_DEADLINE_MS = 60_000;

/** Messages per second of a queue with nothing around it. */
async function loopback(messages: number): Promise<number> {
  return withWorker(loopbackFolder, async (url) => {
    await get(`${url}/?n=1000`);
    const { elapsedMs } = await get<RunTimes>(`${url}/?n=${messages}`);
    return perSecond(messages, elapsedMs);
  });
}

/** Everything that needs a running Worker. */
export async function measureJobs(emit: Emit): Promise<void> {
  await prepareProject(projectFolder);
  const rawBefore = await loopback(PLAIN.jobs);
  const rate = await withWorker(projectFolder, async (url, harness) => {
    await harness.getWorker().applyD1Migrations("TSUMUGI_DB");
    await measureRun(url, WARM_UP, () => {});
    await measureLatency(url, emit);
    await measureRun(url, SMALL, emit);
    const plain = await measureRun(url, PLAIN, emit);
    const axes = await measureRun(url, AXES, emit);
    emit({
      name: "jobs.axes.lost",
      value: 100 * (1 - axes / plain),
      unit: "% of jobs/s",
      n: AXES.jobs,
    });
    await measureRun(url, CONTENDED, emit);
    return plain;
  });
  // Before and after, as other work on the machine is never quite the same.
  const raw = (rawBefore + (await loopback(PLAIN.jobs))) / 2;
  emit({ name: "queue.raw", value: raw, unit: "messages/s", n: PLAIN.jobs });
  emit({ name: "jobs.share", value: (100 * rate) / raw, unit: "% of raw queue", n: PLAIN.jobs });
  rmSync(`${projectFolder}/generated`, { recursive: true, force: true });
  rmSync(`${projectFolder}/wrangler.jsonc`, { force: true });
}

/** Runs one load to its end, the sweep included, and gives its jobs per second. */
async function measureRun(url: string, run: Run, emit: Emit): Promise<number> {
  const { name, binding, jobs, batch, parallel } = run;
  const query = new URLSearchParams({
    binding,
    run: name,
    n: String(jobs),
    batch: String(batch),
    parallel: String(parallel),
  });
  const before = await get<ShardUsage>(`${url}/usage?binding=${binding}`);
  const { enqueuedMs, elapsedMs } = await get<RunTimes>(`${url}/run?${query.toString()}`);
  await waitForSweep(url, binding);
  const after = await get<ShardUsage>(`${url}/usage?binding=${binding}`);
  const counts = await get<Counts>(`${url}/counts`);
  const used = (count: keyof ShardUsage): number => after[count] - before[count];
  const figure = (figureName: string, value: number, unit: string): void =>
    emit({ name: `jobs.${name}.${figureName}`, value, unit, n: jobs });
  const rate = perSecond(jobs, elapsedMs);
  figure("rate", rate, "jobs/s");
  figure("enqueue-rate", perSecond(jobs, enqueuedMs), "jobs/s");
  figure("duplicates", counts.repeated, "runs");
  figure("shard-rows-written", (used("rowsWritten") + used("alarmsSet")) / jobs, "rows/job");
  figure("shard-rows-read", used("rowsRead") / jobs, "rows/job");
  figure("shard-requests", used("requests") / jobs, "requests/job");
  figure("d1-rows-written", counts.readModelRowsWritten / jobs, "rows/job");
  figure("d1-statements", counts.readModelStatements / jobs, "statements/job");
  return rate;
}

/** Enqueue to the performer's start, on an idle system. */
async function measureLatency(url: string, emit: Emit): Promise<void> {
  const latencies = await get<number[]>(`${url}/latency?n=${LATENCY_SAMPLES}`);
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
  ] as const) {
    const value = percentile(latencies, share);
    emit({ name: `latency.idle.${name}`, value, unit: "ms", n: LATENCY_SAMPLES });
  }
}

async function waitForSweep(url: string, binding: string): Promise<void> {
  const deadline = Date.now() + REST_DEADLINE_MS;
  while ((await get<number>(`${url}/left?binding=${binding}`)) > 0) {
    if (Date.now() > deadline) throw new Error(`${binding} was not swept in time`);
    await wait(200);
  }
}

function perSecond(count: number, elapsedMs: number): number {
  return (1000 * count) / elapsedMs;
}
