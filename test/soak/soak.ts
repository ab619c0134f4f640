/** One run: measure the capacity, load the Worker with a part of it while faults happen, let every job come home, judge. */

import { setTimeout as wait } from "node:timers/promises";
import { Chance } from "../support/chance.ts";
import type { Command } from "./command.ts";
import { doFaults } from "./fault-driver.ts";
import { planFaults } from "./faults.ts";
import { Ledger } from "./ledger.ts";
import { enqueueAtRate, measureCapacity, type Load } from "./pace.ts";
import { Plan, SHARDS } from "./plan.ts";
import { Producer } from "./producer.ts";
import { startRecorder } from "./recorder.ts";
import { prepareSoakProject, SoakWorker } from "./soak-worker.ts";
import { judge, type Verdict } from "./verdict.ts";

/** The part of the capacity at which jobs are enqueued: with kills there must be room to catch up. */
export const LOAD_SHARE = 0.7;
/** Jobs per second that the plan is made for until the capacity is known. */
const FIRST_GUESS = 1_000;
const HOME_TIMEOUT_MS = 300_000;
/** D1 lags by about a second; it gets this many tries. */
const PROJECTION_TRIES = 20;
const PROJECTION_PAUSE_MS = 1_500;

/** What one run has measured. */
export interface SoakResult {
  readonly command: Command;
  /** Jobs per second that the Worker takes, and that it was to get. */
  readonly capacity: number;
  readonly rate: number;
  /** Jobs accepted while loading, and how long that took. */
  readonly accepted: number;
  readonly loadSeconds: number;
  readonly kills: number;
  readonly evictions: number;
  /** Jobs in calls of enqueue that had to be repeated. */
  readonly repeatedEnqueues: number;
  readonly verdict: Verdict;
  /** What the runtime has logged: how often each event. */
  readonly events: ReadonlyMap<string, number>;
}

/** Runs it in a folder of its own; what it starts ends with the stack. `say` gets a line for people now and then. */
export async function soak(
  command: Command,
  stack: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<SoakResult> {
  const chance = new Chance(command.seed);
  const ledger = new Ledger();
  const isPatient = !command.withKills;
  const plan = new Plan(chance.fork("plan"), { rate: FIRST_GUESS, isPatient });
  const recorderUrl = await startRecorder(stack, ledger);
  const worker = await SoakWorker.start(stack, await prepareSoakProject(stack, recorderUrl));
  const producer = new Producer(plan, ledger, (inputs) => worker.enqueue(inputs));
  const durationMs = command.minutes * 60_000;
  const load: Load = { plan, ledger, producer, durationMs, jobs: command.jobs };

  const capacity = await measureCapacity(load);
  const rate = command.withKills ? LOAD_SHARE * capacity : capacity;
  plan.setRate(rate);
  say(`capacity ${Math.round(capacity)} jobs/s; the load is ${Math.round(rate)} jobs/s`);

  const start = Date.now();
  const before = ledger.accepted;
  const loadMs = Math.min(durationMs, (1_000 * (command.jobs - plan.size)) / rate);
  const faults = command.withKills ? planFaults(chance.fork("faults"), loadMs, SHARDS) : [];
  const [evictions] = await Promise.all([
    doFaults(worker, faults, () => {
      const seconds = Math.round((Date.now() - start) / 1_000);
      const { accepted, begun } = ledger;
      say(`${seconds} s: kill ${worker.kills.length}; ${accepted} jobs accepted, ${begun} started`);
    }),
    enqueueAtRate(load, rate),
  ]);
  const loadSeconds = (Date.now() - start) / 1_000;
  const accepted = ledger.accepted - before;
  say(`${ledger.accepted} jobs accepted; waiting until all are at home`);

  const open = await worker.untilAtRest(HOME_TIMEOUT_MS);
  if (open > 0) say(`${open} jobs are not at rest`);
  return {
    command,
    capacity,
    rate,
    accepted,
    loadSeconds,
    kills: worker.kills.length,
    evictions,
    repeatedEnqueues: producer.repeated,
    verdict: await finalVerdict(worker, ledger),
    events: countEvents(worker.output),
  };
}

/** The verdict as soon as D1 tells the same as the shards, or when it had time enough to. */
async function finalVerdict(worker: SoakWorker, ledger: Ledger): Promise<Verdict> {
  for (let tries = 1; ; tries += 1) {
    const verdict = judge(ledger.entries, await worker.evidence(), ledger.unknown);
    if (verdict.differences === 0 || tries === PROJECTION_TRIES) return verdict;
    await wait(PROJECTION_PAUSE_MS);
  }
}

/** Events are logged as JSON with a name. */
function countEvents(output: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, event = ""] of output.matchAll(/"event":"([a-z-]+)"/g)) {
    counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  return counts;
}
