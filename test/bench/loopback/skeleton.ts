/**
 * The bare skeleton of a job system of this shape, without any of its logic: each job is a row, a message, a report and a
 * row of the read model, in calls as large as ours. What our shard and consumer do more is what the rest of the time is for.
 */

import { DurableObject } from "cloudflare:workers";
import type { LoopbackEnv } from "./worker.ts";

const JOBS_PER_CALL = 1_000;
const CALLS_AT_ONCE = 4;
const BATCH = 100;
const PAYLOAD = JSON.stringify({ value: "0123456789abcdefghi" });

/** Reports that were recorded. */
let recorded = 0;

/** Stores jobs, sends them, and notes that they are done. */
export class SkeletonShard extends DurableObject<LoopbackEnv> {
  #lastId = 0;
  readonly #done: number[] = [];
  #flushing = false;

  constructor(ctx: DurableObjectState, env: LoopbackEnv) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS job (id INTEGER PRIMARY KEY, state TEXT NOT NULL, payload TEXT NOT NULL)",
    );
    this.#lastId = Number(ctx.storage.sql.exec("SELECT max(id) AS id FROM job").one()["id"] ?? 0);
  }

  enqueue(payloads: readonly string[]): readonly number[] {
    const first = this.#lastId + 1;
    this.#lastId += payloads.length;
    this.ctx.storage.sql.exec(
      "INSERT INTO job (id, state, payload) SELECT ?1 + key, 'QUEUED', value FROM json_each(?2)",
      first,
      JSON.stringify(payloads),
    );
    const ids = payloads.map((_, index) => first + index);
    this.ctx.waitUntil(this.#send(ids, payloads));
    return ids;
  }

  report(ids: readonly number[]): void {
    this.ctx.storage.sql.exec(
      "UPDATE job SET state = 'COMPLETED' WHERE id BETWEEN ? AND ?",
      Math.min(...ids),
      Math.max(...ids),
    );
    recorded += ids.length;
    this.#done.push(...ids);
    if (this.#flushing) return;
    this.#flushing = true;
    this.ctx.waitUntil(this.#flush());
  }

  async #send(ids: readonly number[], payloads: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await this.env.SKELETON.sendBatch(
        ids.slice(start, start + BATCH).map((id, index) => ({
          body: `{"id":${id},"payload":${payloads[start + index]}}`,
          contentType: "text" as const,
        })),
      );
    }
  }

  async #flush(): Promise<void> {
    while (this.#done.length > 0) {
      const rows = JSON.stringify(
        this.#done.splice(0, BATCH).map((id) => [id, "COMPLETED", PAYLOAD]),
      );
      await this.env.READ_MODEL.prepare(
        `INSERT INTO job (id, state, payload) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
         ON CONFLICT (id) DO UPDATE SET state = excluded.state`,
      )
        .bind(rows)
        .run();
    }
    this.#flushing = false;
  }
}

function shardOf(env: LoopbackEnv): DurableObjectStub<SkeletonShard> {
  return env.SHARD.getByName("skeleton");
}

/** Runs jobs through the skeleton until all are recorded. */
export async function runSkeleton(env: LoopbackEnv, total: number): Promise<void> {
  await env.READ_MODEL.exec(
    "CREATE TABLE IF NOT EXISTS job (id INTEGER PRIMARY KEY, state TEXT NOT NULL, payload TEXT NOT NULL)",
  );
  recorded = 0;
  let left = total;
  const producer = async (): Promise<void> => {
    while (left > 0) {
      const size = Math.min(JOBS_PER_CALL, left);
      left -= size;
      await shardOf(env).enqueue(Array.from({ length: size }, () => PAYLOAD));
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, producer));
  while (recorded < total) await scheduler.wait(1);
}

/** Runs a batch, without performers, and reports it. */
export async function consumeSkeleton(batch: MessageBatch, env: LoopbackEnv): Promise<void> {
  const ids = batch.messages.map(({ body }) => (JSON.parse(String(body)) as { id: number }).id);
  await shardOf(env).report(ids);
  batch.ackAll();
}
