/** Both guarantees (SPEC 6): what a doubled, lost or unclaimed message comes to. */

import { describe, expect, it } from "vitest";
import { enqueue, jobs } from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, shard, until, untilState, viewOf } from "./support.ts";

describe("at-most-once", () => {
  it("runs once though its message comes twice, one after the other", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {} });
    const body = await queue.body(id);
    await deliver(body);
    expect((await deliver(body)).ackAll).toBe(true);
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
    expect(runsOf(id)).toHaveLength(1);
  });

  it("P06 runs once though its message comes five times at the same time", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: { takesMs: 50 } });
    const body = await queue.body(id);
    await Promise.all(Array.from({ length: 5 }, () => deliver(body)));
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
    expect(runsOf(id)).toHaveLength(1);
  });

  it("runs once though its message comes twice in one batch", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {} });
    const body = await queue.body(id);
    await deliver(body, body);
    expect(runsOf(id)).toHaveLength(1);
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
  });

  it("claims: only the first claim of an attempt is granted, and only one report counts", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {} });
    await queue.body(id);
    const once = shard("ONCE#0");
    const outcome = { kind: "completed" } as const;
    const report = { id, attempt: 1, outcome, startedAgoMs: 0, runMs: 0 };
    const claim = { id, attempt: 1, exclusive: true, withPayload: false };
    expect(await once.claim([claim, claim])).toEqual([{ kind: "granted" }, { kind: "stale" }]);
    expect(await once.claim([{ ...claim, attempt: 2 }])).toEqual([{ kind: "stale" }]);
    expect((await viewOf(id)).state).toBe("RUNNING");
    expect(await once.report([report])).toEqual([{ kind: "recorded" }]);
    expect(await once.report([report])).toEqual([{ kind: "stale" }]);
  });

  // It went out before a deploy made its binding at-most-once, so its consumer did not ask.
  it.each(["start", "heartbeat", "report"] as const)(
    "an attempt of which somebody says that it runs (%s) cannot be claimed any more",
    async (call) => {
      const queue = new HeldQueue("ONCE");
      const id = await enqueue(env, { binding: "ONCE", payload: {} });
      await queue.body(id);
      const once = shard("ONCE#0");
      const reference = { id, attempt: 1 };
      const outcome = { kind: "completed" } as const;
      if (call === "start") await once.start([reference]);
      else if (call === "heartbeat") await once.heartbeat(reference);
      else await once.report([{ ...reference, outcome, startedAgoMs: 0, runMs: 0 }]);
      expect((await viewOf(id)).state).toBe(call === "report" ? "COMPLETED" : "RUNNING");
      const claim = { ...reference, exclusive: true, withPayload: false };
      expect(await once.claim([claim])).toEqual([{ kind: "stale" }]);
      await deliver(...queue.bodies);
      expect(runsOf(id)).toHaveLength(0);
    },
  );

  it("stalls when its message is lost, and is not sent again by itself", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 100 });
    const view = await untilState(id, "STALLED");
    expect(view).toMatchObject({ attempts: 1, maxAttempts: 3 });
    await shard("ONCE#0").wake();
    expect(queue.ids.filter((sent) => sent === id)).toHaveLength(1);
    // Its old message comes at last: too late.
    await deliver(await queue.body(id));
    expect(runsOf(id)).toHaveLength(0);
    expect((await viewOf(id)).state).toBe("STALLED");
  });

  it("stalls after a timeout: the outcome is unknown", async () => {
    const id = await enqueue(env, { binding: "ONCE", payload: { act: "hang" }, timeoutMs: 100 });
    const view = await untilState(id, "STALLED");
    expect(view.attemptsLog[0]?.error).toContain("JobTimeoutError");
    expect(runsOf(id)).toHaveLength(1);
  });

  it("is tried again after a failure that the performer itself reported", async () => {
    const id = await enqueue(env, { binding: "ONCE", payload: { until: 2 } });
    expect(await untilState(id, "COMPLETED")).toMatchObject({ attempts: 2 });
    expect(runsOf(id)).toHaveLength(2);
  });

  it("a stalled job runs again by a person's word", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 100 });
    await untilState(id, "STALLED");
    expect(await jobs(env).retry(id)).toEqual({ kind: "done" });
    await deliver(await queue.body(id, 2));
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 2 });
  });
});

describe("requeueUnclaimed", () => {
  it("sends an unclaimed attempt out again, and its old message is stale for ever", async () => {
    const queue = new HeldQueue("REQUEUED");
    const id = await enqueue(env, { binding: "REQUEUED", payload: {}, timeoutMs: 100 });
    const lost = await queue.body(id);
    const again = await queue.body(id, 2);
    await deliver(lost);
    expect(runsOf(id)).toHaveLength(0);
    await deliver(again, lost);
    expect(runsOf(id).map(({ attempt }) => attempt)).toEqual([2]);
    expect((await viewOf(id)).state).toBe("COMPLETED");
  });

  it("stalls an attempt that was claimed before it fell silent", async () => {
    const queue = new HeldQueue("REQUEUED");
    const id = await enqueue(env, { binding: "REQUEUED", payload: {}, timeoutMs: 100 });
    await queue.body(id);
    const claim = { id, attempt: 1, exclusive: true, withPayload: false };
    expect(await shard("REQUEUED#0").claim([claim])).toEqual([{ kind: "granted" }]);
    expect(await untilState(id, "STALLED")).toMatchObject({ attempts: 1 });
    expect(queue.ids.filter((sent) => sent === id)).toHaveLength(1);
  });
});

describe("at-least-once", () => {
  it("goes out again when its message is lost, with the next attempt number", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, timeoutMs: 100 });
    await queue.body(id);
    await deliver(await queue.body(id, 2));
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 2 });
  });

  it("fails when every message is lost: a reaped attempt counts", async () => {
    new HeldQueue("PLAIN");
    const payload = {};
    const id = await enqueue(env, { binding: "PLAIN", payload, timeoutMs: 50, maxAttempts: 2 });
    const view = await untilState(id, "FAILED");
    expect(view.attempts).toBe(2);
    expect(view.attemptsLog.map(({ error }) => error?.includes("No answer"))).toEqual([true, true]);
  });

  it("runs once though its message comes twice in one batch", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    const body = await queue.body(id);
    await deliver(body, body);
    expect(runsOf(id)).toHaveLength(1);
    expect((await viewOf(id)).attemptsLog).toHaveLength(1);
  });

  it("a doubled message may run twice, but only one report counts", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "fail" } });
    const body = await queue.body(id);
    await Promise.all([deliver(body), deliver(body)]);
    const view = await viewOf(id);
    expect(view.attempts).toBe(1);
    expect(view.attemptsLog).toHaveLength(1);
  });
});

describe("the guarantee of one job", () => {
  it("at-most-once on an at-least-once binding", async () => {
    const queue = new HeldQueue("PLAIN");
    const guarantee = "at-most-once";
    const id = await enqueue(env, { binding: "PLAIN", payload: { takesMs: 30 }, guarantee });
    const body = await queue.body(id);
    await Promise.all([deliver(body), deliver(body)]);
    expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", guarantee });
    expect(runsOf(id)).toHaveLength(1);
  });

  it("at-least-once on an at-most-once binding", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, {
      binding: "ONCE",
      payload: {},
      guarantee: "at-least-once",
      timeoutMs: 100,
    });
    await queue.body(id, 2);
    await until("second attempt is out", async () => (await viewOf(id)).state === "QUEUED");
  });
});
