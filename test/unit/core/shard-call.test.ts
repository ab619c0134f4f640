/** The waits between the tries of one call. */

import { expect, test } from "vitest";
import { callShard } from "../../../templates/runtime/core/shard-call.ts";
import type { ShardApi } from "../../../templates/runtime/protocol.ts";

/** How long each wait was, when every try is answered with that error. */
async function waitsFor(random: number, error: object): Promise<number[]> {
  const waits: number[] = [];
  const clock = {
    now: () => 0,
    setTimeout: (run: () => void, ms: number) => {
      // The deadline of a try is no wait.
      if (ms === 10_000) return null;
      waits.push(ms);
      queueMicrotask(run);
      return null;
    },
    clearTimeout: () => {},
  };
  const policy = { delaysMs: [200, 800], tryTimeoutMs: 10_000, isWorthRepeating: () => true };
  const call = callShard(
    () => ({}) as ShardApi,
    () => Promise.reject(error as Error),
    policy,
    clock,
    () => random,
  );
  await expect(call).rejects.toBe(error);
  return waits;
}

test("P28 callers that fail together come back spread by half, the overloaded shard's after a second", async () => {
  const overloaded = Object.assign(new Error("overloaded"), { overloaded: true });
  expect(await waitsFor(0, new Error("reset"))).toEqual([100, 400]);
  expect(await waitsFor(0.75, new Error("reset"))).toEqual([250, 1_000]);
  expect(await waitsFor(0, overloaded)).toEqual([500, 500]);
  expect(await waitsFor(0.75, overloaded)).toEqual([1_250, 1_250]);
});
