/** A user's own Worker with the generated one spread into it; its routes are all that the soak sees of it. */

import type { EnqueueInput } from "./generated/index.ts";
import { enqueueMany } from "./generated/index.ts";
import tsumugi from "./generated/worker.ts";
import type { PerformerEnv, SoakEnv } from "./env.ts";
import type { QuickShard } from "./shards.ts";
import { Starts } from "./starts.ts";

export * from "./shards.ts";

function shardOf(env: SoakEnv, name: string) {
  const binding = name.slice(0, name.indexOf("#"));
  // The namespaces are typed without their classes; all of ours have the same calls.
  const namespaces = env as unknown as Record<string, DurableObjectNamespace<QuickShard>>;
  const namespace = namespaces[`TSUMUGI_${binding}`];
  if (namespace === undefined) throw new Error(`no binding for the shard ${name}`);
  return namespace.getByName(name);
}

async function readRows(env: SoakEnv, after: string, limit: number): Promise<unknown[]> {
  const query = `SELECT id, state, attempts, created_at, updated_at, dispatched_at, payload ->> 'number' AS number
    FROM tsumugi_jobs WHERE id > ? ORDER BY id LIMIT ?`;
  const { results } = await env.TSUMUGI_DB.prepare(query).bind(after, limit).all();
  return results;
}

export default {
  ...tsumugi,

  async fetch(request, env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const shard = searchParams.get("shard") ?? "";
    const after = searchParams.get("after") ?? "";
    const limit = Number(searchParams.get("limit"));
    switch (pathname) {
      case "/":
        return new Response("ready");
      case "/enqueue":
        return Response.json(await enqueueMany(env, await request.json<EnqueueInput[]>()));
      case "/evict":
        // The call of an instance that ends itself has no other answer than that.
        await shardOf(env, shard)
          .abort()
          .catch(() => {});
        return Response.json(shard);
      case "/open":
        return Response.json(await shardOf(env, shard).open());
      case "/stored":
        return Response.json(await shardOf(env, shard).stored(Number(after), limit));
      case "/rows":
        return Response.json(await readRows(env, after, limit));
      default:
        return tsumugi.fetch();
    }
  },

  async queue(batch, env, ctx): Promise<void> {
    const performerEnv: PerformerEnv = { ...env, starts: new Starts(env.RECORDER_URL) };
    await tsumugi.queue(batch, performerEnv, ctx);
  },
} satisfies ExportedHandler<SoakEnv>;
