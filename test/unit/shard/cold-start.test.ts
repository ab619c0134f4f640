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

/** The statements since. */
function countStatements(world: ShardWorld): () => number {
  let count = 0;
  const all = world.sql.all.bind(world.sql);
  world.sql.all = (query: string, ...bindings: readonly SqlValue[]): SqlRow[] => {
    count += 1;
    return all(query, ...bindings);
  };
  return () => count;
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

it("does not look at every key with a waiting job, but at those that may hold one that could run", async () => {
  const world = new ShardWorld({ concurrency: 400 });
  const keys = Array.from({ length: 300 }, (_, index) => ({ concurrencyKey: `k${index}` }));
  world.enqueueAll([...keys, ...keys]);
  // Until all of it is projected, and the page written.
  await world.advance(3_000);
  const statements = countStatements(world);
  world.restart();
  world.shard.wake();
  expect(statements()).toBeLessThan(100);
  expect(world.shard.inspect()).toMatchObject({ inFlight: 300, block: { kind: "key" } });
  expect(violations(world)).toEqual([]);
});
