/** The stream of events by a clock that does not wait: it shows that it lives, is bounded, and ends by itself. */

import { beforeEach, expect, test } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { askAs, SECRET, secrets, settings } from "./api-support.ts";
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

test("who was away for longer than a stream reaches back is told to read again", async () => {
  await project(2, START - 100_000);
  const text = await (await open({ "last-event-id": String(START - 120_000) })).text();
  expect(text).toMatch(/^retry: 1000\n\nevent: reset\nid: \d+\ndata: {}\n\n/);
  now = START;
  expect(await (await open({ "last-event-id": String(START - 50_000) })).text()).not.toContain(
    "event:",
  );
});

test("a quiet stream is followed by another without a reset, however long it was quiet", async () => {
  await project(2, START - 100_000);
  let last = String(START);
  for (let streams = 0; streams < 4; streams += 1) {
    const text = await (await open({ "last-event-id": last })).text();
    expect(text).not.toContain("event:");
    for (const [, id = ""] of text.matchAll(/^id: (\d+)$/gm)) last = id;
  }
  expect(now - START).toBeGreaterThan(120_000);
});

test("P65 a stream reads no rows where nothing happens, however many there are", async () => {
  await project(2_000, START - 3_600_000);
  let rowsRead = 0;
  let looks = 0;
  const database = {
    prepare: (sql: string) => env.TSUMUGI_DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.TSUMUGI_DB.batch(statements);
      rowsRead += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
      looks += 1;
      return results;
    },
  };
  const headers = { authorization: `Bearer ${SECRET}` };
  const response = await askAs(headers, "GET", "/api/events", undefined, api, {
    ...secrets,
    TSUMUGI_DB: database,
  });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  await response.text();
  expect(looks).toBeGreaterThan(30);
  // Seven states are looked into, each once.
  expect(rowsRead / looks).toBeLessThanOrEqual(20);
});
