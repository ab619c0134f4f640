import fc from "fast-check";
import { expect, test } from "vitest";
import { RetryAfterError } from "../../../templates/runtime/core/performer-errors.ts";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";
import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import { createWorld, definitionOf, message } from "./world.ts";

const never = (): Promise<never> => new Promise(() => undefined);
const overloaded = () => Object.assign(new Error("overloaded"), { overloaded: true });
const reset = () => Object.assign(new Error("reset"), { retryable: true });

test("P28 a batch of short jobs costs each shard one report and nothing else", async () => {
  const world = createWorld();
  const bodies = Array.from({ length: 100 }, (_, index) =>
    message(index, { id: `MAIL#${index % 2}:${String(index).padStart(11, "0")}` }),
  );
  const { done, isAcked } = world.deliver(...bodies.map((body) => JSON.stringify(body)));
  await done;
  expect(isAcked()).toBe(true);
  expect(world.performed).toHaveLength(100);
  expect(world.shards.calls.map((call) => [call.shard, call.kind])).toEqual([
    ["MAIL#0", "report"],
    ["MAIL#1", "report"],
  ]);
  expect(world.shards.reports.map((report) => report.outcome.kind)).toEqual(
    Array.from({ length: 100 }, () => "completed"),
  );
  expect(world.clock.pending).toBe(0);
});

test("the performer is handed payload and context", async () => {
  const world = createWorld();
  let seen: JobContext | null = null;
  world.scripts.set("job", (ctx) => {
    seen = ctx;
    return { sent: true };
  });
  const body = message("job", { attempt: 3, timeoutMs: 5_000 });
  await world.deliver(body).done;
  expect(seen).toMatchObject({
    jobId: body.id,
    idempotencyKey: body.id,
    binding: "MAIL",
    attempt: 3,
    deadlineAt: world.clock.now() + 5_000,
  });
  expect(world.shards.reports[0]).toEqual({
    id: body.id,
    attempt: 3,
    outcome: { kind: "completed", result: '{"sent":true}' },
    startedAgoMs: 0,
    runMs: 0,
  });
});

test("P14 a slow job delays nobody: others are reported within the hold-back, it is announced", async () => {
  const world = createWorld();
  const slow = message("slow");
  const quick = message("quick");
  world.scripts.set("slow", never);
  const delivered = world.deliver(slow, quick);
  await world.clock.advance(24);
  expect(world.shards.calls).toEqual([]);
  await world.clock.advance(1);
  expect(world.shards.reports.map((report) => report.id)).toEqual([quick.id]);
  expect(world.shards.reports[0]).toMatchObject({ startedAgoMs: 25, runMs: 0 });
  expect(world.shards.of("start")).toEqual([]);
  await world.clock.advance(225);
  expect(world.shards.of("start").map((call) => call.input)).toEqual([
    [{ id: slow.id, attempt: 1 }],
  ]);
  await world.clock.advance(30_000);
  await delivered.done;
  expect(world.shards.of("report").map((call) => call.at)).toEqual([25, 30_000]);
  expect(world.shards.reports[1]).toMatchObject({ id: slow.id, outcome: { kind: "timed-out" } });
});

test("P19 unreadable messages are logged and acked beside good ones", async () => {
  const world = createWorld();
  const good = message("good");
  const bad = [
    null,
    "not json",
    "null",
    7,
    { ...message("x"), v: 2 },
    { ...message("x"), id: "MAIL" },
    { ...message("x"), attempt: 0 },
    { ...message("x"), attempt: 1.5 },
    { ...message("x"), timeoutMs: Number.NaN },
    { ...message("x"), guarantee: "maybe" },
    { ...message("x"), payload: undefined },
    { ...message("x"), id: "GONE#0:00000000001" },
    { ...message("x"), id: "constructor#0:00000000001" },
    { ...message("x"), id: "MAIL#-1:00000000001" },
  ];
  const { done, isAcked } = world.deliver(...bad, good);
  await done;
  expect(isAcked()).toBe(true);
  expect(world.performed).toEqual([good.id]);
  const unreadable = world.logs.filter((record) => record.event === "message-unreadable");
  expect(unreadable.map((record) => record["reason"])).toEqual([
    ...["malformed", "malformed", "malformed", "malformed", "other-version"],
    ...["malformed", "malformed", "malformed", "malformed", "malformed", "malformed"],
    ...["unknown-binding", "malformed", "malformed"],
  ]);
});

test("P06 a message that comes twice in one batch runs once", async () => {
  const world = createWorld();
  const body = message("twice");
  await world.deliver(body, JSON.stringify(body), message("other")).done;
  expect(world.performed).toHaveLength(2);
  expect(world.shards.reports).toHaveLength(2);
});

test("P28 at-most-once asks first, once per shard, and runs only what is granted", async () => {
  const world = createWorld();
  const mine = message("mine", { id: "CHARGE#0:00000000001" });
  const taken = message("taken", { id: "CHARGE#0:00000000002" });
  const overridden = message("over", { guarantee: "at-most-once" });
  const plain = message("plain", { id: "CHARGE#0:00000000003", guarantee: "at-least-once" });
  world.shards.onClaim = ({ id }) => ({ kind: id === taken.id ? "stale" : "granted" });
  await world.deliver(mine, taken, overridden, plain).done;
  expect(new Set(world.performed)).toEqual(new Set([mine.id, overridden.id, plain.id]));
  expect(world.shards.of("claim").map((call) => call.input)).toEqual([
    [
      { id: mine.id, attempt: 1, exclusive: true, withPayload: false },
      { id: taken.id, attempt: 1, exclusive: true, withPayload: false },
    ],
    [{ id: overridden.id, attempt: 1, exclusive: true, withPayload: false }],
  ]);
});

test("a claim is repeated with a new stub, and without an answer nothing runs", async () => {
  const world = createWorld();
  world.shards.failures.claim = [reset(), reset()];
  const first = world.deliver(message("a", { id: "CHARGE#0:00000000001" }));
  await world.clock.advance(10_000);
  await first.done;
  expect(world.performed).toHaveLength(1);
  expect(world.shards.of("claim").map((call) => call.at)).toEqual([0, 50, 250]);

  world.shards.failures.claim = [reset(), reset(), reset(), reset()];
  const second = world.deliver(message("b", { id: "CHARGE#0:00000000002" }));
  await world.clock.advance(10_000);
  await second.done;
  expect(second.isAcked()).toBe(true);
  expect(world.performed).toHaveLength(1);
  expect(world.logs.map((record) => record.event)).toContain("claim-failed");
});

test("a payload by reference is fetched; more than 24 take more than one call", async () => {
  const world = createWorld();
  const seen: unknown[] = [];
  world.scripts.set(undefined, (_, payload) => seen.push(payload));
  world.shards.onClaim = () => ({ kind: "granted", payload: '{"__proto__":{"x":1},"n":[1]}' });
  const bodies = Array.from({ length: 30 }, () => {
    const { payload: _, ...rest } = message("");
    return { ...rest, byReference: true as const };
  });
  await world.deliver(...bodies).done;
  expect(world.shards.of("claim").map((call) => (call.input as unknown[]).length)).toEqual([24, 6]);
  expect(world.performed).toHaveLength(30);
  expect(world.shards.reports).toHaveLength(30);
});

test("what runs for a quarter of a second is announced, unless an exclusive claim said so already", async () => {
  const world = createWorld();
  const { payload: _, ...rest } = message("");
  const fetched = { ...rest, byReference: true as const, timeoutMs: 1_000 };
  const claimed = message("slow", { id: "CHARGE#0:00000000001", timeoutMs: 1_000 });
  world.shards.onClaim = ({ withPayload }) =>
    withPayload ? { kind: "granted", payload: '"slow"' } : { kind: "granted" };
  world.scripts.set("slow", never);
  const delivered = world.deliver(fetched, claimed);
  await world.clock.advance(1_000);
  await delivered.done;
  expect(world.shards.of("start").map((call) => [call.at, call.input])).toEqual([
    [250, [{ id: fetched.id, attempt: 1 }]],
  ]);
});

test("a payload that cannot be read fails its own attempt", async () => {
  const world = createWorld();
  const { payload: _, ...rest } = message("");
  await world.deliver({ ...rest, byReference: true }, message("good")).done;
  const outcomes = world.shards.reports.map((report) => report.outcome.kind);
  expect(outcomes.sort()).toEqual(["completed", "failed"]);
});

test("P19 no body whatever makes the handler reject or keeps a good message from running", async () => {
  const anyBody = fc.oneof(
    fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
    fc.json(),
    fc.record({
      v: fc.constant(1),
      id: fc.anything(),
      attempt: fc.anything(),
      payload: fc.anything(),
    }),
    fc.record({ v: fc.constant(1), id: fc.constant("MAIL#0:00000000000"), attempt: fc.anything() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyBody, { maxLength: 10 }), async (bodies) => {
      const world = createWorld();
      const good = message("good");
      const { done, isAcked } = world.deliver(...bodies, good);
      await done;
      expect(isAcked()).toBe(true);
      expect(world.performed).toContain(good.id);
    }),
  );
});

test("P04 a failed report is repeated with a new stub before the ack", async () => {
  const world = createWorld();
  world.shards.failures.report = [reset(), reset()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(60);
  expect(delivered.isAcked()).toBe(false);
  await world.clock.advance(200);
  await delivered.done;
  expect(world.performed).toHaveLength(1);
  expect(world.shards.stubs).toBe(3);
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 50, 250]);
  expect((world.shards.of("report")[2]?.input as { startedAgoMs: number }[])[0]).toMatchObject({
    startedAgoMs: 250,
    runMs: 0,
  });
});

test("P28 an overloaded shard gets air, and a shard that never answers ends in an ack", async () => {
  const world = createWorld();
  world.shards.failures.report = [overloaded(), reset(), reset(), reset(), reset()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(20_000);
  await delivered.done;
  expect(delivered.isAcked()).toBe(true);
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 1_000, 1_200, 2_000, 4_000]);
  expect(world.logs.map((record) => record.event)).toEqual(["report-failed"]);
});

test("a namespace missing from env is a logged fault, never a rejection", async () => {
  const world = createWorld();
  const events: string[] = [];
  const handleBatch = createConsumer(
    { definitions: { MAIL: definitionOf("MAIL") }, performers: { MAIL: () => null } },
    { clock: world.clock, random: () => 0.5, log: (record) => events.push(record.event) },
  );
  let acked = 0;
  const batch = { queue: "q", messages: [{ body: message("x") }], ackAll: () => (acked += 1) };
  const done = handleBatch(batch, {});
  await world.clock.advance(20_000);
  await done;
  expect([acked, events]).toEqual([1, ["report-failed"]]);
});

test("a performer attached to the platform is handed the invocation's context, any other is not", async () => {
  const world = createWorld();
  const seen: unknown[][] = [];
  const handleBatch = createConsumer(
    {
      definitions: { MAIL: definitionOf("MAIL"), CHARGE: definitionOf("CHARGE") },
      performers: {
        MAIL: { perform: (...all: unknown[]) => void seen.push(all) },
        CHARGE: (...all: unknown[]) => void seen.push(all),
      },
    },
    { clock: world.clock, random: () => 0.5, log: (record) => world.logs.push(record) },
  );
  const env = { TSUMUGI_MAIL: world.shards, TSUMUGI_CHARGE: world.shards };
  const executionContext = {};
  const bodies = [message("a"), message("b", { id: "CHARGE#0:00000000001" })];
  const batch = {
    queue: "q",
    messages: bodies.map((body) => ({ body })),
    ackAll: () => undefined,
  };
  await handleBatch(batch, env, executionContext);
  expect(seen.map((all) => [all.length, all[0]])).toEqual([
    [3, "a"],
    [2, "b"],
  ]);
  expect(seen[0]?.[2]).toBe(executionContext);
  expect(world.logs).toEqual([]);
});

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

test("a report that hangs is given up and repeated; an empty batch costs nothing", async () => {
  const world = createWorld();
  await world.deliver().done;
  expect(world.shards.calls).toEqual([]);
  world.shards.failures.report = [never()];
  const delivered = world.deliver(message("job"));
  await world.clock.advance(10_050);
  await delivered.done;
  expect(world.shards.of("report").map((call) => call.at)).toEqual([0, 10_050]);
});

test("one shard's trouble does not hold up another's reports", async () => {
  const world = createWorld();
  world.shards.failures.report = [reset()];
  const later = () => new Promise<void>((resolve) => world.clock.setTimeout(resolve, 20));
  world.scripts.set("later", later);
  const delivered = world.deliver(
    message("soon", { id: "MAIL#0:00000000001" }),
    message("later", { id: "MAIL#1:00000000002" }),
  );
  await world.clock.advance(10_000);
  await delivered.done;
  expect(world.shards.of("report").map((call) => [call.at, call.shard])).toEqual([
    [0, "MAIL#0"],
    [20, "MAIL#1"],
    [50, "MAIL#0"],
  ]);
});

function fail(reason: unknown): never {
  throw reason;
}
