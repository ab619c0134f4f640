/** One batch: who runs, in how many calls, and what the handler does about what is missing. */

import { expect, test } from "vitest";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";
import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import { createWorld, definitionOf, message, never } from "./world.ts";

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

test("P06 a message that comes twice in one batch runs once", async () => {
  const world = createWorld();
  const body = message("twice");
  await world.deliver(body, JSON.stringify(body), message("other")).done;
  expect(world.performed).toHaveLength(2);
  expect(world.shards.reports).toHaveLength(2);
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
