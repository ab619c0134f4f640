/** The value that a performer is handed is the JSON value that was enqueued, whichever way it came. */

import { expect, test } from "vitest";
import { createWorld, message } from "./world.ts";

const VALUES: readonly string[] = [
  "null",
  "0",
  '""',
  "[]",
  "false",
  '{"__proto__":{"x":1},"constructor":{"prototype":null}}',
  '"\\u2028 \\u0000 😀 \\ud83d"',
  "[[[[[[1]]]]]]",
  "1e21",
];

test.each(VALUES)("P56 %s is the same inline, as text and by reference", async (payload) => {
  const world = createWorld();
  const seen: unknown[] = [];
  world.scripts.get = () => (_context, value) => void seen.push(value);
  world.shards.onClaim = () => ({ kind: "granted", payload });
  const value = JSON.parse(payload) as unknown;
  const { payload: _, ...rest } = message(null);
  await world.deliver(message(value)).done;
  await world.deliver(JSON.stringify(message(value))).done;
  await world.deliver({ ...rest, byReference: true }).done;
  expect(seen).toHaveLength(3);
  for (const one of seen) expect(JSON.stringify(one)).toBe(JSON.stringify(value));
  expect({} as { x?: unknown }).not.toHaveProperty("x");
});
