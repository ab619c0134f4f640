/** When a job runs: delayMs, runAt, reschedule (SPEC 9). */

import { describe, expect, it } from "vitest";
import { enqueue, jobs } from "./project/generated/index.ts";
import { LATEST_TIME_MS } from "./project/generated/runtime/core/limits.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { env, untilState, viewOf } from "./support.ts";

describe("delayMs and runAt", () => {
  it("delayMs holds a job back, and not longer than needed", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 250 });
    const { state, createdAt, runAfter } = await viewOf(id);
    expect({ state, waits: runAfter - createdAt }).toEqual({ state: "SCHEDULED", waits: 250 });
    const { dispatchedAt } = await untilState(id, "COMPLETED");
    expect(dispatchedAt).toBeGreaterThanOrEqual(runAfter);
    expect(dispatchedAt).toBeLessThan(runAfter + 2_000);
  });

  it("runAt takes a Date or epoch ms", async () => {
    const at = Date.now() + 200;
    const byDate = await enqueue(env, { binding: "PLAIN", payload: {}, runAt: new Date(at) });
    const byNumber = await enqueue(env, { binding: "PLAIN", payload: {}, runAt: at });
    for (const id of [byDate, byNumber]) {
      expect((await viewOf(id)).runAfter).toBe(at);
      await untilState(id, "COMPLETED");
      expect(runsOf(id)[0]?.startedAt).toBeGreaterThanOrEqual(at);
    }
  });

  it.each([
    ["runAt in the past", { runAt: 1 }],
    ["runAt at the beginning of time", { runAt: new Date(0) }],
    ["runAt before it", { runAt: -1 }],
    ["runAt at the first time that a Date can say", { runAt: new Date(-8.64e15) }],
    ["runAt of -0", { runAt: -0 }],
    ["delayMs of -0", { delayMs: -0 }],
    ["delayMs of 0", { delayMs: 0 }],
  ])("%s means now", async (_, when) => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, ...when });
    const { runAfter, createdAt } = await untilState(id, "COMPLETED");
    expect(runAfter).toBe(createdAt);
  });

  it("takes the end of 2188, and other jobs are not disturbed by it", async () => {
    const far = await enqueue(env, { binding: "PLAIN", payload: {}, runAt: LATEST_TIME_MS });
    const near = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 50 });
    await untilState(near, "COMPLETED");
    expect(await viewOf(far)).toMatchObject({ state: "SCHEDULED", runAfter: LATEST_TIME_MS });
    expect(await jobs(env).cancel(far)).toEqual({ kind: "done" });
  });

  it("an earlier job moves the alarm forward", async () => {
    const later = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 400 });
    const sooner = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 100 });
    await untilState(sooner, "COMPLETED");
    await untilState(later, "COMPLETED");
    expect(runsOf(sooner)[0]?.startedAt).toBeLessThan(runsOf(later)[0]?.startedAt ?? 0);
  });
});

describe("reschedule", () => {
  it("brings a job forward, with its id and its unique key", async () => {
    const input = { binding: "PLAIN", payload: {}, uniqueKey: "forward", delayMs: 60_000 } as const;
    const id = await enqueue(env, input);
    expect(await jobs(env).reschedule(id, { delayMs: 50 })).toEqual({ kind: "done" });
    expect(await untilState(id, "COMPLETED")).toMatchObject({ attempts: 1 });
    expect(await enqueue(env, input)).toBe(id);
  });

  it("puts a job off", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 150 });
    const runAt = Date.now() + 450;
    expect(await jobs(env).PLAIN.reschedule(id, { runAt: new Date(runAt) })).toEqual({
      kind: "done",
    });
    await untilState(id, "COMPLETED");
    expect(runsOf(id)[0]?.startedAt).toBeGreaterThanOrEqual(runAt);
    expect(runsOf(id)).toHaveLength(1);
  });

  it("into the past means now", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    expect(await jobs(env).reschedule(id, { runAt: new Date(-5) })).toEqual({ kind: "done" });
    await untilState(id, "COMPLETED");
  });
});
