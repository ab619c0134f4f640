/** Figures of the running system: throughput beside the raw queue, and what one job costs. */

import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { get, prepareProject, withWorkers } from "./boot.ts";
import { percentile, type Figure } from "./figure.ts";
import type { Counts } from "./project/counters.ts";

const projectFolder = fileURLToPath(new URL("project", import.meta.url));
const loopbackFolder = fileURLToPath(new URL("loopback", import.meta.url));

type Emit = (figure: Figure) => void;
type Measure = Omit<Figure, "n">;

const LOOPBACK_NAME = "tsumugi-bench-loopback";

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

const SMALL: Run = { name: "small", binding: "NOOP", jobs: 2_000, batch: 100, parallel: 4 };
const PLAIN: Run = { name: "plain", binding: "NOOP", jobs: 20_000, batch: 1_000, parallel: 4 };
const AXES: Run = { ...PLAIN, name: "axes", binding: "AXES" };
const CONTENDED: Run = { ...PLAIN, name: "contended", binding: "CONTENDED" };
const RUNS = [SMALL, PLAIN, AXES, CONTENDED] as const;

/** Every run is repeated in turn with the others, and the median shown: a busy machine is busy for all of them. */
const ROUNDS = 3;
const WARM_UP_JOBS = 1_000;
const LATENCY_SAMPLES = 200;
const REST_DEADLINE_MS = 60_000;

/** Everything that needs a running Worker. */
export async function measureJobs(emit: Emit): Promise<void> {
  await prepareProject(projectFolder);
  await withWorkers([projectFolder, loopbackFolder], async (url, harness) => {
    await harness.getWorker().applyD1Migrations("TSUMUGI_DB");
    const loopback = harness.getWorker(LOOPBACK_NAME);
    for (const run of RUNS) {
      await measureRun(url, { ...run, name: `warm-${run.name}`, jobs: WARM_UP_JOBS }, 0);
    }
    await measureLatency(url, emit);
    const samples = new Map<string, number[]>();
    const note = (figure: Measure): void => {
      const name = `${figure.name}|${figure.unit}`;
      samples.set(name, [...(samples.get(name) ?? []), figure.value]);
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const response = await loopback.fetch(`http://loopback/?n=${PLAIN.jobs}`);
      const raw = perSecond(PLAIN.jobs, ((await response.json()) as RunTimes).elapsedMs);
      note({ name: "queue.raw", value: raw, unit: "messages/s" });
      const rates = new Map<Run, number>();
      for (const run of RUNS) {
        const { rate, measures } = await measureRun(url, run, round);
        rates.set(run, rate);
        measures.forEach(note);
      }
      const plain = rates.get(PLAIN) ?? Number.NaN;
      const axes = rates.get(AXES) ?? Number.NaN;
      note({ name: "jobs.share", value: (100 * plain) / raw, unit: "% of raw queue" });
      note({ name: "jobs.axes-lost", value: 100 * (1 - axes / plain), unit: "% of jobs/s" });
    }
    for (const [key, values] of samples) {
      const [name = "", unit = ""] = key.split("|");
      const jobs = RUNS.find((run) => name.startsWith(`jobs.${run.name}.`))?.jobs ?? PLAIN.jobs;
      emit({ name, value: percentile(values, 0.5), unit, n: jobs });
    }
  });
  rmSync(join(projectFolder, "generated"), { recursive: true, force: true });
  rmSync(join(projectFolder, "wrangler.jsonc"), { force: true });
}

/** Runs one load to its end, the sweep included. */
async function measureRun(
  url: string,
  run: Run,
  round: number,
): Promise<{ readonly rate: number; readonly measures: readonly Measure[] }> {
  const { name, binding, jobs, batch, parallel } = run;
  const query = new URLSearchParams({
    binding,
    run: `${name}${round}`,
    n: String(jobs),
    batch: String(batch),
    parallel: String(parallel),
  });
  const before = await get<ShardUsage>(`${url}/usage?binding=${binding}`);
  const { enqueuedMs, elapsedMs } = await get<RunTimes>(`${url}/run?${query.toString()}`);
  await waitForSweep(url, binding);
  const after = await get<ShardUsage>(`${url}/usage?binding=${binding}`);
  const counts = await get<Counts>(`${url}/counts`);
  const used = (count: keyof ShardUsage): number => (after[count] - before[count]) / jobs;
  const measure = (measureName: string, value: number, unit: string): Measure => ({
    name: `jobs.${name}.${measureName}`,
    value,
    unit,
  });
  const rate = perSecond(jobs, elapsedMs);
  const measures = [
    measure("rate", rate, "jobs/s"),
    measure("enqueue-rate", perSecond(jobs, enqueuedMs), "jobs/s"),
    measure("duplicates", counts.repeated, "runs"),
    measure("shard-rows-written", used("rowsWritten") + used("alarmsSet"), "rows/job"),
    measure("shard-rows-read", used("rowsRead"), "rows/job"),
    measure("shard-requests", used("requests"), "requests/job"),
    measure("d1-rows-written", counts.readModelRowsWritten / jobs, "rows/job"),
    measure("d1-statements", counts.readModelStatements / jobs, "statements/job"),
  ];
  return { rate, measures };
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
