import { expect, test } from "vitest";
import {
  NonRetryableError,
  RETRY_AFTER_LIMIT_MS,
  RetryAfterError,
  retryWish,
} from "../../../templates/runtime/core/performer-errors.ts";

test("P41 the classes say how to go on, directly, through causes, and by name from another bundle", () => {
  expect(retryWish(new NonRetryableError("no"))).toBe("never");
  expect(retryWish(new RetryAfterError(2_000))).toBe(2_000);
  expect(retryWish(new Error("x", { cause: new RetryAfterError(0) }))).toBe(0);
  expect(retryWish({ name: "RetryAfterError", afterMs: 5 })).toBe(5);
  expect(retryWish({ cause: { cause: { name: "NonRetryableError" } } })).toBe("never");
});

test("P41 an error that crossed RPC keeps its wish in its message", () => {
  expect(retryWish(new Error("NonRetryableError: no"))).toBe("never");
  const crossed = new RetryAfterError(1_500.2, "rate limited");
  expect(retryWish(new Error(`${crossed.name}: ${crossed.message}`))).toBe(1_501);
  expect(retryWish(new Error("about NonRetryableError: no"))).toBe("backoff");
});

test("P41 a delay that is no delay means the usual backoff; a long one is cut", () => {
  for (const afterMs of [Number.NaN, Infinity, -1, "2", null, undefined, 1n]) {
    expect(retryWish(new RetryAfterError(afterMs as number))).toBe("backoff");
  }
  expect(retryWish(new RetryAfterError(1e15))).toBe(RETRY_AFTER_LIMIT_MS);
  expect(retryWish(new RetryAfterError(0.1))).toBe(1);
});

test("anything else has no wish, and nothing throws", () => {
  const cycle: { cause?: unknown } = {};
  cycle.cause = cycle;
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error("get");
      },
    },
  );
  for (const thrown of [undefined, null, 1, "NonRetryableError", Symbol("x"), cycle, hostile]) {
    expect(retryWish(thrown)).toBe("backoff");
  }
});
