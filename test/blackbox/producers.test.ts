/** Two Workers on workerd: one enqueues through the other's Durable Objects, with nothing of their code in its bundle. */

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
    performer: ./src/mail.ts
    payload: { type: object, properties: { to: { type: string, format: email } }, required: [to] }
  CHARGE:
    performer: ./src/charge.ts
    payload: { zod: ./src/payloads.ts#Charge }
    shards: 2
    keys: { partitionKey: { from: "{customerId}" } }
  # Not for others.
  SWEEP:
    performer: ./src/mail.ts
environments:
  staging: {}
producers:
  - { wrangler: ../web/wrangler.jsonc, out: ../web/src/jobs, bindings: [MAIL, CHARGE] }
`;

const API = `import { jobs } from "../generated/index.ts";
import type { TsumugiEnv } from "../generated/index.ts";
import tsumugi from "../generated/worker.ts";

export * from "../generated/worker.ts";

export default {
  ...tsumugi,
  async fetch(request, env): Promise<Response> {
    const ids = await request.json<string[]>();
    return Response.json(await Promise.all(ids.map((id) => jobs(env).get(id))));
  },
} satisfies ExportedHandler<TsumugiEnv>;
`;

const WEB = `import { enqueueMany, InvalidInputError } from "./jobs/index.ts";
import type { EnqueueInput, TsumugiProducerEnv } from "./jobs/index.ts";

interface Env extends TsumugiProducerEnv {
  readonly API: Fetcher;
}

export default {
  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/jobs") return await env.API.fetch(request);
    if (pathname !== "/enqueue") return new Response("ready");
    try {
      return Response.json(await enqueueMany(env, await request.json<EnqueueInput[]>()));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      return Response.json({ name: error.name, message: error.message, index: error.index });
    }
  },
} satisfies ExportedHandler<Env>;
`;

/** What the compiler has to refuse, each on a line of its own. */
const MISUSE = `import { enqueue } from "./jobs/index.ts";
import type { TsumugiProducerEnv } from "./jobs/index.ts";

export const misuse = (env: TsumugiProducerEnv): readonly Promise<string>[] => [
  // @ts-expect-error: not among the producer's bindings
  enqueue(env, { binding: "SWEEP", payload: null }),
  // @ts-expect-error: cents are a number
  enqueue(env, { binding: "CHARGE", payload: { customerId: "c", cents: "1" } }),
  // @ts-expect-error: the key is built from the payload
  enqueue(env, { binding: "CHARGE", payload: { customerId: "c", cents: 1 }, partitionKey: "c" }),
];
`;

const FILES = {
  "tsconfig.json": TSCONFIG,
  "api/tsumugi.config.yaml": CONFIG,
  "api/wrangler.jsonc":
    '{ "name": "shop-api", "main": "src/worker.ts", "compatibility_date": "2026-10-01" }\n',
  "api/src/worker.ts": API,
  "api/src/mail.ts": 'export default (): string => "sent";\n',
  "api/src/charge.ts": `import type { ChargePayload } from "../generated/index.ts";

export default ({ cents }: ChargePayload): { charged: number } => ({ charged: cents });
`,
  "api/src/payloads.ts": `import { z } from "zod";

export const Charge = z.object({ customerId: z.string(), cents: z.int().positive() });
`,
  "web/wrangler.jsonc": `{
  "name": "web", // the pages
  "main": "src/index.ts",
  "compatibility_date": "2026-10-01",
  "services": [{ "binding": "API", "service": "shop-api" }],
  "env": { "staging": {} },
}
`,
  "web/src/index.ts": WEB,
  "web/src/misuse.ts": MISUSE,
};

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, { readonly bytes: number; readonly inputs: object }>>;
}

test("the bundle of a Worker that only enqueues holds nothing of shards, consumer and read model", async () => {
  const folder = projectFolder(testStack(), FILES);
  await generate(join(folder, "api"));
  await runOk(["tsc", "-p", "tsconfig.json"], folder);
  const deploy = ["deploy", "--dry-run", "--outdir=bundle", "--metafile"] as const;
  const printed = await runOk(["wrangler", ...deploy], join(folder, "web"));
  expect(printed).not.toMatch(/ERROR/);
  expect(printed).toContain("env.TSUMUGI_MAIL (MailShard, defined in shop-api)");
  expect(printed).not.toMatch(/TSUMUGI_(SWEEP|QUEUE|DB)/);
  const staging = await runOk(["wrangler", ...deploy, "--env=staging"], join(folder, "web"));
  expect(staging).toContain("env.TSUMUGI_CHARGE (ChargeShard, defined in shop-api-staging)");

  const meta = JSON.parse(
    readFileSync(join(folder, "web/bundle/bundle-meta.json"), "utf8"),
  ) as Metafile;
  const code = Object.entries(meta.outputs).find(([path]) => path.endsWith(".js"));
  const inputs = Object.entries(code?.[1].inputs ?? {}) as [string, { bytesInOutput: number }][];
  const ours = inputs.filter(([path]) => path.includes("src/jobs/"));
  const folders = new Set(
    ours.map(([path]) => path.replace(/^.*src\/jobs\//, "").replace(/[^/]*$/, "")),
  );
  expect([...folders].toSorted()).toEqual(["", "runtime/client/", "runtime/core/"]);
  const foreign = inputs.filter(([path]) => /(^|\/)api\//.test(path)).map(([path]) => path);
  expect(foreign.map((path) => path.replace(/^.*api\//, ""))).toEqual(["src/payloads.ts"]);
  const text = readFileSync(join(folder, "web/bundle/index.js"), "utf8");
  expect(text).not.toMatch(/cloudflare:workers|CREATE TABLE|sendBatch|setAlarm|TSUMUGI_DB/);
  expect(text).not.toMatch(/class \w*Shard\b/);

  // Not minified, without the user's zod and code: 47 kB when this was written (2026-11).
  const bytes = ours.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(60_000);
});

test("jobs that another Worker enqueues are stored, checked and done", async () => {
  const stack = testStack();
  const folder = projectFolder(stack, FILES);
  await generate(join(folder, "api"));
  const server = await DevServer.prepare(stack, join(folder, "api"));
  server.start("--config=../web/wrangler.jsonc", "--config=wrangler.jsonc");
  await server.untilReady();
  const enqueue = (inputs: readonly object[]) => call<unknown>(`${server.url}/enqueue`, inputs);

  const ids = (await enqueue([
    { binding: "MAIL", payload: { to: "a@example.com" } },
    { binding: "CHARGE", payload: { customerId: "c1", cents: 5 } },
    { binding: "CHARGE", payload: { customerId: "c2", cents: 7 }, delayMs: 50 },
  ])) as readonly string[];
  const jobs = await untilTerminal(server.url, ids);
  expect(jobs.map(({ state, result }) => ({ state, result }))).toEqual([
    { state: "COMPLETED", result: "sent" },
    { state: "COMPLETED", result: { charged: 5 } },
    { state: "COMPLETED", result: { charged: 7 } },
  ]);

  expect(
    await enqueue([{ binding: "CHARGE", payload: { customerId: "c1", cents: 0 } }]),
  ).toMatchObject({ name: "PayloadInvalidError", index: 0 });
  expect(await enqueue([{ binding: "SWEEP", payload: null }])).toMatchObject({
    name: "UnknownBindingError",
  });
});
