/**
 * Any request of any endpoint, by anybody: an answer that is declared, and nothing done by those who may not. Shards and
 * queues only remember what they are asked; D1 is real, so every statement runs. `TSUMUGI_FUZZ_RUNS` sets how many requests of
 * each endpoint each kind of caller makes.
 */

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { endpoints, type EndpointName } from "./project/generated/runtime/api/endpoints.ts";
import { ERROR_STATUS } from "./project/generated/runtime/api/problem.ts";
import { SORT_COLUMNS } from "./project/generated/runtime/api/read-model/sorts.ts";
import { errorResponse } from "./project/generated/runtime/api/schemas/error.ts";
import { JOB_SORTS, type ErrorCode } from "./project/generated/runtime/api/types.ts";
import { checkSchema } from "./project/generated/runtime/core/schema-check.ts";
import { cursorPart, requestOf, type FuzzedRequest } from "./api-arbitraries.ts";
import { recordedEnv, SHARD_FAULT, type RecordedEnv } from "./api-recorded-env.ts";
import { ORIGIN, READ_TOKEN, SECRET, secrets, settings, type ErrorBody } from "./api-support.ts";
import { env } from "./support.ts";

const RUNS = Number(Reflect.get(env, "TEST_FUZZ_RUNS")) || 25;

/** Wrong with the Worker or its code, which here it never is. */
const NEVER: ReadonlySet<string> = new Set<ErrorCode>([
  "internal",
  "bindings-missing",
  "migrations-missing",
  "read-model-unavailable",
  "auth-unavailable",
]);

/** Of SQL, of stacks and of files. */
const TELLING =
  /SELECT |INSERT |UPDATE |tsumugi_jobs|json_each|SQLITE|D1_ERROR|\bat [\w.<>]+ \(|\.[jt]s:\d|node_modules/;

interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly may: "nothing" | "read" | "act";
}

const cookie = `tsumugi_token=${SECRET}`;
const callers: readonly Caller[] = [
  { name: "no credentials", headers: {}, may: "nothing" },
  { name: "an empty token", headers: { authorization: "Bearer " }, may: "nothing" },
  { name: "a wrong token", headers: { authorization: `Bearer ${SECRET}x` }, may: "nothing" },
  { name: "the read-only token", headers: { authorization: `Bearer ${READ_TOKEN}` }, may: "read" },
  {
    name: "the cookie, sent by another site",
    headers: { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    may: "read",
  },
  { name: "the token", headers: { authorization: `Bearer ${SECRET}` }, may: "act" },
];

const api = createApi(settings);
const names = Object.keys(endpoints) as EndpointName[];

beforeAll(async () => {
  // What fails is logged for the operator, here thousands of times.
  vi.spyOn(console, "error").mockImplementation(() => {});
  await env.TSUMUGI_DB.prepare(
    `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, unique_key, payload, attempts_log, run_after, created_at, updated_at, revision)
     WITH RECURSIVE place(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM place WHERE i < 299)
     SELECT 'PLAIN#0:' || printf('%011d', i), 'PLAIN', CASE i % 3 WHEN 0 THEN 'FAILED' WHEN 1 THEN 'SCHEDULED' ELSE 'COMPLETED' END,
       i % 5 - 2, i % 3, 3, 'at-least-once', 'key ' || i, '{}', '[]', i, i / 10, i / 10, 1 FROM place`,
  ).run();
});

afterAll(() => {
  vi.restoreAllMocks();
});

async function send(
  { method, path, body, headers, replies }: FuzzedRequest,
  caller: Caller,
): Promise<{ readonly response: Response; readonly recorded: RecordedEnv }> {
  const recorded = recordedEnv(secrets, replies);
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: { ...headers, ...caller.headers },
    ...(body === undefined ? {} : { body }),
  });
  return { response: await api.fetch(request, recorded.env), recorded };
}

/** A success is as its endpoint declares; a refusal has the one form, its code's status, and tells nothing of what lies behind. */
async function expectDeclared(response: Response, name: EndpointName): Promise<void> {
  const { path, method, status, response: schema, contentType } = endpoints[name];
  const described = settings.openapi.paths[path.replaceAll(/:(\w+)/g, "{$1}")] ?? {};
  const operation = Reflect.get(described, method.toLowerCase()) as { readonly responses: object };
  expect(Object.keys(operation.responses)).toContain(String(response.status));
  if (response.ok && contentType !== undefined) {
    await response.body?.cancel();
    return;
  }
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  if (response.ok) {
    expect(response.status).toBe(status);
    expect(checkSchema(schema, answer, "answer")).toEqual([]);
    return;
  }
  const { code } = (answer as ErrorBody).error;
  expect(checkSchema(errorResponse, answer, "error")).toEqual([]);
  expect(ERROR_STATUS[code as ErrorCode]).toBe(response.status);
  expect(NEVER).not.toContain(code);
  expect(text).not.toMatch(TELLING);
}

describe.each(callers)("P77 P78 any request, by $name", (caller) => {
  test.each(names)("%s", async (name) => {
    const endpoint = endpoints[name];
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), async (request) => {
        const { response, recorded } = await send(request, caller);
        await expectDeclared(response, name);
        if (caller.may === "nothing") {
          expect(response.status).toBe(401);
          expect(recorded.calls).toEqual([]);
        }
        if (caller.may === "read" && endpoint.access === "act") {
          expect(response.status).toBe(403);
          expect(recorded.calls).toEqual([]);
        }
        if (endpoint.access === "read") expect(recorded.effects).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Without it the recorder might be deaf, and the tests above would say nothing. */
test.each(names.filter((name) => endpoints[name].access === "act"))(
  "with the token, requests of %s do take effect",
  async (name) => {
    const token = callers.find(({ may }) => may === "act");
    if (token === undefined) throw new Error("nobody may act");
    const requests = fc.sample(requestOf(endpoints[name]), { numRuns: 200, seed: 1 });
    for (const request of requests) {
      const { response, recorded } = await send(request, token);
      await response.body?.cancel();
      if (recorded.effects.length > 0) return;
    }
    throw new Error(`none of ${requests.length} requests did anything`);
  },
);

test("P77 a path that is written otherwise lets nobody in", async () => {
  const [nobody] = callers;
  if (nobody === undefined) throw new Error("everybody may come");
  for (const { method, path } of Object.values(endpoints)) {
    const good = path.replace(":id", "PLAIN%230%3A00000000000").replace(":name", "PLAIN");
    const rest = good.slice("/api".length);
    const others = [
      ...[`/${good}`, `${good}/`, `${good}//`, `${good};a=1`, `${good}%00`, `${good}.json`],
      ...[`/API${rest}`, `/%61pi${rest}`, `/api/${rest}`, `/api/.${rest}`, `/api%2f${rest}`],
      ...[`/dashboard/..${good}`, `/dashboard/%2e%2e${good}`, `/dashboard/..%2f${good}`],
    ];
    for (const other of others) {
      for (const tried of new Set([method, "GET", "HEAD", "OPTIONS", "POST", "PUT"])) {
        const request = { method: tried, path: other, body: undefined, headers: {}, replies: 0 };
        const { response, recorded } = await send(request, nobody);
        // 501: the dashboard, which this config does not ask for.
        expect([401, 404, 405, 501], `${tried} ${other}`).toContain(response.status);
        expect(recorded.calls).toEqual([]);
        await response.body?.cancel();
      }
    }
  }
});

describe("P63 P78 a cursor that was written by somebody else", () => {
  const token = { name: "", headers: { authorization: `Bearer ${SECRET}` }, may: "act" } as const;
  const get = async (path: string) =>
    await send({ method: "GET", path, body: undefined, headers: {}, replies: 0 }, token);

  test.each(JOB_SORTS)("of a list by %s", async (sort) => {
    const path = `/api/jobs?sort=${sort}&limit=3`;
    const first = (await (await get(path)).response.json()) as { readonly next_cursor: string };
    const [hash] = JSON.parse(atob(first.next_cursor)) as [number];
    const places = SORT_COLUMNS[sort].length;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(cursorPart, fc.constant(300)),
        fc.array(cursorPart, { minLength: places, maxLength: places }),
        fc.constantFrom("", "&order=asc", "&state=FAILED", "&total=false"),
        async (total, values, other) => {
          const bytes = new TextEncoder().encode(JSON.stringify([hash, total, ...values]));
          const cursor = btoa(String.fromCharCode(...bytes));
          const { response } = await get(`${path}${other}&cursor=${encodeURIComponent(cursor)}`);
          // Of another list it is refused, whatever it says.
          if (other.startsWith("&order") || other.startsWith("&state")) {
            expect(response.status).toBe(400);
          }
          await expectDeclared(response, "listJobs");
        },
      ),
      { numRuns: RUNS * 4 },
    );
  });
});

test("P78 more values than a statement of D1 takes are refused", async () => {
  const names = Array.from({ length: 60 }, (_, place) => `B${place}`);
  const [some] = Object.values(settings.definitions);
  if (some === undefined) throw new Error("there is no binding");
  const many = createApi({
    ...settings,
    definitions: Object.fromEntries(
      names.map((name) => [name, { ...some, name, shardBinding: some.shardBinding }]),
    ),
    facts: Object.fromEntries(
      names.map((name) => [
        name,
        { description: null, index: { customer: "index_derived_customer" } },
      ]),
    ),
  });
  const codeOf = async (query: string) => {
    const headers = { authorization: `Bearer ${SECRET}` };
    const request = new Request(`${ORIGIN}/api/jobs?${query}`, { headers });
    const response = await many.fetch(request, { ...env, ...secrets });
    return response.ok ? 200 : ((await response.json()) as ErrorBody).error.code;
  };
  expect(await codeOf("index.customer=C")).toBe(200);
  expect(await codeOf("index.customer=7")).toBe("invalid-request");
  expect(await codeOf("index.customer=7&binding=B7")).toBe(200);
});

test.each(names)("P78 a Worker that is broken tells nothing of it: %s", async (name) => {
  const fault = () => {
    throw new Error(`${SHARD_FAULT}\n    at Api.run (app.ts:1:1)`);
  };
  const broken = { getByName: fault, prepare: fault, batch: fault, send: fault, sendBatch: fault };
  const bindings = Object.values(settings.definitions).flatMap(({ shardBinding, queueBinding }) => [
    [shardBinding, broken] as const,
    [queueBinding, broken] as const,
  ]);
  const wholly = { ...Object.fromEntries(bindings), TSUMUGI_DB: broken, ...secrets };
  const headers = { authorization: `Bearer ${SECRET}` };
  let failures = 0;
  for (const request of fc.sample(requestOf(endpoints[name]), { numRuns: 60, seed: 2 })) {
    const { method, path, body } = request;
    const response = await api.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { ...request.headers, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
      wholly,
    );
    if (response.ok && endpoints[name].contentType !== undefined) {
      await response.body?.cancel();
      continue;
    }
    const text = await response.text();
    expect(text).not.toMatch(TELLING);
    if (response.ok) continue;
    expect(checkSchema(errorResponse, JSON.parse(text), "error")).toEqual([]);
    if (response.status >= 500) failures += 1;
  }
  // These need neither shards nor D1, or say of each shard that it is not reachable, or look later.
  const unharmed: readonly EndpointName[] = ["getSession", "getOpenApi", "streamEvents"];
  const byShard: readonly EndpointName[] = [
    ...(["listBindings", "getStats", "getDiagnostics", "getMetrics"] as const),
  ];
  if (![...unharmed, ...byShard].includes(name)) expect(failures).toBeGreaterThan(0);
});
