/** Attempts, backoff and what performers throw (SPEC 3, 13). */

import { describe, expect, it } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { ODD_THROWN } from "./project/performers/odd.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { env, untilState } from "./support.ts";

describe("attempts", () => {
  it("fails until its third attempt: every failure is logged, newest first", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { until: 3 } });
    const view = await untilState(id, "COMPLETED");
    expect(view.attempts).toBe(3);
    expect(view.attemptsLog.map(({ attempt, state }) => [attempt, state])).toEqual([
      [3, "COMPLETED"],
      [2, "SCHEDULED"],
      [1, "SCHEDULED"],
    ]);
    expect(view.attemptsLog[0]?.error).toBeNull();
    expect(view.attemptsLog[1]?.error).toContain("Error: not yet");
    expect(runsOf(id).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(runsOf(id).map((run) => run.idempotencyKey)).size).toBe(1);
  });

  it("ends FAILED when the attempts are used up", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "fail" } });
    const view = await untilState(id, "FAILED");
    expect(view).toMatchObject({ attempts: 3, maxAttempts: 3, result: null });
    expect(runsOf(id)).toHaveLength(3);
  });

  it("takes maxAttempts of the job over the binding's", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "fail" }, maxAttempts: 1 });
    expect(await untilState(id, "FAILED")).toMatchObject({ attempts: 1, maxAttempts: 1 });
    expect(runsOf(id)).toHaveLength(1);
  });

  it("keeps the newest 20 of the attempt log", async () => {
    const id = await enqueue(env, {
      binding: "PLAIN",
      payload: { act: "fail" },
      maxAttempts: 23,
      backoff: { kind: "fixed", delayMs: 0, jitter: false },
    });
    const { attemptsLog } = await untilState(id, "FAILED");
    expect(attemptsLog.map(({ attempt }) => attempt)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
  });
});

describe("the wait before the next attempt", () => {
  it("grows exponentially up to its limit", async () => {
    const id = await enqueue(env, {
      binding: "PLAIN",
      payload: { act: "fail" },
      maxAttempts: 5,
      backoff: { kind: "exponential", baseMs: 40, factor: 2, maxMs: 100, jitter: false },
    });
    const { attemptsLog } = await untilState(id, "FAILED");
    const starts = runsOf(id).map(({ startedAt }) => startedAt);
    const ends = attemptsLog.toReversed().map(({ finishedAt }) => finishedAt);
    const waits = starts.slice(1).map((start, index) => start - (ends[index] ?? 0));
    // 40, 80, then the limit; later than that it may be, earlier never.
    for (const [index, leastMs] of [40, 80, 100, 100].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(leastMs);
    }
  });

  it("with jitter lies between half and all of the delay", async () => {
    const id = await enqueue(env, {
      binding: "PLAIN",
      payload: { act: "fail" },
      maxAttempts: 2,
      backoff: { kind: "fixed", delayMs: 60_000, jitter: true },
    });
    const { runAfter, updatedAt, attempts } = await untilState(id, "SCHEDULED");
    expect(attempts).toBe(1);
    expect(runAfter - updatedAt).toBeGreaterThanOrEqual(30_000);
    expect(runAfter - updatedAt).toBeLessThanOrEqual(60_000);
  });

  it("is what RetryAfterError says, and the attempt counts", async () => {
    const id = await enqueue(env, {
      binding: "PLAIN",
      payload: { act: "retry-after" },
      backoff: { kind: "fixed", delayMs: 60_000, jitter: false },
    });
    const view = await untilState(id, "COMPLETED");
    expect(view.attempts).toBe(2);
    const [second, first] = view.attemptsLog;
    expect((second?.startedAt ?? 0) - (first?.finishedAt ?? 0)).toBeGreaterThanOrEqual(120);
  });

  it("is none after NonRetryableError: FAILED at once", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
    const view = await untilState(id, "FAILED");
    expect(view).toMatchObject({ attempts: 1, maxAttempts: 3 });
    expect(view.attemptsLog[0]?.error).toContain("NonRetryableError: never again");
  });
});

describe("odd things thrown", () => {
  it.each(Object.keys(ODD_THROWN))("%s", async (odd) => {
    const payload = { act: "throw-odd" as const, odd };
    const id = await enqueue(env, { binding: "PLAIN", payload, maxAttempts: 1 });
    const error = (await untilState(id, "FAILED")).attemptsLog[0]?.error ?? "";
    expect(error).not.toBe("");
    expect(error.length).toBeLessThanOrEqual(2_000);
    expect(error.isWellFormed()).toBe(true);
    expect(error).not.toContain("\0");
  });

  it("text that was thrown is the error's text", async () => {
    const payload = { act: "throw-odd" as const, odd: "text" };
    const id = await enqueue(env, { binding: "PLAIN", payload, maxAttempts: 1 });
    expect((await untilState(id, "FAILED")).attemptsLog[0]?.error).toBe("just text");
  });
});
