/** Shards by partition key (SPEC 8). */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "./project/generated/index.ts";
import { shardOf } from "./project/generated/runtime/core/partition.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, statesOf, untilState, viewOf } from "./support.ts";

const KEYS = Array.from({ length: 40 }, (_, index) => `customer ${index}`);

function shardName(id: string): string {
  return id.slice(0, id.indexOf(":"));
}

/** Two partition keys that share a shard. */
function neighbours(): [string, string] {
  const [first = "", ...others] = KEYS;
  const second = others.find((key) => shardOf(key, 4) === shardOf(first, 4));
  if (second === undefined) throw new Error("no two keys share a shard");
  return [first, second];
}

describe("a partition key", () => {
  it("sends its jobs to one shard, named in their ids; many keys reach every shard", async () => {
    const inputs = [...KEYS, ...KEYS].map((partitionKey) => ({
      binding: "SHARDED" as const,
      payload: {},
      partitionKey,
    }));
    const ids = await enqueueMany(env, inputs);
    expect(ids.map(shardName)).toEqual(
      inputs.map(({ partitionKey }) => `SHARDED#${shardOf(partitionKey, 4)}`),
    );
    expect(new Set(ids.map(shardName)).size).toBe(4);
    for (const id of ids) await untilState(id, "COMPLETED");
    // The order of ids is that of the inputs, over all shards.
    const views = await Promise.all(ids.map(viewOf));
    expect(views.map(({ partitionKey }) => partitionKey)).toEqual([...KEYS, ...KEYS]);
  });

  it("finds the job again by its id alone", async () => {
    const ids = await enqueueMany(
      env,
      KEYS.slice(0, 8).map((partitionKey) => ({
        binding: "SHARDED" as const,
        payload: {},
        partitionKey,
        delayMs: 60_000,
      })),
    );
    for (const [index, id] of ids.entries()) {
      expect(await jobs(env).get(id)).toMatchObject({ id, partitionKey: KEYS[index] });
      expect(await jobs(env).SHARDED.cancel(id)).toEqual({ kind: "done" });
    }
  });

  it("is derived from the payload where the config says so", async () => {
    const id = await jobs(env).DERIVED.enqueue({ customer: "ada" });
    expect(shardName(id)).toBe(`DERIVED#${shardOf("ada", 2)}`);
    expect(await untilState(id, "COMPLETED")).toMatchObject({
      partitionKey: "ada",
      concurrencyKey: "customer:ada",
    });
  });
});

describe("other keys hold inside a partition", () => {
  it("uniqueKey", async () => {
    const [one, other] = neighbours();
    const input = { binding: "SHARDED", payload: {}, uniqueKey: "same" } as const;
    const first = await enqueueWithReceipt(env, { ...input, partitionKey: one });
    const second = await enqueueWithReceipt(env, { ...input, partitionKey: other });
    expect(shardName(first.id)).toBe(shardName(second.id));
    expect(second).toMatchObject({ deduplicated: false });
    expect(second.id).not.toBe(first.id);
    expect(await enqueue(env, { ...input, partitionKey: other })).toBe(second.id);
  });

  it("concurrencyKey", async () => {
    const queue = new HeldQueue("SHARDED");
    const [one, other] = neighbours();
    const ids = await enqueueMany(
      env,
      [one, one, other].map((partitionKey) => ({
        binding: "SHARDED" as const,
        payload: {},
        partitionKey,
        concurrencyKey: "same",
      })),
    );
    await queue.count(2);
    expect(await statesOf(ids)).toEqual(["QUEUED", "SCHEDULED", "QUEUED"]);
    await deliver(...queue.bodies);
    await deliver(await queue.body(ids[1] ?? ""));
    expect(await statesOf(ids)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  });

  it("does not mix up keys whose parts would join to the same text", async () => {
    const [one] = neighbours();
    const ids = await enqueueMany(
      env,
      ["b:c", "1:b", `${one.length}:${one}:x`, "x"].map((uniqueKey) => ({
        binding: "SHARDED" as const,
        payload: {},
        partitionKey: one,
        uniqueKey,
      })),
    );
    expect(new Set(ids).size).toBe(4);
  });
});
