import { expect, test } from "vitest";
import { parseRetryAfter } from "../../../templates/runtime/performers/retry-after.ts";

const NOW = Date.UTC(2026, 9, 21, 7, 27, 0);

test.each([
  ["2", 2_000],
  [" 120 ", 120_000],
  ["007", 7_000],
  ["99999999999999", 99_999_999_999_999_000],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 60_000],
  ["Wednesday, 21-Oct-26 07:28:00 GMT", 60_000],
  ["Wed Oct 21 07:28:00 2026", 60_000],
  ["Sun Nov  1 07:27:00 2026", 11 * 86_400_000],
])("%s", (header, waitMs) => {
  expect(parseRetryAfter(header, NOW)).toBe(waitMs);
});

test.each([
  null,
  "",
  "0",
  "-1",
  "+2",
  "1.5",
  "1e9",
  "2s",
  "2, 3",
  "abc",
  "Infinity",
  "Wed, 21 Oct 2026 07:27:00 GMT",
  "Wed, 21 Oct 2015 07:28:00 GMT",
  "Wed, 21 Oct 2026 07:28:00",
  "Wed, 21 Oct 2026 07:28:00 PST",
  "Wed, 99 Oct 2026 07:28:00 GMT",
  "2026-10-21T07:28:00Z",
  "1".repeat(400),
])("%s means the usual backoff", (header) => {
  expect(parseRetryAfter(header, NOW)).toBeNull();
});
