import { describe, expect, test } from "vitest";
import type { Evidence, ReadModelRow } from "../../../example/demo/evidence.ts";
import { verify } from "../../../example/demo/verify.ts";
import type { JobInput } from "../../../example/demo/workload.ts";
import type { JobState } from "../../../templates/runtime/core/state.ts";
import type { Job } from "../../../templates/runtime/client/types.ts";

function view(id: string, state: JobState, changes: Partial<Job> = {}): Job {
  return {
    id,
    binding: id.split("#")[0] ?? "",
    state,
    priority: 0,
    attempts: 1,
    maxAttempts: 4,
    guarantee: "at-least-once",
    concurrencyKey: null,
    uniqueKey: null,
    partitionKey: null,
    payload: { a: 1, b: 2 },
    result: null,
    resultOmitted: null,
    progress: null,
    attemptsLog: [{ attempt: 1, state, startedAt: 1, finishedAt: 2, error: null }],
    runAfter: 1_000,
    createdAt: 1_000,
    updatedAt: 2_000,
    dispatchedAt: 1_500,
    ...changes,
  };
}

function row(job: Job, changes: Partial<ReadModelRow> = {}): ReadModelRow {
  return {
    id: job.id,
    binding: job.binding,
    state: job.state,
    priority: job.priority,
    attempts: job.attempts,
    max_attempts: job.maxAttempts,
    concurrency_key: job.concurrencyKey,
    unique_key: job.uniqueKey,
    partition_key: job.partitionKey,
    guarantee: job.guarantee,
    payload: '{ "b": 2, "a": 1 }',
    result: job.result === null ? null : JSON.stringify(job.result),
    result_omitted: job.resultOmitted,
    progress: job.progress,
    attempts_log: JSON.stringify(job.attemptsLog),
    run_after: job.runAfter,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
    dispatched_at: job.dispatchedAt,
    ...changes,
  };
}

const enqueued = (id: string, ends: JobState, payload: JobInput["payload"], delayMs = 0) => ({
  id,
  ends,
  input: { binding: id.split("#")[0] as JobInput["binding"], payload, delayMs },
});
const charge = (chargeId: string) => ({
  chargeId,
  customerId: "customer-1",
  amountCents: 1,
  idempotencyKey: chargeId,
  at: 1,
});
const mail = (idempotencyKey: string, startedAt: number) => ({
  to: "reader@example.com",
  domain: "example.com",
  idempotencyKey,
  startedAt,
  finishedAt: startedAt + 10,
});

/** A small run in which everything holds. */
function goodRun(): Evidence {
  const jobs = [
    view("WEBHOOK#0:a", "COMPLETED"),
    view("WEBHOOK#0:b", "FAILED", { attempts: 4 }),
    view("CHARGE#1:a", "COMPLETED"),
    view("CHARGE#1:b", "STALLED"),
    view("MAIL#0:a", "COMPLETED"),
    view("IMPORT#0:a", "COMPLETED", { result: { states: 2, rows: 3 } }),
    view("REPORT#0:a", "COMPLETED", { dispatchedAt: 1_600 }),
    view("REPORT#0:b", "CANCELLED", { dispatchedAt: null, attempts: 0, attemptsLog: [] }),
  ];
  return {
    enqueued: [
      enqueued("WEBHOOK#0:a", "COMPLETED", { body: { eventId: "evt-0000" } }),
      enqueued("WEBHOOK#0:b", "FAILED", { body: { eventId: "evt-0049" } }),
      enqueued("CHARGE#1:a", "COMPLETED", { chargeId: "chg-0000" }),
      enqueued("CHARGE#1:b", "STALLED", { chargeId: "chg-0101" }),
      enqueued("MAIL#0:a", "COMPLETED", {}),
      enqueued("IMPORT#0:a", "COMPLETED", {}),
      enqueued("REPORT#0:a", "COMPLETED", {}, 500),
      enqueued("REPORT#0:b", "CANCELLED", {}, 500),
    ],
    repeats: [{ uniqueKey: "k", firstId: "MAIL#0:a", secondId: "MAIL#0:a", deduplicated: true }],
    jobs: new Map(jobs.map((job) => [job.id, job])),
    rows: jobs.map((job) => row(job)),
    records: {
      webhooks: [
        { eventId: "evt-0000", at: 1, status: 200 },
        ...[1, 2, 3, 4].map((at) => ({ eventId: "evt-0049", at, status: 500 })),
      ],
      charges: [charge("chg-0000"), charge("chg-0101")],
      mails: [mail("MAIL#0:a", 0)],
    },
    csv: { rows: 3, states: 2 },
    policy: {
      mailRate: { tokens: 1, intervalMs: 1_000 },
      mailsPerDomain: 1,
      webhookMaxAttempts: 4,
    },
  };
}

const failing = (evidence: Evidence): readonly string[] =>
  verify(evidence)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

const withJob = (evidence: Evidence, job: Job): Evidence => ({
  ...evidence,
  jobs: new Map([...evidence.jobs, [job.id, job]]),
  rows: evidence.rows.map((other) => (other.id === job.id ? row(job) : other)),
});

describe("verify", () => {
  test("a good run passes every check", () => {
    expect(failing(goodRun())).toEqual([]);
    expect(verify(goodRun())).toHaveLength(10);
  });

  test("a job that still runs", () => {
    const run = withJob(goodRun(), view("REPORT#0:a", "RUNNING"));
    expect(failing(run)).toEqual(["every job is at rest", "every job ended as its script says"]);
  });

  test("a job that ended otherwise", () => {
    const run = withJob(goodRun(), view("WEBHOOK#0:b", "COMPLETED"));
    expect(failing(run)).toEqual(["every job ended as its script says"]);
  });

  test("a job that nobody knows", () => {
    const run = goodRun();
    const jobs = new Map(run.jobs);
    jobs.delete("CHARGE#1:a");
    expect(failing({ ...run, jobs })).toContain("every job is at rest");
  });

  test("a completed webhook that was never received", () => {
    const run = goodRun();
    const webhooks = run.records.webhooks.filter(({ status }) => status !== 200);
    expect(failing({ ...run, records: { ...run.records, webhooks } })).toEqual([
      "every webhook was received at least once",
    ]);
  });

  test("a failed webhook that was given up too early", () => {
    const run = goodRun();
    const webhooks = run.records.webhooks.slice(0, -1);
    expect(failing({ ...run, records: { ...run.records, webhooks } })).toEqual([
      "every webhook was received at least once",
    ]);
  });

  test.each([
    ["twice", [charge("chg-0000"), charge("chg-0000"), charge("chg-0101")]],
    ["missing", [charge("chg-0000")]],
  ])("a charge %s", (_, charges) => {
    const run = goodRun();
    expect(failing({ ...run, records: { ...run.records, charges } })).toEqual([
      "no charge was made twice",
    ]);
  });

  test("a domain above its concurrency", () => {
    const run = goodRun();
    const mails = [mail("MAIL#0:a", 0), mail("MAIL#0:z", 5)];
    expect(failing({ ...run, records: { ...run.records, mails } })).toEqual([
      "no domain had more than 1 mails at once",
    ]);
  });

  test("a rate above its bound", () => {
    let run = goodRun();
    for (const id of ["MAIL#0:b", "MAIL#0:c"]) {
      const job = view(id, "COMPLETED");
      run = {
        ...run,
        enqueued: [...run.enqueued, enqueued(id, "COMPLETED", {})],
        jobs: new Map([...run.jobs, [id, job]]),
        rows: [...run.rows, row(job)],
      };
    }
    expect(failing(run)).toEqual(["mails kept to 1 per 1000 ms in every window"]);
  });

  test("a mail whose dispatches cannot all be seen", () => {
    const run = withJob(goodRun(), view("MAIL#0:a", "COMPLETED", { attempts: 2 }));
    expect(failing(run)).toEqual(["mails kept to 1 per 1000 ms in every window"]);
  });

  test("rows that were not counted", () => {
    const run = withJob(goodRun(), view("IMPORT#0:a", "COMPLETED", { result: { rows: 2 } }));
    expect(failing(run)).toEqual(["every CSV row was counted"]);
  });

  test("a delayed job that ran too early", () => {
    const run = withJob(goodRun(), view("REPORT#0:a", "COMPLETED", { dispatchedAt: 1_499 }));
    expect(failing(run)).toEqual(["no delayed job ran before its time"]);
  });

  test("a unique key that made two jobs", () => {
    const run = goodRun();
    const repeats = [
      { uniqueKey: "k", firstId: "MAIL#0:a", secondId: "MAIL#0:b", deduplicated: false },
    ];
    expect(failing({ ...run, repeats })).toEqual(["a unique key made one job"]);
  });

  test.each<[string, (rows: readonly ReadModelRow[]) => readonly ReadModelRow[]]>([
    ["a row too few", (rows) => rows.slice(1)],
    ["a row too many", (rows) => [...rows, row(view("MAIL#0:ghost", "COMPLETED"))]],
    ["an old state", (rows) => rows.map((r) => ({ ...r, state: "QUEUED" }))],
    ["another payload", (rows) => rows.map((r) => ({ ...r, payload: "{}" }))],
    ["a shorter log", (rows) => rows.map((r) => ({ ...r, attempts_log: "[]" }))],
  ])("D1 with %s", (_, change) => {
    const run = goodRun();
    expect(failing({ ...run, rows: change(run.rows) })).toEqual([
      "D1 equals the shards, column by column",
    ]);
  });
});
