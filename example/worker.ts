/**
 * The shop's Worker: an ordinary Worker of one's own, with the generated one spread into it. Its routes enqueue jobs and look at
 * them through the generated client; the demo is their caller.
 */

import type { EnqueueInput } from "../generated/index.ts";
import { enqueueManyWithReceipts, InvalidInputError, jobs } from "../generated/index.ts";
import tsumugi from "../generated/worker.ts";
import type { ShopEnv } from "./env.ts";

// The Durable Object classes, which the platform looks for in the main module.
export * from "../generated/worker.ts";

export default {
  // `queue` and `scheduled` are Tsumugi's; `fetch` is the shop's.
  ...tsumugi,

  async fetch(request, env): Promise<Response> {
    try {
      return await route(request, env);
    } catch (error) {
      if (error instanceof InvalidInputError) {
        const { code, message, field, expected } = error;
        return Response.json({ code, message, field, expected }, { status: 400 });
      }
      throw error;
    }
  },
} satisfies ExportedHandler<ShopEnv>;

async function route(request: Request, env: ShopEnv): Promise<Response> {
  const url = new URL(request.url);
  switch (`${request.method} ${url.pathname}`) {
    case "POST /jobs":
      // What the compiler cannot know of a request's body, the client checks at run time.
      return Response.json(
        await enqueueManyWithReceipts(env, await request.json<EnqueueInput[]>()),
      );
    case "POST /jobs/get": {
      const ids = await request.json<string[]>();
      return Response.json(await Promise.all(ids.map((id) => jobs(env).get(id))));
    }
    case "POST /jobs/cancel": {
      const ids = await request.json<string[]>();
      await Promise.all(ids.map((id) => jobs(env).cancel(id)));
      return Response.json(ids);
    }
    case "GET /counts":
      return Response.json(await countByState(env));
    case "GET /rows":
      return Response.json(await readRows(env, url.searchParams.get("after") ?? ""));
    default:
      // The REST API under /api and the dashboard; whatever is neither is answered with 404.
      return tsumugi.fetch(request, env);
  }
}

async function countByState(env: ShopEnv): Promise<unknown[]> {
  const { results } = await env.TSUMUGI_DB.prepare(
    "SELECT binding, state, COUNT(*) AS total FROM tsumugi_jobs GROUP BY binding, state",
  ).all();
  return results;
}

async function readRows(env: ShopEnv, afterId: string): Promise<unknown[]> {
  const { results } = await env.TSUMUGI_DB.prepare(
    "SELECT * FROM tsumugi_jobs WHERE id > ? ORDER BY id LIMIT 500",
  )
    .bind(afterId)
    .all();
  return results;
}
