/** Handing messages to the queue: failures, limits, and what happens while a send is under way. Pitfalls, section B. */

import { describe, expect, it } from "vitest";
import {
  MESSAGE_LIMIT_BYTES,
  SEND_BATCH_LIMIT_BYTES,
} from "../../../templates/runtime/core/limits.ts";
import type { JobMessage } from "../../../templates/runtime/protocol.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

describe("P15 the send fails", () => {
  it("jobs wait again with the same attempt number, slots and tokens come back once", async () => {
    const world = new ShardWorld({ concurrency: 20, rate: { tokens: 20, intervalMs: 3_600_000 } });
    let calls = 0;
    world.onSend = () => {
      calls += 1;
      if (calls === 1) throw new Error("Too Many Requests");
    };
    const ids = world.enqueueAll(many(20));
    await world.settle();
    expect(ids.map((id) => world.view(id).state)).toEqual(Array(20).fill("SCHEDULED"));
    expect(violations(world)).toEqual([]);
    await world.advance(999);
    expect(world.sent).toEqual([]);
    await world.advance(4_001);
    const messages = world.take();
    expect(messages.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(messages.map(({ attempt }) => attempt))).toEqual(new Set([1]));
    expect(ids.map((id) => world.view(id).attempts)).toEqual(Array(20).fill(0));
  });

  it("the tokens of twenty refused jobs are twenty again, neither none nor forty", async () => {
    const world = new ShardWorld({ concurrency: 100, rate: { tokens: 40, intervalMs: 3_600_000 } });
    world.enqueueAll(many(20));
    await world.settle();
    expect(world.take()).toHaveLength(20);
    world.onSend = () => {
      world.onSend = () => {};
      throw new Error("Too Many Requests");
    };
    world.enqueueAll(many(20));
    await world.settle();
    world.enqueueAll(many(20));
    await world.advance(5_000);
    expect(world.take()).toHaveLength(20);
  });

  it("accepted all the same: the second message of the attempt is harmless", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.onSend = (bodies) => {
      world.sent.push(...bodies.map((body) => JSON.parse(body)));
      world.onSend = () => {};
      throw new Error("the answer was lost");
    };
    world.enqueue();
    await world.settle();
    const claimOf = (message: JobMessage) => [{ ...message, exclusive: true, withPayload: false }];
    const [early] = world.take();
    expect(world.shard.claim(claimOf(early!))).toEqual([{ kind: "stale" }]);
    await world.advance(5_000);
    const [again] = world.take();
    const replies = [early, again].map((message) => world.shard.claim(claimOf(message!))[0]?.kind);
    expect(replies).toEqual(["granted", "stale"]);
  });

  it("pauses grow to five seconds and end with the first success", async () => {
    const world = new ShardWorld();
    const triedAt: number[] = [];
    world.onSend = () => {
      triedAt.push(world.nowMs);
      throw new Error("away");
    };
    world.enqueue();
    await world.advance(30_000);
    const pauses = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
    world.onSend = () => {};
    await world.advance(5_000);
    expect(world.take()).toHaveLength(1);
  });

  it("P24 putting the jobs back fails, too: done with the next alarm, not left to the reaper", async () => {
    const world = new ShardWorld({ guarantee: "at-most-once" });
    world.onSend = () => {
      world.onSend = () => {};
      world.sql.beforeStatement = (query) => {
        if (!query.includes("'SCHEDULED', gate")) return;
        world.sql.beforeStatement = () => {};
        throw new Error("sql broken");
      };
      throw new Error("away");
    };
    const id = world.enqueue();
    await world.settle();
    expect(world.view(id).state).toBe("QUEUED");
    await world.advance(6_000);
    expect(world.take()).toMatchObject([{ id, attempt: 1 }]);
  });
});

describe("P16 the limits of the queue", () => {
  it("chunks by encoded bytes and by number, never an empty one", async () => {
    const world = new ShardWorld({ concurrency: 1_000 });
    world.onSend = (bodies) => {
      const bytes = bodies.map((body) => new TextEncoder().encode(body).length);
      expect(bodies.length).toBeGreaterThan(0);
      expect(bodies.length).toBeLessThanOrEqual(100);
      for (const size of bytes) expect(size).toBeLessThanOrEqual(MESSAGE_LIMIT_BYTES);
      const sum = bytes.reduce((total, size) => total + size + 100, 0);
      expect(sum).toBeLessThanOrEqual(SEND_BATCH_LIMIT_BYTES);
    };
    world.enqueueAll(Array.from({ length: 100 }, () => ({ payload: `"${"界".repeat(3_000)}"` })));
    world.enqueueAll([
      { payload: `"${"x".repeat(127_990)}"` },
      { payload: `"${"x".repeat(59_998)}"` },
    ]);
    world.enqueueAll(many(101));
    await world.settle();
    expect(world.events).toEqual([]);
    expect(world.take()).toHaveLength(203);
  });

  it("what is too large travels by reference and is fetched whole with the claim", async () => {
    const world = new ShardWorld();
    const payload = JSON.stringify("😀".repeat(200_000));
    const id = world.enqueue({ payload });
    await world.settle();
    const [message] = world.take();
    expect(message).toMatchObject({ byReference: true });
    expect(message).not.toHaveProperty("payload");
    const claim = { id, attempt: 1, exclusive: false, withPayload: true };
    expect(world.shard.claim([claim])).toEqual([{ kind: "granted", payload }]);
    expect(world.view(id).payload).toBe(payload);
  });

  it("larger than a mebibyte is refused by name, and nothing is stored", () => {
    const world = new ShardWorld();
    const reply = world.shard.enqueue([
      { payload: "1" },
      { payload: `"${"x".repeat(1_048_576)}"` },
    ]);
    expect(reply).toMatchObject({ kind: "refused", index: 1, problem: { field: "payload" } });
    expect(world.sql.all("SELECT * FROM job")).toEqual([]);
    expect(world.alarmAt).toBeNull();
  });
});

describe("P17 one chunk of three fails", () => {
  it("only its jobs wait again, and every job is sent once", async () => {
    const world = new ShardWorld({ concurrency: 1_000 });
    let calls = 0;
    world.onSend = () => {
      calls += 1;
      if (calls === 2) throw new Error("chunk 2");
    };
    const ids = world.enqueueAll(many(250));
    await world.settle();
    const states = ids.map((id) => world.view(id).state);
    expect(states.filter((state) => state === "QUEUED")).toHaveLength(150);
    expect(states.filter((state) => state === "SCHEDULED")).toHaveLength(100);
    await world.advance(5_000);
    expect(
      world
        .take()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });
});

it("P17 chunks behind the one that fails, not yet on their way, are sent all the same", async () => {
  const world = new ShardWorld({ concurrency: 1_000 });
  let calls = 0;
  world.onSend = () => {
    calls += 1;
    if (calls === 2) throw new Error("chunk 2");
  };
  const ids = world.enqueueAll(many(1_000));
  await world.settle();
  expect(world.sent).toHaveLength(900);
  expect(world.shard.inspect().counts).toMatchObject({ QUEUED: 900, SCHEDULED: 100 });
  await world.advance(5_000);
  const sent = world.take().map(({ id }) => id);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

describe("P18 while a send is under way", () => {
  /** A world whose next send waits for the test's word. */
  function held(concurrency = 10): { world: ShardWorld; accept: () => void; refuse: () => void } {
    const world = new ShardWorld({ concurrency });
    let accept = (): void => {};
    let refuse = (): void => {};
    const answer = new Promise<void>((resolve, reject) => {
      accept = resolve;
      refuse = () => reject(new Error("refused"));
    });
    world.onSend = () => answer;
    return { world, accept: () => accept(), refuse: () => refuse() };
  }

  it("a start before the send fails keeps its slot; the others wait again", async () => {
    const { world, refuse } = held();
    const [first, second] = world.enqueueAll([{}, {}]);
    world.shard.start([{ id: first!, attempt: 1 }]);
    world.onSend = () => {};
    refuse();
    await world.settle();
    expect(world.view(first!).state).toBe("RUNNING");
    expect(world.view(second!).state).toBe("SCHEDULED");
    expect(
      world.shard.report([
        { id: first!, attempt: 1, outcome: { kind: "completed" }, startedAgoMs: 0, runMs: 0 },
      ]),
    ).toEqual([{ kind: "recorded" }]);
    expect(violations(world)).toEqual([]);
  });

  it("a job that ended, or went out again, before the send fails is left alone", async () => {
    const { world, refuse } = held(2);
    const [done, failed] = world.enqueueAll([{}, {}]);
    const report = { attempt: 1, startedAgoMs: 0, runMs: 0 };
    world.onSend = () => {};
    world.shard.report([
      { id: done!, ...report, outcome: { kind: "completed" } },
      { id: failed!, ...report, outcome: { kind: "failed", error: "x", retry: 0 } },
    ]);
    refuse();
    await world.settle();
    expect(world.view(done!)).toMatchObject({ state: "COMPLETED", attempts: 1 });
    expect(world.view(failed!)).toMatchObject({ state: "QUEUED", attempts: 1 });
    expect(violations(world)).toEqual([]);
  });

  it("cancel and reschedule are refused, other calls go on, limits hold", async () => {
    const { world, accept } = held(2);
    const [id] = world.enqueueAll([{}, {}]);
    expect(world.shard.cancel(id!)).toEqual({ kind: "invalid-state", state: "QUEUED" });
    expect(world.shard.reschedule(id!, {})).toEqual({ kind: "invalid-state", state: "QUEUED" });
    world.enqueueAll(many(10));
    world.shard.wake();
    expect(violations(world)).toEqual([]);
    accept();
    await world.settle();
    expect(world.take()).toHaveLength(2);
  });

  it("a cancel after the send has failed wins", async () => {
    const { world, refuse } = held();
    const id = world.enqueue();
    world.onSend = () => {};
    refuse();
    await world.settle();
    expect(world.shard.cancel(id)).toEqual({ kind: "done" });
    await world.advance(60_000);
    expect(world.take()).toEqual([]);
    expect(world.view(id).state).toBe("CANCELLED");
  });
});

describe("P20 long waits", () => {
  it("are the shard's own: one message per attempt, at its time", async () => {
    const world = new ShardWorld({
      backoff: { kind: "fixed", delayMs: 30 * 3_600_000, jitter: false },
    });
    world.enqueue({ delayMs: 25 * 3_600_000 });
    world.enqueue({ delayMs: 400 * 86_400_000 });
    await world.advance(25 * 3_600_000 - 1);
    expect(world.take()).toEqual([]);
    await world.advance(1);
    const [first] = world.take();
    world.report(first!, { kind: "failed", error: "x", retry: "backoff" });
    await world.advance(30 * 3_600_000 - 1);
    expect(world.take()).toEqual([]);
    await world.advance(1);
    expect(world.take()).toMatchObject([{ id: first!.id, attempt: 2 }]);
  });
});
