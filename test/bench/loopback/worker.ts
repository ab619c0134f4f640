/** The ceilings: nothing but a queue, nothing but a Durable Object's table. */

import { DurableObject } from "cloudflare:workers";
import { consumeSkeleton, runSkeleton, type SkeletonShard } from "./skeleton.ts";

export { SkeletonShard } from "./skeleton.ts";

export interface LoopbackEnv {
  readonly LOOPBACK: Queue;
  readonly TABLE: DurableObjectNamespace<RawTable>;
  readonly SKELETON: Queue;
  readonly SHARD: DurableObjectNamespace<SkeletonShard>;
  readonly READ_MODEL: D1Database;
}

const BATCH = 100;
/** As many as the bench enqueues in one call. */
const ROWS_PER_CALL = 1_000;
/** As long as the envelope of a job with a payload of 32 bytes. */
const BODY = JSON.stringify({
  v: 1,
  id: "NOOP#0:00000000000",
  attempt: 1,
  dispatchedAt: 1_800_000_000_000,
  payload: { value: "0123456789abcdefghi" },
});

let received = 0;

/** One table with an integer key and a text, and rows that come in sets. */
export class RawTable extends DurableObject<LoopbackEnv> {
  constructor(ctx: DurableObjectState, env: LoopbackEnv) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS raw (id INTEGER PRIMARY KEY, body TEXT NOT NULL)",
    );
  }

  insert(bodies: readonly string[]): void {
    this.ctx.storage.sql.exec(
      "INSERT INTO raw (body) SELECT value FROM json_each(?)",
      JSON.stringify(bodies),
    );
  }
}

/** Sends messages of a job's size in full batches, and waits until all have come back. */
async function loopMessages(env: LoopbackEnv, total: number): Promise<void> {
  received = 0;
  for (let sent = 0; sent < total; sent += BATCH) {
    const size = Math.min(BATCH, total - sent);
    await env.LOOPBACK.sendBatch(
      Array.from({ length: size }, () => ({ body: BODY, contentType: "text" as const })),
    );
  }
  while (received < total) await scheduler.wait(1);
}

async function insertRows(env: LoopbackEnv, total: number): Promise<void> {
  const table = env.TABLE.getByName("raw");
  for (let done = 0; done < total; done += ROWS_PER_CALL) {
    await table.insert(Array.from({ length: Math.min(ROWS_PER_CALL, total - done) }, () => BODY));
  }
}

export default {
  async fetch(request, env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const total = Number(searchParams.get("n"));
    const start = Date.now();
    if (pathname === "/rows") await insertRows(env, total);
    else if (pathname === "/skeleton") await runSkeleton(env, total);
    else await loopMessages(env, total);
    return Response.json({ elapsedMs: Date.now() - start });
  },

  async queue(batch, env): Promise<void> {
    if (batch.queue === "tsumugi-bench-skeleton") return consumeSkeleton(batch, env);
    for (const message of batch.messages) message.ack();
    received += batch.messages.length;
  },
} satisfies ExportedHandler<LoopbackEnv>;
