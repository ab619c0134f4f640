/**
 * What a job costs, counted as the platform bills it. The counts are exact, so they are asserted; times are the
 * benchmark's business. The budgets stand in the README's architecture section.
 */

import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { enqueueMany, type EnqueueInput } from "./project/generated/index.ts";
import {
  cleanUpReadModel,
  type ReadModelRetention,
} from "./project/generated/runtime/projection/clean-up.ts";
import { LISTING_INDEXES } from "./project/generated/runtime/projection/schema.ts";
import type { ShardUsage } from "./project/generated/runtime/shard/metered-sql.ts";
import { env, shard, until } from "./support.ts";

const BATCH = 100;

/** Enqueues in batches, and waits until every job is `COMPLETED` in the read model. */
async function runToTheEnd(binding: string, inputs: readonly EnqueueInput[]): Promise<void> {
  for (let start = 0; start < inputs.length; start += BATCH) {
    await enqueueMany(env, inputs.slice(start, start + BATCH));
  }
  await until(
    `all of ${binding} completed and projected`,
    async () => (await projected(binding)) >= inputs.length,
    60_000,
  );
}

async function projected(binding: string): Promise<number> {
  const query = "SELECT count(*) AS n FROM tsumugi_jobs WHERE state = 'COMPLETED' AND binding = ?";
  const row = await env.TSUMUGI_DB.prepare(query).bind(binding).first<{ n: number }>();
  return row?.n ?? 0;
}

/** How many jobs the shard stores. */
function stored(name: string): Promise<number> {
  const namespace = Reflect.get(env, `TSUMUGI_${name.split("#")[0]}`) as DurableObjectNamespace;
  return runInDurableObject(
    namespace.getByName(name),
    (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM job").one().n,
  );
}

/** Runs jobs through a new shard; with `swept` until it has forgotten them. Answers what that cost. */
async function costOf(
  binding: string,
  inputs: readonly EnqueueInput[],
  swept: boolean,
): Promise<ShardUsage> {
  const name = `${binding}#0`;
  await shard(name).wake();
  const before = await shard(name).usage();
  await runToTheEnd(binding, inputs);
  if (swept) await until("all swept", async () => (await stored(name)) === 0);
  const after = await shard(name).usage();
  return {
    rowsRead: after.rowsRead - before.rowsRead,
    rowsWritten: after.rowsWritten - before.rowsWritten,
    alarmsSet: after.alarmsSet - before.alarmsSet,
    // The last call for the usage itself is not counted by it, the one before is not the jobs'.
    requests: after.requests - before.requests,
  };
}

describe("budgets of a shard", () => {
  it("3 rows written per uncontended job, sweep included, and 0.05 requests in batches of 100", async () => {
    const count = 2_000;
    const inputs = Array.from({ length: count }, () => ({
      binding: "SWEPT" as const,
      payload: {},
    }));
    const usage = await costOf("SWEPT", inputs, true);
    // In, done, swept: three rows for each job. The rest is per call or per second, never per job.
    expect(usage.rowsWritten).toBeGreaterThanOrEqual(3 * count);
    expect(usage.rowsWritten - 3 * count).toBeLessThanOrEqual(2 * usage.requests);
    expect((usage.rowsWritten + usage.alarmsSet) / count).toBeLessThanOrEqual(3.1);
    expect(usage.rowsRead / count).toBeLessThanOrEqual(7);
    expect(usage.requests / count).toBeLessThanOrEqual(0.05);
  });

  it("6 rows written per contended job, all axes on, every job keyed, sweep included", async () => {
    const count = 1_000;
    const inputs = Array.from({ length: count }, (_, index) => ({
      binding: "CONTENDED" as const,
      payload: {},
      concurrencyKey: `key-${index % 50}`,
    }));
    const usage = await costOf("CONTENDED", inputs, true);
    // In, its place in the lane, out, done, swept: five rows for a job that waits.
    expect(usage.rowsWritten).toBeLessThanOrEqual(5 * count + 3 * usage.requests);
    expect((usage.rowsWritten + usage.alarmsSet) / count).toBeLessThanOrEqual(6);
    expect(usage.rowsRead / count).toBeLessThanOrEqual(10);
  });

  it("rows read stay within the budget where keys have room for several jobs and the whole has not", async () => {
    const count = 2_000;
    const inputs = Array.from({ length: count }, (_, index) => ({
      binding: "CROWDED" as const,
      payload: {},
      concurrencyKey: `key-${index % 20}`,
    }));
    const usage = await costOf("CROWDED", inputs, true);
    expect(usage.rowsRead / count).toBeLessThanOrEqual(10);
  });

  it("P65 rows read per job do not grow with the backlog: 1,000 and 20,000", async () => {
    const inputs = (count: number): EnqueueInput[] =>
      Array.from({ length: count }, () => ({ binding: "BACKLOG" as const, payload: {} }));
    const small = await costOf("BACKLOG", inputs(1_000), false);
    await env.TSUMUGI_DB.prepare("DELETE FROM tsumugi_jobs WHERE binding = 'BACKLOG'").run();
    const large = await costOf("BACKLOG", inputs(20_000), false);
    const perJob = { small: small.rowsRead / 1_000, large: large.rowsRead / 20_000 };
    expect(perJob.small).toBeLessThanOrEqual(10);
    expect(perJob.large).toBeLessThanOrEqual(10);
    // A job that waits for more than a second is projected once more while it waits; nothing else is added.
    expect(perJob.large).toBeLessThanOrEqual(perJob.small + 1.5);
  }, 90_000);
});

const COPIED = `id, binding, state, priority, attempts, max_attempts, guarantee, concurrency_key, unique_key, partition_key,
  payload, result, result_omitted, progress, attempts_log, run_after, created_at, updated_at, dispatched_at, revision`;

describe("budgets of the read model", () => {
  it("a job that ends within the flush interval costs 4 rows in D1 with the API: row, two indexes, deletion; 3 without", async () => {
    const count = 200;
    const inputs = Array.from({ length: count }, () => ({
      binding: "PLAIN" as const,
      payload: {},
    }));
    await runToTheEnd("PLAIN", inputs);
    // Written again as they are, so that the platform's own count of such a write is seen.
    const copyAs = (prefix: string) =>
      env.TSUMUGI_DB.prepare(
        `INSERT INTO tsumugi_jobs (${COPIED}) SELECT '${prefix}-' || id, ${COPIED.replace("id, ", "").replace("updated_at", "0")}
         FROM tsumugi_jobs WHERE binding = 'PLAIN' AND updated_at > 0`,
      ).run();
    const withApi = await copyAs("one");
    expect(withApi.meta.rows_written).toBe(3 * count);
    for (const name of Object.keys(LISTING_INDEXES)) {
      await env.TSUMUGI_DB.prepare(`DROP INDEX ${name}`).run();
    }
    const without = await copyAs("two");
    expect(without.meta.rows_written).toBe(2 * count);
    const retention: ReadModelRetention = { olderThanMs: 0, limit: 1_000 };
    expect(await cleanUpReadModel(env.TSUMUGI_DB, retention, 1)).toBe(2 * count);
  });
});
