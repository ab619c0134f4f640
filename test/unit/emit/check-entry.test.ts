import { describe, expect, test } from "vitest";
import { checkEntry } from "../../../generator/emit/check-entry.ts";

const GENERATED = new Map([
  ["generated/worker.ts", new Set(["MailShard", "default"])],
  ["generated/shards.ts", new Set(["MailShard"])],
  ["generated/index.ts", new Set<string>()],
]);

async function look(main: string, files: Readonly<Record<string, string>>) {
  const request = { main, output: "generated", generated: GENERATED };
  const findings = await checkEntry(request, async (path) => files[path] ?? null);
  if (findings === null) return null;
  const { names, open, lacking } = findings;
  return { shard: open ? "perhaps" : names.has("MailShard"), lacking };
}

describe("the classes", () => {
  test.each([
    ['export * from "./generated/worker.ts";', true],
    ['export * from "./generated/worker.js";', true],
    ["export * from './generated/worker';", true],
    ['export { MailShard } from "./generated/shards.ts";', true],
    ['import { MailShard } from "./generated/shards.ts";\nexport { MailShard };', true],
    [
      'import * as shards from "./generated/shards.ts";\nexport const { MailShard } = shards;',
      true,
    ],
    ['import { MailShard as M } from "./x.ts";\nexport class MailShard extends M {}', true],
    ['export * from "./parts.ts";', true],
    ['export * from "./folder";', true],
    ['export * from "./circle.ts";', false],
    ['export * from "some-package";', "perhaps"],
    ['export * from "./not-there.ts";', "perhaps"],
    ['export * from "./generated/index.ts";', false],
    ['export type * from "./generated/worker.ts";', false],
    ['export * as jobs from "./generated/worker.ts";', false],
    ['// export * from "./generated/worker.ts";', false],
    ['export { MailShard as Other } from "./generated/shards.ts";', false],
  ])("%s", async (text, shard) => {
    const files = {
      "parts.ts": 'export * from "./deeper.ts";\n',
      "deeper.ts": 'export * from "./generated/shards.js";\n',
      "folder/index.ts": 'export * from "../parts.ts";\n',
      "circle.ts": 'export * from "./index.ts";\n',
      "index.ts": `${text}\nexport default { queue() {}, scheduled() {} };\n`,
    };
    expect(await look("index.ts", files)).toEqual({ shard, lacking: [] });
  });

  test("a generated module, one that is not there, and one that is no script are not looked at", async () => {
    expect(await look("generated/worker.ts", {})).toBeNull();
    expect(await look("dist/worker.js", {})).toBeNull();
    expect(await look("worker.py", { "worker.py": "x = 1" })).toBeNull();
  });
});

describe("the handlers", () => {
  const both = ["queue", "scheduled"];
  test.each([
    ["export default { ...tsumugi, fetch() {} };", []],
    [
      "export default { fetch() {}, queue, 'scheduled': () => {} } satisfies ExportedHandler<Env>;",
      [],
    ],
    ["export default { fetch() {}, queue() {} } as ExportedHandler;", ["scheduled"]],
    ["const worker = { fetch() {} };\nexport default worker;", both],
    ["const worker: ExportedHandler = ({ ...tsumugi });\nexport default worker;", []],
    ["export default withSentry(options, { fetch() {} });", []],
    ["export default { [name]: () => {} };", []],
    ['export { default } from "./generated/worker.ts";', []],
    ['export { worker as default } from "./mine.ts";', []],
    ['import { Hono } from "hono";\nconst app = new Hono();\nexport default app;', both],
    ['import { OpenAPIHono as App } from "@hono/zod-openapi";\nexport default new App();', both],
    ['import { Worker } from "framework";\nexport default new Worker();', []],
    ['import { Hono } from "hono";\nexport default { ...tsumugi, fetch: new Hono().fetch };', []],
    ["export default class extends WorkerEntrypoint { fetch() {} }", both],
    ["export default class Mine extends WorkerEntrypoint { queue() {} scheduled() {} }", []],
    [
      "class Mine extends workers.WorkerEntrypoint { queue() {} }\nexport default Mine;",
      ["scheduled"],
    ],
    ["export default class extends Base {}", []],
    ["export const nothing = 1;", both],
    ["addEventListener('fetch', () => {});", both],
    ["export default worker;", []],
  ])("%s", async (text, lacking) => {
    const files = { "index.ts": `export * from "./generated/worker.ts";\n${text}\n` };
    expect(await look("index.ts", files)).toEqual({ shard: true, lacking });
  });
});
