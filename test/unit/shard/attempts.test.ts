/** Attempts: fences, duplicates, silence. The pitfalls' section A as far as the shard decides it. */

import { describe, expect, it } from "vitest";
import type { AttemptOutcome, JobMessage } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

const boom: AttemptOutcome = { kind: "failed", error: "boom", retry: "backoff" };

/** The one message that is out. */
async function next(world: ShardWorld): Promise<JobMessage> {
  await world.settle();
  const [message, ...more] = world.take();
  if (message === undefined || more.length > 0) throw new Error(`${more.length} more messages`);
  return message;
}

describe("P01 a late report of an old attempt", () => {
  const policy = { timeoutMs: 1_000, reaperGraceMs: 500 };

  it("changes nothing while the next attempt runs, whatever it says", async () => {
    const world = new ShardWorld(policy);
    const id = world.enqueue();
    const first = await next(world);
    await world.advance(2_500);
    const second = await next(world);
    world.shard.start([second]);
    for (const outcome of [{ kind: "completed", result: '"old"' } as const, boom]) {
      const before = world.view(id);
      expect(world.report(first, outcome)).toEqual({ kind: "stale" });
      expect(world.view(id)).toEqual(before);
    }
    expect(world.view(id)).toMatchObject({ state: "RUNNING", attempts: 1 });
    world.report(second, boom);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 2, result: null });
    expect(violations(world)).toEqual([]);
  });

  it("changes nothing while the job waits or after it has ended", async () => {
    const world = new ShardWorld({ ...policy, maxAttempts: 2 });
    const id = world.enqueue();
    const first = await next(world);
    await world.advance(1_500);
    expect(world.view(id).state).toBe("SCHEDULED");
    expect(world.report(first)).toEqual({ kind: "stale" });
    await world.advance(1_000);
    world.report(await next(world), boom);
    expect(world.view(id).state).toBe("FAILED");
    expect(world.report(first)).toEqual({ kind: "stale" });
    expect(world.view(id)).toMatchObject({ state: "FAILED", attempts: 2 });
  });
});

describe("P03 a heartbeat of an old run", () => {
  it("does not keep the next attempt alive", async () => {
    const world = new ShardWorld({ timeoutMs: 1_000, reaperGraceMs: 500 });
    const id = world.enqueue();
    const first = await next(world);
    await world.advance(2_500);
    await next(world);
    for (let beat = 0; beat < 5; beat += 1) {
      expect(world.shard.heartbeat({ ...first, progress: 0.9 })).toEqual({ kind: "stale" });
      await world.advance(300);
    }
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 2, progress: null });
  });

  it("does not revive a job at rest", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    const message = await next(world);
    world.report(message);
    expect(world.shard.heartbeat(message)).toEqual({ kind: "stale" });
    world.shard.start([message]);
    expect(world.view(id).state).toBe("COMPLETED");
  });

  it("of the current run moves the start of the silence, and its progress is kept within 0..1", async () => {
    const world = new ShardWorld({ timeoutMs: 1_000, reaperGraceMs: 500 });
    const id = world.enqueue();
    const message = await next(world);
    for (const [progress, kept] of [
      [0.25, 0.25],
      [7, 1],
      [-1, 0],
      [Number.NaN, 0],
    ] as const) {
      await world.advance(1_400);
      expect(world.shard.heartbeat({ ...message, progress })).toEqual({ kind: "current" });
      expect(world.view(id)).toMatchObject({ state: "RUNNING", progress: kept, attempts: 0 });
    }
    await world.advance(1_500);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 1 });
  });
});

describe("P04 the report is lost", () => {
  it("at-least-once: one more run after the silence; a repeat of a report is stale", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await next(world);
    await world.advance(36_000);
    const second = await next(world);
    expect(world.report(second)).toEqual({ kind: "recorded" });
    expect(world.report(second)).toEqual({ kind: "stale" });
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 2 });
  });

  it("at-most-once: stalled, and never out again by itself", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    const id = world.enqueue();
    const message = await next(world);
    world.shard.claim([{ ...message, exclusive: true, withPayload: false }]);
    await world.advance(600_000);
    expect(world.take()).toEqual([]);
    expect(world.view(id)).toMatchObject({ state: "STALLED", attempts: 1 });
  });
});

describe("P05 the consumer dies after the ack", () => {
  it("before or after the start: both are reaped, and all ten end", async () => {
    const world = new ShardWorld({ maxAttempts: 2 });
    const ids = world.enqueueAll(Array.from({ length: 10 }, () => ({})));
    await world.settle();
    world.shard.start(world.take().slice(5));
    await world.advance(36_000);
    const again = world.take();
    expect(again.map(({ attempt }) => attempt)).toEqual(Array(10).fill(2));
    for (const message of again) world.report(message);
    expect(ids.map((id) => world.view(id).state)).toEqual(Array(10).fill("COMPLETED"));
  });
});

describe("P06 the same message comes twice", () => {
  const claimOf = (message: JobMessage) => ({ ...message, exclusive: true, withPayload: false });

  it("at-most-once: one claim is granted, in one call or in two, and after a restart", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.enqueue();
    const message = await next(world);
    const replies = world.shard.claim([claimOf(message), claimOf(message)]);
    expect(replies.map(({ kind }) => kind)).toEqual(["granted", "stale"]);
    world.restart();
    expect(world.shard.claim([claimOf(message)])).toEqual([{ kind: "stale" }]);
  });

  it("at-most-once: who did not claim cannot report, beat or start", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    const id = world.enqueue();
    const message = await next(world);
    world.shard.start([message]);
    expect(world.report(message)).toEqual({ kind: "stale" });
    expect(world.shard.heartbeat(message)).toEqual({ kind: "stale" });
    expect(world.view(id).state).toBe("QUEUED");
  });

  it("two reports in one call: the first counts", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    const { attempt } = await next(world);
    const times = { startedAgoMs: 0, runMs: 0 };
    const replies = world.shard.report([
      { id, attempt, outcome: { kind: "completed", result: "1" }, ...times },
      { id, attempt, outcome: boom, ...times },
    ]);
    expect(replies.map(({ kind }) => kind)).toEqual(["recorded", "stale"]);
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 1, result: "1" });
  });

  it("long after the end, and after the sweep: stale, and nothing is created", async () => {
    const world = new ShardWorld({ sweepAfterMs: 1_000 });
    world.enqueue();
    const message = await next(world);
    world.report(message);
    await world.advance(600_000);
    expect(world.shard.claim([claimOf(message)])).toEqual([{ kind: "stale" }]);
    expect(world.report(message)).toEqual({ kind: "stale" });
    expect(world.sql.all("SELECT * FROM job")).toEqual([]);
  });
});

describe("P07 a later run gets what the first got", () => {
  it.each([300, 300_000])(
    "payload of %d characters: reaped, failed, retried by hand",
    async (size) => {
      const world = new ShardWorld({ maxAttempts: 2 });
      const payload = JSON.stringify({ text: "x".repeat(size) });
      const id = world.enqueue({
        payload,
        priority: 7,
        concurrencyKey: "k",
        partitionKey: "p",
        timeoutMs: 9_000,
        guarantee: "at-least-once",
      });
      const seen: unknown[] = [];
      const look = async (): Promise<JobMessage> => {
        const message = await next(world);
        const [claim] = world.shard.claim([{ ...message, exclusive: false, withPayload: true }]);
        const { attempt, dispatchedAt, ...rest } = message;
        seen.push([rest, claim]);
        return message;
      };
      await look();
      await world.advance(16_000);
      world.report(await look(), boom);
      expect(world.view(id).state).toBe("FAILED");
      expect(world.shard.retry(id)).toEqual({ kind: "done" });
      const third = await look();
      expect(third).toMatchObject({ attempt: 3, timeoutMs: 9_000 });
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      expect(world.view(id)).toMatchObject({
        payload,
        priority: 7,
        concurrencyKey: "k",
        maxAttempts: 4,
      });
    },
  );
});

describe("P11 a job that takes its consumer down", () => {
  it("is out of attempts after three silent dispatches", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    await world.advance(300_000);
    expect(world.take().map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const { state, attemptsLog } = world.view(id);
    expect(state).toBe("FAILED");
    expect(attemptsLog[0]?.error).toContain("No answer for 35000 ms");
  });
});

describe("P12 everybody falls silent at once", () => {
  it("they come back spread over the backoff, not in one moment", async () => {
    const world = new ShardWorld({
      concurrency: 200,
      maxAttempts: 5,
      backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 60_000, jitter: true },
    });
    let seed = 0;
    world.random = () => (seed = (seed + 0.618034) % 1);
    world.enqueueAll(Array.from({ length: 200 }, () => ({})));
    await world.settle();
    world.take();
    await world.advance(40_000);
    const counts = new Map<number, number>();
    for (const { dispatchedAt } of world.take()) {
      counts.set(dispatchedAt, (counts.get(dispatchedAt) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(20);
  });

  it("after an alarm that came late, answers on their way win over the reaper", async () => {
    const world = new ShardWorld();
    const id = world.enqueue();
    const message = await next(world);
    await world.advance(2_000);
    // The platform was away for ten minutes; the alarm goes off late.
    const alarmAt = world.alarmAt ?? 0;
    world.nowMs += 600_000;
    world.alarmAt = null;
    world.shard.alarmFired(alarmAt);
    expect(world.view(id).state).toBe("QUEUED");
    await world.advance(1_000);
    expect(world.report(message)).toEqual({ kind: "recorded" });
    expect(world.view(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
  });
});

describe("P13 at-most-once and never started", () => {
  it("a send that fails for a minute does not stall the job, and it runs once", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.onSend = () => {
      throw new Error("queue away");
    };
    const id = world.enqueue();
    await world.advance(60_000);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED", attempts: 0, attemptsLog: [] });
    world.onSend = () => {};
    await world.advance(6_000);
    expect(await next(world)).toMatchObject({ id, attempt: 1 });
    await world.advance(20_000);
    expect(world.take()).toEqual([]);
  });

  it.each([
    [false, "STALLED"],
    [true, "SCHEDULED"],
  ])(
    "a message lost before the claim, requeueUnclaimed %s: %s",
    async (requeueUnclaimed, state) => {
      const world = new ShardWorld({ guarantee: "at-most-once", requeueUnclaimed, maxAttempts: 1 });
      const id = world.enqueue();
      const lost = await next(world);
      await world.advance(35_000);
      expect(world.view(id).state).toBe(state);
      // Should it turn up after all, it may not run.
      const claim = { ...lost, exclusive: true, withPayload: false };
      expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
      if (!requeueUnclaimed) return;
      await world.advance(1_000);
      const fresh = await next(world);
      expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
      expect(world.shard.claim([{ ...claim, ...fresh }])).toEqual([{ kind: "granted" }]);
    },
  );

  it("claimed and then silent: stalled, also with requeueUnclaimed", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once", requeueUnclaimed: true });
    const id = world.enqueue();
    world.shard.claim([{ ...(await next(world)), exclusive: true, withPayload: false }]);
    await world.advance(35_000);
    expect(world.view(id).state).toBe("STALLED");
  });
});

describe("outcomes", () => {
  it("a timeout of an at-most-once job stalls it; a failure it reported itself is retried", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    const [late, failed] = world.enqueueAll([{}, {}]);
    await world.settle();
    for (const message of world.take()) {
      world.shard.claim([{ ...message, exclusive: true, withPayload: false }]);
      world.report(message, message.id === late ? { kind: "timed-out", error: "late" } : boom);
    }
    expect(world.view(late!).state).toBe("STALLED");
    expect(world.view(failed!).state).toBe("SCHEDULED");
  });

  it("P41 a wished delay is kept whole and in bounds; what is no delay means the backoff", async () => {
    for (const [retry, delayMs] of [
      [2_500, 2_500],
      [0, 0],
      [0.5, 1],
      [Number.NaN, 1_000],
      [-1, 1_000],
      [Infinity, 10 * 366 * 86_400_000],
      ["soon" as "backoff", 1_000],
    ] as const) {
      const world = new ShardWorld({ concurrency: 1 });
      const id = world.enqueue();
      const message = await next(world);
      world.onSend = () => {};
      world.report(message, { kind: "failed", error: "wait", retry });
      expect(world.view(id).runAfter - world.nowMs).toBe(delayMs);
      expect(violations(world)).toEqual([]);
    }
  });

  it("a report that this version does not know is stale and leaves its neighbours alone", async () => {
    const world = new ShardWorld();
    const ids = world.enqueueAll([{}, {}, {}]);
    const times = { startedAgoMs: Number.NaN, runMs: -5 };
    const outcomes = [{ kind: "vanished" }, undefined, { kind: "completed" }] as AttemptOutcome[];
    const reports = ids.map((id, index) => ({
      id,
      attempt: 1,
      outcome: outcomes[index]!,
      ...times,
    }));
    const replies = world.shard.report(reports);
    expect(replies.map(({ kind }) => kind)).toEqual(["stale", "stale", "recorded"]);
    expect(violations(world)).toEqual([]);
  });
});
