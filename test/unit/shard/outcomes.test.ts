/** What an outcome makes of its job, and what the next run is given. */

import { describe, expect, it } from "vitest";
import type { AttemptOutcome, JobMessage } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { boom, next } from "./steps.ts";

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
        payloadVersion: 2,
        uniqueKey: "u",
        backoff: { kind: "fixed", delayMs: 1_500, jitter: false },
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
      // 14 s of silence, and the job's own backoff.
      await world.advance(15_499);
      expect(world.take()).toEqual([]);
      await world.advance(1);
      world.report(await look(), boom);
      expect(world.view(id).state).toBe("FAILED");
      expect(world.shard.retry(id)).toEqual({ kind: "done" });
      const third = await look();
      expect(third).toMatchObject({ attempt: 3, timeoutMs: 9_000, payloadVersion: 2 });
      world.report(third, boom);
      expect(world.view(id)).toMatchObject({ state: "SCHEDULED", runAfter: world.nowMs + 1_500 });
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      expect(world.view(id)).toMatchObject({
        payload,
        priority: 7,
        concurrencyKey: "k",
        partitionKey: "p",
        uniqueKey: "u",
        maxAttempts: 4,
      });
    },
  );
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
