/** A user's Worker with jobs of every kind; its routes are all that the test sees of it. */

import type { EnqueueInput, TsumugiEnv } from "./generated/index.ts";
import { enqueueMany, jobs } from "./generated/index.ts";
import tsumugi from "./generated/worker.ts";

export * from "./generated/worker.ts";

export interface PerformersEnv extends TsumugiEnv {
  readonly HOOK_TOKEN: string;
  readonly HOOK_KEY: string;
}

export default {
  ...tsumugi,

  async fetch(request, env): Promise<Response> {
    switch (new URL(request.url).pathname) {
      case "/enqueue":
        return Response.json(await enqueueMany(env, await request.json<EnqueueInput[]>()));
      case "/jobs": {
        const ids = await request.json<string[]>();
        return Response.json(await Promise.all(ids.map((id) => jobs(env).get(id))));
      }
      case "/":
        return new Response("ready");
      default:
        return tsumugi.fetch();
    }
  },
} satisfies ExportedHandler<PerformersEnv>;
