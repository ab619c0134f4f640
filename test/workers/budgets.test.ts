/**
 * What a job costs, counted as the platform bills it. The counts are exact, so they are asserted; times are the
 * benchmark's business. Budgets: at most 3 rows written per uncontended job and 6 per contended one, sweep included.
 */

import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { enqueueMany, type EnqueueInput } from "./project/generated/index.ts";
import type { ShardUsage } from "./project/generated/runtime/shard/metered-sql.ts";
import { env, shard, until } from "./support.ts";

const BATCH = 100;

async function usageOf(name: string): Promise<ShardUsage> {
  return shard(name).usage();
}

function minus(after: ShardUsage, before: ShardUsage): ShardUsage {
  return {
    rowsRead: after.rowsRead - before.rowsRead,
    rowsWritten: after.rowsWritten - before.rowsWritten,
    alarmsSet: after.alarmsSet - before.alarmsSet,
    requests: after.requests - before.requests,
  };
}

/** How many jobs the shard stores. */
function rowsIn(name: string): Promise<number> {
  return runInDurableObject(
    stubOf(name),
    (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM job").one().n,
  );
}

function stubOf(name: string): DurableObjectStub {
  const namespace = Reflect.get(
    env,
    `TSUMUGI_${name.split("#")[0] ?? ""}`,
  ) as DurableObjectNamespace;
  return namespace.getByName(name);
}

/** Runs jobs through a binding until the shard has swept them all, and answers what that cost. */
async function costOf(name: string, inputs: readonly EnqueueInput[]): Promise<ShardUsage> {
  await shard(name).wake();
  const before = await usageOf(name);
  const ids: string[] = [];
  for (let start = 0; start < inputs.length; start += BATCH) {
    ids.push(...(await enqueueMany(env, inputs.slice(start, start + BATCH))));
  }
  const swept = async (): Promise<boolean> => {
    const { n } = (await env.TSUMUGI_DB.prepare(
      "SELECT count(*) AS n FROM tsumugi_jobs WHERE state = 'COMPLETED' AND binding = ?",
    )
      .bind(name.slice(0, name.indexOf("#")))
      .first<{ n: number }>()) ?? { n: 0 };
    return n === ids.length;
  };
  await until("all projected", swept);
  const last = ids.at(-1) ?? "";
  await until("all swept", async () =>
    (await shard(name).get([ids[0] ?? "", last])).every((job) => job === null),
  );
  let usage = await usageOf(name);
  await until("physically swept", async () => (await rowsIn(name)) === 0);
  await until("at rest", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const now = await usageOf(name);
    const same = now.rowsWritten === usage.rowsWritten;
    usage = now;
    return same;
  });
  return minus(usage, before);
}

describe("rows and requests per job", () => {
  it("uncontended, sweep included", async () => {
    const inputs = Array.from({ length: 2_000 }, () => ({
      binding: "SWEPT" as const,
      payload: {},
    }));
    const usage = await costOf("SWEPT#0", inputs);
    console.log("uncontended", JSON.stringify(usage));
    expect(usage.rowsWritten / inputs.length).toBeLessThanOrEqual(3.1);
  });

  it("contended, all axes on, every job keyed", async () => {
    const inputs = Array.from({ length: 1_000 }, (_, index) => ({
      binding: "CONTENDED" as const,
      payload: {},
      concurrencyKey: `key-${index % 50}`,
    }));
    const usage = await costOf("CONTENDED#0", inputs);
    console.log("contended", JSON.stringify(usage));
    expect(usage.rowsWritten / inputs.length).toBeLessThanOrEqual(6);
  });
});
