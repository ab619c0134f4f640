/** The watchdog that the cron trigger is: one shard's trouble is not the others'. */

import { afterEach, expect, test, vi } from "vitest";
import { wakeShards } from "../../../templates/runtime/projection/wake-shards.ts";
import type { ShardApi } from "../../../templates/runtime/protocol.ts";
import { definitionOf } from "../../support/definition.ts";
import { FakeClock } from "../consumer/world.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("P23 shards that hang, throw or cannot be reached are said and passed over, and the others are woken", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const clock = new FakeClock();
  const woken: string[] = [];
  const shardOf = (_definition: unknown, name: string): ShardApi => {
    if (name === "MAIL#1") throw new Error("no namespace");
    const wake = async (): Promise<void> => {
      if (name === "MAIL#0") await new Promise(() => {});
      if (name === "MAIL#2") throw new Error("overloaded");
      woken.push(name);
    };
    const shard: Partial<ShardApi> = { wake };
    return shard as ShardApi;
  };
  const done = wakeShards([definitionOf({ shards: 8, everShards: 12 })], shardOf, clock);
  await clock.advance(30_000);
  await done;
  expect(woken).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => `MAIL#${index}`));
  const lines = said.mock.calls.map(([line]) => String(line));
  for (const shard of ["MAIL#0", "MAIL#1", "MAIL#2"]) {
    expect(
      lines.filter((line) => line.includes(`"shard-not-woken","shard":"${shard}"`)),
    ).toHaveLength(1);
  }
});
