/** No statement reads more rows than it answers with: every look into a table is a seek, whatever the backlog. */

import { describe, expect, it } from "vitest";
import type { SqlRow } from "../../../templates/runtime/shard/ports.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { many } from "./steps.ts";

/** Everything that a shard does, so that every statement occurs. */
async function liveThroughEverything(world: ShardWorld): Promise<void> {
  world.enqueueAll(many(20, { concurrencyKey: "hot", uniqueKey: "u" }));
  for (const key of ["a", "b", "c"]) world.enqueueAll(many(5, { concurrencyKey: key }));
  world.enqueueAll(
    Array.from({ length: 20 }, (_, priority) => ({ priority, concurrencyKey: "p" })),
  );
  const waiting = world.enqueueAll(
    many(5, { delayMs: 3_600_000, payload: `"${"x".repeat(70_000)}"` }),
  );
  world.shard.cancel(waiting[0]!);
  world.shard.reschedule(waiting[1]!, { delayMs: 0 });
  world.onSend = () => {
    world.onSend = () => {};
    throw new Error("away");
  };
  world.enqueue({ priority: 1_000 });
  for (let second = 0; second < 100; second += 1) {
    await world.advance(10_000);
    if (second % 20 === 5) world.restart();
    for (const message of world.take()) {
      const reference = { id: message.id, attempt: message.attempt };
      world.shard.claim([{ ...reference, exclusive: true, withPayload: true }]);
      world.shard.heartbeat(reference);
      if (second % 5 !== 0)
        world.report(
          message,
          second % 3 === 0 ? { kind: "completed" } : { kind: "failed", error: "x", retry: "never" },
        );
      world.shard.retry(message.id);
      world.shard.get([message.id]);
    }
    world.enqueue();
    operate(world, waiting[second % waiting.length]!);
    if (second === 90) world.shard.purge(10);
  }
}

/** What people ask of it, paused and not. */
function operate(world: ShardWorld, id: string): void {
  world.shard.pause();
  const keyed = world.enqueueAll(many(3, { concurrencyKey: "hot" }));
  world.shard.inspect();
  world.shard.explain(id);
  world.shard.resume();
  for (const waiting of [id, ...keyed]) world.shard.explain(waiting);
  world.shard.inspect();
  world.shard.metrics(0);
  world.shard.retryMany([id]);
  world.shard.cancelMany(keyed.slice(1));
}

describe.each([
  ["everything in memory", { openLanes: 5_000, unprojected: 50_000 }],
  ["no room in memory", { openLanes: 1, unprojected: 3 }],
])("%s", (_, memoryLimits) => {
  it("P65 every statement seeks by a key or an index, and none sorts", async () => {
    const world = new ShardWorld({ concurrency: 8, sweepAfterMs: 30_000 }, { memoryLimits });
    const queries = new Set<string>();
    world.sql.beforeStatement = (query) => void queries.add(query);
    await liveThroughEverything(world);
    world.sql.beforeStatement = () => {};
    expect(world.events.filter(({ event }) => event === "work-failed")).toEqual([]);
    const reads = [...queries].filter((query) => !/^\s*(CREATE|INSERT)/.test(query));
    expect(reads.length).toBeGreaterThan(15);
    const slow = reads.flatMap((query) =>
      world.sql
        .all(`EXPLAIN QUERY PLAN ${query}`)
        .map(({ detail }) => String(detail))
        // `json_each` holds the keys of one call, and what is constant has no table.
        .filter(
          (detail) =>
            /SCAN (?!json_each|CONSTANT ROW)|TEMP B-TREE/.test(detail) && !stopsInTime(query),
        )
        .map((detail) => `${detail}: ${query}`),
    );
    expect(slow).toEqual([]);
  });
});

/** A walk of an index that reads no more rows than it answers with: the first by expiry, the next to be purged. */
function stopsInTime(query: string): boolean {
  const isFirst = /SELECT expires_at AS at FROM \w+ ORDER BY expires_at LIMIT 1/.test(query);
  return (
    isFirst || query.includes("INDEXED BY job_line WHERE state = 'SCHEDULED' AND gate = 0 LIMIT ?")
  );
}

/** How many statements run, and how many rows they answer with, while a hundred jobs come and go beside a backlog. */
async function workBeside(backlog: number): Promise<{ statements: number; rows: number }> {
  const world = new ShardWorld({ concurrency: 5 });
  const keys = ["a", "b", undefined];
  for (let index = 0; index < backlog; index += 1_000) {
    world.enqueueAll(
      Array.from({ length: 1_000 }, (_, n) => {
        const key = keys[n % 3];
        return { priority: n % 4, ...(key === undefined ? {} : { concurrencyKey: key }) };
      }),
    );
  }
  await world.advance(20_000);
  let statements = 0;
  let rows = 0;
  const all = world.sql.all.bind(world.sql);
  world.sql.all = (query, ...bindings): SqlRow[] => {
    statements += 1;
    const found = all(query, ...bindings);
    rows += found.length;
    return found;
  };
  for (let count = 0; count < 100; count += 1) {
    await world.settle();
    world.report(world.take()[0] ?? world.sent[0]!);
  }
  return { statements, rows };
}

it("P65 a job costs as many statements and rows beside 20,000 waiting jobs as beside 1,000", async () => {
  const small = await workBeside(1_000);
  const large = await workBeside(20_000);
  expect(large).toEqual(small);
  expect(small.rows / 100).toBeLessThanOrEqual(10);
});
