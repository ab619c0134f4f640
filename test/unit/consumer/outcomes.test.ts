/** What one batch costs its jobs: odd results, performers that do not stop, slow neighbours. */

import { describe, expect, test } from "vitest";
import { createWorld, message } from "./world.ts";

describe("P09 a result that cannot be kept is no failure", () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  class Receipt {
    readonly number = 7;
  }
  const hostile = {
    get amount(): number {
      throw new Error("getter");
    },
  };

  test.each([
    ["BigInt", 1n, /BigInt/],
    ["a cycle", cyclic, /cycle/],
    ["a Map", new Map(), /Map/],
    ["a Date", new Date(), /Date/],
    ["an instance", new Receipt(), /Receipt/],
    ["a symbol", Symbol("s"), /symbol/],
    ["a function", () => 1, /function/],
    ["NaN", Number.NaN, /NaN/],
    ["a Response", new Response("x"), /Response/],
    ["a getter that throws", hostile, /throws/],
    ["a toJSON that throws", { toJSON: () => hostile.amount }, /function/],
    ["3 MB of text", "x".repeat(3_000_000), /too large/],
  ])("%s", async (_, result, reason) => {
    const world = createWorld();
    world.scripts.set("odd", () => result);
    const body = message("odd");
    await world.deliver(body).done;
    expect(world.performed).toEqual([body.id]);
    const [report, ...more] = world.shards.reports;
    expect(more).toEqual([]);
    expect(report?.outcome).toMatchObject({ kind: "completed" });
    expect(report?.outcome).toHaveProperty("resultOmitted", expect.stringMatching(reason));
    expect(report?.outcome).not.toHaveProperty("result");
  });
});

describe("P10 a performer that does not stop", () => {
  test("one that throws at once leaves no timer and no signal behind", async () => {
    const world = createWorld();
    const signals: AbortSignal[] = [];
    world.scripts.set("throws", ({ signal }) => {
      signals.push(signal);
      throw new Error("at once");
    });
    await world.deliver(message("throws", { timeoutMs: 500 })).done;
    expect(world.clock.pending).toBe(0);
    await world.clock.advance(10_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(world.shards.reports).toHaveLength(1);
  });

  test("each of a thousand jobs has a signal of its own, and only the hung one's is aborted", async () => {
    const world = createWorld();
    const signals = new Set<AbortSignal>();
    world.scripts.set("quick", ({ signal }) => void signals.add(signal));
    world.scripts.set("hangs", ({ signal }) => {
      signals.add(signal);
      return new Promise(() => undefined);
    });
    const bodies = Array.from({ length: 1_000 }, (_, index) =>
      message(index === 500 ? "hangs" : "quick", { timeoutMs: 500 }),
    );
    const delivered = world.deliver(...bodies);
    await world.clock.advance(500);
    await delivered.done;
    expect(signals.size).toBe(1_000);
    expect([...signals].filter(({ aborted }) => aborted)).toHaveLength(1);
    const kinds = world.shards.reports.map(({ outcome }) => outcome.kind);
    expect(kinds.filter((kind) => kind === "timed-out")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "completed")).toHaveLength(999);
  });
});

describe("P14 many jobs in one invocation", () => {
  const sleepFor = (world: ReturnType<typeof createWorld>, durationMs: number) => () =>
    new Promise<void>((resolve) => world.clock.setTimeout(resolve, durationMs));

  test("ten jobs of 20 s each are all done within their timeout of 30 s", async () => {
    const world = createWorld();
    world.scripts.set("long", sleepFor(world, 20_000));
    const delivered = world.deliver(...Array.from({ length: 10 }, () => message("long")));
    await world.clock.advance(20_025);
    await delivered.done;
    expect(world.shards.reports.map(({ outcome }) => outcome.kind)).toEqual(
      Array(10).fill("completed"),
    );
  });

  test("nine short jobs are reported when they end, not with the long one in their batch", async () => {
    const world = createWorld();
    world.scripts.set("long", sleepFor(world, 25_000));
    world.scripts.set("short", sleepFor(world, 50));
    const bodies = [message("long"), ...Array.from({ length: 9 }, () => message("short"))];
    const delivered = world.deliver(...bodies);
    await world.clock.advance(100);
    expect(world.shards.reports).toHaveLength(9);
    await world.clock.advance(25_000);
    await delivered.done;
    expect(world.shards.of("report").map(({ at }) => at)).toEqual([75, 25_000]);
  });
});
