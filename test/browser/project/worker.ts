import { api } from "./generated/api.ts";
import type { TsumugiEnv } from "./generated/index.ts";
import tsumugi from "./generated/worker.ts";

export * from "./generated/worker.ts";

export default {
  ...tsumugi,

  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    return pathname === "/" ? new Response("ready") : await api.fetch(request, env);
  },
} satisfies ExportedHandler<TsumugiEnv>;
