/** Unique keys (SPEC 8): one job while the reservation lives, whoever asks, however often. */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "./project/generated/index.ts";
import { enqueueManyWithReceipts } from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { env, until, untilState, viewOf } from "./support.ts";

describe("a unique key", () => {
  it("P45 makes one job of fifty enqueues at the same time", async () => {
    const uniqueKey = "fifty";
    const receipts = await Promise.all(
      Array.from({ length: 50 }, () =>
        enqueueWithReceipt(env, { binding: "PLAIN", payload: {}, uniqueKey }),
      ),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(receipts.filter(({ deduplicated }) => !deduplicated)).toHaveLength(1);
    const id = receipts[0]?.id ?? "";
    expect(await untilState(id, "COMPLETED")).toMatchObject({ uniqueKey, attempts: 1 });
    expect(runsOf(id)).toHaveLength(1);
  });

  it("holds within one enqueueMany, and ids keep the order of the inputs", async () => {
    const receipts = await enqueueManyWithReceipts(env, [
      { binding: "PLAIN", payload: { filler: "first" }, uniqueKey: "twin" },
      { binding: "PLAIN", payload: {} },
      { binding: "PLAIN", payload: { filler: "second" }, uniqueKey: "twin" },
      { binding: "PLAIN", payload: {}, uniqueKey: "other" },
    ]);
    expect(receipts.map(({ deduplicated }) => deduplicated)).toEqual([false, false, true, false]);
    expect(receipts[2]?.id).toBe(receipts[0]?.id);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(3);
    // The first payload stays.
    expect((await viewOf(receipts[0]?.id ?? "")).payload).toContain("first");
  });

  it("still answers the id after the job completed", async () => {
    const input = { binding: "PLAIN", payload: {}, uniqueKey: "completed" } as const;
    const id = await enqueue(env, input);
    await untilState(id, "COMPLETED");
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
  });

  it("still answers the id after the job was cancelled, and after it was swept", async () => {
    const input = { binding: "SWEPT", payload: {}, uniqueKey: "swept", delayMs: 60_000 } as const;
    const id = await enqueue(env, input);
    expect(await jobs(env).cancel(id)).toEqual({ kind: "done" });
    expect(await enqueue(env, input)).toBe(id);
    await until("swept", async () => (await jobs(env).get(id)) === null);
    expect(await enqueue(env, input)).toBe(id);
  });

  it("still answers the id after the job failed, and through a manual retry", async () => {
    const input = { binding: "PLAIN", payload: { until: 2 }, uniqueKey: "retried" } as const;
    const id = await enqueue(env, { ...input, maxAttempts: 1 });
    await untilState(id, "FAILED");
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
    expect(await jobs(env).retry(id)).toEqual({ kind: "done" });
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
    await untilState(id, "COMPLETED");
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
  });

  it("is free again when its time is over, counted from the enqueue", async () => {
    const input = {
      binding: "PLAIN",
      payload: {},
      uniqueKey: "expiring",
      uniqueForMs: 200,
    } as const;
    const id = await enqueue(env, input);
    const { createdAt } = await viewOf(id);
    const again = await enqueue(env, input);
    if (Date.now() < createdAt + 200) expect(again).toBe(id);
    await until("the reservation is over", () => Date.now() >= createdAt + 200);
    const later = await enqueueWithReceipt(env, input);
    expect(later.deduplicated).toBe(false);
    expect(later.id).not.toBe(id);
    expect((await enqueueWithReceipt(env, input)).id).toBe(later.id);
  });

  it("belongs to its binding", async () => {
    const uniqueKey = "same text";
    const [one, other] = await enqueueMany(env, [
      { binding: "PLAIN", payload: {}, uniqueKey },
      { binding: "ONCE", payload: {}, uniqueKey },
    ]);
    expect(one).toMatch(/^PLAIN#0:/);
    expect(other).toMatch(/^ONCE#0:/);
  });

  it.each([
    ["the longest", "k".repeat(512)],
    ["the longest of 4-byte characters", "😀".repeat(128)],
    ["quotes and backslashes", `"'\\\n\t`],
    ["combining characters", "e\u0301"],
    ["a NUL character", "a\0b"],
    ["a byte order mark", "\ufeffx"],
    ["one that looks like a number", "007"],
    ["one that looks like JSON", "null"],
  ])("may be %s", async (_, uniqueKey) => {
    const input = { binding: "PLAIN", payload: {}, uniqueKey } as const;
    const id = await enqueue(env, input);
    expect(await enqueueWithReceipt(env, input)).toEqual({ id, deduplicated: true });
    expect((await viewOf(id)).uniqueKey).toBe(uniqueKey);
  });

  it("tells apart what differs only a little", async () => {
    const keys = [
      "x",
      "\ufeffx",
      "X",
      "x ",
      "x\0",
      "x\0y",
      "x\0z",
      "\u00e9",
      "e\u0301",
      "1",
      "01",
      "1.0",
    ];
    const ids = await enqueueMany(
      env,
      keys.map((uniqueKey) => ({ binding: "PLAIN" as const, payload: {}, uniqueKey })),
    );
    expect(new Set(ids).size).toBe(keys.length);
  });
});
