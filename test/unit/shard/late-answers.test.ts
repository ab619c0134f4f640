/** Fences: late reports, old heartbeats and messages that come twice change nothing. */

import { describe, expect, it } from "vitest";
import type { JobMessage } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { boom, next } from "./steps.ts";

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
      // What is stored decides then: the beat must not have moved that either.
      world.restart();
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

  it.each(["start", "heartbeat", "report"] as const)(
    "at-most-once: whoever calls %s without a claim runs it, so nobody can claim it any more",
    async (call) => {
      const world = new ShardWorld({ guarantee: "at-most-once" });
      world.enqueue();
      const message = await next(world);
      if (call === "report") expect(world.report(message)).toEqual({ kind: "recorded" });
      else if (call === "start") world.shard.start([message]);
      else expect(world.shard.heartbeat(message)).toEqual({ kind: "current" });
      const claim = { ...message, exclusive: true, withPayload: false };
      expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
      expect(violations(world)).toEqual([]);
    },
  );

  it("at-most-once: a claim of a consumer that takes it for at-least-once is granted once, too", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.enqueue();
    const claim = { ...(await next(world)), exclusive: false, withPayload: true };
    const granted = { kind: "granted", payload: "{}" };
    expect(world.shard.claim([claim])).toEqual([granted]);
    expect(world.shard.claim([claim])).toEqual([{ kind: "stale" }]);
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
