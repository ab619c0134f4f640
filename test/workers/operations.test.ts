/** What operators ask of shards: pause and resume, counts, explain, purge, calls for many jobs, metrics. */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, jobs } from "./project/generated/index.ts";
import { percentile } from "./project/generated/runtime/core/histogram.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, evict, readModelRow, shard, statesOf, until, untilState } from "./support.ts";

const KEYS = Array.from({ length: 24 }, (_, index) => `customer ${index}`);

function inputs(
  binding: "PLAIN" | "LIMITED" | "AGED" | "BACKLOG",
  count: number,
  options: object = {},
) {
  return Array.from({ length: count }, () => ({ binding, payload: {}, ...options }));
}

describe("pause", () => {
  it("P40 reaches every shard, survives eviction, and resume needs no traffic", async () => {
    const queue = new HeldQueue("SHARDED");
    const input = (partitionKey: string) =>
      ({ binding: "SHARDED", payload: {}, partitionKey }) as const;
    const running = await enqueueMany(env, KEYS.map(input));
    await queue.count(KEYS.length);
    expect(await jobs(env).SHARDED.pause()).toEqual({ unanswered: [] });

    const waiting = await enqueueMany(env, KEYS.map(input));
    expect(new Set(await statesOf(waiting))).toEqual(new Set(["SCHEDULED"]));
    for (let index = 0; index < 4; index += 1) await evict(`SHARDED#${index}`);
    // What was handed over before runs and is recorded, and its answer hands out nothing.
    await deliver(...queue.bodies);
    expect(new Set(await statesOf(running))).toEqual(new Set(["COMPLETED"]));
    for (let index = 0; index < 4; index += 1) await shard(`SHARDED#${index}`).wake();
    expect(queue.bodies).toHaveLength(KEYS.length);
    const stats = await jobs(env).SHARDED.stats();
    expect(stats).toMatchObject({ paused: true, unanswered: [] });
    expect(stats.counts).toMatchObject({ SCHEDULED: 24, QUEUED: 0, COMPLETED: 24 });
    expect(stats.shards.map(({ block }) => block?.kind)).toEqual(Array(4).fill("paused"));
    expect(await shard(waiting[0]?.split(":")[0] ?? "").explain(waiting[0] ?? "")).toEqual({
      kind: "paused",
      earliestAt: null,
    });

    for (let index = 0; index < 4; index += 1) await evict(`SHARDED#${index}`);
    expect(await jobs(env).SHARDED.resume()).toEqual({ unanswered: [] });
    await queue.count(2 * KEYS.length);
    await deliver(...queue.bodies.slice(KEYS.length));
    expect(new Set(await statesOf(waiting))).toEqual(new Set(["COMPLETED"]));
    expect((await jobs(env).SHARDED.stats()).paused).toBe(false);
  });

  it("a retry that becomes due waits, and delayed jobs too", async () => {
    const queue = new HeldQueue("PLAIN");
    const failing = await enqueue(env, { binding: "PLAIN", payload: { until: 2 } });
    const delayed = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 1_500 });
    await queue.body(failing);
    await jobs(env).PLAIN.pause();
    await deliver(queue.bodies[0]);
    await until("both are due and kept by the pause alone", async () => {
      const told = await Promise.all([failing, delayed].map((id) => shard("PLAIN#0").explain(id)));
      return told.every(({ kind }) => kind === "paused");
    });
    expect(queue.bodies).toHaveLength(1);
    await evict("PLAIN#0");
    await jobs(env).PLAIN.resume();
    await deliver(await queue.body(failing, 2), await queue.body(delayed));
    expect(await statesOf([failing, delayed])).toEqual(["COMPLETED", "COMPLETED"]);
  });
});

describe("counts", () => {
  it("are those of the table after evictions, and cost no read of a backlog", async () => {
    const queue = new HeldQueue("BACKLOG");
    for (let round = 0; round < 10; round += 1) {
      await enqueueMany(env, inputs("BACKLOG", 500));
      await evict("BACKLOG#0");
    }
    await queue.count(100);
    await deliver(...queue.bodies.slice(0, 40));
    await until("all is projected", async () => {
      return (await shard("BACKLOG#0").inspect()).projectionLagMs === 0;
    });
    await evict("BACKLOG#0");
    const report = await shard("BACKLOG#0").inspect();
    expect(report.counts).toMatchObject({ COMPLETED: 40, SCHEDULED: 5_000 - 140 });
    expect(report.counts.QUEUED + report.counts.RUNNING).toBe(100);
    expect(report).toMatchObject({ block: { kind: "concurrency", inFlight: 100, limit: 100 } });
    const { rowsRead: started } = await shard("BACKLOG#0").usage();
    // The start has read the jobs that are out, not those that wait.
    expect(started).toBeLessThan(1_000);
    await until("what the start found is projected", async () => {
      return (await shard("BACKLOG#0").inspect()).projectionLagMs === 0;
    });
    const before = await shard("BACKLOG#0").usage();
    await shard("BACKLOG#0").inspect();
    const after = await shard("BACKLOG#0").usage();
    expect(after.rowsRead - before.rowsRead).toBeLessThan(10);
    expect(after.rowsWritten).toBe(before.rowsWritten);
  });
});

describe("explain", () => {
  it("names the first rule that keeps a job, and the earliest time", async () => {
    new HeldQueue("LIMITED");
    const out = await enqueueMany(env, inputs("LIMITED", 2));
    const later = await enqueue(env, { binding: "LIMITED", payload: {}, delayMs: 60_000 });
    const [first = "", second = ""] = await enqueueMany(env, inputs("LIMITED", 2));
    const explain = (id: string) => shard("LIMITED#0").explain(id);
    expect(await explain(out[0] ?? "")).toEqual({ kind: "not-waiting", state: "QUEUED" });
    const due = await explain(later);
    expect(due.kind === "due-later" && due.earliestAt - Date.now()).toBeGreaterThan(50_000);
    const full = { kind: "concurrency", inFlight: 2, limit: 2, orMore: false, earliestAt: null };
    expect(await explain(first)).toEqual({ ...full, ahead: 0 });
    expect(await explain(second)).toEqual({ ...full, ahead: 1 });
    expect(await explain("LIMITED#0:00000000000")).toEqual({ kind: "gone" });
    expect(await explain("no id")).toEqual({ kind: "gone" });
  });

  it("a busy key, and an empty bucket", async () => {
    const queue = new HeldQueue("CONTENDED", "RATED");
    const keyed = { binding: "CONTENDED", payload: {}, concurrencyKey: "same" } as const;
    const ids = await enqueueMany(env, [keyed, keyed, keyed]);
    await queue.count(1);
    const explanation = await shard("CONTENDED#0").explain(ids[2] ?? "");
    expect(explanation).toMatchObject({ kind: "key", inFlight: 1, limit: 1, ahead: 1 });
    expect((await shard("CONTENDED#0").inspect()).block).toEqual({ kind: "key" });
    const rated = await enqueueMany(
      env,
      Array.from({ length: 40 }, () => ({ binding: "RATED" as const, payload: {} })),
    );
    const last = await shard("RATED#0").explain(rated[39] ?? "");
    if (last.kind !== "rate") throw new Error(`expected rate, found ${last.kind}`);
    // Ten of them a second.
    expect(last.earliestAt - Date.now()).toBeGreaterThan(100 * (last.ahead - 5));
  });
});

describe("purge", () => {
  it("cancels what waits in bounded parts, lets the rest run, and is projected", async () => {
    const queue = new HeldQueue("AGED");
    const running = await enqueueMany(env, inputs("AGED", 1));
    await queue.count(1);
    const waiting = await enqueueMany(env, [
      ...inputs("AGED", 5),
      ...inputs("AGED", 3, { concurrencyKey: "k" }),
      ...inputs("AGED", 2, { delayMs: 60_000 }),
    ]);
    expect(await shard("AGED#0").purge(4)).toEqual({ cancelled: 4, remaining: true });
    expect(await jobs(env).AGED.purge()).toEqual({
      cancelled: 6,
      remaining: false,
      unanswered: [],
    });
    expect(new Set(await statesOf(waiting))).toEqual(new Set(["CANCELLED"]));
    await deliver(...queue.bodies);
    expect(await statesOf(running)).toEqual(["COMPLETED"]);
    await until("the read model shows it", async () => {
      const rows = await Promise.all(waiting.map(readModelRow));
      return rows.every((row) => row?.["state"] === "CANCELLED");
    });
  });
});

describe("calls for many jobs", () => {
  it("answer each id like the single call", async () => {
    const delayed = await enqueueMany(env, inputs("PLAIN", 2, { delayMs: 60_000 }));
    const failed = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
    await untilState(failed, "FAILED");
    const [first = "", second = ""] = delayed;
    expect(
      await shard("PLAIN#0").cancelMany([first, failed, first, "PLAIN#0:00000000000", "odd"]),
    ).toEqual([
      { kind: "done" },
      { kind: "invalid-state", state: "FAILED" },
      { kind: "invalid-state", state: "CANCELLED" },
      { kind: "gone" },
      {
        kind: "refused",
        problem: { field: "ids[4]", found: '"odd"', expected: "the id of a job of PLAIN#0" },
      },
    ]);
    expect(await shard("PLAIN#0").retryMany([second, failed])).toEqual([
      { kind: "invalid-state", state: "SCHEDULED" },
      { kind: "done" },
    ]);
    await untilState(failed, "FAILED");
    const many = await shard("PLAIN#0").cancelMany(Array<string>(201).fill(second));
    expect(many).toHaveLength(201);
    expect(new Set(many.map(({ kind }) => kind))).toEqual(new Set(["refused"]));
    expect(await statesOf([second])).toEqual(["SCHEDULED"]);
  });
});

describe("metrics", () => {
  it("count what ran, and survive an eviction once the page is written", async () => {
    const from = Date.now() - 60_000;
    const ids = await enqueueMany(env, inputs("PLAIN", 20));
    const failed = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
    for (const id of ids) await untilState(id, "COMPLETED");
    await untilState(failed, "FAILED");
    const totals = async () => {
      const minutes = await shard("PLAIN#0").metrics(from);
      const sum = (of: "started" | "completed" | "failed"): number =>
        minutes.reduce((total, minute) => total + minute[of], 0);
      const runs = minutes.flatMap(({ run }) => run);
      return { minutes, runs, counts: [sum("started"), sum("completed"), sum("failed")] };
    };
    const before = await totals();
    expect(before.counts[0]).toBe((before.counts[1] ?? 0) + (before.counts[2] ?? 0));
    expect(before.counts[1]).toBeGreaterThanOrEqual(20);
    expect(before.counts[2]).toBeGreaterThanOrEqual(1);
    expect(percentile(before.runs, 0.5)).toBeLessThan(2_000);
    await until("all is projected", async () => {
      return (await shard("PLAIN#0").inspect()).projectionLagMs === 0;
    });
    await evict("PLAIN#0");
    expect(await totals()).toEqual(before);
    expect(await shard("PLAIN#0").metrics(Date.now() + 60_000)).toEqual([]);
  });
});
