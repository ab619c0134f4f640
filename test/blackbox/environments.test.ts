/** A named environment, as wrangler takes it and as workerd runs it: the same code with entries and a policy of its own. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, untilTerminal } from "./support/caller.ts";
import { runOk } from "./support/command.ts";
import { DevServer } from "./support/dev-server.ts";
import { generate, projectFolder, testStack, TSCONFIG } from "./support/project.ts";

const CONFIG = `version: 1
name: shop-jobs
bindings:
  MAIL:
    performer: ./mail.ts
    maxAttempts: 3
    backoff: { kind: fixed, delayMs: 10ms, jitter: false }
environments:
  staging: { bindings: { MAIL: { maxAttempts: 1 } } }
  production: {}
`;

const WORKER = `import { enqueue, jobs } from "./generated/index.ts";
import type { TsumugiEnv } from "./generated/index.ts";
import tsumugi from "./generated/worker.ts";

export * from "./generated/worker.ts";

export default {
  ...tsumugi,
  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/") return new Response("ready");
    if (pathname === "/enqueue") {
      return Response.json([await enqueue(env, { binding: "MAIL", payload: null })]);
    }
    const ids = await request.json<string[]>();
    return Response.json(await Promise.all(ids.map((id) => jobs(env).get(id))));
  },
} satisfies ExportedHandler<TsumugiEnv>;
`;

const WRANGLER = `{
  "name": "shop",
  "main": "worker.ts",
  "compatibility_date": "2026-10-01",
  "env": {
    "staging": { "vars": { "LEVEL": "high" } }, // everything is told
  },
}
`;

const FILES = {
  "tsumugi.config.yaml": CONFIG,
  "wrangler.jsonc": WRANGLER,
  "worker.ts": WORKER,
  "mail.ts": 'export default function mail(): void {\n  throw new Error("no");\n}\n',
  "tsconfig.json": TSCONFIG,
};

test("wrangler deploys the environments, each with its own queue and database", async () => {
  const folder = projectFolder(testStack(), FILES);
  await generate(folder);
  await runOk(["tsc", "-p", "tsconfig.json"], folder);
  const dryRun = (...args: readonly string[]) =>
    runOk(["wrangler", "deploy", "--dry-run", "--outdir", "bundle", ...args], folder);

  const staging = await dryRun("--env", "staging");
  expect(staging).not.toMatch(/WARNING|ERROR/);
  for (const entry of [
    "env.TSUMUGI_MAIL (MailShard)",
    "env.TSUMUGI_QUEUE_DEFAULT (shop-jobs-staging-default)",
    "env.TSUMUGI_DB (shop-jobs-staging)",
    'env.TSUMUGI_ENVIRONMENT ("staging")',
    'env.LEVEL ("high")',
  ]) {
    expect(staging).toContain(entry);
  }
  const production = await dryRun("--env", "production");
  expect(production).not.toMatch(/WARNING|ERROR|TSUMUGI_ENVIRONMENT/);
  expect(production).toContain("env.TSUMUGI_DB (shop-jobs-production)");

  const text = readFileSync(join(folder, "wrangler.jsonc"), "utf8");
  expect(text).toContain("// everything is told");
  await generate(folder, "--check");
});

test.each([
  { environment: "staging", attempts: 1 },
  { environment: "production", attempts: 3 },
])("in $environment a job has $attempts attempts", async ({ environment, attempts }) => {
  const stack = testStack();
  const folder = projectFolder(stack, FILES);
  await generate(folder);
  const server = await DevServer.prepare(stack, folder, `--env=${environment}`);
  server.start(`--env=${environment}`);
  await server.untilReady();
  const ids = await call<readonly string[]>(`${server.url}/enqueue`, {});
  const [job] = await untilTerminal(server.url, ids);
  expect(job).toMatchObject({ state: "FAILED", attempts });
});
