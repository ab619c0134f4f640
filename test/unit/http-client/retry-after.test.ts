/** How long the HTTP client waits when the server says how long. */

import { expect, test } from "vitest";
import { createApi } from "../../../templates/runtime/http-client/api.ts";

const NOW = Date.UTC(2026, 9, 21, 7, 28, 0);

async function waitAfter(header: string): Promise<number> {
  const waits: number[] = [];
  const answers = [
    new Response("{}", { status: 503, headers: { "retry-after": header } }),
    Response.json({}),
  ];
  const api = createApi({
    url: "https://jobs.test",
    headers: {},
    timeoutMs: 60_000,
    fetch: () => Promise.resolve(answers.shift() ?? Response.error()),
    random: () => 0.5,
    clock: {
      now: () => NOW,
      setTimeout: (run, afterMs) => {
        // The deadline of a try is no wait.
        if (afterMs === 60_000) return null;
        waits.push(afterMs);
        queueMicrotask(run);
        return null;
      },
      clearTimeout: () => {},
    },
  });
  await api.stats();
  return waits[0] ?? Number.NaN;
}

test.each([
  ["2", 2_000],
  ["Wed, 21 Oct 2026 07:28:05 GMT", 5_000],
  // What asks for nothing that can be, and what asks for too much.
  ["Wed, 21 Oct 2026 07:27:00 GMT", 200],
  ["", 200],
  ["-1", 200],
  ["abc", 200],
  ["1000000000", 30_000],
])("P41 retry-after %j is a wait of %i ms", async (header, waitMs) => {
  expect(await waitAfter(header)).toBe(waitMs);
});
