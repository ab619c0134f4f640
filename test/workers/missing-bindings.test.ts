/** A Worker whose configuration lacks what was generated for it: it says what is missing, and nothing is lost. */

import { createScheduledController, runInDurableObject } from "cloudflare:test";
import { expect, it, onTestFinished, vi } from "vitest";
import { enqueue, jobs, ShardUnavailableError } from "./project/generated/index.ts";
import worker from "./project/generated/worker.ts";
import { env, evict, readModelRow, shard, until, untilState, viewOf } from "./support.ts";

/** The lines that are logged from now on. */
function logged(level: "warn" | "error"): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, level).mockImplementation((line: unknown) => {
    lines.push(String(line));
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return lines;
}

/** Starts the shard anew with an env that lacks the binding. */
async function startWithout(name: string, binding: string): Promise<void> {
  await shard(name).wake();
  await evict(name);
  await runInDurableObject(shard(name) as unknown as DurableObjectStub, (instance) => {
    const known = Reflect.get(instance, "env") as object;
    const { [binding]: _, ...others } = known as Record<string, unknown>;
    Reflect.set(instance, "env", others);
  });
}

it("without its queue a shard keeps its jobs and names the binding", async () => {
  const lines = logged("warn");
  await startWithout("PLAIN#0", "TSUMUGI_QUEUE_DEFAULT");
  const id = await enqueue(env, { binding: "PLAIN", payload: {} });
  await until("the failed send is logged", () =>
    lines.some((line) => line.includes("env.TSUMUGI_QUEUE_DEFAULT is missing")),
  );
  expect(await viewOf(id)).toMatchObject({ state: "SCHEDULED", attempts: 0 });
  await evict("PLAIN#0");
  await shard("PLAIN#0").wake();
  expect(await untilState(id, "COMPLETED")).toMatchObject({ attempts: 1 });
});

it("without D1 a shard goes on and names the binding", async () => {
  const lines = logged("warn");
  await startWithout("ONCE#0", "TSUMUGI_DB");
  const id = await enqueue(env, { binding: "ONCE", payload: {} });
  await untilState(id, "COMPLETED");
  await until("the failed flush is logged", () =>
    lines.some((line) => line.includes("env.TSUMUGI_DB is missing")),
  );
  expect(await readModelRow(id)).toBeNull();
  await evict("ONCE#0");
  await shard("ONCE#0").wake();
  await until("projected", async () => (await readModelRow(id))?.["state"] === "COMPLETED");
});

it("without a shard's namespace every call says so", async () => {
  const { TSUMUGI_PLAIN: _, ...others } = env;
  const poor = others as typeof env;
  const id = "PLAIN#0:00000000001";
  for (const call of [
    () => enqueue(poor, { binding: "PLAIN", payload: {} }),
    () => jobs(poor).get(id),
    () => jobs(poor).PLAIN.cancel(id),
    () => jobs(poor).retry(id),
    () => jobs(poor).reschedule(id, { delayMs: 1 }),
  ]) {
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ShardUnavailableError);
    expect(String((error as ShardUnavailableError).cause)).toContain(
      "env.TSUMUGI_PLAIN is missing",
    );
  }
});

it("the cron trigger looks after the shards though D1 is away", async () => {
  const lines = logged("error");
  await shard("PLAIN#0").wake();
  const { requests } = await shard("PLAIN#0").usage();
  const statement = { bind: () => ({ run: () => Promise.reject(new Error("D1 is down")) }) };
  const down = { prepare: () => statement } as unknown as D1Database;
  const scheduledTime = Date.UTC(2026, 10, 30, 12, 0);
  for (const database of [down, undefined as unknown as D1Database]) {
    const at = createScheduledController({ scheduledTime });
    await worker.scheduled(at, { ...env, TSUMUGI_DB: database });
  }
  expect((await shard("PLAIN#0").usage()).requests).toBe(requests + 2);
  expect(lines.filter((line) => line.includes("read-model-not-cleaned"))).toHaveLength(2);
});
