/** The read model (SPEC 11): every column as the shard knows it, newest state wins, and an outage of D1 loses nothing. */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, jobs } from "./project/generated/index.ts";
import { writeReadModel } from "./project/generated/runtime/projection/read-model.ts";
import type { JobView } from "./project/generated/runtime/protocol.ts";
import { release } from "./project/performers/scripted.ts";
import { HeldQueue } from "./held-queue.ts";
import { env, evict, readModelRow, rowCount, until, untilState, viewOf } from "./support.ts";

/** A view as its row in the read model should be. */
function asRow(view: JobView): Record<string, unknown> {
  return {
    id: view.id,
    binding: view.binding,
    state: view.state,
    priority: view.priority,
    attempts: view.attempts,
    max_attempts: view.maxAttempts,
    guarantee: view.guarantee,
    concurrency_key: view.concurrencyKey,
    unique_key: view.uniqueKey,
    partition_key: view.partitionKey,
    payload: view.payload,
    result: view.result,
    result_omitted: view.resultOmitted,
    progress: view.progress,
    attempts_log: JSON.stringify(view.attemptsLog),
    run_after: view.runAfter,
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    dispatched_at: view.dispatchedAt,
  };
}

/** Waits until the read model shows the job as its shard does, in every column. */
async function untilProjected(id: string): Promise<void> {
  const view = await viewOf(id);
  await until(`${id} is projected`, async () => {
    const row = await readModelRow(id);
    return row?.["updated_at"] === view.updatedAt && row["state"] === view.state;
  });
  const { revision, ...row } = (await readModelRow(id)) ?? {};
  expect(revision).toBeGreaterThan(0);
  expect(row).toEqual(asRow(view));
}

describe("a row equals the shard in every column", () => {
  it("in each state", async () => {
    new HeldQueue("ONCE");
    const stalled = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 50 });
    const queued = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 60_000 });
    const plain = { binding: "PLAIN", priority: -7, concurrencyKey: "k", uniqueKey: "u" } as const;
    const odd = { filler: "quotes \" ' \\ \0 😀 \ud800 \u2028" };
    const [completed = "", failed = "", waiting = "", cancelled = ""] = await enqueueMany(env, [
      { ...plain, payload: odd, guarantee: "at-most-once" },
      { binding: "PLAIN", payload: { act: "never-again" }, maxAttempts: 9 },
      { binding: "PLAIN", payload: {}, delayMs: 60_000 },
      { binding: "PLAIN", payload: {}, delayMs: 60_000 },
    ]);
    const sharded = await enqueue(env, { binding: "SHARDED", payload: {}, partitionKey: "p" });
    const running = await enqueue(env, { binding: "PLAIN", payload: { act: "beat" } });
    await jobs(env).cancel(cancelled);
    await untilState(completed, "COMPLETED");
    await untilState(failed, "FAILED");
    await untilState(running, "RUNNING");
    await untilState(stalled, "STALLED");
    await untilState(sharded, "COMPLETED");
    for (const id of [running, completed, failed, waiting, cancelled, stalled, queued, sharded]) {
      await untilProjected(id);
    }
    release(running);
    await untilState(running, "COMPLETED");
    await untilProjected(running);
  });

  it("with results kept and not kept, several attempts, and a payload of 1 MiB", async () => {
    const ids = await enqueueMany(env, [
      { binding: "PLAIN", payload: { act: "return-odd", odd: "text" } },
      { binding: "PLAIN", payload: { act: "return-odd", odd: "too-large" } },
      { binding: "PLAIN", payload: { until: 3 } },
      { binding: "PLAIN", payload: { filler: '"'.repeat(524_000) } },
      { binding: "PLAIN", payload: { filler: "x".repeat(1_048_000) } },
    ]);
    for (const id of ids) {
      await untilState(id, "COMPLETED");
      await untilProjected(id);
    }
  });

  it("with odd numbers, keys and errors", async () => {
    const odd = "\ufeff\0\t\n\"'\\\u2028\u007f😀%_";
    const ids = await enqueueMany(env, [
      ...[-0, 5e-324, 1e-7, 0.1].map((takesMs) => ({
        binding: "PLAIN" as const,
        payload: { takesMs },
      })),
      { binding: "PLAIN", payload: { takesMs: 1e21 }, delayMs: 60_000 },
      { binding: "PLAIN", payload: {}, uniqueKey: odd, concurrencyKey: odd },
      { binding: "SHARDED", payload: {}, uniqueKey: odd, partitionKey: odd },
      ...["huge", "pairs", "lone-surrogate", "nul", "cyclic"].map((thrown) => ({
        binding: "PLAIN" as const,
        payload: { act: "throw-odd" as const, odd: thrown },
        maxAttempts: 1,
      })),
    ]);
    for (const id of ids) {
      await until(`${id} rests or waits`, async () =>
        ["COMPLETED", "FAILED", "SCHEDULED"].includes((await viewOf(id)).state),
      );
      await untilProjected(id);
    }
  });

  it("and its indexed columns are the payload's fields", async () => {
    const customers = ["ada", "\ufeffx", "a\0b", "'; --", "e\u0301", "😀", "1", "null"];
    const payloads = customers.map((customer, index) =>
      index % 2 === 0 ? { customer } : { customer, takesMs: Number.MAX_SAFE_INTEGER - index },
    );
    const ids = await enqueueMany(
      env,
      payloads.map((payload) => ({ binding: "DERIVED" as const, payload, delayMs: 60_000 })),
    );
    for (const [index, id] of ids.entries()) {
      await untilProjected(id);
      const row = await env.TSUMUGI_DB.prepare(
        `SELECT index_derived_customer AS customer, index_derived_takesMs AS takesMs
         FROM tsumugi_jobs WHERE id = ?1 AND index_derived_customer = ?2`,
      )
        .bind(id, customers[index])
        .first();
      expect(row).toEqual({ takesMs: null, ...payloads[index] });
    }
  });

  it("also when the shard is evicted before it could write", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    await untilState(id, "COMPLETED");
    await evict("PLAIN#0");
    await untilProjected(id);
  });

  it("after a manual retry and a reschedule", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { until: 2 }, maxAttempts: 1 });
    await untilState(id, "FAILED");
    await untilProjected(id);
    await jobs(env).retry(id);
    await untilState(id, "COMPLETED");
    await untilProjected(id);
    const later = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    await untilProjected(later);
    await jobs(env).reschedule(later, { delayMs: 90_000 });
    await untilProjected(later);
  });
});

describe("P61 writes", () => {
  it("can be repeated and reordered: the newest revision stays", async () => {
    const row = (state: string, revision: number): string =>
      JSON.stringify([
        ...["PLAIN#0:repeat", "PLAIN", state, 0, 0, 3, "at-least-once", null, null, null, null],
        ...[null, null, "[]", 0, 0, 0, null, revision, {}],
      ]);
    const write = (...rows: string[]): Promise<void> =>
      writeReadModel(env.TSUMUGI_DB, `[${rows.join(",")}]`);
    await write(row("QUEUED", 5));
    await write(row("COMPLETED", 7));
    await write(row("COMPLETED", 7), row("SCHEDULED", 4), row("QUEUED", 5));
    expect(await readModelRow("PLAIN#0:repeat")).toMatchObject({ state: "COMPLETED", revision: 7 });
  });
});

describe("P59 an outage of D1", () => {
  it("holds nothing up and loses nothing; nothing is swept before it is shown", async () => {
    await env.TSUMUGI_DB.exec("ALTER TABLE tsumugi_jobs RENAME TO away");
    const plain = await enqueueMany(
      env,
      Array.from({ length: 150 }, () => ({ binding: "PLAIN" as const, payload: {} })),
    );
    const swept = await enqueueMany(
      env,
      Array.from({ length: 20 }, () => ({ binding: "SWEPT" as const, payload: {} })),
    );
    for (const id of plain) await untilState(id, "COMPLETED");
    await until(
      "the retention is over",
      async () => (await jobs(env).get(swept[19] ?? "")) === null,
    );
    await evict("PLAIN#0");
    expect(await rowCount("SWEPT#0", "job")).toBe(20);
    await env.TSUMUGI_DB.exec("ALTER TABLE away RENAME TO tsumugi_jobs");
    for (const id of plain) await untilProjected(id);
    for (const id of swept) {
      const row = await until(`${id} is shown`, () => readModelRow(id));
      expect(row["state"]).toBe("COMPLETED");
    }
    await until("swept at last", async () => (await rowCount("SWEPT#0", "job")) === 0, 25_000);
  }, 60_000);
});
