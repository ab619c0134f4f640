/** Every option of a job, by every call that stores one (SPEC 14), takes effect over its binding's. */

import { describe, expect, it } from "vitest";
import {
  enqueue,
  enqueueMany,
  enqueueManyWithReceipts,
  enqueueWithReceipt,
  jobs,
} from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { env, untilState, viewOf } from "./support.ts";

const OPTIONS = {
  priority: -7,
  maxAttempts: 2,
  backoff: { kind: "fixed", delayMs: 60_000, jitter: false },
  timeoutMs: 60,
  guarantee: "at-least-once",
  uniqueForMs: 3_600_000,
} as const;

const PAYLOAD = { act: "hang" } as const;

type Options = typeof OPTIONS & { readonly uniqueKey: string; readonly concurrencyKey: string };

/** The binding's own: at most once, 3 attempts, 20 ms between them, 2 s for each. */
const CALLS: Readonly<Record<string, (options: Options) => Promise<string | undefined>>> = {
  enqueue: (options) => enqueue(env, { binding: "ONCE", payload: PAYLOAD, ...options }),
  enqueueWithReceipt: async (options) =>
    (await enqueueWithReceipt(env, { binding: "ONCE", payload: PAYLOAD, ...options })).id,
  enqueueMany: async (options) =>
    (await enqueueMany(env, [{ binding: "ONCE", payload: PAYLOAD, ...options }]))[0],
  enqueueManyWithReceipts: async (options) =>
    (await enqueueManyWithReceipts(env, [{ binding: "ONCE", payload: PAYLOAD, ...options }]))[0]
      ?.id,
  "jobs(env).ONCE.enqueue": (options) => jobs(env).ONCE.enqueue(PAYLOAD, options),
  "jobs(env).ONCE.enqueueWithReceipt": async (options) =>
    (await jobs(env).ONCE.enqueueWithReceipt(PAYLOAD, options)).id,
  "jobs(env).ONCE.enqueueMany": async (options) =>
    (await jobs(env).ONCE.enqueueMany([{ payload: PAYLOAD, ...options }]))[0],
  "jobs(env).ONCE.enqueueManyWithReceipts": async (options) =>
    (await jobs(env).ONCE.enqueueManyWithReceipts([{ payload: PAYLOAD, ...options }]))[0]?.id,
};

describe("all options at once", () => {
  it.each(Object.entries(CALLS))("%s", async (uniqueKey, call) => {
    const options: Options = { ...OPTIONS, concurrencyKey: `lane of ${uniqueKey}`, uniqueKey };
    const id = (await call(options)) ?? "";
    const { priority, maxAttempts, guarantee, concurrencyKey } = options;
    const kept = { priority, maxAttempts, guarantee, concurrencyKey, uniqueKey };
    expect(await viewOf(id)).toMatchObject(kept);
    // Its own timeout ends it; by its own guarantee it waits again, for as long as its own backoff says.
    const waiting = await untilState(id, "SCHEDULED");
    expect(waiting).toMatchObject({ ...kept, attempts: 1 });
    expect(waiting.runAfter - waiting.updatedAt).toBe(OPTIONS.backoff.delayMs);
    expect(runsOf(id).map(({ abortReason }) => abortReason)).toEqual(["JobTimeoutError"]);
    // Its last attempt is the second.
    await jobs(env).reschedule(id, { delayMs: 0 });
    expect(await untilState(id, "FAILED")).toMatchObject({ attempts: 2 });
    expect(await call(options)).toBe(id);
  });

  it.each(Object.entries(CALLS))("%s, to begin later", async (name, call) => {
    const runAt = Date.now() + 600_000;
    const keyed = { ...OPTIONS, concurrencyKey: "later" };
    const later = { ...keyed, uniqueKey: `${name}, later`, runAt: new Date(runAt) };
    const id = (await call(later)) ?? "";
    expect(await viewOf(id)).toMatchObject({ state: "SCHEDULED", runAfter: runAt });
    const delayed = { ...keyed, uniqueKey: `${name}, delayed`, delayMs: 600_000 };
    const { createdAt, runAfter } = await viewOf((await call(delayed)) ?? "");
    expect(runAfter - createdAt).toBe(600_000);
  });
});
