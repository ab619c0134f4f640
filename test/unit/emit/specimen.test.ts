/** The specimens' own config in, the specimens' text out: nothing but names is exchanged. */

import { expect, test } from "vitest";
import { emitProducer } from "../../../generator/emit/producer.ts";
import { finish } from "../../../generator/finish.ts";
import { readTemplates } from "../../../generator/project.ts";
import type { Model } from "../../../generator/model/model.ts";
import { binding, model } from "../../support/model.ts";
import { fileOf } from "./world.ts";

const user = "templates/specimen/user";

const specimens: Model = model(
  [
    binding("SPECIMEN", {
      performer: { kind: "function", module: `${user}/specimen.ts`, exportName: "default" },
      payload: {
        kind: "schema",
        schema: {
          type: "object",
          properties: { to: { type: "string", format: "email" }, subject: { type: "string" } },
          required: ["to"],
        },
      },
      result: {
        kind: "schema",
        schema: { type: "object", properties: { sent: { type: "boolean" } }, required: ["sent"] },
      },
    }),
    binding("SPECIMEN_ZOD", {
      performer: { kind: "function", module: `${user}/specimen-zod.ts`, exportName: "total" },
      payload: { kind: "zod", module: `${user}/payloads.ts`, exportName: "Order" },
      result: { kind: "zod", module: `${user}/payloads.ts`, exportName: "Receipt" },
      definition: {
        shards: 2,
        keys: {
          concurrencyKey: { kind: "derived", template: "order:{orderId}" },
          partitionKey: { kind: "required" },
        },
      },
    }),
    binding("SPECIMEN_ANY", {
      performer: { kind: "function", module: `${user}/specimen-any.ts`, exportName: "default" },
    }),
    binding("SPECIMEN_ENTRYPOINT", {
      performer: {
        kind: "entrypoint",
        module: `${user}/specimen-entrypoint.ts`,
        exportName: "default",
      },
    }),
    binding("SPECIMEN_HTTP", {
      performer: {
        kind: "http",
        url: "https://hooks.example.com/jobs",
        headers: { authorization: { secret: "HOOKS_TOKEN" }, "x-shop": "specimen" },
        hmac: { secret: "HOOKS_KEY" },
      },
    }),
    binding("SPECIMEN_SERVICE", {
      performer: { kind: "service", service: "specimens", entrypoint: null, environment: null },
    }),
  ],
  {
    name: "shop",
    output: "templates/specimen",
    features: { testing: false, api: true, dashboard: true, access: true },
    auth: {
      bearer: { secret: "TSUMUGI_TOKEN", cookie: "tsumugi_token" },
      access: { teamDomain: "shop.cloudflareaccess.com", aud: "4714c1358e65" },
      readOnly: null,
    },
  },
);

const files = [
  "api.ts",
  "client.ts",
  "definitions.ts",
  "env.ts",
  "index.ts",
  "payloads.ts",
  "performers.ts",
  "shards.ts",
  "worker.ts",
];

test.each(files)("%s", async (file) => {
  const specimen = (await readTemplates()).get(`specimen/${file}`);
  const emitted = await fileOf(specimens, file);
  expect(emitted.replaceAll('"./runtime/', '"../runtime/')).toBe(specimen);
});

test.each(["client.ts", "definitions.ts", "env.ts", "index.ts"])(
  "%s of a producer",
  async (file) => {
    const templates = await readTemplates();
    const emitted = emitProducer(specimens, {
      templates,
      configSchema: {},
      payloadSchemas: new Map(),
    });
    // The shorter names of the files that it imports may bring two lines into one.
    const specimen = templates.get(`specimen/producer-${file}`)?.replaceAll('"./producer-', '"./');
    const text = emitted.get(file)?.replaceAll('"./runtime/', '"../runtime/');
    expect(await formatted(text ?? "")).toBe(await formatted(specimen ?? ""));
  },
);

async function formatted(text: string): Promise<string | undefined> {
  const options = { configFile: "tsumugi.config.yaml", isVerbatim: () => false };
  return (await finish(new Map([["file.ts", text]]), options)).files.get("file.ts");
}
