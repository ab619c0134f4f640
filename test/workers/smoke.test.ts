import { expect, it } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { env, untilState } from "./support.ts";

it("a job goes all the way: shard, queue, performer, report", async () => {
  const id = await enqueue(env, { binding: "PLAIN", payload: { act: "succeed" } });
  const view = await untilState(id, "COMPLETED");
  expect(view).toMatchObject({ attempts: 1, result: '{"attempt":1}' });
  expect(runsOf(id)).toHaveLength(1);
});
