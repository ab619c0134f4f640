/** One attempt: its deadline, its heartbeats, and what a performer may do. */

import { expect, test } from "vitest";
import { RetryAfterError } from "../../../templates/runtime/core/performer-errors.ts";
import { createWorld, message, never, reset } from "./world.ts";

test("P10 a timeout aborts the signal with its reason, is reported once, and a late result is dropped", async () => {
  const world = createWorld();
  const reasons: unknown[] = [];
  world.scripts.set("slow", (ctx) => {
    ctx.signal.addEventListener("abort", () => reasons.push((ctx.signal.reason as Error).name));
    return new Promise((_, reject) => {
      world.clock.setTimeout(() => {
        ctx.heartbeat(0.9);
        reject(new Error("late"));
      }, 3_000);
    });
  });
  const delivered = world.deliver(message("slow", { timeoutMs: 500 }));
  await world.clock.advance(500);
  await delivered.done;
  expect(reasons).toEqual(["JobTimeoutError"]);
  expect(world.shards.reports.map((report) => report.outcome)).toEqual([
    { kind: "timed-out", error: "JobTimeoutError: the attempt ran longer than 500 ms" },
  ]);
  await world.clock.advance(5_000);
  expect(world.shards.reports).toHaveLength(1);
  expect(world.shards.of("heartbeat")).toHaveLength(0);
  expect(world.logs.map((record) => record.event)).toEqual(["late-outcome-dropped"]);
});

test("P14 each job has its deadline from its own start, not from the batch's", async () => {
  const world = createWorld();
  world.scripts.set("claimed", never);
  world.shards.failures.claim = [reset()];
  const delivered = world.deliver(
    message("claimed", { id: "CHARGE#0:00000000001", timeoutMs: 1_000 }),
  );
  await world.clock.advance(1_049);
  expect(world.shards.reports).toHaveLength(0);
  await world.clock.advance(1);
  await delivered.done;
  expect(world.shards.reports[0]).toMatchObject({ outcome: { kind: "timed-out" }, runMs: 1_000 });
});

test("whatever a performer throws or returns is one outcome of its own job", async () => {
  const world = createWorld();
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  const cases: [string, () => unknown, unknown][] = [
    ["sync throw", () => fail(new Error("boom")), { kind: "failed", retry: "backoff" }],
    ["undefined", () => fail(undefined), { kind: "failed", error: "undefined" }],
    ["null", () => Promise.reject(null as unknown as Error), { kind: "failed", error: "null" }],
    ["cyclic", () => fail(cyclic), { kind: "failed", error: "an object" }],
    [
      "thenable",
      () => ({ then: (_: unknown, no: (e: unknown) => void) => no("no") }),
      { error: "no" },
    ],
    ["throwing then", () => ({ then: () => fail("then") }), { kind: "failed", error: "then" }],
    ["retry after", () => fail(new RetryAfterError(1_500)), { kind: "failed", retry: 1_500 }],
    ["result", () => [1], { kind: "completed", result: "[1]" }],
    ["bigint", () => 1n, { kind: "completed", resultOmitted: "not JSON: result is a BigInt" }],
    ["huge", () => "x".repeat(3_000_000), { kind: "completed" }],
    ["date", () => ({ at: new Date() }), { resultOmitted: "not JSON: result.at is a Date" }],
  ];
  for (const [name, act] of cases) world.scripts.set(name, act);
  const bodies = cases.map(([name]) => message(name));
  await world.deliver(...bodies).done;
  expect(world.shards.of("report")).toHaveLength(1);
  const outcomes = new Map(world.shards.reports.map((report) => [report.id, report.outcome]));
  for (const [index, [name, , expected]] of cases.entries()) {
    expect(outcomes.get(bodies[index]?.id ?? ""), name).toMatchObject(expected as object);
  }
});

test("heartbeats: one each 5 s, the latest progress wins, clamped, and failure is only logged", async () => {
  const world = createWorld();
  world.shards.failures.heartbeat = [reset()];
  world.scripts.set("beat", async (ctx) => {
    for (const progress of [-1, 0.2, Number.NaN, 0.3]) ctx.heartbeat(progress);
    await new Promise<void>((resolve) => world.clock.setTimeout(resolve, 12_000));
    ctx.heartbeat(7);
    await new Promise<void>((resolve) => world.clock.setTimeout(resolve, 1_000));
    ctx.heartbeat();
  });
  const delivered = world.deliver(message("beat"));
  await world.clock.advance(20_000);
  await delivered.done;
  const beats = world.shards.of("heartbeat");
  expect(beats.map((call) => [call.at, (call.input as { progress?: number }).progress])).toEqual([
    [0, 0],
    [5_000, 0.3],
    [12_000, 1],
  ]);
  expect(world.shards.reports[0]?.outcome.kind).toBe("completed");
  expect(world.logs.map((record) => record.event)).toEqual(["heartbeat-failed"]);
  expect(world.clock.pending).toBe(0);
});

test("P03 a stale heartbeat aborts the signal", async () => {
  const world = createWorld();
  world.shards.onHeartbeat = () => ({ kind: "stale" });
  world.scripts.set("old", (ctx) => {
    ctx.heartbeat();
    return new Promise((_, reject) => {
      ctx.signal.addEventListener("abort", () => {
        reject(ctx.signal.reason as Error);
      });
    });
  });
  await world.deliver(message("old")).done;
  expect(world.shards.reports[0]?.outcome).toMatchObject({ kind: "failed" });
  expect((world.shards.reports[0]?.outcome as { error: string }).error).toMatch(
    /^JobSupersededError/,
  );
});

function fail(reason: unknown): never {
  throw reason;
}
