/** What stands in the log may be read by more people than what stands in a job. */

import { expect, test } from "vitest";
import { createWorld, message } from "./world.ts";

const SECRET = "s3cr3t-t0ken";

test("P79 no line that the consumer writes by itself holds a payload or a result", async () => {
  const world = createWorld();
  const payload = { secret: SECRET };
  world.scripts.get = () => () => SECRET;
  const calls = ["report", "claim"] as const;
  for (const call of calls) {
    world.shards.failures[call] = Array.from({ length: 20 }, () => new Error("reset"));
  }
  const text = JSON.stringify(message(payload));
  const delivered = world.deliver(
    message(payload),
    message(payload, { id: "CHARGE#0:00000000001" }),
    // Each way in which a message can be unreadable, with the payload still in it.
    text.slice(0, -1),
    JSON.stringify(SECRET),
    SECRET,
    { ...message(payload), v: 2 },
    { ...message(payload), attempt: 0 },
    { ...message(payload), id: "GONE#0:00000000001" },
  );
  await world.clock.advance(60_000);
  await delivered.done;
  expect(new Set(world.logs.map(({ event }) => event))).toEqual(
    new Set(["message-unreadable", "report-failed", "claim-failed"]),
  );
  expect(JSON.stringify(world.logs)).not.toContain(SECRET);
});

test("P79 every attempt is handed the same clear payload", async () => {
  const world = createWorld();
  const seen: unknown[] = [];
  world.scripts.get = () => (_context, value) => {
    seen.push(structuredClone(value));
    // What a performer does to its copy is its own business.
    (value as { secret: string }).secret = "changed";
    throw new Error("again");
  };
  const body = message({ secret: SECRET });
  const text = JSON.stringify(body);
  for (const attempt of [1, 2, 3]) {
    await world.deliver(JSON.stringify({ ...(JSON.parse(text) as object), attempt })).done;
  }
  expect(seen).toEqual(Array(3).fill({ secret: SECRET }));
});
