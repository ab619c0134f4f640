import { enqueue, jobs } from "../specimen/index.ts";
import type { TsumugiEnv } from "../specimen/index.ts";
import tsumugi from "../specimen/worker.ts";

// The Durable Object classes have to be exported by the main module.
export * from "../specimen/worker.ts";

export default {
  ...tsumugi,

  /** `POST /?id=world` adds a job and answers with its id and where to look at it. Put your own routes here. */
  async fetch(request, env): Promise<Response> {
    const { origin, searchParams } = new URL(request.url);
    if (request.method === "POST") {
      const payload = { id: searchParams.get("id") ?? "world" };
      const job = await enqueue(env, { binding: "SPECIMEN_ANY", payload });
      return Response.json({ job, look: `${origin}/?job=${encodeURIComponent(job)}` });
    }
    const job = searchParams.get("job");
    return Response.json(job === null ? null : await jobs(env).get(job));
  },
} satisfies ExportedHandler<TsumugiEnv>;
