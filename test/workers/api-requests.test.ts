/** Requests that are not as declared, and what stands in the way of an answer. */

import { expect, test } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { ask, askAs, refusalOf, SECRET, secrets, settings } from "./api-support.ts";
import type { ErrorBody } from "./api-support.ts";
import { env } from "./support.ts";

const JOB = encodeURIComponent("PLAIN#0:00000000000");

test.each([
  ["GET", "/api", 404],
  ["GET", "/api/nothing", 404],
  ["POST", "/api/bindings/NOTHING/pause", 404],
  ["PUT", "/api/jobs", 405],
  ["DELETE", `/api/jobs/${JOB}`, 405],
  ["GET", `/api/jobs/${JOB}/retry`, 405],
  ["OPTIONS", "/api/jobs", 405],
])("%s %s is answered with %i", async (method, path, status) => {
  expect((await ask(method, path)).status).toBe(status);
});

test("405 says what is allowed", async () => {
  const response = await ask("PATCH", "/api/jobs");
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
});

test.each([
  ["GET", "/api/jobs?limits=5", "limits"],
  ["GET", "/api/jobs?limit=0", "limit"],
  ["GET", "/api/jobs?limit=101", "limit"],
  ["GET", "/api/jobs?limit=1e1", "limit"],
  ["GET", "/api/jobs?limit=5&limit=6", "limit"],
  ["GET", "/api/jobs?state=NONE", "state"],
  ["GET", "/api/jobs?sort=payload", "sort"],
  ["GET", "/api/jobs?order=up", "order"],
  ["GET", "/api/jobs?binding=PLAN", "binding"],
  ["GET", "/api/jobs?id=x", "id"],
  ["GET", "/api/jobs?cursor=abc", "cursor"],
  ["GET", "/api/jobs?offset=10001", "offset"],
  ["GET", "/api/jobs?created_from=yesterday", "created_from"],
  ["GET", "/api/jobs?index.nothing=1", "index.nothing"],
  ["GET", "/api/jobs?binding=PLAIN&index.customer=1", "index.customer"],
  ["GET", "/api/stats?fresh=1", "fresh"],
  ["GET", `/api/jobs/${JOB}?fresh=2`, "fresh"],
  ["GET", "/api/jobs/nonsense", "id"],
  ["GET", "/api/jobs/%E0%A4%A", "id"],
])("%s %s is refused for %s", async (method, path, name) => {
  const response = await ask(method, path);
  const { error } = (await response.json()) as ErrorBody;
  expect([response.status, error.code]).toEqual([400, "invalid-request"]);
  expect(error.details).toEqual([
    { path: name, expected: expect.any(String) as string, got: expect.any(String) as string },
  ]);
});

test("everything that is wrong is said at once", async () => {
  const response = await ask("GET", "/api/jobs?limit=0&order=up&nothing=1");
  const { error } = (await response.json()) as ErrorBody;
  expect((error.details as { path: string }[]).map(({ path }) => path)).toEqual([
    "limit",
    "order",
    "nothing",
  ]);
});

test("an answer does not grow with the nonsense of its request", async () => {
  const names = Array.from({ length: 1_000 }, (_, place) => `q${place}=1`).join("&");
  const response = await ask("GET", `/api/jobs?${names}`);
  const text = await response.text();
  const { error } = JSON.parse(text) as ErrorBody;
  expect([response.status, (error.details as unknown[]).length]).toEqual([400, 20]);
  expect(error.message).toMatch(/\(and 999 more\)$/);
  expect(text.length).toBeLessThan(6_000);
});

test("bodies", async () => {
  expect(await refusalOf(await ask("POST", "/api/jobs", "{"))).toEqual([400, "invalid-request"]);
  expect(await refusalOf(await ask("POST", "/api/jobs", "[]"))).toEqual([400, "invalid-request"]);
  expect(
    await refusalOf(await ask("POST", "/api/jobs", "{}", { "content-type": "text/plain" })),
  ).toEqual([415, "unsupported-media-type"]);
  expect(await refusalOf(await ask("POST", "/api/jobs"))).toEqual([415, "unsupported-media-type"]);
  const huge = JSON.stringify({ binding: "PLAIN", payload: "x".repeat(1_200_000) });
  expect(await refusalOf(await ask("POST", "/api/jobs", huge))).toEqual([413, "payload-too-large"]);
});

test("a stream of a body is cut at the limit, whatever it says of its length", async () => {
  const chunk = new TextEncoder().encode("x".repeat(100_000));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const headers = { authorization: `Bearer ${SECRET}`, "content-type": "application/json" };
  const request = new Request("https://x.example/api/jobs", { method: "POST", body, headers });
  const response = await createApi(settings).fetch(request, { ...env, ...secrets });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test("missing bindings are named", async () => {
  const lacking = { TSUMUGI_DB: undefined, TSUMUGI_RATED: undefined, ...secrets };
  const headers = { authorization: `Bearer ${SECRET}` };
  const response = await askAs(headers, "GET", "/api/jobs", undefined, undefined, lacking);
  const { error } = (await response.json()) as ErrorBody;
  expect([response.status, error.code]).toEqual([503, "bindings-missing"]);
  expect(error.details).toEqual({ missing_bindings: ["TSUMUGI_DB", "TSUMUGI_RATED"] });
});

test("a database without tables is told from one that does not answer", async () => {
  const broken = (message: string) => ({
    TSUMUGI_DB: {
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error(message)),
    },
    ...secrets,
  });
  const headers = { authorization: `Bearer ${SECRET}` };
  const codeWith = async (message: string) =>
    await refusalOf(
      await askAs(headers, "GET", "/api/jobs", undefined, undefined, broken(message)),
    );
  expect(await codeWith("D1_ERROR: no such table: tsumugi_jobs: SQLITE_ERROR")).toEqual([
    503,
    "migrations-missing",
  ]);
  expect(await codeWith("D1_ERROR: overloaded")).toEqual([503, "read-model-unavailable"]);
});
