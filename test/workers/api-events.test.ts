/** The stream of events by a clock that does not wait: it shows that it lives, is bounded, and ends by itself. */

import { beforeEach, expect, test } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { askAs, SECRET, settings } from "./api-support.ts";
import { env } from "./support.ts";

const START = Date.now() + 86_400_000;
let now = START;

const clock = {
  now: () => now,
  setTimeout: (run: () => void, afterMs: number) => {
    now += afterMs;
    return setTimeout(run, 0);
  },
  clearTimeout: (timer: unknown) => {
    clearTimeout(timer as number);
  },
};

const api = createApi(settings, { clock, random: () => 0.5 });

const open = async (headers: Readonly<Record<string, string>> = {}) =>
  await askAs(
    { authorization: `Bearer ${SECRET}`, ...headers },
    "GET",
    "/api/events",
    undefined,
    api,
  );

/** Rows as shards project them. */
async function project(count: number, updatedAt: number): Promise<void> {
  const sql = `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, payload, attempts_log, run_after, created_at, updated_at, revision)
    SELECT 'PLAIN#0:' || printf('%011d', value), 'PLAIN', 'COMPLETED', 0, 1, 1, 'at-least-once', '{}', '[]', 0, 0, ?, 1
    FROM json_each(?)`;
  const places = Array.from({ length: count }, (_, place) => place);
  await env.TSUMUGI_DB.prepare(sql).bind(updatedAt, JSON.stringify(places)).run();
}

beforeEach(async () => {
  now = START;
  await env.TSUMUGI_DB.prepare("DELETE FROM tsumugi_jobs").run();
});

test("nothing happens: comments, and an end", async () => {
  const text = await (await open()).text();
  expect(text.match(/^: still here$/gm)?.length).toBeGreaterThanOrEqual(2);
  expect(text).not.toContain("event:");
  expect(now - START).toBeLessThan(60_000);
});

test("what was there before the stream is not told of, what comes late is", async () => {
  await project(3, START - 10_000);
  expect(await (await open()).text()).not.toContain("event:");
  now = START;
  const response = await open();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await env.TSUMUGI_DB.prepare("UPDATE tsumugi_jobs SET updated_at = ?")
    .bind(START - 5_000)
    .run();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toMatch(
    /^event: jobs\nid: \d+\ndata: {"jobs":\[{.*}\]}\n\n$/,
  );
  await reader.cancel();
});

test("more than is sent is a reset", async () => {
  await project(150, START);
  const text = await (await open()).text();
  expect(text).toContain("event: reset\n");
  expect(text).not.toContain("event: jobs\n");
});

test("after Last-Event-ID what changed since is told of", async () => {
  await project(2, START - 20_000);
  const since = await (await open({ "last-event-id": String(START - 22_000) })).text();
  expect(since).toContain("event: jobs\n");
  now = START;
  const later = await (await open({ "last-event-id": String(START - 10_000) })).text();
  expect(later).not.toContain("event:");
});
