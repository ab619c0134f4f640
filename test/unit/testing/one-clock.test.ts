/** A test of a user's has one clock: what ships takes its time from it, and what is real goes on. */

import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { createClient } from "../../../templates/runtime/client/client.ts";
import { createSystem } from "../../../templates/runtime/testing/system.ts";
import { definitionOf } from "../../support/definition.ts";

/** A second before clocks are put forward somewhere. */
const START = Date.UTC(2026, 2, 8, 6, 59, 59);

function world(perform: (payload: unknown) => unknown, rate: { tokens: number } | null = null) {
  const definitions = {
    MAIL: definitionOf({
      name: "MAIL",
      rate: rate === null ? null : { tokens: rate.tokens, intervalMs: 1_000 },
    }),
  };
  const system = createSystem<{ readonly MAIL: typeof perform }, object, object>(definitions, {
    database: () => new DatabaseSync(":memory:"),
    performers: { MAIL: perform },
    startAt: START,
  });
  const client = createClient<
    object,
    Record<string, { payload: unknown; result: unknown; options: object }>
  >({ definitions, checks: { MAIL: () => [] } });
  const enqueue = (n: number, options: object = {}) =>
    client.enqueue(system.env, { binding: "MAIL", payload: n, ...options });
  return { system, enqueue };
}

describe("P80 one clock", () => {
  test("a job is not run a millisecond early, and once", async () => {
    const at: number[] = [];
    const { system, enqueue } = world(() => at.push(system.now() - START));
    await enqueue(1, { delayMs: 3_000 });
    await system.advance(2_999);
    expect(at).toEqual([]);
    await system.advance(1);
    expect(at).toEqual([3_000]);
    await system.advance(3_600_000);
    expect(at).toEqual([3_000]);
  });

  test("the rate counts by it, too", async () => {
    const at: number[] = [];
    const { system, enqueue } = world(() => at.push(system.now() - START), { tokens: 2 });
    for (let n = 0; n < 5; n += 1) await enqueue(n);
    await system.drain();
    expect(at.filter((ms) => ms === 0)).toHaveLength(2);
    expect(at.filter((ms) => ms <= 1_000)).toHaveLength(4);
    expect(at).toHaveLength(5);
  });

  test("real timers of a performer go on, and real time is nobody's business", async () => {
    const realStart = Date.now();
    const { system, enqueue } = world(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return Date.now();
    });
    const id = await enqueue(1, { delayMs: 86_400_000 });
    await system.drain();
    const job = await system.job(id);
    expect(job).toMatchObject({ state: "COMPLETED", runAfter: START + 86_400_000 });
    expect(Number(job?.result)).toBeGreaterThanOrEqual(realStart);
    expect(Number(job?.result)).toBeLessThan(realStart + 60_000);
  });
});
