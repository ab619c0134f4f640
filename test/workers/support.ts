/** What the tests inside workerd share. Tests wait on facts: `until` asks again until a thing is so. */

import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env as platformEnv } from "cloudflare:workers";
import type { ShardUsage } from "./project/generated/runtime/shard/metered-sql.ts";
import type { JobView, ShardApi } from "./project/generated/runtime/protocol.ts";
import type { TsumugiEnv } from "./project/generated/index.ts";
import { until } from "../support/until.ts";

export { until };

export const env = platformEnv as unknown as TsumugiEnv;

/** The calls of a shard that tests make directly. */
export interface ShardStub extends ShardApi {
  usage(): Promise<ShardUsage>;
}

/** A new stub of a shard, for example `PLAIN#0`. */
export function shard(name: string): ShardStub {
  const binding = `TSUMUGI_${name.slice(0, name.indexOf("#"))}`;
  const namespace = Reflect.get(env, binding) as DurableObjectNamespace;
  return namespace.getByName(name) as unknown as ShardStub;
}

/** The job once it is in that state. */
export function untilState(id: string, state: JobView["state"]): Promise<JobView> {
  return until(`${id} is ${state}`, async () => {
    const [view] = await shard(id.slice(0, id.indexOf(":"))).get([id]);
    return view?.state === state ? view : null;
  });
}

/** The job as its shard knows it now; fails where it is gone. */
export async function viewOf(id: string): Promise<JobView> {
  const [view] = await shard(id.slice(0, id.indexOf(":"))).get([id]);
  if (view === null || view === undefined) throw new Error(`${id} is gone`);
  return view;
}

/** The states of the jobs, in their order. */
export async function statesOf(ids: readonly string[]): Promise<JobView["state"][]> {
  return Promise.all(ids.map(async (id) => (await viewOf(id)).state));
}

/** Throws the shard's memory away; the next call finds it as it is stored. */
export async function evict(name: string): Promise<void> {
  await evictDurableObject(platformStub(name));
}

/** How many rows a table of the shard has. */
export function rowCount(name: string, table: "job" | "payload" | "reservation"): Promise<number> {
  return runInDurableObject(platformStub(name), (_, state) => {
    const [row] = state.storage.sql.exec(`SELECT count(*) AS n FROM ${table}`).toArray();
    return Number(row?.["n"]);
  });
}

function platformStub(name: string): DurableObjectStub {
  return shard(name) as unknown as DurableObjectStub;
}

/** The job's row in the read model, without the columns of searchable fields; null where there is none. */
export async function readModelRow(id: string): Promise<Record<string, unknown> | null> {
  const row = await env.TSUMUGI_DB.prepare("SELECT * FROM tsumugi_jobs WHERE id = ?")
    .bind(id)
    .first();
  if (row === null) return null;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("index_")));
}
