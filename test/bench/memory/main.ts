/**
 * Fills one shard with waiting jobs and prints what its heap has needed, as JSON; started by parts/memory.ts in a process of
 * its own, with --expose-gc: `main.ts <plain|outage|keyed> <jobs> <file>`.
 */

import { definitionOf } from "../../support/definition.ts";
import { MemoryHost } from "./host.ts";

const JOBS_PER_CALL = 1_000;
/** Each key of `keyed` has so many jobs: 100,000 keys in a million jobs. */
const JOBS_PER_KEY = 10;
/** So many calls a second: more than a shard on the platform takes in. */
const CALLS_PER_SECOND = 5;

/** Megabytes, milliseconds. */
export interface MemoryReading {
  readonly filling: number;
  readonly waiting: number;
  readonly coldStart: number;
  readonly coldStartMs: number;
}

const [kind, count, file] = process.argv.slice(2);
if (kind === undefined || count === undefined || file === undefined) process.exit(2);
console.log(JSON.stringify(await measure(kind, Number(count), file)));

async function measure(kind: string, jobs: number, file: string): Promise<MemoryReading> {
  const definition = definitionOf({ concurrency: 100, perKeyConcurrency: 1 });
  const host = new MemoryHost(file, definition, kind !== "outage");
  host.restart();
  for (let start = 0, calls = 1; start < jobs; start += JOBS_PER_CALL, calls += 1) {
    const length = Math.min(JOBS_PER_CALL, jobs - start);
    host.enqueue(Array.from({ length }, (_, index) => requestOf(kind, start + index)));
    await host.advance(calls % CALLS_PER_SECOND === 0 ? 1_000 : 0);
  }
  const filling = host.peak;
  const waiting = host.held();
  host.restart();
  const start = performance.now();
  host.wake();
  return {
    filling,
    waiting,
    coldStart: host.peak,
    coldStartMs: performance.now() - start,
  };
}

function requestOf(kind: string, index: number): { payload: string; concurrencyKey?: string } {
  const payload = JSON.stringify({ value: String(index).padStart(20, "0") });
  if (kind !== "keyed") return { payload };
  return { payload, concurrencyKey: `key-${Math.floor(index / JOBS_PER_KEY)}` };
}
