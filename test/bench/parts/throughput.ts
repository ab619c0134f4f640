/** Jobs per second beside the ceilings, and what one job costs. */

import { Rounds } from "../figure.ts";
import { figuresOf, PLAIN_LOAD, withBenchWorker, type BenchWorker, type Load } from "../load.ts";
import type { Emit, Part, Size } from "../part.ts";

const LOOPBACK_NAME = "tsumugi-bench-loopback";
/** A busy machine is busy for all loads of a round, and the median forgets the busiest round. */
const ROUNDS = 5;
const WARM_UP_JOBS = 1_000;

const LOADS: Readonly<Record<"small" | "plain" | "axes" | "contended", Load>> = {
  small: { ...PLAIN_LOAD, jobs: 2_000, batch: 100 },
  plain: PLAIN_LOAD,
  axes: { ...PLAIN_LOAD, binding: "AXES" },
  contended: { ...PLAIN_LOAD, binding: "CONTENDED" },
};
type LoadName = keyof typeof LOADS;
const LOAD_NAMES = Object.keys(LOADS) as LoadName[];

export const throughput: Part = {
  name: "throughput",
  title: "Throughput, and what a job costs",
  method:
    `${ROUNDS} rounds; in each, one after the other: the raw queue (messages of a job's size sent and received by hand), ` +
    "a raw Durable Object (rows inserted by hand, 1,000 per call), the bare skeleton (nothing but a row, a message, a report and a row " +
    "of D1 for each job, in calls as large as ours and without any logic), then jobs with a payload of 32 bytes and a performer that does nothing: " +
    "`small` 2,000 in calls of 100; `plain` in calls of 1,000, no limit reached; `axes` all three axes on, every job with one " +
    "of 200 keys, no limit reached; `contended` the same with limits at which most jobs wait. Every other round takes the loads " +
    "in the opposite order; shown is the median of the rounds. Time runs from the first call to the last recorded report. Rows " +
    "and requests are counted as the platform bills them until every job is swept from its shard and cleaned from D1; alarms " +
    "count as rows. The list price is that of Durable Object rows and requests, three queue operations a message and D1 rows; " +
    "it leaves out duration, storage and the consumer's own invocations.",
  measure: (emit, size) => withBenchWorker((worker) => measureThroughput(worker, emit, size)),
};

async function measureThroughput(worker: BenchWorker, emit: Emit, size: Size): Promise<void> {
  for (const name of LOAD_NAMES) {
    await worker.run({ ...LOADS[name], run: `warm-${name}`, jobs: size(WARM_UP_JOBS) });
  }
  const rounds = new Rounds();
  for (let round = 1; round <= ROUNDS; round += 1) await measureRound(worker, round, rounds, size);
  for (const figure of rounds.medians()) emit(figure);
}

async function measureRound(
  worker: BenchWorker,
  round: number,
  { note }: Rounds,
  size: Size,
): Promise<void> {
  const n = size(PLAIN_LOAD.jobs);
  const rawQueue = await measureRaw(worker, "messages", n);
  const rawInsert = await measureRaw(worker, "rows", n);
  const skeleton = await measureRaw(worker, "skeleton", n);
  note({ name: "raw.queue", value: rawQueue, unit: "messages/s", n });
  note({ name: "raw.insert", value: rawInsert, unit: "rows/s", n });
  note({ name: "raw.skeleton", value: skeleton, unit: "jobs/s", n });
  const rates = new Map<LoadName, number>();
  for (const name of round % 2 === 1 ? LOAD_NAMES : LOAD_NAMES.toReversed()) {
    const load = { ...LOADS[name], run: `${name}${round}`, jobs: size(LOADS[name].jobs) };
    const cost = await worker.run(load);
    rates.set(name, cost.jobsPerSecond);
    for (const figure of figuresOf(`jobs.${name}`, load.jobs, cost)) note(figure);
  }
  const plain = rates.get("plain") ?? Number.NaN;
  const axes = rates.get("axes") ?? Number.NaN;
  note({ name: "jobs.share", value: (100 * plain) / rawQueue, unit: "% of raw queue", n });
  note({
    name: "jobs.share-of-insert",
    value: (100 * plain) / rawInsert,
    unit: "% of raw insert",
    n,
  });
  note({
    name: "jobs.share-of-skeleton",
    value: (100 * plain) / skeleton,
    unit: "% of skeleton",
    n,
  });
  note({ name: "jobs.axes-lost", value: 100 * (1 - axes / plain), unit: "% of jobs/s", n });
}

async function measureRaw(
  worker: BenchWorker,
  what: "messages" | "rows" | "skeleton",
  n: number,
): Promise<number> {
  const loopback = worker.harness.getWorker(LOOPBACK_NAME);
  const response = await loopback.fetch(`http://loopback/${what}?n=${n}`);
  return (1000 * n) / ((await response.json()) as { readonly elapsedMs: number }).elapsedMs;
}
