/** Calls to a shard that fail, and calls whose answer is lost (SPEC 3, 6, 7): nothing runs twice that must not, nothing is lost. */

import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  enqueue,
  enqueueMany,
  jobs,
  PartialEnqueueError,
  ShardUnavailableError,
} from "./project/generated/index.ts";
import type { ShardApi } from "./project/generated/runtime/protocol.ts";
import { release, runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, shard, until, untilState, viewOf } from "./support.ts";

/** `unreached`: the shard never hears of the call; `answer-lost`: it does its work, but the caller gets an error. */
type Fault = "unreached" | "answer-lost";

/** What the platform throws when an object is reset under a call. */
class ResetError extends Error {
  readonly retryable = true;
}

/** Makes the first `count` calls of that kind fail; the answer counts them all. */
function breakCalls(
  binding: "PLAIN" | "ONCE",
  method: keyof ShardApi,
  fault: Fault,
  count: number,
): { made: number } {
  const calls = { made: 0 };
  const namespace = env[`TSUMUGI_${binding}`] as unknown as {
    getByName(name: string): Record<string, (...args: unknown[]) => Promise<unknown>>;
  };
  const getByName = namespace.getByName.bind(namespace);
  const spy = vi.spyOn(namespace, "getByName").mockImplementation((name) => {
    const stub = getByName(name);
    const broken = async (...args: unknown[]): Promise<unknown> => {
      calls.made += 1;
      if (calls.made > count) return stub[method]?.(...args);
      if (fault === "answer-lost") await stub[method]?.(...args);
      throw new ResetError("the object was reset");
    };
    return new Proxy(stub, {
      get: (target, called: string) =>
        called === method ? broken : (...args: unknown[]) => target[called]?.(...args),
    });
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return calls;
}

describe("P04 a report", () => {
  it.each(["unreached", "answer-lost"] as const)(
    "%s: is repeated and counts once",
    async (fault) => {
      const queue = new HeldQueue("PLAIN");
      const id = await enqueue(env, { binding: "PLAIN", payload: { act: "fail" } });
      const body = await queue.body(id);
      const calls = breakCalls("PLAIN", "report", fault, 2);
      expect(await deliver(body)).toMatchObject({ ackAll: true });
      expect(calls.made).toBe(3);
      expect((await viewOf(id)).attemptsLog.map(({ attempt }) => attempt)).toEqual([1]);
    },
  );

  it("that never gets through is given up and acked; the reaper takes the job back", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    const body = await queue.body(id);
    breakCalls("PLAIN", "report", "unreached", Infinity);
    expect(await deliver(body)).toMatchObject({ ackAll: true, retryMessages: [] });
    expect(runsOf(id)).toHaveLength(1);
    await queue.body(id, 2);
  });
});

describe("a claim of an at-most-once job", () => {
  it("that does not reach the shard is repeated, and the job runs once", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {} });
    const body = await queue.body(id);
    breakCalls("ONCE", "claim", "unreached", 2);
    await deliver(body);
    expect(runsOf(id)).toHaveLength(1);
    expect((await viewOf(id)).state).toBe("COMPLETED");
  });

  it("whose answer is lost is granted to nobody: the job stalls without a run", async () => {
    const queue = new HeldQueue("ONCE");
    const id = await enqueue(env, { binding: "ONCE", payload: {}, timeoutMs: 500 });
    const body = await queue.body(id);
    breakCalls("ONCE", "claim", "answer-lost", 1);
    expect(await deliver(body)).toMatchObject({ ackAll: true });
    expect(runsOf(id)).toHaveLength(0);
    await untilState(id, "STALLED");
  });
});

describe("what is only advice", () => {
  it.each(["heartbeat", "start"] as const)(
    "a %s that fails never fails the job",
    async (method) => {
      const queue = new HeldQueue("PLAIN");
      const id = await enqueue(env, { binding: "PLAIN", payload: { act: "beat" } });
      const body = await queue.body(id);
      const calls = breakCalls("PLAIN", method, "unreached", Infinity);
      const batch = deliver(body);
      await until("the call was made", () => calls.made > 0);
      release(id);
      await batch;
      expect(await viewOf(id)).toMatchObject({ state: "COMPLETED", attempts: 1 });
      expect(runsOf(id)[0]?.aborted).toBe(false);
    },
  );
});

describe("heartbeats in a tight loop", () => {
  it("reach the shard once each five seconds", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: { act: "beat" } });
    const body = await queue.body(id);
    const calls = breakCalls("PLAIN", "heartbeat", "unreached", 0);
    const batch = deliver(body);
    const { startedAt } = await until("it runs", () => runsOf(id)[0]);
    // Nothing more shall happen, so some time must pass: enough for dozens of beats.
    await until("many beats", () => Date.now() > startedAt + 500);
    expect(calls.made).toBe(1);
    release(id);
    await batch;
    expect(calls.made).toBe(1);
  });
});

describe("the client", () => {
  it("says which shard did not answer, and does not repeat an enqueue", async () => {
    const calls = breakCalls("PLAIN", "enqueue", "unreached", Infinity);
    const error: unknown = await enqueue(env, { binding: "PLAIN", payload: {} }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ShardUnavailableError);
    expect(error).toMatchObject({ code: "SHARD_UNAVAILABLE", shard: "PLAIN#0" });
    expect(calls.made).toBe(1);
  });

  it("tells which jobs of a list are stored when one shard did not answer", async () => {
    breakCalls("ONCE", "enqueue", "unreached", 1);
    const error: unknown = await enqueueMany(env, [
      { binding: "PLAIN", payload: {} },
      { binding: "ONCE", payload: {} },
      { binding: "PLAIN", payload: {} },
    ]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PartialEnqueueError);
    const { receipts, shard: silent } = error as PartialEnqueueError;
    expect(silent).toBe("ONCE#0");
    expect(receipts.map((receipt) => receipt !== null)).toEqual([true, false, true]);
    for (const receipt of receipts) {
      if (receipt !== null) await untilState(receipt.id, "COMPLETED");
    }
  });

  it("repeats what does no harm twice", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    const gets = breakCalls("PLAIN", "get", "unreached", 2);
    expect(await jobs(env).get(id)).toMatchObject({ id, state: "SCHEDULED" });
    expect(gets.made).toBe(3);
  });

  it("a reschedule whose answer was lost is repeated to the same end", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    breakCalls("PLAIN", "reschedule", "answer-lost", 1);
    const runAt = Date.now() + 70_000;
    expect(await jobs(env).reschedule(id, { runAt })).toEqual({ kind: "done" });
    expect((await viewOf(id)).runAfter).toBe(runAt);
  });

  it("a cancel whose answer was lost says that the job is cancelled", async () => {
    const id = await enqueue(env, { binding: "PLAIN", payload: {}, delayMs: 60_000 });
    breakCalls("PLAIN", "cancel", "answer-lost", 1);
    const answer = await jobs(env).cancel(id);
    expect((await shard("PLAIN#0").get([id]))[0]?.state).toBe("CANCELLED");
    expect(answer).toEqual({ kind: "invalid-state", state: "CANCELLED" });
  });
});
