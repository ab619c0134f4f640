/** Calls on a whole binding: every shard that was ever declared, and the names of those that did not answer. */

import { describe, expect, it } from "vitest";
import { createOperations } from "../../../templates/runtime/client/operations.ts";
import type { ShardReport } from "../../../templates/runtime/operations.ts";
import { definitionOf } from "../consumer/world.ts";

const definition = definitionOf("MAIL", { shards: 2, everShards: 8 });
const counts = {
  SCHEDULED: 1,
  QUEUED: 0,
  RUNNING: 2,
  COMPLETED: 0,
  FAILED: 0,
  CANCELLED: 0,
  STALLED: 0,
};

/** Shards that note who was called; those named in `dead` never answer well. */
function operationsWith(dead: readonly string[], left = 0) {
  const calls: string[] = [];
  const waiting = new Map<string, number>();
  const answer = (name: string, kind: string): void => {
    calls.push(`${kind} ${name}`);
    if (dead.includes(name)) throw new Error("internal error");
  };
  const stub = (name: string) => ({
    pause: async () => answer(name, "pause"),
    resume: async () => answer(name, "resume"),
    purge: async (limit: number) => {
      answer(name, "purge");
      const before = waiting.get(name) ?? left;
      waiting.set(name, Math.max(0, before - limit));
      return { cancelled: Math.min(before, limit), remaining: before > limit };
    },
    inspect: async (): Promise<Partial<ShardReport>> => {
      answer(name, "inspect");
      return { shard: Number(name.split("#")[1]), paused: true, counts };
    },
  });
  const env = { [definition.shardBinding]: { getByName: stub } };
  const clock = {
    now: () => 0,
    setTimeout: (run: () => void, ms: number) => (ms < 1_000 ? setTimeout(run, 0) : null),
    clearTimeout: () => {},
  };
  return { calls, operations: createOperations(definition, env, { clock, random: () => 0 }) };
}

describe("calls on a whole binding", () => {
  it("reach all shards of the largest count ever used", async () => {
    const { calls, operations } = operationsWith([]);
    expect(await operations.pause()).toEqual({ unanswered: [] });
    expect(calls.toSorted()).toEqual(
      Array.from({ length: 8 }, (_, index) => `pause MAIL#${index}`),
    );
    expect(await operations.resume()).toEqual({ unanswered: [] });
  });

  it("name the shards that did not answer, and take the answers of the others", async () => {
    const { operations } = operationsWith(["MAIL#1", "MAIL#7"]);
    expect(await operations.pause()).toEqual({ unanswered: ["MAIL#1", "MAIL#7"] });
    const stats = await operations.stats();
    expect(stats).toMatchObject({ paused: true, unanswered: ["MAIL#1", "MAIL#7"] });
    expect(stats.counts).toEqual({ ...counts, SCHEDULED: 6, RUNNING: 12 });
    expect(stats.shards.map(({ shard }) => shard)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  it("a binding of which no shard answers is not called paused", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `MAIL#${index}`);
    const stats = await operationsWith(names).operations.stats();
    expect(stats).toMatchObject({ paused: false, shards: [], unanswered: names });
  });

  it("a purge goes on until nothing waits, and ends at its limit", async () => {
    const few = operationsWith([], 2_500);
    expect(await few.operations.purge()).toEqual({
      cancelled: 8 * 2_500,
      remaining: false,
      unanswered: [],
    });
    const many = operationsWith(["MAIL#0"], 30_000);
    expect(await many.operations.purge()).toEqual({
      cancelled: 7 * 20_000,
      remaining: true,
      unanswered: ["MAIL#0"],
    });
  });
});
