/** Messages that are not what they should be are logged and acked, and the rest of their batch goes on (SPEC 3). */

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, shard, viewOf } from "./support.ts";

/** What was logged as an error or a warning from now on, one object a line. */
function watchLog(): { readonly event: string; readonly reason?: string }[] {
  const lines: { event: string }[] = [];
  for (const level of ["error", "warn"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as { event: string });
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
  }
  return lines;
}

const UNKNOWN = "PLAIN#0:00000000001";
const GOOD = { v: 1, id: UNKNOWN, attempt: 1, dispatchedAt: 0, payload: {} };

const UNREADABLE: readonly [string, unknown, string][] = [
  ["no JSON", "{", "malformed"],
  ["an empty text", "", "malformed"],
  ["null", null, "malformed"],
  ["a number", 7, "malformed"],
  ["an array", [], "other-version"],
  ["an object of somebody else", { hello: "world" }, "other-version"],
  ["another version", { ...GOOD, v: 2 }, "other-version"],
  ["a version as text", { ...GOOD, v: "1" }, "other-version"],
  ["an id that is none", { ...GOOD, id: "PLAIN" }, "malformed"],
  ["an id that is no text", { ...GOOD, id: 1 }, "malformed"],
  ["no attempt", { ...GOOD, attempt: undefined }, "malformed"],
  ["attempt 0", { ...GOOD, attempt: 0 }, "malformed"],
  ["half an attempt", { ...GOOD, attempt: 1.5 }, "malformed"],
  ["a timeout of a year", { ...GOOD, timeoutMs: 31_536_000_000 }, "malformed"],
  ["a guarantee of its own", { ...GOOD, guarantee: "exactly-once" }, "malformed"],
  ["no payload", { ...GOOD, payload: undefined }, "malformed"],
  ["an unknown binding", { ...GOOD, id: "GONE#0:00000000001" }, "unknown-binding"],
];

describe("P19 a message that cannot be read", () => {
  it.each(UNREADABLE)("%s: logged and acked", async (_, body, reason) => {
    const lines = watchLog();
    const result = await deliver(body);
    expect(result).toMatchObject({ outcome: "ok", ackAll: true, retryMessages: [] });
    expect(lines).toMatchObject([{ event: "message-unreadable", reason }]);
  });

  it("does not hold up the good ones of its batch", async () => {
    const queue = new HeldQueue("PLAIN");
    const first = await enqueue(env, { binding: "PLAIN", payload: {} });
    const second = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
    const lines = watchLog();
    const bad = UNREADABLE.map(([, body]) => body);
    const result = await deliver(...bad, await queue.body(first), ...bad, await queue.body(second));
    expect(result).toMatchObject({ ackAll: true, retryMessages: [] });
    expect(lines).toHaveLength(UNREADABLE.length * 2);
    expect((await viewOf(first)).state).toBe("COMPLETED");
    expect((await viewOf(second)).state).toBe("FAILED");
  });
});

describe("a message of an unknown job", () => {
  it("is acked, and its report is stale", async () => {
    const lines = watchLog();
    const message = { ...GOOD, dispatchedAt: Date.now() };
    expect(await deliver(message)).toMatchObject({ ackAll: true, retryMessages: [] });
    expect(lines).toMatchObject([{ event: "report-stale" }]);
    expect(await shard("PLAIN#0").get([UNKNOWN])).toEqual([null]);
  });

  it.each([
    ["at-most-once", { ...GOOD, guarantee: "at-most-once" }],
    ["by reference", { ...GOOD, payload: undefined, byReference: true }],
    ["late", GOOD],
  ])("%s: does not run at all", async (_, message) => {
    const before = runsOf(UNKNOWN).length;
    expect(await deliver(message)).toMatchObject({ ackAll: true });
    expect(runsOf(UNKNOWN)).toHaveLength(before);
  });
});

describe("calls that make no sense", () => {
  it("reports for unknown and foreign jobs are stale, and the good one beside them counts", async () => {
    const queue = new HeldQueue("PLAIN");
    const id = await enqueue(env, { binding: "PLAIN", payload: {} });
    await queue.body(id);
    const rest = { outcome: { kind: "completed" }, startedAgoMs: 0, runMs: 0 } as const;
    const ids = [UNKNOWN, "ONCE#0:00000000001", "nonsense", "", id, id];
    const replies = await shard("PLAIN#0").report(
      ids.map((each) => ({ id: each, attempt: 1, ...rest })),
    );
    expect(replies.map(({ kind }) => kind)).toEqual([
      "stale",
      "stale",
      "stale",
      "stale",
      "recorded",
      "stale",
    ]);
    expect((await viewOf(id)).state).toBe("COMPLETED");
  });

  it("a report with impossible durations gives times that are possible", async () => {
    const queue = new HeldQueue("PLAIN");
    const durations = [Number.NaN, -1e12, 1e12, Number.POSITIVE_INFINITY];
    for (const duration of durations) {
      const id = await enqueue(env, { binding: "PLAIN", payload: {} });
      await queue.body(id);
      const outcome = { kind: "completed" } as const;
      const report = { id, attempt: 1, outcome, startedAgoMs: duration, runMs: duration };
      expect(await shard("PLAIN#0").report([report])).toEqual([{ kind: "recorded" }]);
      const { attemptsLog, dispatchedAt, updatedAt } = await viewOf(id);
      const { startedAt, finishedAt } = attemptsLog[0] ?? {};
      expect(startedAt).toBeGreaterThanOrEqual(dispatchedAt ?? Infinity);
      expect(finishedAt).toBeGreaterThanOrEqual(startedAt ?? Infinity);
      expect(finishedAt).toBeLessThanOrEqual(updatedAt);
    }
  });
});
