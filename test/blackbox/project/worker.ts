/** A user's own Worker with the generated one spread into it; its routes are all that the black-box tests see of it. */

import type { EnqueueInput } from "./generated/index.ts";
import { enqueueMany, jobs } from "./generated/index.ts";
import tsumugi from "./generated/worker.ts";
import type { BlackboxEnv } from "./env.ts";

export * from "./generated/worker.ts";

export default {
  ...tsumugi,

  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return new Response("ready");
      case "POST /enqueue":
        return Response.json(await enqueueMany(env, await request.json<EnqueueInput[]>()));
      case "POST /jobs": {
        const ids = await request.json<string[]>();
        return Response.json(await Promise.all(ids.map((id) => jobs(env).get(id))));
      }
      case "GET /rows":
        return Response.json(await readRows(env));
      default:
        return tsumugi.fetch();
    }
  },
} satisfies ExportedHandler<BlackboxEnv>;

async function readRows(env: BlackboxEnv): Promise<unknown[]> {
  const { results } = await env.TSUMUGI_DB.prepare("SELECT * FROM tsumugi_jobs").all();
  return results;
}
