/** What the tests of bad input share. */

import { afterAll, beforeAll, expect } from "vitest";
import { enqueue, enqueueMany, InvalidInputError, jobs } from "./project/generated/index.ts";
import { env, rowCount, shard } from "./support.ts";

/** The types would not allow what is tested here. */
export const untyped = {
  enqueue: enqueue as (env: unknown, input: unknown) => Promise<string>,
  enqueueMany: enqueueMany as (env: unknown, inputs: unknown) => Promise<string[]>,
  jobs: jobs(env) as unknown as Record<
    "get" | "cancel" | "retry" | "reschedule",
    (id: unknown, when?: unknown) => Promise<unknown>
  >,
};

const SHARDS = ["PLAIN#0", "CONTENDED#0", "SHARDED#0", "SHARDED#1", "SHARDED#2", "SHARDED#3"];

function rowCounts(): Promise<number[]> {
  return Promise.all(SHARDS.map((name) => rowCount(name, "job")));
}

/** To be called by a file of which no test enqueues anything: checks at its end that nothing was stored. */
export function expectNothingStored(): void {
  beforeAll(async () => {
    // So that the tables are there to be counted.
    await Promise.all(SHARDS.map((name) => shard(name).wake()));
  });

  afterAll(async () => {
    expect(await rowCounts()).toEqual(SHARDS.map(() => 0));
  });
}

/** The error with which the call is refused; fails when it is not. */
export async function refusal(call: Promise<unknown>): Promise<InvalidInputError> {
  const outcome = await call.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ("error" in outcome && outcome.error instanceof InvalidInputError) return outcome.error;
  throw new Error(`not refused: ${JSON.stringify(outcome)}`, { cause: outcome });
}
