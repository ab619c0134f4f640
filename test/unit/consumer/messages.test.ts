/** Messages that cannot be read. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { createWorld, message } from "./world.ts";

test("P19 unreadable messages are logged and acked beside good ones", async () => {
  const world = createWorld();
  const good = message("good");
  const bad = [
    null,
    "not json",
    "null",
    7,
    { ...message("x"), v: 2 },
    { ...message("x"), id: "MAIL" },
    { ...message("x"), attempt: 0 },
    { ...message("x"), attempt: 1.5 },
    { ...message("x"), timeoutMs: Number.NaN },
    { ...message("x"), guarantee: "maybe" },
    { ...message("x"), payload: undefined },
    { ...message("x"), id: "GONE#0:00000000001" },
    { ...message("x"), id: "constructor#0:00000000001" },
    { ...message("x"), id: "MAIL#-1:00000000001" },
  ];
  const { done, isAcked } = world.deliver(...bad, good);
  await done;
  expect(isAcked()).toBe(true);
  expect(world.performed).toEqual([good.id]);
  const unreadable = world.logs.filter((record) => record.event === "message-unreadable");
  expect(unreadable.map((record) => record["reason"])).toEqual([
    ...["malformed", "malformed", "malformed", "malformed", "other-version"],
    ...["malformed", "malformed", "malformed", "malformed", "malformed", "malformed"],
    ...["unknown-binding", "malformed", "malformed"],
  ]);
});

test("P19 no body whatever makes the handler reject or keeps a good message from running", async () => {
  const anyBody = fc.oneof(
    fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
    fc.json(),
    fc.record({
      v: fc.constant(1),
      id: fc.anything(),
      attempt: fc.anything(),
      payload: fc.anything(),
    }),
    fc.record({ v: fc.constant(1), id: fc.constant("MAIL#0:00000000000"), attempt: fc.anything() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyBody, { maxLength: 10 }), async (bodies) => {
      const world = createWorld();
      const good = message("good");
      const { done, isAcked } = world.deliver(...bodies, good);
      await done;
      expect(isAcked()).toBe(true);
      expect(world.performed).toContain(good.id);
    }),
  );
});
