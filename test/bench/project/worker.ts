/** The generated worker of the bench's config, with counters around its shards, and routes that start a run. */

import { enqueue, enqueueMany } from "./generated/index.ts";
import type { EnqueueInput, TsumugiEnv } from "./generated/index.ts";
import * as shards from "./generated/shards.ts";
import tsumugi from "./generated/worker.ts";
import { counts, resetCounts, startOf } from "./counters.ts";
import type { ShardApi } from "./generated/runtime/protocol.ts";
import { instrumentDatabase } from "./instrument.ts";

/** The generated classes are alike but for their definition, which is protected and so keeps their types apart. */
type GeneratedShard = typeof shards.NoopShard;

/** The generated class, with the recorded reports and the writes to D1 counted. */
function counted(base: GeneratedShard) {
  return class extends base {
    constructor(ctx: DurableObjectState, env: TsumugiEnv) {
      super(ctx, { ...env, TSUMUGI_DB: instrumentDatabase(env.TSUMUGI_DB) });
    }

    override async report(reports: Parameters<ShardApi["report"]>[0]) {
      const replies = await super.report(reports);
      counts.recorded += replies.filter(({ kind }) => kind === "recorded").length;
      return replies;
    }

    /** Jobs that have not been swept yet. */
    left(): number {
      return Number(this.ctx.storage.sql.exec("SELECT COUNT(*) AS n FROM job").one()["n"]);
    }
  };
}

export class NoopShard extends counted(shards.NoopShard) {}
export class AxesShard extends counted(shards.AxesShard as unknown as GeneratedShard) {}
export class ContendedShard extends counted(shards.ContendedShard as unknown as GeneratedShard) {}

type Measured = "NOOP" | "AXES" | "CONTENDED";

/** Different keys of a keyed run. */
const KEYS = 200;

function input(binding: Measured, run: string, index: number): EnqueueInput {
  // 32 bytes of JSON, and another value for each job.
  const payload = { value: `${run}-${String(index).padStart(19 - run.length, "0")}` };
  return binding === "NOOP"
    ? { binding, payload }
    : { binding, payload, concurrencyKey: `key-${index % KEYS}` };
}

/** Enqueues `total` jobs and answers when the last of them is recorded as completed. */
async function runJobs(env: TsumugiEnv, binding: Measured, parameters: URLSearchParams) {
  const total = Number(parameters.get("n"));
  const batch = Number(parameters.get("batch"));
  const parallel = Number(parameters.get("parallel"));
  const run = parameters.get("run") ?? "run";
  resetCounts();
  const start = Date.now();
  let next = 0;
  const producer = async (): Promise<void> => {
    while (next < total) {
      const from = next;
      next = Math.min(total, from + batch);
      const inputs = Array.from({ length: next - from }, (_, index) =>
        input(binding, run, from + index),
      );
      await enqueueMany(env, inputs);
    }
  };
  await Promise.all(Array.from({ length: parallel }, producer));
  const enqueuedMs = Date.now() - start;
  while (counts.recorded < total) await scheduler.wait(2);
  return { enqueuedMs, elapsedMs: Date.now() - start };
}

/** Times from the call of enqueue to the performer's start, one job at a time with a pause between. */
async function measureLatencies(env: TsumugiEnv, total: number): Promise<readonly number[]> {
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

function shardOf(env: TsumugiEnv, binding: Measured) {
  // The namespace is typed by the generated class; the one that runs is ours.
  const namespace = env[`TSUMUGI_${binding}`] as unknown as DurableObjectNamespace<NoopShard>;
  return namespace.getByName(`${binding}#0`);
}

async function countRows(env: TsumugiEnv): Promise<unknown> {
  const { results } = await env.TSUMUGI_DB.prepare(
    "SELECT binding, state, COUNT(*) AS total FROM tsumugi_jobs GROUP BY binding, state",
  ).all();
  return results;
}

export default {
  ...tsumugi,
  async fetch(request, env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const binding = (searchParams.get("binding") ?? "NOOP") as Measured;
    switch (pathname) {
      case "/run":
        return Response.json(await runJobs(env, binding, searchParams));
      case "/latency":
        return Response.json(await measureLatencies(env, Number(searchParams.get("n"))));
      case "/counts":
        return Response.json(counts);
      case "/rows":
        return Response.json(await countRows(env));
      case "/left":
        return Response.json(await shardOf(env, binding).left());
      case "/usage":
        return Response.json(await shardOf(env, binding).usage());
      default:
        return new Response("not found", { status: 404 });
    }
  },
} satisfies ExportedHandler<TsumugiEnv>;
