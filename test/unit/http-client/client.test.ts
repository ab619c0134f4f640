/** The HTTP client against a scripted server: what is sent, what is repeated, what comes back. */

import { describe, expect, test } from "vitest";
import type { JobDetail, JobSummary } from "../../../templates/runtime/api/types.ts";
import { createHttpClientFor } from "../../../templates/runtime/http-client/client.ts";
import { ApiError, ApiUnreachableError } from "../../../templates/runtime/http-client/errors.ts";
import { createApi } from "../../../templates/runtime/http-client/api.ts";
import type { FetchInit } from "../../../templates/runtime/http-client/transport.ts";

interface Bindings {
  readonly MAIL: {
    readonly payload: { readonly to: string };
    readonly result: unknown;
    readonly options: { readonly uniqueKey?: string; readonly runAt?: Date | number };
  };
}
const DEADLINE_MS = 45_000;
type Step = Response | Error;

/** A server that answers as it is told, and keeps what it was asked. */
function server(...steps: readonly Step[]) {
  const left = [...steps];
  const asked: { readonly url: string; readonly init: FetchInit }[] = [];
  const waits: number[] = [];
  const fetch = async (url: string, init: FetchInit): Promise<Response> => {
    asked.push({ url, init });
    const step = left.shift();
    if (step === undefined) throw new Error("asked once too often");
    if (step instanceof Error) throw step;
    return step;
  };
  /** Waits pass at once; the deadline of a try never comes. */
  const clock = {
    now: () => Date.UTC(2026, 0, 1),
    setTimeout: (run: () => void, afterMs: number) => {
      if (afterMs === DEADLINE_MS) return null;
      waits.push(afterMs);
      queueMicrotask(run);
      return null;
    },
    clearTimeout: () => {},
  };
  const api = createApi({
    url: "https://jobs.test/",
    headers: {},
    fetch,
    clock,
    random: () => 0.5,
    timeoutMs: DEADLINE_MS,
  });
  const client = createHttpClientFor<Bindings>(["MAIL"], {
    url: "https://jobs.test",
    token: "secret",
    fetch,
  });
  return { api, client, asked, waits };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const failure = (status: number, code: string, details: unknown = null, headers = {}) =>
  json({ error: { code, message: `it was ${code}`, details } }, status, headers);
const receipt = { id: "MAIL#0:00000000001", deduplicated: false };

describe("a call", () => {
  test("carries the token, the path and the body", async () => {
    const { client, asked } = server(json(receipt, 201));
    const runAt = new Date(5_000);
    expect(await client.MAIL.enqueue({ to: "a" }, { uniqueKey: "k", runAt })).toBe(receipt.id);
    const [{ url, init } = { url: "", init: undefined }] = asked;
    expect(url).toBe("https://jobs.test/api/jobs");
    expect(init?.method).toBe("POST");
    expect(init?.headers).toEqual({
      accept: "application/json",
      authorization: "Bearer secret",
      "content-type": "application/json",
    });
    expect(JSON.parse(init?.body ?? "")).toEqual({
      binding: "MAIL",
      payload: { to: "a" },
      uniqueKey: "k",
      runAt: 5_000,
    });
  });

  test("an id is one part of the path", async () => {
    const { api, asked } = server(json({}));
    await api.cancel("MAIL#0:1/../x");
    expect(asked[0]?.url).toBe("https://jobs.test/api/jobs/MAIL%230%3A1%2F..%2Fx/cancel");
  });

  test("an error of the API is told with its data", async () => {
    const issues = [{ path: "payload.to", expected: "a string", got: "1" }];
    const { client } = server(failure(400, "invalid-request", issues));
    const error = await client.MAIL.enqueue({ to: "a" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: "invalid-request", details: issues });
  });

  test("an answer of somebody else is told as it is", async () => {
    const { api } = server(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(api.stats()).rejects.toMatchObject({
      code: "unreadable",
      status: 502,
      message: expect.stringContaining("<h1>Bad gateway</h1>") as string,
    });
    const other = server(new Response("ok"));
    await expect(other.api.stats()).rejects.toMatchObject({ code: "unreadable", status: 200 });
  });
});

describe("repeating", () => {
  const offline = () => new TypeError("fetch failed");

  test("a read is repeated until it is answered", async () => {
    const { api, asked, waits } = server(
      offline(),
      failure(503, "shard-unavailable"),
      json({ now: 1 }),
    );
    expect(await api.stats()).toEqual({ now: 1 });
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([200, 1_000]);
  });

  test("four tries, then the last cause is told", async () => {
    const { api, asked } = server(offline(), offline(), offline(), offline());
    const error = await api.stats().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiUnreachableError);
    expect(error).toMatchObject({ tries: 4, url: "https://jobs.test/api/stats" });
    expect(asked).toHaveLength(4);
  });

  test("the server is given the time that it asks for, within reason", async () => {
    const { api, waits } = server(
      failure(429, "internal", null, { "retry-after": "7" }),
      failure(503, "internal", null, { "retry-after": "86400" }),
      json({}),
    );
    await api.stats();
    expect(waits).toEqual([7_000, 30_000]);
  });

  test("an enqueue whose answer is lost is repeated only with a unique key", async () => {
    const without = server(offline());
    await expect(without.api.enqueue({ binding: "MAIL", payload: {} })).rejects.toBeInstanceOf(
      ApiUnreachableError,
    );
    expect(without.asked).toHaveLength(1);
    const uncertain = server(failure(503, "shard-unavailable"));
    await expect(uncertain.api.enqueue({ binding: "MAIL" })).rejects.toBeInstanceOf(ApiError);
    expect(uncertain.asked).toHaveLength(1);
    const keyed = server(offline(), failure(503, "shard-unavailable"), json(receipt, 201));
    expect(await keyed.api.enqueue({ binding: "MAIL", uniqueKey: "k" })).toEqual(receipt);
    const refused = server(failure(429, "internal"), json(receipt, 201));
    expect(await refused.api.enqueue({ binding: "MAIL" })).toEqual(receipt);
  });

  test("P67 a manual retry whose answer is lost is not repeated: it might grant another round", async () => {
    const { api, asked } = server(offline());
    await expect(api.retry("MAIL#0:1")).rejects.toBeInstanceOf(ApiUnreachableError);
    expect(asked).toHaveLength(1);
  });

  test("what the request itself is to blame for is not repeated", async () => {
    for (const status of [400, 401, 403, 404, 409, 410, 500, 501]) {
      const { api, asked } = server(failure(status, "internal"));
      await expect(api.stats()).rejects.toMatchObject({ status });
      expect(asked).toHaveLength(1);
    }
  });

  test("what only a deploy can mend is not repeated", async () => {
    for (const code of ["bindings-missing", "migrations-missing"]) {
      const { api, asked } = server(failure(503, code));
      await expect(api.stats()).rejects.toMatchObject({ code });
      expect(asked).toHaveLength(1);
    }
  });

  test("an aborted call ends with the signal's reason, and is not repeated", async () => {
    const reason = new Error("enough");
    const { api, asked } = server(json({}));
    await expect(api.stats({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).toHaveLength(0);
  });
});

describe("jobs", () => {
  const detail: JobDetail = {
    id: receipt.id,
    binding: "MAIL",
    state: "FAILED",
    priority: 1,
    attempts: 2,
    max_attempts: 3,
    created_at: 1,
    updated_at: 2,
    run_after: 3,
    dispatched_at: 4,
    retryable: true,
    concurrency_key: "c",
    unique_key: null,
    partition_key: null,
    progress: 0.5,
    last_error: "no",
    guarantee: "at-least-once",
    payload: { to: "a", created_at: 9 },
    result: null,
    result_omitted: null,
    payload_hidden: false,
    attempts_log: [{ attempt: 2, state: "FAILED", started_at: 5, finished_at: 6, error: "no" }],
  };

  test("a job is as inside of the Worker", async () => {
    const { client, asked } = server(json({ job: detail, source: "shard" }));
    expect(await client.MAIL.get(receipt.id)).toEqual({
      id: receipt.id,
      binding: "MAIL",
      state: "FAILED",
      priority: 1,
      attempts: 2,
      maxAttempts: 3,
      guarantee: "at-least-once",
      concurrencyKey: "c",
      uniqueKey: null,
      partitionKey: null,
      payload: { to: "a", created_at: 9 },
      result: null,
      resultOmitted: null,
      progress: 0.5,
      attemptsLog: [{ attempt: 2, state: "FAILED", startedAt: 5, finishedAt: 6, error: "no" }],
      runAfter: 3,
      createdAt: 1,
      updatedAt: 2,
      dispatchedAt: 4,
    });
    expect(asked[0]?.url).toMatch(/\?fresh=1$/);
  });

  test("gone and invalid states are answers, not errors", async () => {
    const gone = () => failure(410, "gone");
    const { client } = server(gone(), gone(), failure(409, "invalid-state", { state: "RUNNING" }));
    expect(await client.get("MAIL#0:1")).toBeNull();
    expect(await client.cancel("MAIL#0:1")).toEqual({ kind: "gone" });
    expect(await client.cancel("MAIL#0:1")).toEqual({ kind: "invalid-state", state: "RUNNING" });
  });

  test("a list is walked page after page", async () => {
    const page = (ids: readonly string[], next_cursor: string | null) =>
      json({ jobs: ids.map((id): Partial<JobSummary> => ({ id })), total: null, next_cursor });
    const { client, asked } = server(
      page(["1", "2"], "next one"),
      page([], "after"),
      page(["3"], null),
    );
    const ids: string[] = [];
    const query = {
      state: ["FAILED", "STALLED"],
      index: [{ field: "customerId", value: "c&d" }],
    } as const;
    for await (const { id } of client.list(query)) ids.push(id);
    expect(ids).toEqual(["1", "2", "3"]);
    expect(asked.map(({ url }) => url.replace("https://jobs.test/api/jobs?", ""))).toEqual([
      "limit=100&total=false&state=FAILED&state=STALLED&index.customerId=c%26d",
      "limit=100&total=false&cursor=next+one&state=FAILED&state=STALLED&index.customerId=c%26d",
      "limit=100&total=false&cursor=after&state=FAILED&state=STALLED&index.customerId=c%26d",
    ]);
  });
});

describe("events", () => {
  const stream = (...chunks: readonly string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
    );

  test("go on where a stream broke off", async () => {
    const end = new AbortController();
    const { api, asked } = server(
      stream(": hello\n\nid: 7\nevent: jobs\nda", 'ta: {"jobs":[{"id":"é1"}]}\n', "\n"),
      stream(
        "event: jobs\r",
        '\ndata: {"jobs":\r\ndata: []}\r\n\r\nevent: reset\ndata: {}\n\nid: 9\n',
      ),
    );
    const told: unknown[] = [];
    for await (const event of api.events({ signal: end.signal })) {
      told.push(event);
      if (event.kind === "reset") end.abort();
    }
    expect(told).toEqual([
      { kind: "jobs", jobs: [{ id: "é1" }] },
      { kind: "jobs", jobs: [] },
      { kind: "reset" },
    ]);
    expect(asked.map(({ init }) => init.headers["last-event-id"])).toEqual([undefined, "7"]);
    expect(asked[0]?.init.headers["accept"]).toBe("text/event-stream");
  });

  test("a stream that cannot be opened is an error", async () => {
    const { api } = server(failure(401, "unauthorized"));
    await expect(api.events().next()).rejects.toMatchObject({ code: "unauthorized" });
  });
});
