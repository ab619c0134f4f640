import { describe, expect, test } from "vitest";
import {
  answerOf,
  chargeScenario,
  isBooked,
  scriptedId,
  sequenceOf,
  webhookScenario,
} from "../../../example/demo/script.ts";
import { plannedJobs, repeatedMails } from "../../../example/demo/workload.ts";

describe("the receiver's script", () => {
  test("ids carry their number", () => {
    expect(scriptedId("evt", 42)).toBe("evt-0042");
    expect(sequenceOf("evt-0042")).toBe(42);
    expect(sequenceOf("chg-0000")).toBe(0);
    expect(sequenceOf("evt-")).toBeNull();
    expect(sequenceOf("order-1")).toBeNull();
  });

  test("an attempt beyond the script's first answers gets the last one", () => {
    const busy = webhookScenario(13);
    expect(answerOf(busy, 1)).toEqual({ kind: "status", status: 429, retryAfterSeconds: 1 });
    expect(answerOf(busy, 2)).toEqual({ kind: "status", status: 200 });
    expect(answerOf(busy, 9)).toEqual({ kind: "status", status: 200 });
  });

  test("money moves with a booking and with the silence after one", () => {
    expect(isBooked(answerOf(chargeScenario(0), 1))).toBe(true);
    expect(isBooked(answerOf(chargeScenario(101), 1))).toBe(true);
    expect(isBooked(answerOf(chargeScenario(61), 1))).toBe(false);
    expect(isBooked(answerOf(chargeScenario(19), 1))).toBe(false);
    expect(isBooked(answerOf(chargeScenario(19), 2))).toBe(true);
  });
});

describe("the workload", () => {
  const jobs = plannedJobs("http://receiver");

  test("has at least 1,000 jobs and every way to end", () => {
    expect(jobs.length).toBeGreaterThanOrEqual(1_000);
    const ends = new Set(jobs.map((job) => job.ends));
    expect(ends).toEqual(new Set(["COMPLETED", "FAILED", "STALLED", "CANCELLED"]));
  });

  test("has every story of the script", () => {
    const ids = jobs.map(({ input }) => input.payload);
    const events = ids.map(({ body }) => (body as { eventId?: string } | undefined)?.eventId);
    const webhooks = events.filter((id) => id !== undefined).map((id) => sequenceOf(id) ?? 0);
    const charges = ids.map(({ chargeId }) => chargeId).filter((id) => typeof id === "string");
    expect(new Set(webhooks.map((n) => webhookScenario(n).name)).size).toBe(5);
    expect(new Set(charges.map((id) => chargeScenario(sequenceOf(id) ?? 0).name)).size).toBe(4);
  });

  test("repeats only what has a unique key", () => {
    const keys = new Set(jobs.map(({ input }) => input.uniqueKey));
    const repeats = repeatedMails().map(({ input }) => input.uniqueKey);
    expect(repeats.length).toBeGreaterThan(0);
    expect(repeats.every((key) => key !== undefined && keys.has(key))).toBe(true);
    expect(new Set(repeats).size).toBe(repeats.length);
  });
});
