/** Whatever comes in, the REST API says what is wrong with it: never a 500, and nothing of SQL or code in an answer. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { endpoints } from "./project/generated/runtime/api/endpoints.ts";
import { JOB_STATES } from "./project/generated/runtime/core/state.ts";
import { ask } from "./api-support.ts";

const RUNS = 400;

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "0",
    "-1",
    "1e9",
    "NaN",
    "true",
    "null",
    "'; DROP TABLE tsumugi_jobs; --",
    '"',
    "%",
    "\u0000",
    "__proto__",
    "constructor",
    "PLAIN",
    "PLAIN#0:00000000009",
    "desc",
    "999999999999999999999",
  ),
  fc.constantFrom(...JOB_STATES),
  fc.integer().map(String),
);

const names = [
  ...new Set(Object.values(endpoints).flatMap(({ query }) => Object.keys(query))),
  "index.customer",
  "index.takesMs",
  "index.",
  "index.__proto__",
  "__proto__",
  "nothing",
];

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString());

const member = fc.constantFrom(
  ...["binding", "payload", "priority", "maxAttempts", "backoff", "timeoutMs", "delayMs", "runAt"],
  ...["guarantee", "concurrencyKey", "uniqueKey", "uniqueForMs", "partitionKey", "ids", "state"],
  ...["limit", "cursor", "dry_run", "created_from", "index.customer", "confirm", "__proto__"],
);

const body = fc.oneof(
  fc.dictionary(member, fc.oneof(odd, fc.jsonValue(), fc.integer()), { maxKeys: 6 }),
  fc.jsonValue(),
  fc.record({
    binding: fc.constantFrom("PLAIN", "DERIVED", "SHARDED", "ONCE"),
    payload: fc.jsonValue(),
    delayMs: fc.constant(3_600_000),
  }),
  fc.record({ ids: fc.array(odd) }),
);

test("no input is answered with 500", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(endpoints)),
      query,
      body,
      odd,
      async (endpoint, text, json, part) => {
        const path = endpoint.path.replaceAll(/:\w+/g, () =>
          encodeURIComponent(part.toWellFormed()),
        );
        const response = await ask(
          endpoint.method,
          `${path}?${text}`,
          endpoint.body === null ? undefined : JSON.stringify(json),
          { "last-event-id": "5" },
        );
        await response.body?.cancel();
        expect(
          response.status,
          `${endpoint.method} ${path}?${text} ${JSON.stringify(json)}`,
        ).not.toBe(500);
      },
    ),
    { numRuns: RUNS },
  );
});
