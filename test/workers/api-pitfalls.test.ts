/** Faults that other systems' control APIs were reported to have, held against this one, with real shards and D1. */

import { describe, expect, test } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { endpoints } from "./project/generated/runtime/api/endpoints.ts";
import type { JobListResponse, JobResponse } from "./project/generated/runtime/api/types.ts";
import { answerOf, ask, askAs, READ_TOKEN, refusalOf, type ErrorBody } from "./api-support.ts";
import { env, readModelRow, shard, until, untilState, viewOf } from "./support.ts";

const pathOf = (id: string, rest = "") => `/api/jobs/${encodeURIComponent(id)}${rest}`;

test("P57 a name that every object has names no binding, field or parameter", async () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const body = { binding: name, payload: {} };
    expect((await ask("POST", `/api/bindings/${name}/pause`)).status).toBe(404);
    expect((await ask("POST", `/api/bindings/${name}/purge`, { confirm: name })).status).toBe(404);
    expect((await ask("POST", "/api/jobs", body)).status).toBe(400);
    expect((await ask("POST", "/api/jobs/bulk-cancel", { binding: name })).status).toBe(400);
    expect((await ask("GET", `/api/metrics?binding=${name}`)).status).toBe(400);
    for (const query of [`binding=${name}`, `index.${name}=1`, `${name}=1`, `sort=${name}`]) {
      expect((await ask("GET", `/api/jobs?${query}`)).status, query).toBe(400);
    }
  }
});

test("P62 what is past its retention is gone for every call, and is said to be", async () => {
  const id = await enqueue(env, { binding: "SWEPT", payload: { act: "never-again" } });
  await untilState(id, "FAILED");
  await until("the shard has forgotten it", async () => {
    const [view] = await shard("SWEPT#0").get([id]);
    return view === null;
  });
  for (const action of ["retry", "cancel"]) {
    expect(await refusalOf(await ask("POST", pathOf(id, `/${action}`)))).toEqual([410, "gone"]);
  }
  expect(await refusalOf(await ask("GET", pathOf(id, "?fresh=1")))).toEqual([410, "gone"]);
  const bulk = await ask("POST", "/api/jobs/bulk-retry", { ids: [id] });
  expect(await bulk.json()).toMatchObject({ ok: 0, failed: [{ id, reason: "gone" }] });
});

describe("P63 a walk while jobs are added, finish and are deleted", () => {
  const BORN = 1_700_000_000_000;

  /** Rows of the read model, as shards would write them: all of one millisecond. */
  async function insert(from: number, count: number, bornAt = BORN): Promise<void> {
    await env.TSUMUGI_DB.prepare(
      `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, payload, attempts_log, run_after, created_at, updated_at, revision)
       WITH RECURSIVE place(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM place WHERE i < ?1 + ?2 - 1)
       SELECT 'BACKLOG#0:' || printf('%011d', i), 'BACKLOG', 'SCHEDULED', i % 3 - 1, 0, 3, 'at-least-once', '{}', '[]', ?3, ?3, ?3, 1 FROM place`,
    )
      .bind(from, count, bornAt)
      .run();
  }

  const idOf = (place: number) => `BACKLOG#0:${String(place).padStart(11, "0")}`;

  test.each([
    ["created_at", "desc"],
    ["created_at", "asc"],
    ["binding", "desc"],
    ["priority", "desc"],
    ["priority", "asc"],
  ])("by %s %s", async (sort, order) => {
    await env.TSUMUGI_DB.prepare("DELETE FROM tsumugi_jobs WHERE binding = 'BACKLOG'").run();
    await insert(0, 250);
    const met: string[] = [];
    const deleted = new Set<string>();
    let cursor = "";
    for (let page = 0; ; page += 1) {
      const path = `/api/jobs?binding=BACKLOG&limit=50&sort=${sort}&order=${order}${cursor}`;
      const answer = await answerOf<JobListResponse>(await ask("GET", path), "listJobs");
      met.push(...answer.jobs.map(({ id }) => id));
      if (answer.next_cursor === null) break;
      cursor = `&cursor=${answer.next_cursor}`;
      // Some beside the walk's place, some behind it, some before it.
      await insert(1_000 + page * 10, 5);
      await insert(2_000 + page * 10, 5, BORN + 1_000 + page);
      await env.TSUMUGI_DB.prepare(
        "UPDATE tsumugi_jobs SET state = 'COMPLETED', attempts = 1, updated_at = ? WHERE binding = 'BACKLOG' AND CAST(substr(id, 11) AS INTEGER) % 12 = ?",
      )
        .bind(BORN + 5_000, page)
        .run();
      for (let place = page * 40; place < page * 40 + 5; place += 1) deleted.add(idOf(place));
      await env.TSUMUGI_DB.prepare(
        "DELETE FROM tsumugi_jobs WHERE id IN (SELECT value FROM json_each(?))",
      )
        .bind(JSON.stringify([...deleted]))
        .run();
    }
    expect(new Set(met).size).toBe(met.length);
    const all = Array.from({ length: 250 }, (_, place) => idOf(place));
    expect(all.filter((id) => !deleted.has(id) && !met.includes(id))).toEqual([]);
  });

  test("a cursor that is cut, or of another list, and limits that are none are refused", async () => {
    const path = "/api/jobs?binding=BACKLOG&limit=5";
    const first = await answerOf<JobListResponse>(await ask("GET", path), "listJobs");
    const cursor = first.next_cursor ?? "";
    expect((await ask("GET", `${path}&cursor=${cursor}`)).status).toBe(200);
    for (const query of [
      ...[`cursor=${cursor.slice(0, -1)}`, `cursor=${cursor}&sort=priority`, "cursor="],
      ...[
        `cursor=${cursor}&order=asc`,
        `cursor=${cursor}&state=FAILED`,
        `cursor=${cursor}&offset=5`,
      ],
    ]) {
      expect((await ask("GET", `${path}&${query}`)).status, query).toBe(400);
    }
    for (const limit of ["-1", "0", "1e9", "1000000000", "abc", ""]) {
      expect((await ask("GET", `/api/jobs?limit=${limit}`)).status, limit).toBe(400);
    }
  });
});

test("P67 two retries at the same time are one, and the attempts count on", async () => {
  const id = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
  await untilState(id, "FAILED");
  const both = await Promise.all([1, 2].map(() => ask("POST", pathOf(id, "/retry"))));
  const statuses = both.map(({ status }) => status).sort((left, right) => left - right);
  expect(statuses).toEqual([200, 409]);
  await until("it failed again", async () => {
    const { state, attempts } = await viewOf(id);
    return state === "FAILED" && attempts === 2;
  });
  const fresh = await ask("GET", pathOf(id, "?fresh=1"));
  const { job } = await answerOf<JobResponse>(fresh, "getJob");
  expect(job.attempts_log.map(({ attempt }) => attempt)).toEqual([2, 1]);
});

test("P79 no answer to somebody whom payloads are hidden from holds a payload or a result", async () => {
  const secret = "not-for-everybody";
  const id = await enqueue(env, { binding: "PLAIN", payload: { filler: secret, odd: secret } });
  await untilState(id, "COMPLETED");
  await until("it is in D1", async () => (await readModelRow(id))?.["state"] === "COMPLETED");
  expect(await (await ask("GET", pathOf(id))).text()).toContain(secret);
  for (const { method, path, contentType } of Object.values(endpoints)) {
    if (method !== "GET" || contentType !== undefined) continue;
    const good = path.replace(":id", encodeURIComponent(id)).replace(":name", "PLAIN");
    for (const query of path === "/api/jobs/:id" ? ["", "?fresh=1"] : [""]) {
      const headers = { authorization: `Bearer ${READ_TOKEN}` };
      const response = await askAs(headers, method, `${good}${query}`);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(secret);
    }
  }
});

// The last one: while its job hangs, no other batch of the queue is handed out locally.
test("P66 a cancel that comes too late says so, and changes nothing", async () => {
  const done = await enqueue(env, { binding: "PLAIN", payload: { filler: "done" } });
  await untilState(done, "COMPLETED");
  const hang = { act: "hang" } as const;
  const runs = await enqueue(env, {
    binding: "PLAIN",
    payload: hang,
    maxAttempts: 1,
    timeoutMs: 5_000,
  });
  await untilState(runs, "RUNNING");
  for (const [id, state] of [
    [runs, "RUNNING"],
    [done, "COMPLETED"],
  ] as const) {
    const response = await ask("POST", pathOf(id, "/cancel"));
    const { error } = (await response.json()) as ErrorBody;
    expect([response.status, error.code, error.details]).toEqual([409, "invalid-state", { state }]);
    expect((await viewOf(id)).state).toBe(state);
  }
});
