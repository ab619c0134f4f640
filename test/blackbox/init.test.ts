/** `init` in the three kinds of project that it is for: the next `generate` and the next deployment work. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { expect, test } from "vitest";
import { call, type JobSeen } from "./support/caller.ts";
import { cli, run, runOk } from "./support/command.ts";
import { DevServer } from "./support/dev-server.ts";
import { generate, projectFolder, testStack } from "./support/project.ts";
import { until } from "../support/until.ts";

const init = (folder: string) => runOk([process.execPath, cli, "init"], folder);
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** What a deployment would do, without the network. */
const dryRun = (folder: string) =>
  runOk(["wrangler", "deploy", "--dry-run", "--outdir", ".wrangler/out"], folder);

/** True when the text is the other one with additions: each of its lines is there, in its order. */
function isAddedTo(text: string, before: string): boolean {
  const lines = text.split("\n");
  let place = 0;
  return before.split("\n").every((line) => {
    // JSON puts a comma behind what was the last member.
    place =
      lines.findIndex(
        (other, at) => at >= place && other.replace(/,$/, "") === line.replace(/,$/, ""),
      ) + 1;
    return place > 0;
  });
}

test("in an empty folder", async () => {
  await using stack = testStack();
  const folder = projectFolder(stack, {});
  expect(await init(folder)).toContain("created tsumugi.config.yaml\n");
  await generate(folder);
  await runOk(["tsc", "-p", "."], folder);
  const output = await dryRun(folder);
  expect(output).toContain("TSUMUGI_HELLO");
  expect(JSON.parse(read(folder, "package.json"))).toMatchObject({
    scripts: { generate: "tsumugi generate" },
    devDependencies: { wrangler: expect.stringMatching(/^\^\d/) as string },
  });

  const again = await run([process.execPath, cli, "init"], folder);
  expect(again).toEqual({ code: 2, output: "tsumugi: tsumugi.config.yaml exists already\n" });
});

/** What the next hour of a user looks like: nothing is written by hand. */
test("from an empty folder to a job that has run under `wrangler dev`", async () => {
  await using stack = testStack();
  const folder = projectFolder(stack, {});
  expect(await init(folder)).toContain("created src/index.ts\n");
  await generate(folder);
  await runOk(["tsc", "-p", "."], folder);
  const server = await DevServer.prepare(stack, folder);
  server.start();
  await server.untilReady();

  const { job } = await call<{ job: string }>(`${server.url}/?id=moon`, {});
  const done = await until("the job has run", async () => {
    const seen = await call<JobSeen>(`${server.url}/?job=${encodeURIComponent(job)}`);
    return seen.state === "COMPLETED" && seen;
  });
  expect(done).toMatchObject({ binding: "HELLO", attempts: 1, payload: { id: "moon" } });
  expect(server.output).not.toContain("no such table");
  expect(await generate(folder, "--check")).toContain("Fresh");
}, 90_000);

test("an entry that is there is not written over, and one is not made beside it", async () => {
  await using stack = testStack();
  const folder = projectFolder(stack, { "src/index.ts": "export {};\n" });
  expect(await init(folder)).not.toContain("src/index.ts");
  expect(read(folder, "src/index.ts")).toBe("export {};\n");
  await generate(folder);
  expect(parse(read(folder, "wrangler.jsonc"))).toMatchObject({ main: "generated/worker.ts" });
});

const FRESH = {
  "package.json":
    '{\n\t"name": "my-app",\n\t"private": true,\n\t"scripts": {\n\t\t"deploy": "wrangler deploy",\n\t\t"generate": "mine"\n\t},\n\t"devDependencies": {\n\t\t"wrangler": "^4.0.0"\n\t}\n}\n',
  "tsconfig.json":
    '{ "compilerOptions": { "target": "es2024", "lib": ["es2024"], "module": "es2022", "moduleResolution": "bundler", "noEmit": true, "isolatedModules": true, "strict": true, "skipLibCheck": true, "types": ["./worker-configuration.d.ts"] }, "include": ["worker-configuration.d.ts", "src/**/*.ts"] }',
  "wrangler.jsonc":
    '/**\n * https://developers.cloudflare.com/workers/\n */\n{\n\t"name": "my-app",\n\t"main": "src/index.ts",\n\t// A date.\n\t"compatibility_date": "2026-10-01"\n}\n',
  "src/index.ts":
    'export default {\n\tasync fetch(request, env, ctx): Promise<Response> {\n\t\treturn new Response("Hello World!");\n\t},\n} satisfies ExportedHandler<Env>;\n',
};

test("in a project as `create cloudflare` makes it", async () => {
  await using stack = testStack();
  const folder = projectFolder(stack, FRESH);
  await init(folder);
  await generate(folder);
  const output = await dryRun(folder);
  expect(output).toContain("my-app-jobs-default");
  // The Env that such a project has is written by wrangler, and fits.
  await runOk(["wrangler", "types"], folder);
  await runOk(["tsc", "-p", "."], folder);
  // Added to, and nothing else.
  for (const [file, text] of Object.entries(FRESH)) {
    expect(isAddedTo(read(folder, file), text), file).toBe(true);
  }
  expect(read(folder, "src/index.ts")).toContain(
    [
      'import tsumugi from "../generated/worker.js";',
      "",
      'export * from "../generated/worker.js";',
      "",
      "export default {",
      "\t...tsumugi,",
      "\tasync fetch(request",
    ].join("\n"),
  );
  expect(JSON.parse(read(folder, "package.json"))).toMatchObject({
    scripts: { generate: "mine", verify: "tsumugi generate --check", deploy: "wrangler deploy" },
    devDependencies: { wrangler: "^4.0.0", tsumugi: expect.stringMatching(/^\^/) as string },
  });
});

const EXISTING = {
  "package.json": '{ "name": "shop", "dependencies": { "wrangler": "4" } }',
  "wrangler.jsonc": `{
  "name": "shop",
  "main": "./server/worker.ts",
  "compatibility_date": "2026-10-01",
  "d1_databases": [{ "binding": "DB", "database_name": "shop", "database_id": "0b1c", "migrations_dir": "sql" }],
  "queues": {
    "producers": [{ "binding": "ORDERS", "queue": "orders" }],
    "consumers": [{ "queue": "orders", "max_batch_size": 5 }],
  },
  "triggers": { "crons": ["0 3 * * *"] },
  "env": { "staging": { "vars": { "LEVEL": "high" } } },
}
`,
  "server/worker.ts": `import { answer } from './answer';

const worker: ExportedHandler<{ ORDERS: Queue }> = {
  fetch: answer,
  async queue(batch, env) {
    batch.ackAll();
  },
};

export default worker;
`,
  "server/answer.ts": "export const answer = () => new Response('shop');\n",
  "generated/prisma.ts": "export {};\n",
};

test("in a Worker with its own entry, database and queues", async () => {
  await using stack = testStack();
  const folder = projectFolder(stack, EXISTING);
  const told = await init(folder);
  expect(told).toContain(
    'if (batch.queue.startsWith("shop-jobs-")) return tsumugi.queue(batch, env);',
  );
  await generate(folder);
  const output = await dryRun(folder);
  for (const name of ["ORDERS", "orders", "TSUMUGI_HELLO", "shop-jobs-default", "TSUMUGI_DB"]) {
    expect(output).toContain(name);
  }
  expect(isAddedTo(read(folder, "server/worker.ts"), EXISTING["server/worker.ts"])).toBe(true);
  expect(read(folder, "generated/prisma.ts")).toBe(EXISTING["generated/prisma.ts"]);
  const { d1_databases, triggers } = parse(read(folder, "wrangler.jsonc")) as {
    d1_databases: readonly unknown[];
    triggers: { crons: readonly string[] };
  };
  expect(d1_databases[0]).toMatchObject({ binding: "DB", database_id: "0b1c" });
  expect(d1_databases).toHaveLength(2);
  expect(triggers.crons[0]).toBe("0 3 * * *");
  // Its environment has all of it, too.
  const staging = await runOk(
    ["wrangler", "deploy", "--dry-run", "--env", "staging", "--outdir", ".wrangler/staging"],
    folder,
  );
  for (const name of ["LEVEL", "TSUMUGI_HELLO", "shop-jobs-staging-default", "TSUMUGI_DB"]) {
    expect(staging).toContain(name);
  }
});

test("an entry that is no object is left alone, and its author is told what to write", async () => {
  await using stack = testStack();
  const entry = 'import { Hono } from "hono";\nconst app = new Hono();\nexport default app;\n';
  const folder = projectFolder(stack, { ...FRESH, "src/index.ts": entry });
  const told = await init(folder);
  expect(told).toContain("  export default { ...tsumugi, fetch: app.fetch };");
  expect(read(folder, "src/index.ts")).toBe(entry);
});
