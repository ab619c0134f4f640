/** P41: seconds or a date, and never a wait that is no time ahead. */

import fc from "fast-check";
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
])("P41 %s is a wait of %i ms", (header, waitMs) => {
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
])("P41 %s means the usual backoff", (header) => {
  expect(parseRetryAfter(header, NOW)).toBeNull();
});

test("whatever stands in the header, the wait is ahead or there is none", () => {
  const date = fc.date({ noInvalidDate: true }).map((at) => at.toUTCString());
  const number = fc.double().map(String);
  fc.assert(
    fc.property(fc.oneof(fc.string(), date, number), fc.nat(), (header, nowMs) => {
      const waitMs = parseRetryAfter(header, nowMs);
      return waitMs === null || (waitMs > 0 && Number.isFinite(waitMs));
    }),
  );
});

test("a date of whole seconds is met exactly", () => {
  const seconds = fc.integer({ min: 1, max: 100 * 366 * 86_400 });
  fc.assert(
    fc.property(seconds, (ahead) => {
      const header = new Date(NOW + ahead * 1_000).toUTCString();
      return parseRetryAfter(header, NOW) === ahead * 1_000;
    }),
  );
});
