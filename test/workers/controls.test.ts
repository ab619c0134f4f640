/** States (SPEC 2), and what cancel, retry and reschedule answer in each of them. */

import { describe, expect, it } from "vitest";
import { enqueue, jobs } from "./project/generated/index.ts";
import type { JobState } from "./project/generated/runtime/core/state.ts";
import { release, runsOf } from "./project/performers/scripted.ts";
import { HeldQueue } from "./held-queue.ts";
import { env, shard, until, untilState, viewOf } from "./support.ts";

/** Makes a job and brings it into the state. */
const JOB_IN: Readonly<Record<JobState, () => Promise<string>>> = {
  SCHEDULED: () => enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 }),
  QUEUED: () => {
    new HeldQueue("PLAIN");
    return enqueue(env, { binding: "PLAIN", payload: {} });
  },
  RUNNING: () => enqueue(env, { binding: "PLAIN", payload: { act: "wait" } }),
  COMPLETED: () => enqueue(env, { binding: "PLAIN", payload: {} }),
  FAILED: () => enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } }),
  CANCELLED: async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    await jobs(env).cancel(id);
    return id;
  },
  STALLED: () => {
    new HeldQueue("ONCE");
    return enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 50 });
  },
};

/** The controls that a state allows, and where they lead. */
const ALLOWED: Readonly<Record<JobState, readonly string[]>> = {
  SCHEDULED: ["cancel", "reschedule"],
  QUEUED: [],
  RUNNING: [],
  COMPLETED: [],
  FAILED: ["retry"],
  CANCELLED: [],
  STALLED: ["retry"],
};

const CONTROLS = {
  cancel: (id: string) => jobs(env).cancel(id),
  retry: (id: string) => jobs(env).retry(id),
  reschedule: (id: string) => jobs(env).reschedule(id, { delayMs: 50_000 }),
};

const CASES = (Object.keys(JOB_IN) as JobState[]).flatMap((state) =>
  (Object.keys(CONTROLS) as (keyof typeof CONTROLS)[]).map((control) => ({ state, control })),
);

describe("controls", () => {
  it.each(CASES)("$control in $state", async ({ state, control }) => {
    const id = await JOB_IN[state]();
    const before = await untilState(id, state);
    const answer = await CONTROLS[control](id);
    if (ALLOWED[state].includes(control)) {
      expect(answer).toEqual({ kind: "done" });
      return;
    }
    expect(answer).toEqual({ kind: "invalid-state", state });
    expect(await viewOf(id)).toEqual(before);
    release(id);
  });

  it.each([
    "PLAIN#0:00000000000",
    "PLAIN#0:7zzzzzzzzzz",
    "PLAIN#7:00000000001",
    "GONE#0:00000000000",
  ])("answer gone for the unknown %s", async (id) => {
    for (const control of Object.values(CONTROLS))
      expect(await control(id)).toEqual({ kind: "gone" });
    expect(await jobs(env).get(id)).toBeNull();
  });

  it("a cancelled job never runs", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 100 });
    expect(await jobs(env).cancel(id)).toEqual({ kind: "done" });
    const { runAfter } = await viewOf(id);
    // The alarm for its time must pass to prove that nothing happens.
    await until("its time has passed", () => Date.now() > runAfter + 100);
    await shard("PLAIN#0").wake();
    expect((await viewOf(id)).state).toBe("CANCELLED");
    expect(runsOf(id)).toHaveLength(0);
  });

  it("cancel reaches a job that waits for its next attempt", async () => {
    const backoff = { kind: "fixed", delayMs: 60_000, jitter: false } as const;
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "fail" }, backoff });
    await untilState(id, "SCHEDULED");
    expect(await jobs(env).cancel(id)).toEqual({ kind: "done" });
    expect(await viewOf(id)).toMatchObject({ state: "CANCELLED", attempts: 1 });
  });

  it("cancelling the first of a key's lane lets the next one stay in order", async () => {
    const queue = new HeldQueue("LIMITED");
    const input = { binding: "LIMITED", payload: {}, concurrencyKey: "lane" } as const;
    const first = await enqueue(env, { ...input, delayMs: 100 });
    const second = await enqueue(env, { ...input, delayMs: 150 });
    expect(await jobs(env).cancel(first)).toEqual({ kind: "done" });
    await queue.body(second);
    expect(queue.ids).toEqual([second]);
  });
});

describe("manual retry", () => {
  it("renews the attempt budget, keeps the log, and is due at once", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { until: 4 }, maxAttempts: 2 });
    await untilState(id, "FAILED");
    expect(await jobs(env).retry(id)).toEqual({ kind: "done" });
    const view = await untilState(id, "COMPLETED");
    expect(view).toMatchObject({ attempts: 4, maxAttempts: 4 });
    expect(view.attemptsLog.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual([
      "4 COMPLETED",
      "3 SCHEDULED",
      "2 FAILED",
      "1 SCHEDULED",
    ]);
  });

  it("of a job that failed early gives the whole budget again", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
    await untilState(id, "FAILED");
    await jobs(env).retry(id);
    const view = await until("failed again", async () => {
      const now = await viewOf(id);
      return now.state === "FAILED" && now.attempts === 2 && now;
    });
    expect(view.maxAttempts).toBe(4);
  });
});

describe("states", () => {
  it("a job goes through them in order; the shard was asked all the time", async () => {
    // Long enough to be announced as running.
    const id = await enqueue(env, { binding: "PLAIN", payload: { until: 2, takesMs: 500 } });
    const seen: JobState[] = [];
    await until("completed", async () => {
      const { state } = await viewOf(id);
      if (seen.at(-1) !== state) seen.push(state);
      return state === "COMPLETED";
    });
    // Looking now and then misses short states, so this is the path with gaps.
    const path = ["QUEUED", "RUNNING", "SCHEDULED", "QUEUED", "RUNNING", "COMPLETED"];
    let place = 0;
    for (const state of seen) place = path.indexOf(state, place) + 1 || Infinity;
    expect(place).toBe(path.length);
    expect(seen).toContain("RUNNING");
  });

  it("only the current attempt of a job in flight can be reported, claimed or started", async () => {
    const waiting = await JOB_IN.SCHEDULED();
    const completed = await JOB_IN.COMPLETED();
    const before = [
      await untilState(waiting, "SCHEDULED"),
      await untilState(completed, "COMPLETED"),
    ];
    const plain = shard("PLAIN#0");
    const outcome = { kind: "failed", error: "late", retry: "never" } as const;
    const references = [waiting, completed].flatMap((id) =>
      [0, 1, 2].map((attempt) => ({ id, attempt })),
    );
    const stale = references.map(() => ({ kind: "stale" }));
    const reports = references.map((each) => ({ ...each, outcome, startedAgoMs: 0, runMs: 0 }));
    expect(await plain.report(reports)).toEqual(stale);
    const claims = references.map((each) => ({ ...each, exclusive: true, withPayload: true }));
    expect(await plain.claim(claims)).toEqual(stale);
    await plain.start(references);
    expect([await viewOf(waiting), await viewOf(completed)]).toEqual(before);
  });
});
