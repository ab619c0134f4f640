/** A shard whose storage is nearly full: it must be able to empty itself. */

import { expect, it } from "vitest";
import { SHARD_LIMIT_BYTES } from "../../../templates/runtime/core/limits.ts";
import { storedJobs, violations } from "../../support/shard-invariants.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { many, run } from "./steps.ts";

it("a full shard takes no more jobs, but those that it has are done and swept, and then it takes jobs again", async () => {
  const world = new ShardWorld({ concurrency: 2, sweepAfterMs: 1_000 });
  const ids = world.enqueueAll(many(20, { concurrencyKey: "k" }));
  world.enqueue({ uniqueKey: "u" });
  await world.settle();
  world.sql.sizeBytes = SHARD_LIMIT_BYTES;
  const requests = [{ payload: "1" }];
  expect(() => world.shard.enqueue(requests)).toThrow(/^MAIL#0 is full: it holds 9500000000 bytes/);
  // Everything else goes on: claims, reports, retries by hand, cancels, the read model, the sweep.
  world.report(world.take()[0]!, { kind: "failed", error: "x", retry: "never" });
  expect(world.shard.retry(ids[0]!)).toEqual({ kind: "done" });
  expect(world.shard.cancel(ids[19]!)).toEqual({ kind: "done" });
  await run(world, 60_000, 10);
  expect(storedJobs(world).map(({ state }) => state)).not.toContain("SCHEDULED");
  expect(violations(world)).toEqual([]);
  await world.advance(60_000);
  expect(storedJobs(world)).toEqual([]);
  world.sql.sizeBytes = SHARD_LIMIT_BYTES - 1;
  expect(world.shard.enqueue(requests)).toMatchObject({ kind: "accepted" });
});
