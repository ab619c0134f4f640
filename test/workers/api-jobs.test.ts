/** The REST API with real jobs: each answer is as its endpoint declares. */

import { describe, expect, test } from "vitest";
import { enqueue, enqueueMany } from "./project/generated/index.ts";
import { openapi } from "./project/generated/openapi.ts";
import type {
  ActionResponse,
  BindingsResponse,
  BulkResponse,
  DiagnosticsResponse,
  EnqueueResponse,
  ExplainResponse,
  JobListResponse,
  JobResponse,
  JobsEvent,
  MetricsResponse,
  PauseResponse,
  PurgeResponse,
  SessionResponse,
  StatsResponse,
} from "./project/generated/runtime/api/types.ts";
import { answerOf, ask, askAs, READ_TOKEN, refusalOf, type ErrorBody } from "./api-support.ts";
import { env, readModelRow, shard, until, untilState } from "./support.ts";

const pathOf = (id: string, rest = "") => `/api/jobs/${encodeURIComponent(id)}${rest}`;

const list = async (query: string) =>
  await answerOf<JobListResponse>(await ask("GET", `/api/jobs?${query}`), "listJobs");

async function projected(ids: readonly string[], state: string): Promise<void> {
  for (const id of ids) {
    await until(
      `${id} is ${state} in D1`,
      async () => (await readModelRow(id))?.["state"] === state,
    );
  }
}

const later = (uniqueKey?: string) => ({
  binding: "PLAIN" as const,
  payload: { filler: "x" },
  delayMs: 3_600_000,
  ...(uniqueKey === undefined ? {} : { uniqueKey }),
});

describe("lists", () => {
  test("a walk by cursor meets each job once while others are written", async () => {
    const ids = await enqueueMany(
      env,
      Array.from({ length: 25 }, () => ({ ...later(), binding: "LIMITED" as const })),
    );
    await projected(ids, "SCHEDULED");
    for (const order of ["asc", "desc"]) {
      for (const sort of ["created_at", "binding", "state", "priority", "updated_at", "attempts"]) {
        const met: string[] = [];
        let cursor: string | null = null;
        let total: number | null = null;
        do {
          const page: JobListResponse = await list(
            `binding=LIMITED&sort=${sort}&order=${order}&limit=4${cursor === null ? "" : `&cursor=${cursor}`}`,
          );
          total ??= page.total;
          met.push(...page.jobs.map(({ id }) => id));
          cursor = page.next_cursor;
          if (met.length === 8) await enqueue(env, { ...later(), binding: "RATED" });
        } while (cursor !== null);
        expect(met.toSorted()).toEqual(ids.toSorted());
        expect(total).toBe(25);
      }
    }
    const skipped = await list("binding=LIMITED&order=asc&offset=20&limit=10");
    expect(skipped.jobs.length).toBe(5);
    expect((await list("binding=LIMITED&total=false&limit=1")).total).toBeNull();
    const bad = await list("binding=LIMITED&limit=1");
    const other = await ask("GET", `/api/jobs?binding=PLAIN&cursor=${bad.next_cursor}`);
    expect(await refusalOf(other)).toEqual([400, "invalid-request"]);
  });

  test("filters by key, id, time, state and a payload's field", async () => {
    const id = await enqueue(env, { ...later("order:1"), concurrencyKey: "k" });
    const derived = await enqueue(env, {
      binding: "DERIVED",
      payload: { customer: "ada", takesMs: 0 },
      delayMs: 3_600_000,
    });
    await projected([id, derived], "SCHEDULED");
    const idsOf = async (query: string) => (await list(query)).jobs.map((job) => job.id);
    expect(await idsOf("unique_key=order:1")).toEqual([id]);
    expect(await idsOf("concurrency_key=k&state=SCHEDULED&state=FAILED")).toEqual([id]);
    expect(await idsOf("concurrency_key=k&state=FAILED")).toEqual([]);
    expect(await idsOf(`id=${encodeURIComponent(id)}`)).toEqual([id]);
    expect(await idsOf("index.customer=ada&binding=DERIVED")).toEqual([derived]);
    expect(await idsOf("index.takesMs=0")).toEqual([derived]);
    expect(await idsOf("index.customer=bob")).toEqual([]);
    const { created_at: createdAt } = (await list("unique_key=order:1")).jobs[0] ?? {
      created_at: 0,
    };
    const around = `binding=PLAIN&created_from=${createdAt}&created_to=${createdAt}`;
    expect(await idsOf(around)).toContain(id);
    expect(
      await idsOf(`binding=PLAIN&created_from=${createdAt + 1}&state=SCHEDULED`),
    ).not.toContain(id);
    expect(await idsOf(`binding=PLAIN&created_to=${createdAt - 1}`)).not.toContain(id);
  });
});

test("POST /api/jobs stores a job, or says everything that is wrong with it", async () => {
  const body = {
    binding: "PLAIN",
    payload: { act: "succeed" },
    priority: 3,
    maxAttempts: 2,
    backoff: { kind: "fixed", delayMs: 10, jitter: false },
    timeoutMs: 1_000,
    runAt: Date.now() + 3_600_000,
    guarantee: "at-most-once",
    concurrencyKey: "c",
    uniqueKey: "u:1",
    uniqueForMs: 60_000,
  };
  const first = await answerOf<EnqueueResponse>(await ask("POST", "/api/jobs", body), "enqueueJob");
  expect(first.deduplicated).toBe(false);
  const again = await answerOf<EnqueueResponse>(await ask("POST", "/api/jobs", body), "enqueueJob");
  expect(again).toEqual({ id: first.id, deduplicated: true });
  const issuesOf = async (wrong: object) => {
    const response = await ask("POST", "/api/jobs", { ...body, uniqueKey: undefined, ...wrong });
    const { error } = (await response.json()) as ErrorBody;
    expect([response.status, error.code]).toEqual([400, "invalid-request"]);
    return (error.details as { path: string }[]).map(({ path }) => path);
  };
  expect(await issuesOf({ binding: "PLANE" })).toEqual(["binding"]);
  expect(await issuesOf({ payload: { takesMs: "x" } })).toEqual(["payload.takesMs"]);
  expect(await issuesOf({ priority: 1.5, nothing: 1, maxAttempts: 0 })).toEqual([
    "priority",
    "maxAttempts",
    "nothing",
  ]);
  expect(await issuesOf({ delayMs: 5 })).toHaveLength(1);
  expect(await issuesOf({ partitionKey: "p" })).toEqual(["partitionKey"]);
  expect(await issuesOf({ payload: undefined })).toEqual(["payload"]);
});

test("one job: as D1 and as its shard has it, hidden from who may not see payloads", async () => {
  const id = await enqueue(env, { binding: "PLAIN", payload: { act: "never-again" } });
  const jobIn = async (rest: string, headers?: Readonly<Record<string, string>>) =>
    await answerOf<JobResponse>(
      headers === undefined
        ? await ask("GET", pathOf(id, rest))
        : await askAs(headers, "GET", pathOf(id, rest)),
      "getJob",
    );
  await untilState(id, "FAILED");
  const fresh = await jobIn("?fresh=1");
  expect(fresh.source).toBe("shard");
  expect(fresh.job).toMatchObject({
    id,
    binding: "PLAIN",
    state: "FAILED",
    attempts: 1,
    payload: { act: "never-again" },
    retryable: true,
  });
  await projected([id], "FAILED");
  const { job, source } = await jobIn("");
  expect(source).toBe("read-model");
  expect(job).toEqual(fresh.job);
  const hidden = await jobIn("", { authorization: `Bearer ${READ_TOKEN}` });
  expect(hidden.job).toMatchObject({ payload: null, result: null, payload_hidden: true });
  const search = await askAs(
    { authorization: `Bearer ${READ_TOKEN}` },
    "GET",
    "/api/jobs?index.customer=a",
  );
  expect(await refusalOf(search)).toEqual([403, "payload-hidden"]);
});

test("retry, cancel, reschedule and explain", async () => {
  const id = await enqueue(env, later());
  const act = async (name: string, body?: unknown, of = id) =>
    await ask("POST", pathOf(of, `/${name}`), body);
  expect(
    await answerOf<ExplainResponse>(await ask("GET", pathOf(id, "/explain")), "explainJob"),
  ).toMatchObject({
    id,
    reason: "due-later",
  });
  expect(await refusalOf(await act("retry"))).toEqual([409, "invalid-state"]);
  expect(await refusalOf(await act("reschedule", {}))).toEqual([400, "invalid-request"]);
  const rescheduled = await act("reschedule", { delayMs: 7_200_000 });
  expect(await answerOf<ActionResponse>(rescheduled, "rescheduleJob")).toEqual({ id, done: true });
  expect(await answerOf<ActionResponse>(await act("cancel"), "cancelJob")).toEqual({
    id,
    done: true,
  });
  expect(await refusalOf(await act("cancel"))).toEqual([409, "invalid-state"]);
  for (const gone of ["PLAIN#0:00000000009", "PLAIN#7:00000000009", "NOBODY#0:00000000009"]) {
    expect(await refusalOf(await act("retry", undefined, gone))).toEqual([410, "gone"]);
    expect(await refusalOf(await ask("GET", pathOf(gone)))).toEqual([410, "gone"]);
  }
  expect(await refusalOf(await ask("GET", pathOf("PLAIN#0:00000000009", "/explain")))).toEqual([
    410,
    "gone",
  ]);
});

describe("bulk", () => {
  const bulk = async (name: "bulkRetry" | "bulkCancel", body: unknown) =>
    await answerOf<BulkResponse>(
      await ask("POST", `/api/jobs/${name === "bulkRetry" ? "bulk-retry" : "bulk-cancel"}`, body),
      name,
    );

  test("by ids, over shards, each failure named", async () => {
    const ids = await enqueueMany(
      env,
      ["a", "b", "c", "d", "e"].map((partitionKey) => ({
        binding: "SHARDED" as const,
        payload: {},
        delayMs: 3_600_000,
        partitionKey,
      })),
    );
    const strangers = ["x", "NOBODY#0:00000000009", "SHARDED#0:00000000zzz"];
    const dry = await bulk("bulkCancel", { ids: [...ids, "x"], dry_run: true });
    expect(dry).toMatchObject({
      ok: 5,
      failed: [{ id: "x", reason: "invalid-id" }],
      dry_run: true,
    });
    const done = await bulk("bulkCancel", { ids: [...ids, ...strangers] });
    expect(done.ok).toBe(5);
    expect(done.failed.map(({ reason }) => reason)).toEqual(["invalid-id", "gone", "gone"]);
    const again = await bulk("bulkCancel", { ids });
    expect(again.failed.every(({ reason }) => reason === "invalid-state")).toBe(true);
    const tooMany = await ask("POST", "/api/jobs/bulk-cancel", {
      ids: Array.from({ length: 201 }, String),
    });
    expect(await refusalOf(tooMany)).toEqual([400, "invalid-request"]);
  });

  test("by filters, a part with each call", async () => {
    const ids = await enqueueMany(
      env,
      Array.from({ length: 7 }, () => ({ ...later(), binding: "REQUEUED" as const })),
    );
    await projected(ids, "SCHEDULED");
    const body = { binding: "REQUEUED", state: ["SCHEDULED", "FAILED"], limit: 3 };
    expect(await bulk("bulkCancel", { ...body, dry_run: true })).toMatchObject({
      ok: 3,
      remaining: 4,
    });
    let cursor: string | null = null;
    const steps: (readonly [number, number])[] = [];
    do {
      const part: BulkResponse = await bulk("bulkCancel", {
        ...body,
        ...(cursor === null ? {} : { cursor }),
      });
      steps.push([part.ok, part.remaining]);
      cursor = part.next_cursor;
    } while (cursor !== null);
    expect(steps).toEqual([
      [3, 4],
      [3, 1],
      [1, 0],
    ]);
    expect(await bulk("bulkRetry", { binding: "REQUEUED", state: ["COMPLETED"] })).toMatchObject({
      ok: 0,
    });
    const misspelt = await ask("POST", "/api/jobs/bulk-cancel", { bindings: "REQUEUED" });
    expect(await refusalOf(misspelt)).toEqual([400, "invalid-request"]);
  });
});

test("failed jobs are retried in bulk, and run", async () => {
  const failing = { binding: "PLAIN" as const, payload: { act: "never-again" as const } };
  const ids = await enqueueMany(env, [failing, failing]);
  for (const id of ids) await untilState(id, "FAILED");
  const answer = await ask("POST", "/api/jobs/bulk-retry", { ids });
  expect(await answerOf<BulkResponse>(answer, "bulkRetry")).toMatchObject({ ok: 2, failed: [] });
  for (const id of ids) {
    await until(`${id} ran again`, async () => {
      const [view] = await shard("PLAIN#0").get([id]);
      return view?.attempts === 2 && view.state === "FAILED";
    });
  }
});

test("the API describes itself, payloads included", async () => {
  const response = await ask("GET", "/api/openapi.json");
  const document = await answerOf<typeof openapi>(response, "getOpenApi");
  expect(document).toEqual(openapi);
  expect(Object.keys(document.components.schemas)).toContain("payload.DERIVED");
});

describe("bindings and shards", () => {
  test("what is declared, paused and resumed on all shards", async () => {
    const sharded = async () => {
      const answer = await answerOf<BindingsResponse>(
        await ask("GET", "/api/bindings"),
        "listBindings",
      );
      return answer.bindings.find(({ name }) => name === "SHARDED");
    };
    expect(await sharded()).toMatchObject({
      shards: 4,
      paused: false,
      paused_shards: 0,
      unreachable: [],
    });
    const pause = await ask("POST", "/api/bindings/SHARDED/pause");
    expect(await answerOf<PauseResponse>(pause, "pauseBinding")).toEqual({
      binding: "SHARDED",
      paused: true,
      shards: 4,
    });
    expect(await sharded()).toMatchObject({ paused: true, paused_shards: 4 });
    const resume = await ask("POST", "/api/bindings/SHARDED/resume", {});
    expect(await answerOf<PauseResponse>(resume, "resumeBinding")).toMatchObject({ paused: false });
    expect(await sharded()).toMatchObject({ paused: false });
  });

  test("payload schemas are those of the config", async () => {
    const { bindings } = await answerOf<BindingsResponse>(
      await ask("GET", "/api/bindings"),
      "listBindings",
    );
    const derived = bindings.find(({ name }) => name === "DERIVED");
    expect(derived?.payload_schema).toMatchObject({ required: ["customer"] });
    expect(derived?.index).toEqual(["customer", "takesMs"]);
  });

  test("purge wants the name, and cancels what waits", async () => {
    const ids = await enqueueMany(
      env,
      [1, 2, 3].map(() => ({ ...later(), binding: "AGED" as const })),
    );
    const wrong = await ask("POST", "/api/bindings/AGED/purge", { confirm: "aged" });
    expect(await refusalOf(wrong)).toEqual([400, "invalid-request"]);
    const purge = await ask("POST", "/api/bindings/AGED/purge", { confirm: "AGED" });
    expect(await answerOf<PurgeResponse>(purge, "purgeBinding")).toEqual({
      binding: "AGED",
      cancelled: 3,
      remaining: false,
    });
    await untilState(ids[0] ?? "", "CANCELLED");
  });

  test("counts, diagnostics, metrics and the session", async () => {
    const id = await enqueue(env, { ...later(), binding: "BACKLOG" });
    expect(id).toContain("BACKLOG#0");
    const stats = await answerOf<StatsResponse>(await ask("GET", "/api/stats"), "getStats");
    const backlog = stats.bindings.find(({ binding }) => binding === "BACKLOG");
    expect(backlog?.counts).toMatchObject({ SCHEDULED: 1, COMPLETED: 0 });
    const diagnostics = await ask("GET", "/api/diagnostics");
    const { shards } = await answerOf<DiagnosticsResponse>(diagnostics, "getDiagnostics");
    expect(shards.filter(({ binding }) => binding === "SHARDED").map(({ name }) => name)).toEqual([
      "SHARDED#0",
      "SHARDED#1",
      "SHARDED#2",
      "SHARDED#3",
    ]);
    const metrics = await ask("GET", "/api/metrics?binding=PLAIN");
    const { bindings } = await answerOf<MetricsResponse>(metrics, "getMetrics");
    expect(bindings.map(({ binding }) => binding)).toEqual(["PLAIN"]);
    expect((await ask("GET", "/api/metrics?binding=NONE")).status).toBe(400);
    const session = await askAs({ authorization: `Bearer ${READ_TOKEN}` }, "GET", "/api/session");
    expect(await answerOf<SessionResponse>(session, "getSession")).toEqual({
      name: "tsumugi-workers-test",
      read_only: true,
      payload_hidden: true,
    });
    expect((await ask("HEAD", "/api/stats")).status).toBe(200);
  });
});

test("GET /api/events tells of a job that changes, and goes on from Last-Event-ID", async () => {
  const readUntil = async (response: Response, wanted: (text: string) => boolean) => {
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    while (!wanted(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    await reader.cancel();
    return text;
  };
  const response = await ask("GET", "/api/events");
  const before = Date.now();
  const id = await enqueue(env, later());
  const text = await readUntil(response, (so) => so.includes(id));
  const data = text.split("\n").findLast((line) => line.startsWith('data: {"jobs"'));
  const event = JSON.parse(data?.slice("data: ".length) ?? "{}") as JobsEvent;
  expect(event.jobs.find((job) => job.id === id)).toMatchObject({ state: "SCHEDULED" });
  expect(text).toMatch(/^retry: \d+\n\n/);
  const resumed = await ask("GET", "/api/events", undefined, { "last-event-id": String(before) });
  expect(await readUntil(resumed, (so) => so.includes(id))).toContain(id);
});

test("a shard that does not answer is named", async () => {
  const silent = new Proxy(shard("PLAIN#0"), {
    get: () => () => Promise.reject(new Error("no answer")),
  });
  const broken = { ...env, TSUMUGI_PLAIN: { getByName: () => silent } };
  const headers = { authorization: "Bearer s3cret-full" };
  const secretsToo = { TSUMUGI_TOKEN: "s3cret-full", ...broken };
  const pause = await askAs(
    headers,
    "POST",
    "/api/bindings/PLAIN/pause",
    undefined,
    undefined,
    secretsToo,
  );
  const { error } = (await pause.json()) as ErrorBody;
  expect([pause.status, error.code, error.details]).toEqual([
    503,
    "shard-unavailable",
    { unreachable: ["PLAIN#0"] },
  ]);
  const stats = await askAs(headers, "GET", "/api/stats", undefined, undefined, secretsToo);
  const { bindings } = (await stats.json()) as StatsResponse;
  expect(bindings.find(({ binding }) => binding === "PLAIN")?.unreachable).toEqual(["PLAIN#0"]);
  const job = encodeURIComponent("PLAIN#0:00000000009");
  const retry = await askAs(
    headers,
    "POST",
    `/api/jobs/${job}/retry`,
    undefined,
    undefined,
    secretsToo,
  );
  expect(await refusalOf(retry)).toEqual([503, "shard-unavailable"]);
});
