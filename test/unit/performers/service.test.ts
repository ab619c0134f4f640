/** The call to a performer in another Worker; that it crosses RPC is for the black-box tests to show. */

import { expect, test } from "vitest";
import type { RemoteJob } from "../../../templates/runtime/performers/service.ts";
import { servicePerformer } from "../../../templates/runtime/performers/service.ts";
import { contextOf } from "./world.ts";

const perform = servicePerformer("TSUMUGI_SERVICE_HOOK");

/** What the performer is handed: its own service alone. */
function contextWith(remote: (payload: unknown, job: RemoteJob) => Promise<unknown>) {
  const env = { TSUMUGI_SERVICE_HOOK: { perform: remote } };
  return { ...contextOf(env), env };
}

test("hands over the payload and the job's facts, and answers the result", async () => {
  const ctx = contextWith(async (payload, job) => {
    await job.heartbeat(0.5);
    await job.heartbeat();
    const { heartbeat: _heartbeat, ...facts } = job;
    return { payload, facts };
  });
  expect(await perform({ a: 1 }, ctx)).toEqual({
    payload: { a: 1 },
    facts: {
      jobId: "HOOK#0:0123456789a",
      binding: "HOOK",
      attempt: 2,
      idempotencyKey: "HOOK#0:0123456789a",
      deadlineAt: Date.UTC(2026, 9, 21, 7, 28),
    },
  });
  expect(ctx.beats).toEqual([0.5, undefined]);
});

test("an answer is disposed of and stays as it is", async () => {
  let disposals = 0;
  const answer = Object.assign([1, 2], { [Symbol.dispose]: () => (disposals += 1) });
  expect(
    await perform(
      {},
      contextWith(async () => answer),
    ),
  ).toBe(answer);
  expect(disposals).toBe(1);
});

test("is no longer waited for once the signal is aborted, also when it fails later", async () => {
  let fail: ((error: Error) => void) | undefined;
  const ctx = contextWith(() => new Promise((_resolve, reject) => (fail = reject)));
  const result = perform({}, ctx);
  ctx.controller.abort(new Error("out of time"));
  await expect(result).rejects.toThrow("out of time");
  fail?.(new Error("too late"));
});

test("a service that is not there is named", async () => {
  const env = {} as ReturnType<typeof contextWith>["env"];
  await expect(perform({}, { ...contextOf(), env })).rejects.toThrow(
    "env.TSUMUGI_SERVICE_HOOK is missing: is it in the Worker's services?",
  );
});
