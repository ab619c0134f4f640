/** Speaks with the Worker under test over HTTP, as a user's other services would. */

import { expect } from "vitest";
import { until } from "../../support/until.ts";

/** One job for the route that enqueues. */
export interface JobInput {
  readonly binding: string;
  readonly payload: { readonly label: string; readonly takesMs: number };
  readonly [option: string]: unknown;
}

/** What the tests read of a job, as its shard knows it. */
export interface JobSeen {
  readonly id: string;
  readonly binding: string;
  readonly state: string;
  readonly attempts: number;
  readonly updatedAt: number;
  readonly dispatchedAt: number | null;
  readonly payload: unknown;
  readonly result: unknown;
  readonly attemptsLog: readonly unknown[];
}

const TERMINAL = new Set(["COMPLETED", "FAILED", "CANCELLED", "STALLED"]);

export async function call<T>(url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}

/** The ids, in the order of the inputs. */
export function enqueue(url: string, inputs: readonly JobInput[]): Promise<readonly string[]> {
  return call(`${url}/enqueue`, inputs);
}

/** The jobs once all of them are terminal. */
export function untilTerminal(url: string, ids: readonly string[]): Promise<readonly JobSeen[]> {
  return until("every job is terminal", async () => {
    const seen = await call<readonly (JobSeen | null)[]>(`${url}/jobs`, ids);
    const jobs = seen.filter((job) => job !== null);
    if (jobs.length < ids.length) throw new Error(`${ids.length - jobs.length} jobs are gone`);
    return jobs.every(({ state }) => TERMINAL.has(state)) && jobs;
  });
}

/** Waits until D1 tells the same of every job as its shard, and holds no other row. */
export async function untilReadModelEquals(url: string, jobs: readonly JobSeen[]): Promise<void> {
  const expected = facts(jobs);
  let found: readonly string[] = [];
  await until("D1 has caught up", async () => {
    found = facts(await readModel(url));
    return found.join() === expected.join();
  }).catch((error: unknown) => {
    // Names the rows that differ.
    expect(found, String(error)).toEqual(expected);
  });
}

/** What both the shard and D1 say of a job, as text to compare; sorted by id. */
function facts(jobs: readonly JobSeen[]): readonly string[] {
  return jobs
    .map(
      ({ id, binding, state, attempts, updatedAt, dispatchedAt, payload, result, attemptsLog }) =>
        JSON.stringify([
          id,
          binding,
          state,
          attempts,
          updatedAt,
          dispatchedAt,
          payload,
          result,
          attemptsLog,
        ]),
    )
    .toSorted();
}

/** The rows of D1 in the form of a shard's answer. */
async function readModel(url: string): Promise<readonly JobSeen[]> {
  const rows = await call<readonly Readonly<Record<string, string | number | null>>[]>(
    `${url}/rows`,
  );
  const parsed = (value: string | number | null | undefined): unknown =>
    typeof value === "string" ? (JSON.parse(value) as unknown) : null;
  return rows.map((row) => ({
    id: String(row["id"]),
    binding: String(row["binding"]),
    state: String(row["state"]),
    attempts: Number(row["attempts"]),
    updatedAt: Number(row["updated_at"]),
    dispatchedAt: row["dispatched_at"] === null ? null : Number(row["dispatched_at"]),
    payload: parsed(row["payload"]),
    result: parsed(row["result"]),
    attemptsLog: parsed(row["attempts_log"]) as readonly unknown[],
  }));
}
