/** Timeout, heartbeat, reaper, and messages that were never handed over (SPEC 7). */

import { describe, expect, it } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { release, runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, shard, until, untilState, viewOf } from "./support.ts";

describe("timeout", () => {
  it("aborts the signal, and the attempt counts", async () => {
    const payload = { act: "hang" as const };
    const id = await enqueue(env, { binding: "PLAIN", payload, timeoutMs: 150, maxAttempts: 2 });
    const view = await untilState(id, "FAILED");
    expect(view.attempts).toBe(2);
    expect(view.attemptsLog[0]?.error).toBe("JobTimeoutError: the attempt ran longer than 150 ms");
    const runs = runsOf(id);
    expect(runs.map(({ abortReason }) => abortReason)).toEqual([
      "JobTimeoutError",
      "JobTimeoutError",
    ]);
    for (const { deadlineAt, startedAt, finishedAt } of runs) {
      expect(Math.abs(deadlineAt - startedAt - 150)).toBeLessThanOrEqual(5);
      expect((finishedAt ?? 0) - startedAt).toBeGreaterThanOrEqual(149);
    }
  });

  it("P10 drops the late result of a performer that ignores its signal", async () => {
    const queue = new HeldQueue("PLAIN");
    const payload = { act: "ignore-signal" as const };
    const id = await enqueue(env, { binding: "PLAIN", payload, timeoutMs: 100, maxAttempts: 1 });
    await deliver(await queue.body(id));
    const atTimeout = await untilState(id, "FAILED");
    expect(runsOf(id)[0]).toMatchObject({ finishedAt: null, aborted: true });
    await until("the performer came to its end", () => runsOf(id)[0]?.finishedAt);
    expect(await viewOf(id)).toEqual(atTimeout);
  });

  it("of one job does not delay the reports of its neighbours", async () => {
    const queue = new HeldQueue("PLAIN");
    const slow = await enqueue(env, { binding: "PLAIN", payload: { act: "wait" } });
    const quick = await enqueue(env, { binding: "PLAIN", payload: {} });
    const batch = deliver(await queue.body(slow), await queue.body(quick));
    await untilState(quick, "COMPLETED");
    expect(await untilState(slow, "RUNNING")).toMatchObject({ attempts: 0 });
    release(slow);
    await batch;
    expect((await viewOf(slow)).state).toBe("COMPLETED");
  });
});

describe("heartbeat", () => {
  it("brings progress, which is whole when the job completes", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "beat" } });
    const beaten = await until("half way", async () => {
      const view = await viewOf(id);
      return view.progress === 0.5 && view;
    });
    expect(beaten.state).toBe("RUNNING");
    release(id);
    expect(await untilState(id, "COMPLETED")).toMatchObject({ progress: 1 });
  });

  it("clamps progress to 0..1 and passes over what is no number", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    await queue.body(id);
    const beats: [number, number | null][] = [
      [Number.NaN, null],
      [7, 1],
      [-3, 0],
      [0.25, 0.25],
      [Number.NaN, 0.25],
      [Number.POSITIVE_INFINITY, 1],
    ];
    for (const [progress, shown] of beats) {
      const reply = await shard("PLAIN#0").heartbeat({ id, attempt: 1, progress });
      expect(reply).toEqual({ kind: "current" });
      expect((await viewOf(id)).progress).toBe(shown);
    }
  });

  it("moves the start of the silence", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 300 });
    await queue.body(id);
    const once = shard("ONCE#0");
    await once.claim([{ id, attempt: 1, exclusive: true, withPayload: false }]);
    const { dispatchedAt } = await viewOf(id);
    const halfway = (dispatchedAt ?? 0) + 400;
    // Time itself is the input here: the beat has to come late in the silence of 500 ms.
    await until("late in the silence", () => Date.now() >= halfway);
    await once.heartbeat({ id, attempt: 1 });
    const [entry] = (await untilState(id, "STALLED")).attemptsLog;
    expect(entry?.finishedAt).toBeGreaterThanOrEqual(halfway + 500);
  });

  it("of an attempt that was given up aborts its signal", async () => {
    const queue = new HeldQueue("PLAIN");
    const payload = { act: "beat" as const };
    const id = await enqueue(env, { binding: "PLAIN", payload, timeoutMs: 100, maxAttempts: 1 });
    const body = await queue.body(id);
    const reaped = await untilState(id, "FAILED");
    await deliver(body.replace(`"timeoutMs":100`, `"timeoutMs":5000`));
    expect(runsOf(id)[0]?.abortReason).toBe("JobSupersededError");
    expect(await viewOf(id)).toEqual(reaped);
  });

  it("of an unknown job or another attempt is stale", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    await queue.body(id);
    const plain = shard("PLAIN#0");
    const stale = { kind: "stale" };
    expect(await plain.heartbeat({ id, attempt: 2 })).toEqual(stale);
    expect(await plain.heartbeat({ id: "PLAIN#0:00000000000", attempt: 1 })).toEqual(stale);
    expect(await plain.heartbeat({ id: "nonsense", attempt: 1 })).toEqual(stale);
  });
});

describe("reaper", () => {
  it("takes back what is silent for timeoutMs and the grace, not before", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, {
      binding: "PLAIN",
      payload: {},
      timeoutMs: 200,
      maxAttempts: 1,
    });
    await queue.body(id);
    const view = await untilState(id, "FAILED");
    const [entry] = view.attemptsLog;
    const silentMs = (entry?.finishedAt ?? 0) - (view.dispatchedAt ?? 0);
    expect(silentMs).toBeGreaterThanOrEqual(400);
    expect(silentMs).toBeLessThan(2_000);
    expect(entry).toMatchObject({ attempt: 1, startedAt: null });
  });

  it("makes the late report of its attempt stale", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, timeoutMs: 100 });
    await queue.body(id, 2);
    const report = { id, outcome: { kind: "completed" as const }, startedAgoMs: 50, runMs: 50 };
    const plain = shard("PLAIN#0");
    expect(await plain.report([{ ...report, attempt: 1 }])).toEqual([{ kind: "stale" }]);
    expect((await viewOf(id)).state).toBe("QUEUED");
    expect(await plain.report([{ ...report, attempt: 2 }])).toEqual([{ kind: "recorded" }]);
  });
});

describe("a message that could not be handed to the queue", () => {
  it("was never dispatched: the job waits again and the attempt does not count", async () => {
    const queue = new HeldQueue("PLAIN");
    queue.isDown = true;
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    await until("a send failed", () => queue.failures > 0);
    expect(await untilState(id, "SCHEDULED")).toMatchObject({ attempts: 0, dispatchedAt: null });
    queue.isDown = false;
    await deliver(await queue.body(id));
    const view = await viewOf(id);
    expect(view).toMatchObject({ state: "COMPLETED", attempts: 1 });
    expect(view.attemptsLog).toHaveLength(1);
  });

  it("gives back its slot and its key's lane", async () => {
    const queue = new HeldQueue("LIMITED");
    queue.isDown = true;
    const key = { concurrencyKey: "given back" };
    const first = await enqueue(env, { binding: "LIMITED", payload: {}, ...key });
    await untilState(first, "SCHEDULED");
    const second = await enqueue(env, { binding: "LIMITED", payload: {}, ...key });
    queue.isDown = false;
    await deliver(await queue.body(first));
    await deliver(await queue.body(second));
    expect(queue.ids).toEqual([first, second]);
  });
});
