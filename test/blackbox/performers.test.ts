/** Performers that are no plain functions, on workerd: classes of the Worker, another Worker over RPC, and a URL. */

import { createHmac } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, untilTerminal, type JobSeen } from "./support/caller.ts";
import { root, runOk } from "./support/command.ts";
import { DevServer } from "./support/dev-server.ts";
import { listen } from "./support/listen.ts";
import { generate, projectFolder, testStack, TSCONFIG } from "./support/project.ts";

const ACTS = ["succeed", "fail", "never", "after", "hang", "after-date"] as const;
type Act = (typeof ACTS)[number];

interface LogEntry {
  readonly attempt: number;
  readonly state: string;
  readonly startedAt: number | null;
  readonly finishedAt: number;
  readonly error: string | null;
}

interface Job extends JobSeen {
  readonly progress: number | null;
  readonly attemptsLog: readonly LogEntry[];
}

/** The jobs' Worker, and the other one, each with its own configuration. */
async function twoWorkers(stack: AsyncDisposableStack, receiverUrl: string): Promise<string> {
  const other = { name: "tsumugi-performers-other", main: "worker.ts" };
  const jobs = { name: "tsumugi-performers", main: "worker.ts" };
  const platform = { compatibility_date: "2026-10-01" };
  const secrets = { HOOK_TOKEN: "Bearer t0ken", HOOK_KEY: "k3y" };
  const folder = projectFolder(stack, {
    "jobs/wrangler.jsonc": JSON.stringify({ ...jobs, ...platform, vars: secrets }),
    "other/wrangler.jsonc": JSON.stringify({ ...other, ...platform }),
    "tsconfig.json": TSCONFIG,
  });
  cpSync(join(root, "test/blackbox/performers"), folder, { recursive: true });
  const config = join(folder, "jobs/tsumugi.config.yaml");
  const text = readFileSync(config, "utf8");
  writeFileSync(config, text.replaceAll("http://receiver.invalid", receiverUrl));
  await generate(join(folder, "jobs"));
  return folder;
}

interface Posted {
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A server that does what the job asks of it. */
async function hook(
  stack: AsyncDisposableStack,
): Promise<{ readonly url: string; readonly posted: Posted[] }> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      posted.push({ headers: request.headers, body });
      answer(JSON.parse(body) as { attempt: number; payload: { act: Act } }, response);
    });
  });
  return { url: await listen(server, stack), posted };
}

function answer(
  job: { readonly attempt: number; readonly payload: { readonly act: Act } },
  response: ServerResponse,
): void {
  const succeed = (): void => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ by: "hook", attempt: job.attempt }));
  };
  if (job.attempt > 1) return succeed();
  switch (job.payload.act) {
    case "succeed":
      return succeed();
    case "fail":
      return void response.writeHead(500).end("told to fail");
    // A URL cannot say "never"; a redirect is one more failure.
    case "never":
      return void response.writeHead(307, { location: "/jobs" }).end();
    case "after":
      // The body never ends.
      return void response.writeHead(429, { "retry-after": "1" }).write("later");
    // An HTTP-date has whole seconds: this one is between one and two seconds ahead.
    case "after-date":
      return void response
        .writeHead(503, { "retry-after": new Date(Date.now() + 2_000).toUTCString() })
        .end();
    case "hang":
      return;
  }
}

test("each kind of performer on workerd", async () => {
  const stack = testStack();
  const receiver = await hook(stack);
  const folder = await twoWorkers(stack, receiver.url);
  await runOk(["tsc", "-p", "tsconfig.json"], folder);

  // Not the harness: there a request leaves through Node, which follows redirects by itself.
  const server = await DevServer.prepare(stack, join(folder, "jobs"));
  server.start("--config=wrangler.jsonc", "--config=../other/wrangler.jsonc");
  await server.untilReady();
  const { url } = server;

  const bindings = ["ENTRY", "NAMED", "REMOTE", "PLAIN_REMOTE", "HOOK"] as const;
  const inputs = [
    ...bindings.flatMap((binding) => ACTS.map((act) => ({ binding, payload: { act } }))),
    { binding: "UNSET", payload: { act: "succeed" } },
  ];
  const ids = await call<readonly string[]>(`${url}/enqueue`, inputs);
  const ended = (await untilTerminal(url, ids)) as readonly Job[];
  const jobOf = (binding: string, act: Act): Job => {
    const index = inputs.findIndex((one) => one.binding === binding && one.payload.act === act);
    const job = ended[index];
    if (job === undefined) throw new Error(`no job ${binding} ${act}`);
    return job;
  };
  const firstError = (job: Job): string => job.attemptsLog.at(-1)?.error ?? "";
  const waitOf = ({ attemptsLog: [second, first] }: Job): number =>
    (second?.startedAt ?? 0) - (first?.finishedAt ?? 0);

  const names = {
    ENTRY: "entry",
    NAMED: "named",
    REMOTE: "remote true",
    PLAIN_REMOTE: "remote true",
  };
  for (const [binding, by] of Object.entries(names)) {
    expect(jobOf(binding, "succeed"), binding).toMatchObject({
      state: "COMPLETED",
      result: { by, attempt: 1 },
    });
    expect(jobOf(binding, "fail"), binding).toMatchObject({
      state: "COMPLETED",
      result: { by, attempt: 2 },
    });
    expect(firstError(jobOf(binding, "fail"))).toContain("told to fail");
    expect(jobOf(binding, "never"), binding).toMatchObject({
      state: "FAILED",
      attempts: 1,
      progress: 0.5,
    });
    expect(firstError(jobOf(binding, "never"))).toContain("NonRetryableError: never again");
    expect(jobOf(binding, "after"), binding).toMatchObject({ state: "COMPLETED", attempts: 2 });
    expect(waitOf(jobOf(binding, "after")), binding).toBeGreaterThanOrEqual(300);
    expect(jobOf(binding, "hang"), binding).toMatchObject({ state: "COMPLETED", attempts: 2 });
    expect(firstError(jobOf(binding, "hang"))).toContain("JobTimeoutError");
  }

  expect(jobOf("HOOK", "succeed")).toMatchObject({
    state: "COMPLETED",
    result: { by: "hook", attempt: 1 },
  });
  for (const act of ACTS.slice(1)) {
    expect(jobOf("HOOK", act), act).toMatchObject({
      state: "COMPLETED",
      result: { by: "hook", attempt: 2 },
    });
  }
  expect(firstError(jobOf("HOOK", "fail"))).toContain("the server answered 500: told to fail");
  expect(firstError(jobOf("HOOK", "never"))).toContain(
    "the server answered 307, a redirect, which is not followed",
  );
  expect(firstError(jobOf("HOOK", "hang"))).toContain("JobTimeoutError");
  expect(firstError(jobOf("HOOK", "after"))).toContain("the server answered 429: later");
  expect(waitOf(jobOf("HOOK", "after"))).toBeGreaterThanOrEqual(1_000);
  expect(waitOf(jobOf("HOOK", "after-date"))).toBeGreaterThanOrEqual(900);

  const unset = jobOf("UNSET", "succeed");
  expect(unset).toMatchObject({ state: "FAILED", attempts: 2 });
  expect(firstError(unset)).toContain("env.HOOK_FORGOTTEN is missing");

  expect(receiver.posted).toHaveLength(2 * ACTS.length - 1);
  for (const { headers, body } of receiver.posted) {
    const job = JSON.parse(body) as { readonly jobId: string };
    expect(headers).toMatchObject({
      authorization: "Bearer t0ken",
      "content-type": "application/json",
      "idempotency-key": job.jobId,
      "x-shop": "black box",
    });
    const [, seconds, hex] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["tsumugi-signature"])) ?? [];
    expect(hex).toBe(createHmac("sha256", "k3y").update(`${seconds}.${body}`).digest("hex"));
    expect(Math.abs(Number(seconds) - Date.now() / 1_000)).toBeLessThan(60);
  }
}, 60_000);

test("wrangler takes the services, and a bundle holds only the kinds that are used", async () => {
  const folder = await twoWorkers(testStack(), "http://127.0.0.1:1");
  const all = await bundleOf(join(folder, "jobs"));
  expect(all.printed).toContain("env.TSUMUGI_SERVICE_REMOTE (tsumugi-performers-other#Remote)");
  expect(all.printed).toContain("env.TSUMUGI_SERVICE_PLAIN_REMOTE (tsumugi-performers-other)");
  expect(all.kinds).toEqual([
    "entrypoint.ts",
    "http-response.ts",
    "http-target.ts",
    "http.ts",
    "retry-after.ts",
    "service.ts",
    "signature.ts",
  ]);

  const functions = projectFolder(testStack(), {
    "tsumugi.config.yaml":
      "version: 1\nname: plain\nbindings:\n  PLAIN: { performer: ./plain.ts }\n",
    "plain.ts": "export default () => 1;\n",
  });
  await generate(functions);
  const plain = await bundleOf(functions);
  expect(plain.kinds).toEqual([]);
  expect(plain.printed).not.toContain("TSUMUGI_SERVICE");
});

/** What a deploy would print, and which modules of the performers' kinds would go with it. */
async function bundleOf(
  folder: string,
): Promise<{ readonly printed: string; readonly kinds: readonly string[] }> {
  const metafile = join(folder, "meta.json");
  const options = ["--dry-run", "--outdir", join(folder, "bundle"), "--metafile", metafile];
  const printed = await runOk(["wrangler", "deploy", ...options], folder);
  expect(printed).not.toMatch(/WARNING|ERROR/);
  const { outputs } = JSON.parse(readFileSync(metafile, "utf8")) as {
    readonly outputs: Readonly<Record<string, { readonly inputs: object }>>;
  };
  const modules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const kinds = modules.flatMap((path) => /runtime\/performers\/(.*)$/.exec(path)?.[1] ?? []);
  return { printed, kinds: kinds.toSorted() };
}
