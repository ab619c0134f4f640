/** Runs loads on the bench's Worker, and says what they cost. */

import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { TestHarness } from "wrangler";
import { get, post, prepareProject, withWorkers } from "./boot.ts";
import type { Figure } from "./figure.ts";
import { listPrice } from "./price.ts";
import type { Counts } from "./project/counters.ts";

const projectFolder = fileURLToPath(new URL("project", import.meta.url));
const loopbackFolder = fileURLToPath(new URL("loopback", import.meta.url));

/** Jobs of one kind; as in project/loads.ts, which only workerd's types can check. */
export interface Load {
  /** At the beginning of each payload, so that no two runs have the same; at most 12 characters. */
  readonly run: string;
  readonly binding: "NOOP" | "BATCH_ONE" | "BATCH_TEN" | "AXES" | "CONTENDED" | "BACKLOG" | "KEYED";
  readonly jobs: number;
  /** Jobs per call of enqueueMany, and calls at once. */
  readonly batch: number;
  readonly parallel: number;
  /** Different keys; only for a binding with keys. */
  readonly keys: number;
  /** Bytes of JSON of each payload, at least 32. */
  readonly payloadBytes: number;
}

export const PLAIN_LOAD: Load = {
  run: "plain",
  binding: "NOOP",
  jobs: 20_000,
  batch: 1_000,
  parallel: 4,
  keys: 200,
  payloadBytes: 32,
};

interface RunTimes {
  readonly enqueuedMs: number;
  readonly elapsedMs: number;
}

/** What a shard says of itself (runtime/shard/metered-sql.ts, which only workerd's types can check). */
export interface ShardUsage {
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly alarmsSet: number;
  readonly requests: number;
}

/** What one load took: times of the whole, everything else for each job. */
export interface Cost {
  readonly jobsPerSecond: number;
  readonly enqueuedPerSecond: number;
  readonly duplicates: number;
  readonly shardRowsWritten: number;
  readonly shardRowsRead: number;
  readonly shardRequests: number;
  readonly messages: number;
  readonly readModelRowsWritten: number;
  readonly readModelRowsRead: number;
  readonly readModelStatements: number;
}

const WAIT_LIMIT_MS = 120_000;

/** The bench's Worker while it runs. */
export class BenchWorker {
  readonly url: string;
  readonly harness: TestHarness;

  constructor(url: string, harness: TestHarness) {
    this.url = url;
    this.harness = harness;
  }

  get<T>(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<T> {
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) parameters.set(key, String(value));
    return get<T>(`${this.url}/${path}?${parameters.toString()}`);
  }

  /** Runs a load until its jobs are swept from the shard, `remaining` others apart, and cleaned from the read model. */
  async run(load: Load, remaining = 0): Promise<Cost> {
    const { binding } = load;
    const before = await this.get<ShardUsage>("usage", { binding });
    const times = await this.runOnly(load);
    await this.swept(binding, remaining);
    const after = await this.get<ShardUsage>("usage", { binding });
    await this.get("clean-up");
    return costOf(load, times, { before, after }, await this.get<Counts>("counts"));
  }

  /** Runs a load until the last of its jobs is recorded. */
  runOnly(load: Load): Promise<RunTimes> {
    return post<RunTimes>(`${this.url}/run`, load);
  }

  /** Waits until the read model shows as many jobs in this state. */
  async projected(state: "SCHEDULED" | "COMPLETED", jobs: number): Promise<void> {
    const rows = () => this.get<number>("rows", { state });
    await until(`${jobs} jobs ${state} in D1`, async () => (await rows()) >= jobs);
  }

  /** Waits until the shard reads nothing for two seconds: whatever it had to catch up with is done. */
  async quiet(binding: Load["binding"]): Promise<void> {
    const rowsRead = async () => (await this.get<ShardUsage>("usage", { binding })).rowsRead;
    let last = -1;
    await until(`${binding} quiet`, async () => {
      const before = last;
      last = await rowsRead();
      if (last === before) return true;
      await wait(2_000);
      return false;
    });
  }

  /** Waits until no more than `remaining` jobs are stored. */
  async swept(binding: Load["binding"], remaining = 0): Promise<void> {
    const left = () => this.get<number>("left", { binding });
    await until(`${binding} swept`, async () => (await left()) <= remaining);
  }
}

/** Asks every 100 ms whether something is so, with a bound. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not seen in time: ${what}.`);
    await wait(100);
  }
}

function costOf(
  { jobs }: Load,
  { enqueuedMs, elapsedMs }: RunTimes,
  { before, after }: { readonly before: ShardUsage; readonly after: ShardUsage },
  counts: Counts,
): Cost {
  const used = (count: keyof ShardUsage): number => (after[count] - before[count]) / jobs;
  return {
    jobsPerSecond: (1000 * jobs) / elapsedMs,
    enqueuedPerSecond: (1000 * jobs) / enqueuedMs,
    duplicates: counts.repeated,
    // An alarm that is set is one more row.
    shardRowsWritten: used("rowsWritten") + used("alarmsSet"),
    shardRowsRead: used("rowsRead"),
    shardRequests: used("requests"),
    messages: counts.performed / jobs,
    readModelRowsWritten: counts.readModelRowsWritten / jobs,
    readModelRowsRead: counts.readModelRowsRead / jobs,
    readModelStatements: counts.readModelStatements / jobs,
  };
}

/** Everything that a load cost as figures whose names begin with `name`. */
export function figuresOf(name: string, n: number, cost: Cost): Figure[] {
  const rows: readonly (readonly [string, number, string])[] = [
    ["rate", cost.jobsPerSecond, "jobs/s"],
    ["enqueue-rate", cost.enqueuedPerSecond, "jobs/s"],
    ["duplicates", cost.duplicates, "runs"],
    ["shard-rows-written", cost.shardRowsWritten, "rows/job"],
    ["shard-rows-read", cost.shardRowsRead, "rows/job"],
    ["shard-requests", cost.shardRequests, "requests/job"],
    ["d1-rows-written", cost.readModelRowsWritten, "rows/job"],
    ["d1-statements", cost.readModelStatements, "statements/job"],
    ["list-price", listPrice(cost), "$/million jobs"],
  ];
  return rows.map(([figure, value, unit]) => ({ name: `${name}.${figure}`, value, unit, n }));
}

/** The given ones of all figures of a load. */
export function someFiguresOf(
  name: string,
  n: number,
  cost: Cost,
  wanted: readonly string[],
): Figure[] {
  return figuresOf(name, n, cost).filter((figure) =>
    wanted.includes(figure.name.slice(name.length + 1)),
  );
}

let prepared: Promise<void> | null = null;

/**
 * Generates the project, once in a run, and removes what was generated when the process ends: an instance of wrangler that was
 * just closed may still be watching the files, and fails when they go (seen 2026-11).
 */
function prepareOnce(): Promise<void> {
  if (prepared !== null) return prepared;
  prepared = prepareProject(projectFolder);
  process.once("exit", () => {
    rmSync(join(projectFolder, "generated"), { recursive: true, force: true });
    rmSync(join(projectFolder, "wrangler.jsonc"), { force: true });
  });
  return prepared;
}

/** Runs `body` with the bench's Worker and the raw ones in a fresh workerd on empty storage. */
export async function withBenchWorker<T>(body: (worker: BenchWorker) => Promise<T>): Promise<T> {
  await prepareOnce();
  return withWorkers([projectFolder, loopbackFolder], async (url, harness) => {
    await harness.getWorker().applyD1Migrations("TSUMUGI_DB");
    return body(new BenchWorker(url, harness));
  });
}
