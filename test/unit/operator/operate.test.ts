/** The operator's commands: what they ask of the API, what they say, how they end. */

import { describe, expect, test } from "vitest";
import { OPERATOR_COMMANDS } from "../../../generator/operator/commands.ts";
import { printTable } from "../../../generator/operator/print.ts";
import { failure, run } from "./world.ts";

const job = (id: string, part: object = {}) => ({
  id,
  binding: "MAIL",
  state: "FAILED",
  attempts: 2,
  max_attempts: 3,
  updated_at: Date.now() - 120_500,
  last_error: "Error: no",
  ...part,
});
const page = (ids: readonly string[], next_cursor: string | null, total: number | null = 3) => ({
  jobs: ids.map((id) => job(id)),
  total,
  next_cursor,
});

describe("jobs list", () => {
  test("shows a table, and asks with the token and the filters", async () => {
    const { exit, output, asked } = await run(
      [
        "jobs",
        "list",
        "--state",
        "failed",
        "--state",
        "STALLED",
        "--index",
        "customerId=a=b",
        "--limit",
        "2",
      ],
      { "/jobs": page(["MAIL#0:1", "MAIL#0:22"], "more") },
    );
    expect(exit).toBe(0);
    expect(output.split("\n")).toEqual([
      "ID         STATE   ATTEMPTS  UPDATED  ERROR",
      "MAIL#0:1   FAILED  2/3       2m ago   Error: no",
      "MAIL#0:22  FAILED  2/3       2m ago   Error: no",
      "2 of 3",
    ]);
    expect(asked).toEqual([
      {
        method: "GET",
        path: "/jobs?limit=2&state=FAILED&state=STALLED&index.customerId=a%3Db",
        body: undefined,
        authorization: "Bearer secret",
      },
    ]);
  });

  test("--all walks every page, and counts once", async () => {
    const { output, asked } = await run(["jobs", "list", "--all", "--json"], {
      "/jobs?limit=100": page(["1", "2"], "c"),
      "/jobs?limit=100&total=false&cursor=c": page(["3"], null, null),
    });
    expect(JSON.parse(output)).toMatchObject({
      jobs: [{ id: "1" }, { id: "2" }, { id: "3" }],
      total: 3,
      next_cursor: null,
    });
    expect(asked).toHaveLength(2);
  });

  test("P76 what a job says cannot speak to the terminal", async () => {
    const { output } = await run(["jobs", "list"], {
      "/jobs": {
        jobs: [job("1", { last_error: "\u001b[2Jgone\r\nnext\u0007" })],
        total: 1,
        next_cursor: null,
      },
    });
    expect(output).toContain("\uFFFD[2Jgone next\uFFFD");
    expect(output).not.toContain("\u001b");
  });

  test("P76 nor can it turn the direction of writing, nor a refusal that quotes it", async () => {
    const [id, code] = ["\u202Egnol", "\u001b]0;title\u0007"];
    const listed = await run(["jobs", "list"], {
      "/jobs": { jobs: [job("1", { last_error: id })], total: 1, next_cursor: null },
    });
    expect(listed.output).toContain("\uFFFDgnol");
    const issues = [{ path: "id", expected: "a job id", got: `"${code}"` }];
    const { errors } = await run(["jobs", "show", "x"], {
      "/jobs/x": () => failure(400, "invalid-request", issues),
    });
    expect(errors).toContain('  id: expected a job id, found "\uFFFD]0;title\uFFFD"');
  });

  test("says so when there is none", async () => {
    expect((await run(["jobs", "list"], { "/jobs": page([], null, 0) })).output).toBe(
      "No job fits.",
    );
  });
});

describe("jobs show", () => {
  const detail = job("MAIL#0:1", {
    state: "SCHEDULED",
    guarantee: "at-least-once",
    priority: 0,
    concurrency_key: "domain:a",
    unique_key: null,
    partition_key: null,
    created_at: 0,
    run_after: 0,
    dispatched_at: null,
    progress: 0.25,
    payload: { to: "a" },
    payload_hidden: false,
    result: null,
    result_omitted: null,
    attempts_log: [
      { attempt: 1, state: "SCHEDULED", started_at: 1_000, finished_at: 3_000, error: "Error: no" },
    ],
  });

  test("says why a job waits", async () => {
    const { output, asked } = await run(["jobs", "show", "MAIL#0:1", "--fresh"], {
      "/jobs/MAIL%230%3A1": { job: detail, source: "shard" },
      "/jobs/MAIL%230%3A1/explain": {
        reason: "concurrency",
        in_flight: 20,
        limit: 20,
        earliest_at: null,
      },
    });
    expect(output).toContain("MAIL#0:1  SCHEDULED");
    expect(output).toContain('payload         {"to":"a"}');
    expect(output).toContain("waits           for a free place: 20 of 20 are taken");
    expect(output).toContain("attempt 1  1970-01-01T00:00:03.000Z  SCHEDULED after 2s: Error: no");
    expect(asked[0]?.path).toBe("/jobs/MAIL%230%3A1?fresh=1");
  });

  test("a job that is gone is said to be", async () => {
    const { exit, errors } = await run(["jobs", "show", "MAIL#0:1"], {
      "/jobs/MAIL%230%3A1": () => failure(410, "gone"),
    });
    expect(exit).toBe(1);
    expect(errors).toBe("tsumugi: The API says gone.");
  });
});

describe("jobs retry and cancel", () => {
  test("ids go out two hundred at a time, and each that failed is named", async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `MAIL#0:${index}`);
    const { exit, output, asked, progress } = await run(
      ["jobs", "retry", ...ids],
      {
        "/jobs/bulk-retry": ({ ids: sent }: { ids: string[] }) => ({
          ok: sent.length - 1,
          failed: [{ id: sent[0], reason: "invalid-state" }],
          remaining: 0,
          next_cursor: null,
        }),
      },
      { isWatched: true },
    );
    expect(exit).toBe(1);
    expect(asked.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([200, 50]);
    expect(output.split("\n")).toEqual([
      "248 jobs retried. 2 jobs not:",
      "ID          REASON",
      "MAIL#0:0    invalid-state",
      "MAIL#0:200  invalid-state",
    ]);
    expect(progress).toEqual([
      "████████████████████████░░░░░░ 80 %  200 jobs",
      "██████████████████████████████ 100 %  250 jobs",
      "",
    ]);
  });

  test("filters are followed to their end, not further than the limit", async () => {
    const round = (sent: { cursor?: string; limit: number }) => ({
      ok: sent.limit,
      failed: [],
      remaining: 1_000,
      next_cursor: `${sent.cursor ?? ""}+`,
    });
    const { exit, output, asked } = await run(
      ["jobs", "cancel", "--binding", "MAIL", "--limit", "250"],
      { "/jobs/bulk-cancel": round },
    );
    expect(exit).toBe(0);
    expect(output).toBe("250 jobs cancelled. 1,000 jobs more fit.");
    expect(asked.map(({ body }) => body)).toEqual([
      { binding: "MAIL", limit: 200, dry_run: false },
      { binding: "MAIL", limit: 50, dry_run: false, cursor: "+" },
    ]);
  });

  test("everything is acted on only when that was said", async () => {
    const { exit, errors, asked } = await run(["jobs", "cancel"], {});
    expect(exit).toBe(2);
    expect(errors).toContain("or say `--all`");
    expect(asked).toEqual([]);
    const both = await run(["jobs", "cancel", "MAIL#0:1", "--binding", "MAIL"], {});
    expect(both.exit).toBe(2);
  });
});

describe("other commands", () => {
  test("enqueue takes its payload from an argument, a file or the input", async () => {
    const receipt = { id: "MAIL#0:1", deduplicated: false };
    const bodies: unknown[] = [];
    for (const payload of ['{"a":1}', "@letter.json", "-"]) {
      const { asked, output } = await run(
        [
          "jobs",
          "enqueue",
          "MAIL",
          "--payload",
          payload,
          "--delay",
          "10m",
          "--unique-key",
          "k",
          "--priority",
          "-5",
        ],
        { "/jobs": receipt },
      );
      expect(output).toBe("MAIL#0:1");
      bodies.push(asked[0]?.body);
    }
    const rest = { binding: "MAIL", priority: -5, delayMs: 600_000, uniqueKey: "k" };
    expect(bodies).toEqual([
      { ...rest, payload: { a: 1 } },
      { ...rest, payload: { from: "letter.json" } },
      { ...rest, payload: { from: "input" } },
    ]);
  });

  test("a payload that is refused is told with every fault's place", async () => {
    const issues = [{ path: "payload.to", expected: "a string", got: "1" }];
    const { exit, errors } = await run(["jobs", "enqueue", "MAIL", "--payload", "{}"], {
      "/jobs": () => failure(400, "invalid-request", issues),
    });
    expect(exit).toBe(1);
    expect(errors.split("\n")[1]).toBe("  payload.to: expected a string, found 1");
  });

  test("reschedule wants one time", async () => {
    const answers = { "/jobs/MAIL%230%3A1/reschedule": { id: "MAIL#0:1", done: true } };
    const { output, asked } = await run(
      ["jobs", "reschedule", "MAIL#0:1", "--at", "2126-01-01"],
      answers,
    );
    expect(asked[0]?.body).toEqual({ runAt: Date.UTC(2126, 0, 1) });
    expect(output).toMatch(/^MAIL#0:1 runs in \d+d\.$/);
    expect((await run(["jobs", "reschedule", "MAIL#0:1"], answers)).exit).toBe(2);
    expect(
      (await run(["jobs", "reschedule", "MAIL#0:1", "--at", "soon"], answers)).errors,
    ).toContain("takes a time such as");
  });

  test("pause, resume", async () => {
    const answers = { "/bindings/MAIL/pause": {}, "/bindings/MAIL/resume": {} };
    expect((await run(["bindings", "pause", "MAIL"], answers)).output).toBe("MAIL is paused.");
    expect((await run(["bindings", "resume", "MAIL"], answers)).output).toBe("MAIL goes on.");
  });

  test("purge wants the name twice, and goes on until nothing waits", async () => {
    const left = [3, 2, 0];
    const answers = {
      "/bindings/MAIL/purge": () => ({ cancelled: 1_000, remaining: left.shift() !== 0 }),
    };
    const { output, asked } = await run(
      ["bindings", "purge", "MAIL", "--confirm", "MAIL"],
      answers,
    );
    expect(output).toBe("3,000 jobs of MAIL cancelled.");
    expect(asked.map(({ body }) => body)).toEqual(Array(3).fill({ confirm: "MAIL" }));
    const slip = await run(["bindings", "purge", "MAIL", "--confirm", "MAILS"], answers);
    expect(slip).toMatchObject({ exit: 2, asked: [] });
    expect(slip.errors).toContain("say `--confirm MAIL`, not `MAILS`");
  });

  test("what was done before a failure is told, too", async () => {
    let calls = 0;
    const fails = (answer: object) => () =>
      (calls += 1) < 3 ? answer : failure(400, "invalid-request");
    const purged = await run(["bindings", "purge", "MAIL", "--confirm", "MAIL"], {
      "/bindings/MAIL/purge": fails({ cancelled: 1_000, remaining: true }),
    });
    expect(purged).toMatchObject({ exit: 1, output: "" });
    expect(purged.errors).toContain("Until then: 2,000 jobs of MAIL cancelled.");
    calls = 0;
    const cancelled = await run(["jobs", "cancel", "--all"], {
      "/jobs/bulk-cancel": fails({ ok: 200, failed: [], remaining: 300, next_cursor: "c" }),
    });
    expect(cancelled).toMatchObject({ exit: 1, output: "" });
    expect(cancelled.errors).toContain("Until then: 400 jobs cancelled. 300 jobs more fit.");
  });

  test("stats names what blocks and who does not answer", async () => {
    const counts = {
      SCHEDULED: 1204,
      QUEUED: 1,
      RUNNING: 2,
      COMPLETED: 5,
      FAILED: 0,
      CANCELLED: 0,
      STALLED: 0,
    };
    const { output } = await run(["stats"], {
      "/stats": {
        bindings: [
          { binding: "MAIL", counts, oldest_due_wait_ms: 41_900, unreachable: ["MAIL#1"] },
        ],
      },
      "/diagnostics": {
        shards: [
          { binding: "MAIL", block: { reason: "rate" } },
          { binding: "MAIL", block: null },
          { binding: "MAIL", block: { reason: "rate" } },
        ],
      },
    });
    expect(output.split("\n")[1]?.split(/\s{2,}/)).toEqual([
      "MAIL",
      "1,204",
      "1",
      "2",
      "0",
      "0",
      "41s",
      "rate, MAIL#1 does not answer",
    ]);
  });

  test("tail prints changes until it is ended", async () => {
    const end = new AbortController();
    const body = `event: jobs\ndata: ${JSON.stringify({ jobs: [job("MAIL#0:1", { updated_at: 0 }), job("X#0:1", { binding: "X" })] })}\n\n`;
    const printed: string[] = [];
    const { exit } = await run(
      ["jobs", "tail", "--binding", "MAIL"],
      { "/events": () => new Response(body) },
      {
        signal: end.signal,
        print: (line) => {
          printed.push(line);
          end.abort();
        },
      },
    );
    expect(exit).toBe(0);
    expect(printed).toEqual(["00:00:00  MAIL#0:1  FAILED     2/3  Error: no"]);
  });

  test("open tells the address and opens it", async () => {
    const { output, opened } = await run(["open", "--url", "https://jobs.example.com/"], {});
    expect(output).toBe("https://jobs.example.com/dashboard");
    expect(opened).toEqual([output]);
  });
});

describe("failures", () => {
  test.each([
    [401, "unauthorized", "Put the token into TSUMUGI_TOKEN"],
    [403, "read-only", "may only read"],
    [404, "not-found", "while `api` or `auth` is not in the config"],
    [503, "migrations-missing", "d1 migrations apply"],
  ])(
    "%i %s says what to do next",
    async (status, code, text) => {
      const { exit, errors } = await run(["jobs", "show", "1"], {
        "/jobs/1": () => failure(status, code),
      });
      expect(exit).toBe(1);
      expect(errors).toContain(text);
    },
    15_000,
  );

  test("a command line that makes no sense asks nothing", async () => {
    for (const argv of [
      ["jobs"],
      ["jobs", "lst"],
      ["jobs", "show"],
      ["jobs", "show", "1", "2"],
      ["jobs", "list", "--nonsense"],
      ["jobs", "list", "--json=1"],
      ["jobs", "list", "--limit", "0"],
      ["jobs", "list", "--sort", "size"],
      ["jobs", "list", "--index", "x"],
      ["jobs", "enqueue", "MAIL", "--payload", "{"],
      ["stats", "--url", "ftp://x"],
    ]) {
      const { exit, asked, errors } = await run(argv, {});
      expect([argv.join(" "), exit, asked.length]).toEqual([argv.join(" "), 2, 0]);
      expect(errors).toMatch(/^tsumugi: .+`--help` says more\.$/);
    }
  });

  test.each(Object.keys(OPERATOR_COMMANDS))("%s --help shows its example", async (name) => {
    const { exit, output } = await run([...name.split(" "), "--help"], {});
    expect(exit).toBe(0);
    expect(output).toContain(`Usage: tsumugi ${name}`);
    expect(output).toContain("$ npx tsumugi");
  });
});

test("a table is cut to the terminal", () => {
  expect(printTable(["A", "B"], [["x", "a long text"]], 8)).toBe("A  B\nx  a lo…");
});
