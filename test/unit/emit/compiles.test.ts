/** What comes out compiles wherever a user may put it, and refuses what must not compile. */

import { expect, test } from "vitest";
import { emitProducer } from "../../../generator/emit/producer.ts";
import type { Model } from "../../../generator/model/model.ts";
import { readTemplates } from "../../../generator/project.ts";
import { layouts, shop, userFiles } from "./shop.ts";
import { compile, filesOf } from "./world.ts";

test.each(layouts)("compiles, and refuses misuse: $name", async ({ extension, options }) => {
  const wanted = { ...shop(extension), features: { ...shop().features, testing: true } };
  const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
  expect(await compile(files, options)).toBe("");
});

test.each(layouts)("compiles where environments differ: $name", async ({ extension, options }) => {
  const environments = [
    {
      name: "staging",
      overrides: [
        { binding: "MAIL", definition: { concurrency: 1, rate: null }, service: null },
        { binding: "PING", definition: {}, service: null },
      ],
    },
    { name: "production", overrides: [] },
  ];
  const wanted = { ...shop(extension), environments };
  const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
  expect(await compile(files, options)).toBe("");
  expect(files.get("generated/environments.ts")).toContain(
    "= { staging: { MAIL: { concurrency: 1, rate: null } } };",
  );
  for (const path of ["shards.ts", "worker.ts"]) {
    const text = files.get(`generated/${path}`);
    expect(text).toContain(`import { definitions } from "./environments${extension}";`);
    expect(text).not.toContain(`"./definitions${extension}"`);
  }
  expect(files.get("generated/client.ts")).toContain(`"./definitions${extension}"`);
});

test.each(layouts)("compiles with the API and Access: $name", async ({ extension, options }) => {
  const wanted: Model = {
    ...shop(extension),
    features: { ...shop().features, api: true, access: true },
    auth: {
      bearer: { secret: "TSUMUGI_TOKEN", cookie: null },
      access: { teamDomain: "shop.cloudflareaccess.com", aud: "abc" },
      readOnly: { secret: "TSUMUGI_READ_TOKEN", hidePayloads: true },
    },
    environments: [
      {
        name: "staging",
        overrides: [{ binding: "MAIL", definition: { concurrency: 1 }, service: null }],
      },
    ],
  };
  const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
  expect(await compile(files, options)).toBe("");
  const api = files.get("generated/api.ts") ?? "";
  expect(api).toContain(`import { definitions } from "./environments${extension}";`);
  expect(api).toContain('accessVerifier({ teamDomain: "shop.cloudflareaccess.com", aud: "abc" })');
  const env = files.get("generated/env.ts") ?? "";
  expect(env).toContain("readonly TSUMUGI_TOKEN?: string | undefined;");
  expect(env).toContain("readonly TSUMUGI_READ_TOKEN?: string | undefined;");
});

test.each(layouts)("compiles with data points: $name", async ({ extension, options }) => {
  const environments = [
    {
      name: "staging",
      overrides: [{ binding: "MAIL", definition: { concurrency: 1 }, service: null }],
    },
    { name: "production", overrides: [] },
  ];
  for (const part of [{}, { environments }]) {
    const wanted: Model = { ...shop(extension), analytics: { dataset: "job_minutes" }, ...part };
    const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
    expect(await compile(files, options)).toBe("");
    expect(files.get("generated/env.ts")).toContain(
      "readonly TSUMUGI_ANALYTICS: AnalyticsEngineDataset;",
    );
    expect(files.get("generated/shards.ts")).toContain(
      `import { JobShard } from "./runtime/analytics/durable-object${extension}";`,
    );
    // Each environment is told its name, so the code must know each of them.
    const known = files.get("generated/environments.ts");
    expect(known?.includes("production: {}") ?? true).toBe(true);
    expect(known === undefined).toBe(wanted.environments.length === 0);
  }
});

test("without data points nothing of them is generated", async () => {
  const files = await filesOf(shop());
  const named = [...files].filter(([path, text]) =>
    /ANALYTICS|AnalyticsEngine/.test(path.endsWith(".json") ? "" : text),
  );
  expect(named).toEqual([]);
});

test("a performer that does not fit its binding is refused where it is listed", async () => {
  const files = new Map([...(await filesOf(shop())), ...userFiles(".ts")]);
  files.set("src/performers/ping.ts", "export default (payload: number): number => payload;\n");
  files.set("src/performers/mail.ts", "export default (): { id: number } => ({ id: 1 });\n");
  const errors = await compile(files, layouts[0].options);
  const places = errors.split("\n").filter((line) => /^\S+\(/.test(line));
  expect(places.map((line) => line.replace(/\(.*/, ""))).toEqual([
    "generated/performers.ts",
    "generated/performers.ts",
  ]);
  expect(errors).toContain("Performer<MailPayload, MailResult, never>");
});

test.each(layouts)("compiles in another Worker: $name", async ({ extension, options }) => {
  const wanted = { ...shop(extension), output: "web/src/jobs" };
  const emitted = emitProducer(wanted, {
    templates: await readTemplates(),
    configSchema: {},
    payloadSchemas: new Map(),
  });
  const files = new Map([...emitted].map(([path, text]) => [`web/src/jobs/${path}`, text]));
  files.set("web/src/index.ts", producerUse(extension));
  for (const [path, text] of userFiles(extension)) {
    if (path === "src/payloads.ts") files.set(path, text);
  }
  expect(await compile(files, options)).toBe("");
});

const producerUse = (
  extension: string,
): string => `import { enqueue } from "./jobs/index${extension}";
import type { TsumugiProducerEnv } from "./jobs/index${extension}";
export const use = (env: TsumugiProducerEnv): readonly Promise<string>[] => [
  enqueue(env, { binding: "MAIL", payload: { to: "a@example.com", kind: "short" } }),
  // @ts-expect-error no such binding
  enqueue(env, { binding: "MIAL", payload: null }),
  // @ts-expect-error the payload lacks a member
  enqueue(env, { binding: "MAIL", payload: { to: "a@example.com" } }),
];
`;
