/** Shards that do not answer, or not all: what a batch costs them, and what it means for its other jobs. */

import { expect, test } from "vitest";
import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import type { AttemptReport, ClaimRequest } from "../../../templates/runtime/protocol.ts";
import { createWorld, definitionOf, FakeClock, message } from "./world.ts";

test("P19 a claim that is never answered leaves the batch's other jobs alone", async () => {
  const world = createWorld();
  world.shards.failures.claim = Array.from({ length: 10 }, () => new Error("overloaded"));
  const good = Array.from({ length: 5 }, () => message("good"));
  const charge = message("charge", { id: "CHARGE#0:00000000001" });
  const delivered = world.deliver(charge, null, "{", ...good);
  await world.clock.advance(20_000);
  await delivered.done;
  expect(delivered.isAcked()).toBe(true);
  expect(world.performed).toEqual(good.map(({ id }) => id));
  expect(world.shards.reports.map(({ id }) => id)).toEqual(good.map(({ id }) => id));
});

/** A shard that serves one call each 5 ms and refuses when ten others wait. */
class BusyShard {
  readonly claimed: string[] = [];
  readonly reported: string[] = [];
  calls = 0;
  refusals = 0;
  readonly #clock: FakeClock;
  #waiting = 0;
  #freeAt = 0;

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  getByName() {
    return {
      claim: (requests: readonly ClaimRequest[]) =>
        this.#serve(() =>
          requests.map(({ id }) => {
            if (this.claimed.includes(id)) return { kind: "stale" as const };
            this.claimed.push(id);
            return { kind: "granted" as const };
          }),
        ),
      report: (reports: readonly AttemptReport[]) =>
        this.#serve(() =>
          reports.map(({ id }) => {
            this.reported.push(id);
            return { kind: "recorded" as const };
          }),
        ),
    };
  }

  async #serve<Answer>(answer: () => Answer): Promise<Answer> {
    this.calls += 1;
    if (this.#waiting > 10) {
      this.refusals += 1;
      throw Object.assign(new Error("Durable Object is overloaded"), { overloaded: true });
    }
    this.#waiting += 1;
    this.#freeAt = Math.max(this.#freeAt, this.#clock.now()) + 5;
    const waitMs = this.#freeAt - this.#clock.now();
    await new Promise<void>((resolve) => this.#clock.setTimeout(resolve, waitMs));
    this.#waiting -= 1;
    return answer();
  }
}

test("P28 2,000 jobs through a shard that is overloaded: two calls a batch, refused ones later, each job once", async () => {
  const clock = new FakeClock();
  const shard = new BusyShard(clock);
  const runs = new Map<string, number>();
  let draws = 0;
  const handleBatch = createConsumer(
    {
      definitions: { CHARGE: definitionOf("CHARGE", { guarantee: "at-most-once" }) },
      performers: {
        CHARGE: (_payload: unknown, { jobId }: { readonly jobId: string }) =>
          void runs.set(jobId, (runs.get(jobId) ?? 0) + 1),
      },
    },
    { clock, random: () => (draws += 0.618034) % 1, log: () => undefined },
  );
  const batches = Array.from({ length: 20 }, (_batch, batch) =>
    handleBatch(
      {
        queue: "q",
        messages: Array.from({ length: 100 }, (_message, index) => ({
          body: message("x", { id: `CHARGE#0:${String(batch * 100 + index).padStart(11, "0")}` }),
        })),
        ackAll: () => undefined,
      },
      { TSUMUGI_CHARGE: shard },
    ),
  );
  await clock.advance(20_000);
  await Promise.all(batches);
  expect(shard.refusals).toBeGreaterThan(0);
  expect(shard.calls - shard.refusals).toBe(40);
  expect(shard.calls).toBeLessThan(100);
  expect(new Set(runs.values())).toEqual(new Set([1]));
  expect([runs.size, new Set(shard.reported).size]).toEqual([2_000, 2_000]);
});
