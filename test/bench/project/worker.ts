/** The generated worker of the bench's config, with routes through which the bench drives it. */

import type { TsumugiEnv } from "./generated/index.ts";
import { cleanUpReadModel } from "./generated/runtime/projection/clean-up.ts";
import tsumugi from "./generated/worker.ts";
import { counts } from "./counters.ts";
import { setGate, throughGate } from "./gate.ts";
import { instrumentDatabase } from "./instrument.ts";
import { fillHotKey, measureLatencies, runLoad, type Load, type Measured } from "./loads.ts";
import type { NoopShard } from "./shards.ts";

export * from "./shards.ts";

const TABLE = "tsumugi_jobs";
const TABLE_AWAY = "tsumugi_jobs_away";

function shardOf(env: TsumugiEnv, binding: Measured) {
  // The namespace is typed by the generated class; the one that runs is ours.
  const namespace = env[`TSUMUGI_${binding}`] as unknown as DurableObjectNamespace<NoopShard>;
  return namespace.getByName(`${binding}#0`);
}

/** Fills a shard that has had no job, and times its cold start: the first call to a new instance. */
async function fillBacklog(env: TsumugiEnv, binding: Measured, count: number) {
  // The first jobs go out with the first call, and have to stay out.
  await setGate(env, 0);
  await shardOf(env, binding).wake();
  await shardOf(env, binding).fill(count);
  // The call of an instance that ends itself has no other answer than that.
  await shardOf(env, binding)
    .abort()
    .catch(() => {});
  const start = Date.now();
  await shardOf(env, binding).wake();
  return { coldStartMs: Date.now() - start, usage: await shardOf(env, binding).usage() };
}

async function countRows(env: TsumugiEnv, state: string | null): Promise<number> {
  const query = `SELECT COUNT(*) AS n FROM ${TABLE} WHERE state = ?`;
  return (await env.TSUMUGI_DB.prepare(query).bind(state).first<number>("n")) ?? 0;
}

export default {
  ...tsumugi,
  async fetch(request, env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const binding = (searchParams.get("binding") ?? "NOOP") as Measured;
    const n = Number(searchParams.get("n"));
    switch (pathname) {
      case "/run":
        return Response.json(await runLoad(env, (await request.json()) as Load));
      case "/latency":
        return Response.json(await measureLatencies(env, n));
      case "/counts":
        return Response.json(counts);
      case "/rows":
        return Response.json(await countRows(env, searchParams.get("state")));
      case "/clean-up": {
        const database = instrumentDatabase(env.TSUMUGI_DB);
        const retention = { olderThanMs: 0, limit: 1_000 };
        return Response.json(await cleanUpReadModel(database, retention, Date.now() + 1));
      }
      case "/read-model": {
        const [from, to] =
          searchParams.get("is") === "away" ? [TABLE, TABLE_AWAY] : [TABLE_AWAY, TABLE];
        await env.TSUMUGI_DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run();
        return Response.json(to);
      }
      case "/left":
        return Response.json(await shardOf(env, binding).left());
      case "/usage":
        return Response.json(await shardOf(env, binding).usage());
      case "/fill":
        return Response.json(await fillBacklog(env, binding, n));
      case "/fill-hot-key":
        await fillHotKey(env, n);
        return Response.json(n);
      default:
        return new Response("not found", { status: 404 });
    }
  },

  async queue(batch, env, ctx): Promise<void> {
    const rest = throughGate(batch);
    if (rest.messages.length > 0) await tsumugi.queue(rest, env, ctx);
  },
} satisfies ExportedHandler<TsumugiEnv>;
