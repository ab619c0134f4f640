/** What a new instance reads before it can work: bounded, however many jobs wait. */

import { expect, it } from "vitest";
import type { SqlRow, SqlValue } from "../../../templates/runtime/shard/ports.ts";
import { violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";

/** The most rows that one statement has given since. */
function watchRows(world: ShardWorld): () => number {
  let most = 0;
  const all = world.sql.all.bind(world.sql);
  world.sql.all = (query: string, ...bindings: readonly SqlValue[]): SqlRow[] => {
    const rows = all(query, ...bindings);
    most = Math.max(most, rows.length);
    return rows;
  };
  return () => most;
}

it.each([false, true])(
  "does not read all that came in since the last flush; the read model away: %s",
  async (isAway) => {
    const world = new ShardWorld({ concurrency: 10 });
    if (isAway) {
      world.onProject = () => {
        throw new Error("read model away");
      };
    }
    // One second, so that no flush has ended.
    for (let call = 0; call < 50; call += 1) {
      world.enqueueAll(Array.from({ length: 1_000 }, () => ({})));
    }
    const mostRows = watchRows(world);
    world.restart();
    world.shard.wake();
    expect(mostRows()).toBeLessThanOrEqual(11_000);
    await world.settle();
    expect(violations(world)).toEqual([]);
  },
);
