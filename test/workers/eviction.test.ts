/** What decides is stored: a shard that loses its memory between any two steps goes on as if nothing had happened. */

import { abortAllDurableObjects } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, evict, rowCount, shard, statesOf, until, untilState, viewOf } from "./support.ts";

function many<Binding extends "PLAIN" | "LIMITED" | "RATED" | "ONCE">(
  binding: Binding,
  count: number,
): { binding: Binding; payload: object }[] {
  return Array.from({ length: count }, () => ({ binding, payload: {} }));
}

describe("P75 evicted between two steps", () => {
  it("the token bucket is not filled up again", async () => {
    const queue = new HeldQueue("RATED");
    for (let round = 0; round < 5; round += 1) {
      await enqueueMany(env, many("RATED", 4));
      await evict("RATED#0");
    }
    await queue.count(20);
    const times = queue.messages.map(({ dispatchedAt }) => dispatchedAt);
    for (const [first, from] of times.entries()) {
      for (const [last, to] of times.entries()) {
        expect(last - first + 1).toBeLessThanOrEqual((5 * (to - from)) / 500 + 5);
      }
    }
    for (let start = 0; start < 20; start += 5)
      await deliver(...queue.bodies.slice(start, start + 5));
  });

  it("what is in flight still counts", async () => {
    const queue = new HeldQueue("LIMITED");
    const ids = await enqueueMany(env, many("LIMITED", 2));
    await queue.count(2);
    await evict("LIMITED#0");
    ids.push(await enqueue(env, { binding: "LIMITED", payload: {} }));
    expect(await statesOf(ids)).toEqual(["QUEUED", "QUEUED", "SCHEDULED"]);
    await evict("LIMITED#0");
    await deliver(queue.bodies[0]);
    await deliver(await queue.body(ids[2] ?? ""), queue.bodies[1]);
    expect(await statesOf(ids)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  });

  it("so does what is in flight of a key", async () => {
    const queue = new HeldQueue("LIMITED");
    const input = { binding: "LIMITED", payload: {}, concurrencyKey: "kept" } as const;
    const first = await enqueue(env, input);
    await queue.body(first);
    await evict("LIMITED#0");
    const second = await enqueue(env, input);
    expect(await statesOf([first, second])).toEqual(["QUEUED", "SCHEDULED"]);
    await evict("LIMITED#0");
    await deliver(await queue.body(first));
    await deliver(await queue.body(second));
    expect(queue.ids).toEqual([first, second]);
  });

  it("waiting jobs keep their order", async () => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const priorities = [0, 3, 3, -2, 7, 0];
    const ids = await enqueueMany(
      env,
      priorities.map((priority, index) => ({
        binding: "SERIAL" as const,
        payload: {},
        priority,
        ...(index % 2 === 0 ? { concurrencyKey: `key ${index}` } : {}),
      })),
    );
    for (let sent = 0; sent < 7; sent += 1) {
      await queue.count(sent + 1);
      await evict("SERIAL#0");
      await deliver(queue.bodies[sent]);
    }
    expect(queue.ids).toEqual([blocker, ...[4, 1, 2, 0, 5, 3].map((index) => ids[index])]);
  });

  it("a unique key stays reserved", async () => {
    const input = { binding: "PLAIN", payload: {}, uniqueKey: "kept" } as const;
    const id = await enqueue(env, input);
    await evict("PLAIN#0");
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
  });

  it("a claimed attempt cannot be claimed again, and its report counts", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {} });
    await queue.body(id);
    const claim = { id, attempt: 1, exclusive: true, withPayload: false };
    expect(await shard("ONCE#0").claim([claim])).toEqual([{ kind: "granted" }]);
    await evict("ONCE#0");
    expect(await shard("ONCE#0").claim([claim])).toEqual([{ kind: "stale" }]);
    await evict("ONCE#0");
    const outcome = { kind: "completed" } as const;
    const report = { id, attempt: 1, outcome, startedAgoMs: 1, runMs: 1 };
    expect(await shard("ONCE#0").report([report])).toEqual([{ kind: "recorded" }]);
    await evict("ONCE#0");
    expect(await shard("ONCE#0").report([report])).toEqual([{ kind: "stale" }]);
  });

  it("a lost message is still found out", async () => {
    new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 200 });
    await evict("ONCE#0");
    await untilState(id, "STALLED");
  });

  it("a delayed job still runs, a backoff still ends, a cancelled job stays cancelled", async () => {
    const delayed = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 300 });
    const backoff = { kind: "fixed", delayMs: 300, jitter: false } as const;
    const failing = await enqueue(env, { binding: "PLAIN", payload: { until: 2 }, backoff });
    const cancelled = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 100 });
    await jobs(env).cancel(cancelled);
    await until("first attempt", async () => (await viewOf(failing)).attempts === 1);
    await evict("PLAIN#0");
    await untilState(delayed, "COMPLETED");
    await untilState(failing, "COMPLETED");
    expect((await viewOf(cancelled)).state).toBe("CANCELLED");
    expect(runsOf(cancelled)).toHaveLength(0);
  });

  it("ids are never given twice", async () => {
    const ids: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      ids.push(...(await enqueueMany(env, many("PLAIN", 3))));
      await evict("PLAIN#0");
    }
    expect(new Set(ids).size).toBe(15);
    expect(ids.toSorted()).toEqual(ids);
  });

  it("a swept shard gives no id again either", async () => {
    const before = await enqueue(env, { binding: "SWEPT", payload: {} });
    await until("swept", async () => (await rowCount("SWEPT#0", "job")) === 0, 25_000);
    await evict("SWEPT#0");
    const after = await enqueue(env, { binding: "SWEPT", payload: {} });
    expect(after > before).toBe(true);
  });
});

describe("aborted in the middle of the work", () => {
  it("at-least-once: every job completes", async () => {
    const ids: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      ids.push(...(await enqueueMany(env, many("PLAIN", 50))));
      await abortAllDurableObjects();
    }
    for (const id of ids) await untilState(id, "COMPLETED");
  });

  it("at-most-once: no attempt runs twice, and every job comes to rest", async () => {
    const ids: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      ids.push(...(await enqueueMany(env, many("ONCE", 50))));
      await abortAllDurableObjects();
    }
    for (const id of ids) {
      const view = await until(`${id} is at rest`, async () => {
        const now = await viewOf(id);
        return ["COMPLETED", "STALLED"].includes(now.state) && now;
      });
      const attempts = runsOf(id).map(({ attempt }) => attempt);
      expect(new Set(attempts).size).toBe(attempts.length);
      if (view.state === "COMPLETED") expect(attempts.length).toBeGreaterThan(0);
    }
  });
});
