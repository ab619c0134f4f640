/** The three axes of flow control (SPEC 4), measured from what ran and from what was handed over. */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany } from "./project/generated/index.ts";
import { runsOf, type Run } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, statesOf, untilState, viewOf } from "./support.ts";

/** The most runs that overlapped. */
function peak(runs: readonly Run[]): number {
  const steps = runs.flatMap(({ startedAt, finishedAt }) => [
    { at: startedAt, step: 1 },
    { at: finishedAt ?? Infinity, step: -1 },
  ]);
  steps.sort((a, b) => a.at - b.at || a.step - b.step);
  let open = 0;
  return Math.max(...steps.map(({ step }) => (open += step)));
}

async function untilAllCompleted(ids: readonly string[]): Promise<void> {
  for (const id of ids) await untilState(id, "COMPLETED");
}

describe("concurrency", () => {
  it("never runs more than two at a time, and does run two", async () => {
    const inputs = Array.from({ length: 12 }, () => ({
      binding: "LIMITED" as const,
      payload: { takesMs: 30 },
    }));
    const ids = await enqueueMany(env, inputs);
    await untilAllCompleted(ids);
    expect(peak(ids.flatMap(runsOf))).toBe(2);
  });

  it("counts what is queued as well, and each end lets the next one go", async () => {
    const queue = new HeldQueue("LIMITED");
    const inputs = Array.from({ length: 4 }, () => ({ binding: "LIMITED" as const, payload: {} }));
    const ids = await enqueueMany(env, inputs);
    await queue.count(2);
    expect(await statesOf(ids)).toEqual(["QUEUED", "QUEUED", "SCHEDULED", "SCHEDULED"]);
    await deliver(await queue.body(ids[1] ?? ""));
    await queue.count(3);
    expect(await statesOf(ids)).toEqual(["QUEUED", "COMPLETED", "QUEUED", "SCHEDULED"]);
    await deliver(queue.bodies[0]);
    await deliver(queue.bodies[2]);
    await deliver(await queue.body(ids[3] ?? ""));
    expect(queue.ids).toEqual(ids);
  });

  it("is divided among the shards, never multiplied", async () => {
    const queue = new HeldQueue("SHARDED");
    const inputs = Array.from({ length: 25 }, () => ({
      binding: "SHARDED" as const,
      payload: {},
      partitionKey: "one shard's",
    }));
    const ids = await enqueueMany(env, inputs);
    await queue.count(10);
    // Forty for four shards; nothing is on its way any more, as the shard has answered after it sent.
    const states = await statesOf(ids);
    expect(states.filter((state) => state === "QUEUED")).toHaveLength(10);
    expect(states.filter((state) => state === "SCHEDULED")).toHaveLength(15);
    for (let done = 0; done < 25; done += 10) await deliver(...queue.bodies.slice(done, done + 10));
    await untilAllCompleted(ids);
  });
});

describe("per key", () => {
  it("runs one job of a key at a time, whatever the others do", async () => {
    const inputs = Array.from({ length: 15 }, (_, index) => ({
      binding: "CONTENDED" as const,
      payload: { takesMs: 20 },
      concurrencyKey: `key ${index % 3}`,
    }));
    const ids = await enqueueMany(env, inputs);
    await untilAllCompleted(ids);
    for (const key of [0, 1, 2]) {
      expect(peak(ids.filter((_, index) => index % 3 === key).flatMap(runsOf))).toBe(1);
    }
    expect(peak(ids.flatMap(runsOf))).toBeLessThanOrEqual(3);
  });

  it("a hot key with a backlog delays only itself", async () => {
    const queue = new HeldQueue("CONTENDED");
    const hot = Array.from({ length: 50 }, () => ({
      binding: "CONTENDED" as const,
      payload: {},
      concurrencyKey: "hot",
    }));
    const [first = "", second = ""] = await enqueueMany(env, hot);
    const cold = await enqueue(env, {
      binding: "CONTENDED",
      payload: {},
      concurrencyKey: "cold",
      priority: -10,
    });
    await queue.body(cold);
    expect(queue.ids).toEqual([first, cold]);
    await deliver(await queue.body(first));
    await queue.body(second);
    expect(queue.ids).toEqual([first, cold, second]);
  });

  it("leaves jobs without a key alone", async () => {
    const queue = new HeldQueue("LIMITED");
    const [one = "", two = ""] = await enqueueMany(env, [
      { binding: "LIMITED", payload: {} },
      { binding: "LIMITED", payload: {} },
    ]);
    await queue.count(2);
    expect(await statesOf([one, two])).toEqual(["QUEUED", "QUEUED"]);
    await deliver(...queue.bodies);
  });

  it("tells keys apart that differ behind a NUL character", async () => {
    const queue = new HeldQueue("LIMITED");
    const inputs = ["a\0b", "a\0c", "a\0b"].map((concurrencyKey) => ({
      binding: "LIMITED" as const,
      payload: {},
      concurrencyKey,
    }));
    const ids = await enqueueMany(env, inputs);
    await queue.count(2);
    expect(await statesOf(ids)).toEqual(["QUEUED", "QUEUED", "SCHEDULED"]);
    expect((await viewOf(ids[0] ?? "")).concurrencyKey).toBe("a\0b");
    await deliver(...queue.bodies);
    await deliver(await queue.body(ids[2] ?? ""));
  });
});

describe("rate", () => {
  it("holds in every window: at most tokens * (W / intervalMs) + tokens", async () => {
    const inputs = Array.from({ length: 22 }, () => ({ binding: "RATED" as const, payload: {} }));
    const start = Date.now();
    const ids = await enqueueMany(env, inputs.slice(0, 20));
    // Some come one by one while the bucket is empty: they must not slip through.
    for (const input of inputs.slice(20)) ids.push(await enqueue(env, input));
    await untilAllCompleted(ids);
    const times = await Promise.all(ids.map(async (id) => (await viewOf(id)).dispatchedAt ?? 0));
    times.sort((a, b) => a - b);
    for (const [first, from] of times.entries()) {
      for (const [last, to] of times.entries()) {
        const count = last - first + 1;
        expect(count).toBeLessThanOrEqual((5 * (to - from)) / 500 + 5);
      }
    }
    // 17 beyond the first five need 1.7 s; the rate is used, too.
    expect((times.at(-1) ?? 0) - start).toBeGreaterThanOrEqual(1_600);
    expect((times.at(-1) ?? 0) - start).toBeLessThan(4_000);
  });

  it("an empty bucket delays, and the alarm lets the rest go without any call", async () => {
    const queue = new HeldQueue("RATED");
    await enqueueMany(
      env,
      Array.from({ length: 12 }, () => ({ binding: "RATED" as const, payload: {} })),
    );
    await queue.count(12);
    await deliver(...queue.bodies);
  });
});
