/** The order in which waiting jobs go out (SPEC 5): exact, over all that are due. */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany } from "./project/generated/index.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, until, viewOf } from "./support.ts";

/** Delivers one message after the other until every job went out; answers the order. */
async function drain(queue: HeldQueue, count: number): Promise<string[]> {
  for (let sent = 0; sent < count; sent += 1) {
    await queue.count(sent + 1);
    expect(queue.bodies).toHaveLength(sent + 1);
    await deliver(queue.bodies[sent]);
  }
  return queue.ids;
}

describe("strict priorities", () => {
  it("largest first, then the one due first, then the older id", async () => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const priorities = [0, 5, -5, 5, 0, 1_000, -1_000, 1, 5];
    const ids = await enqueueMany(
      env,
      priorities.map((priority) => ({ binding: "SERIAL" as const, payload: {}, priority })),
    );
    const expected = [5, 1, 3, 8, 7, 0, 4, 2, 6].map((index) => ids[index]);
    expect(await drain(queue, 10)).toEqual([blocker, ...expected]);
  });

  it("of sixty jobs with and without keys equals the sorted list", async () => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const inputs = Array.from({ length: 60 }, (_, index) => ({
      binding: "SERIAL" as const,
      payload: {},
      // A fixed shuffle; every third job has no key.
      priority: (index * 37) % 7,
      ...(index % 3 === 0 ? {} : { concurrencyKey: `key ${index % 5}` }),
    }));
    const ids = await enqueueMany(env, inputs);
    const sorted = ids
      .map((id, index) => ({ id, index, priority: inputs[index]?.priority ?? 0 }))
      .toSorted((a, b) => b.priority - a.priority || a.index - b.index);
    expect(await drain(queue, 61)).toEqual([blocker, ...sorted.map(({ id }) => id)]);
  });

  it.each([
    ["without keys", () => ({})],
    ["of one key", () => ({ concurrencyKey: "one" })],
    ["each of its own key", (index: number) => ({ concurrencyKey: `key ${index}` })],
    ["some with keys", (index: number) => (index % 2 ? { concurrencyKey: `key ${index}` } : {})],
  ])("goes by when a job became due, not by when it was enqueued: %s", async (_, keyOf) => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const delays = [90, 60, 0, 30, 75];
    const ids = await enqueueMany(
      env,
      delays.map((delayMs, index) => ({
        binding: "SERIAL" as const,
        payload: {},
        delayMs,
        ...keyOf(index),
      })),
    );
    const { runAfter } = await viewOf(ids[0] ?? "");
    // Time itself is the input here: all have to be due.
    await until("all are due", () => Date.now() > runAfter);
    const expected = [2, 3, 1, 4, 0].map((index) => ids[index]);
    expect(await drain(queue, 6)).toEqual([blocker, ...expected]);
  });

  it("takes priority into account when several go out in one call", async () => {
    const queue = new HeldQueue("LIMITED");
    const ids = await enqueueMany(env, [
      { binding: "LIMITED", payload: {}, priority: 1 },
      { binding: "LIMITED", payload: {}, priority: 2 },
      { binding: "LIMITED", payload: {}, priority: 3 },
    ]);
    await queue.count(2);
    expect(queue.ids).toEqual([ids[2], ids[1]]);
    await deliver(...queue.bodies);
    await deliver(await queue.body(ids[0] ?? ""));
  });

  it("a new job does not overtake an older one that waits", async () => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const older = await enqueue(env, { binding: "SERIAL", payload: {} });
    const newer = await enqueue(env, { binding: "SERIAL", payload: {} });
    expect(await drain(queue, 3)).toEqual([blocker, older, newer]);
  });
});

describe("aging", () => {
  it("lets a job that waited long pass a younger one of higher priority", async () => {
    const queue = new HeldQueue("AGED");
    const blocker = await enqueue(env, { binding: "AGED", payload: {} });
    const aged = await enqueue(env, { binding: "AGED", payload: {}, priority: 0 });
    const { runAfter } = await viewOf(aged);
    // Time itself is the input here: 250 ms weigh two priorities.
    await until("it has aged", () => Date.now() >= runAfter + 250);
    const [urgent = "", young = ""] = await enqueueMany(env, [
      { binding: "AGED", payload: {}, priority: 10 },
      { binding: "AGED", payload: {}, priority: 1 },
    ]);
    expect(await drain(queue, 4)).toEqual([blocker, urgent, aged, young]);
  });

  it("is off where agingIntervalMs is null", async () => {
    const queue = new HeldQueue("SERIAL");
    const blocker = await enqueue(env, { binding: "SERIAL", payload: {} });
    const aged = await enqueue(env, { binding: "SERIAL", payload: {}, priority: 0 });
    const { runAfter } = await viewOf(aged);
    await until("it has waited", () => Date.now() >= runAfter + 250);
    const young = await enqueue(env, { binding: "SERIAL", payload: {}, priority: 1 });
    expect(await drain(queue, 3)).toEqual([blocker, young, aged]);
  });
});
