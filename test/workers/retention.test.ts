/** How long things are kept (SPEC 10): the sweep of a shard, and the cron trigger's clean-up of the read model. */

import { createScheduledController } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, jobs } from "./project/generated/index.ts";
import { definitions } from "./project/generated/definitions.ts";
import { JOB_STATES } from "./project/generated/runtime/core/state.ts";
import worker from "./project/generated/worker.ts";
import { env, readModelRow, rowCount, shard, until, untilState, viewOf } from "./support.ts";

describe("the sweep", () => {
  it("deletes what came to rest, after the read model has it, and then everything is gone", async () => {
    const inputs = Array.from({ length: 20 }, (_, index) => ({
      binding: "SWEPT" as const,
      payload: index % 2 === 0 ? {} : { act: "never-again" as const },
    }));
    const ids = await enqueueMany(env, inputs);
    const cancelled = await enqueue(env, { binding: "SWEPT", payload: {}, delayMs: 60_000 });
    const waiting = await enqueue(env, { binding: "SWEPT", payload: {}, delayMs: 60_000 });
    await jobs(env).cancel(cancelled);
    await until("swept", async () => (await rowCount("SWEPT#0", "job")) === 1, 25_000);
    for (const [index, id] of ids.entries()) {
      const state = index % 2 === 0 ? "COMPLETED" : "FAILED";
      expect(await readModelRow(id)).toMatchObject({ state, attempts: 1 });
      expect(await jobs(env).get(id)).toBeNull();
      expect(await jobs(env).cancel(id)).toEqual({ kind: "gone" });
    }
    expect(await readModelRow(cancelled)).toMatchObject({ state: "CANCELLED" });
    expect((await viewOf(waiting)).state).toBe("SCHEDULED");
    await jobs(env).cancel(waiting);
  });

  it("a failed job can be retried exactly as long as its retention", async () => {
    const input = { binding: "SWEPT", payload: { until: 2 }, maxAttempts: 1 } as const;
    const [inTime = "", late = ""] = await enqueueMany(env, [input, input]);
    const { updatedAt } = await untilState(late, "FAILED");
    await untilState(inTime, "FAILED");
    const { sweepAfterMs, failedRetentionMs } = definitions.SWEPT;
    // Longer than a completed job is kept.
    await until("not quite over", () => Date.now() >= updatedAt + sweepAfterMs + 200);
    expect(await jobs(env).retry(inTime)).toEqual({ kind: "done" });
    await until("the retention is over", () => Date.now() >= updatedAt + failedRetentionMs);
    expect(await jobs(env).retry(late)).toEqual({ kind: "gone" });
    expect(await jobs(env).get(late)).toBeNull();
  });

  it("a job that was retried is not swept by its old time", async () => {
    const payload = { until: 2, takesMs: 1_800 };
    const id = await enqueue(env, { binding: "SWEPT", payload, maxAttempts: 1 });
    const { updatedAt } = await untilState(id, "FAILED");
    expect(await jobs(env).retry(id)).toEqual({ kind: "done" });
    await until(
      "its old time is over",
      () => Date.now() >= updatedAt + definitions.SWEPT.failedRetentionMs + 50,
    );
    await shard("SWEPT#0").wake();
    expect((await viewOf(id)).state).toBe("RUNNING");
    await untilState(id, "COMPLETED");
  });

  it("frees the reservations whose time is over", async () => {
    const input = { binding: "SWEPT", payload: {}, uniqueForMs: 100 } as const;
    await enqueueMany(
      env,
      ["a", "b", "c"].map((uniqueKey) => ({ ...input, uniqueKey })),
    );
    await until("freed", async () => (await rowCount("SWEPT#0", "reservation")) === 0);
  });
});

describe("the cron trigger", () => {
  async function insertRows(state: string, count: number, updatedAt: number): Promise<void> {
    const insert = env.TSUMUGI_DB.prepare(
      `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, payload,
         attempts_log, run_after, created_at, updated_at, revision)
       VALUES (?, 'OLD', ?, 0, 1, 3, 'at-least-once', '{}', '[]', 0, 0, ?, 1)`,
    );
    await env.TSUMUGI_DB.batch(
      Array.from({ length: count }, (_, index) =>
        insert.bind(`OLD#0:${state}-${updatedAt}-${index}`, state, updatedAt),
      ),
    );
  }

  it("deletes rows at rest that are older than the retention, in as many steps as it takes", async () => {
    const now = Date.now();
    for (const state of JOB_STATES) {
      await insertRows(state, 25, now - 5_000);
      await insertRows(state, 2, now + 60_000);
    }
    const scheduledTime = Date.UTC(2026, 10, 30, 12, 5);
    await worker.scheduled(createScheduledController({ scheduledTime }), env);
    const { results } = await env.TSUMUGI_DB.prepare(
      "SELECT state, count(*) AS n FROM tsumugi_jobs WHERE binding = 'OLD' GROUP BY state",
    ).all<{ state: string; n: number }>();
    expect(Object.fromEntries(results.map(({ state, n }) => [state, n]))).toEqual({
      SCHEDULED: 27,
      QUEUED: 27,
      RUNNING: 27,
      COMPLETED: 2,
      FAILED: 2,
      CANCELLED: 2,
      STALLED: 2,
    });
  });

  it("P23 P24 looks after every shard once an hour, in the first minute only, also while D1 is away", async () => {
    const names = ["PLAIN#0", "SHARDED#3"];
    await Promise.all(names.map((name) => shard(name).wake()));
    const requests = (): Promise<number[]> =>
      Promise.all(names.map(async (name) => (await shard(name).usage()).requests));
    const before = await requests();
    const at = (minute: number): ScheduledController =>
      createScheduledController({ scheduledTime: Date.UTC(2026, 10, 30, 12, minute) });
    await worker.scheduled(at(55), env);
    expect(await requests()).toEqual(before);
    await worker.scheduled(at(0), env);
    expect(await requests()).toEqual(before.map((count) => count + 1));
    // Of the two things that it does, the failure of one does not keep the other from being done.
    await env.TSUMUGI_DB.exec("ALTER TABLE tsumugi_jobs RENAME TO away");
    await worker.scheduled(at(0), env);
    await env.TSUMUGI_DB.exec("ALTER TABLE away RENAME TO tsumugi_jobs");
    expect(await requests()).toEqual(before.map((count) => count + 2));
  });
});
