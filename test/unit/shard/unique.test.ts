/** Unique keys and the all-or-nothing of an enqueue call. Pitfalls, sections E and G. */

import { describe, expect, it } from "vitest";
import type { EnqueueRequest } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

/** What each way out of the states leaves behind. */
const EXITS: Readonly<Record<string, (world: ShardWorld, id: string) => void | Promise<void>>> = {
  COMPLETED: (world) => void world.report(world.take()[0]!),
  FAILED: (world) =>
    void world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "never" }),
  STALLED: (world) => void world.report(world.take()[0]!, { kind: "timed-out", error: "x" }),
  CANCELLED: (world, id) => void world.shard.cancel(id),
};

describe("P43 a reservation lasts its window from the enqueue, whatever becomes of the job", () => {
  it.each(Object.entries(EXITS))("%s", async (state, exit) => {
    const world = new ShardWorld({ uniqueForMs: 60_000, sweepAfterMs: 1_000 });
    const guarantee = state === "STALLED" ? ("at-most-once" as const) : ("at-least-once" as const);
    const request = { uniqueKey: "K", guarantee, delayMs: state === "CANCELLED" ? 5_000 : 0 };
    const id = world.enqueue(request);
    await world.settle();
    for (const message of world.sent) {
      world.shard.claim([
        { ...message, exclusive: guarantee === "at-most-once", withPayload: false },
      ]);
    }
    await exit(world, id);
    expect(world.view(id).state).toBe(state);
    expect(world.enqueue({ uniqueKey: "K" })).toBe(id);
    expect(violations(world)).toEqual([]);
    // Swept or not, the window holds to its last millisecond; then the key is free, and only once.
    await world.advance(59_999);
    world.restart();
    expect(world.enqueue({ uniqueKey: "K" })).toBe(id);
    world.nowMs += 1;
    const fresh = world.enqueue({ uniqueKey: "K" });
    expect(fresh).not.toBe(id);
    expect(world.enqueue({ uniqueKey: "K" })).toBe(fresh);
    await world.advance(120_000);
    expect(world.sql.all("SELECT * FROM reservation")).toEqual([]);
  });

  it("an enqueue that is refused reserves nothing", () => {
    const world = new ShardWorld();
    const requests = [{ payload: "1", uniqueKey: "K" }, { payload: "not json" }];
    expect(world.shard.enqueue(requests)).toMatchObject({ kind: "refused", index: 1 });
    expect(world.sql.all("SELECT * FROM reservation")).toEqual([]);
  });

  it("reschedule keeps id and reservation; the job's own window wins over the binding's", async () => {
    const world = new ShardWorld();
    const id = world.enqueue({ uniqueKey: "K", uniqueForMs: 1_000, delayMs: 500 });
    expect(world.shard.reschedule(id, { delayMs: 5_000 })).toEqual({ kind: "done" });
    expect(world.enqueue({ uniqueKey: "K" })).toBe(id);
    await world.advance(1_000);
    expect(world.enqueue({ uniqueKey: "K" })).not.toBe(id);
  });
});

describe("P45 one job for one key", () => {
  it("in one call, in many, and mixed, with the answers in order", () => {
    const world = new ShardWorld();
    const request = (uniqueKey: string): EnqueueRequest => ({ payload: "1", uniqueKey });
    const reply = world.shard.enqueue(["K", "K", "L", "K"].map(request));
    if (reply.kind !== "accepted") throw new Error("refused");
    const [first, second, other, third] = reply.receipts;
    expect(reply.receipts.map(({ deduplicated }) => deduplicated)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(new Set([first!.id, second!.id, third!.id]).size).toBe(1);
    expect(other!.id).not.toBe(first!.id);
    for (let count = 0; count < 50; count += 1)
      expect(world.enqueue({ uniqueKey: "K" })).toBe(first!.id);
    expect(world.sql.all("SELECT * FROM job")).toHaveLength(2);
  });
});

describe("P47 keys are kept as they are", () => {
  it("also with NUL, separators, quotes and every plane", () => {
    const world = new ShardWorld();
    const keys = [
      "a\0b",
      "a\0c",
      "a",
      "\u2028",
      "\ufeff",
      "😀",
      "'; DROP TABLE job; --",
      "a'\"b",
      "[1]",
    ];
    const ids = keys.map((uniqueKey) => world.enqueue({ uniqueKey }));
    expect(new Set(ids).size).toBe(keys.length);
    keys.forEach((uniqueKey, index) => {
      expect(world.enqueue({ uniqueKey })).toBe(ids[index]);
      expect(world.view(ids[index]!).uniqueKey).toBe(uniqueKey);
    });
  });

  it.each(["a\ud83d", "\ude00", "", "x".repeat(513), "é".repeat(300)])(
    "%j is refused",
    (uniqueKey) => {
      const reply = new ShardWorld().shard.enqueue([{ payload: "1", uniqueKey }]);
      expect(reply).toMatchObject({ kind: "refused", problem: { field: "uniqueKey" } });
    },
  );

  it("error texts come out well-formed and bounded, payloads as they went in", async () => {
    const world = new ShardWorld({ maxAttempts: 1 });
    const payload = JSON.stringify({
      text: "\u2028😀\0\ud83d".repeat(3),
      nested: { __proto__: 1 },
    });
    const id = world.enqueue({ payload });
    await world.settle();
    const error = `${"x".repeat(1_998)}😀\0 and much more ${"y".repeat(1e6)}`;
    world.report(world.take()[0]!, { kind: "failed", error, retry: "backoff" });
    const view = world.view(id);
    expect(view.payload).toBe(payload);
    expect(view.attemptsLog[0]!.error!.length).toBeLessThanOrEqual(2_000);
    expect(view.attemptsLog[0]!.error).toBe(view.attemptsLog[0]!.error!.toWellFormed());
    await world.advance(1_500);
    expect(JSON.stringify(world.projected.get(id)?.[19])).toBe(payload);
  });
});

describe("P58 a call is stored whole or not at all", () => {
  it.each([
    ["a payload that is no JSON", { payload: "{" }],
    ["a payload with a lone surrogate", { payload: '"\ud83d"' }],
    ["a payload that is too large", { payload: `"${"x".repeat(1_048_577)}"` }],
    ["a priority that is no number", { payload: "1", priority: Number.NaN }],
    ["both times", { payload: "1", delayMs: 1, runAt: 1 }],
    ["a negative delay", { payload: "1", delayMs: -5_000 }],
    ["no request", null],
  ])("item 57 has %s", (_, bad) => {
    const world = new ShardWorld();
    const requests = Array.from({ length: 100 }, (): EnqueueRequest => ({ payload: "1" }));
    requests[57] = bad as EnqueueRequest;
    expect(world.shard.enqueue(requests)).toMatchObject({ kind: "refused", index: 57 });
    expect(world.sql.all("SELECT * FROM job")).toEqual([]);
    expect(world.alarmAt).toBeNull();
  });

  it("a call that is made again, its answer having been lost, adds nothing where keys are unique", () => {
    const world = new ShardWorld();
    const requests = Array.from({ length: 100 }, (_, index) => ({ uniqueKey: `${index}` }));
    const ids = world.enqueueAll(requests);
    expect(world.enqueueAll(requests)).toEqual(ids);
    expect(world.sql.all("SELECT * FROM job")).toHaveLength(100);
    expect(violations(world)).toEqual([]);
  });

  it("more than a call may hold is refused", () => {
    const requests = Array.from({ length: 1_001 }, () => ({ payload: "1" }));
    expect(new ShardWorld().shard.enqueue(requests)).toMatchObject({ kind: "refused" });
    expect(new ShardWorld().shard.enqueue([])).toEqual({ kind: "accepted", receipts: [] });
  });
});
