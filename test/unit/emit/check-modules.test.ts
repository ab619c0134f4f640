/** What the config points at must be there; everything that is not is said in one go. */

import * as zod from "zod";
import { z as z3 } from "zod/v3";
import { expect, test } from "vitest";
import { checkModules } from "../../../generator/emit/check-modules.ts";
import type { ModuleHost } from "../../../generator/emit/check-modules.ts";
import { readModuleExports } from "../../../generator/emit/module-exports.ts";
import { binding, model } from "../../support/model.ts";

/** Modules by path: their text, and what they export when they are run. */
function host(
  modules: Readonly<Record<string, { text: string; exports?: Record<string, unknown> | Error }>>,
  loads: string[] = [],
): ModuleHost {
  return {
    read: async (module) => modules[module]?.text ?? null,
    load: async (module) => {
      loads.push(module);
      const exports = modules[module]?.exports;
      if (exports instanceof Error) throw exports;
      return exports ?? {};
    },
  };
}

const performer = { "src/performers/mail.ts": { text: "export default () => 1;" } };
const zodMail = (exportName: string) =>
  model([binding("MAIL", { payload: { kind: "zod", module: "src/schemas.ts", exportName } })]);

test("a missing performer file comes with the line to write", async () => {
  const { problems } = await checkModules(
    model([binding("MAIL"), binding("PING")]),
    host(performer),
  );
  expect(problems).toEqual([
    {
      path: ["bindings", "PING", "performer"],
      message: "the performer of PING is missing: there is no file src/performers/ping.ts",
      hint: "write there: export default async function ping(payload: PingPayload, ctx: JobContext): Promise<void> {}",
    },
  ]);
});

test("the line to write returns the result that the config declares", async () => {
  const result = { kind: "schema", schema: { type: "string" } } as const;
  const { problems } = await checkModules(model([binding("PING", { result })]), host({}));
  expect(problems[0]?.hint).toContain(
    'ctx: JobContext): Promise<PingResult> { throw new Error("not written yet"); }',
  );
});

test("a missing export names those that are there", async () => {
  const wanted = model([
    binding("MAIL", {
      performer: { kind: "function", module: "src/mail.ts", exportName: "sendMail" },
    }),
    binding("PING", {
      performer: { kind: "function", module: "src/mail.ts", exportName: "default" },
    }),
  ]);
  const { problems } = await checkModules(
    wanted,
    host({ "src/mail.ts": { text: "export const sendMial = 1;" } }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "the performer of MAIL is missing: src/mail.ts has no export `sendMail` (it exports sendMial)",
    "the performer of PING is missing: src/mail.ts has no default export (it exports sendMial)",
  ]);
  expect(problems[0]?.hint).toContain("export async function sendMail(payload: MailPayload");
});

const ENTRYPOINT = 'import { DurableObject, WorkerEntrypoint as Base } from "cloudflare:workers";';
const FUNCTION =
  "write there: export default async function mail(payload: MailPayload, ctx: JobContext): Promise<void> {}";
const METHOD = "async perform(payload: MailPayload, ctx: JobContext): Promise<void> {}";
const MODULE = "the default export of src/performers/mail.ts";

test.each([
  ["export default 5;", `is not a function: ${MODULE} is a number`, FUNCTION],
  [
    "const x = { a() {} } as const; export default x;",
    `is not a function: ${MODULE} is an object`,
    FUNCTION,
  ],
  [
    "export default function* mail() {}",
    `is not a function: ${MODULE} is a generator function`,
    FUNCTION,
  ],
  ["export * as default from './mail.ts';", `is not a function: ${MODULE} is a module`, FUNCTION],
  [
    "export default class { perform() {} }",
    `cannot be called: ${MODULE} is a class that does not extend WorkerEntrypoint`,
    `write there a function, or a class that \`extends WorkerEntrypoint\` and has: ${METHOD}`,
  ],
  [
    `${ENTRYPOINT} class A extends DurableObject {} export default class B extends A { perform() {} }`,
    `cannot be called: ${MODULE} is a class that extends DurableObject and not WorkerEntrypoint`,
    `write there a function, or a class that \`extends WorkerEntrypoint\` and has: ${METHOD}`,
  ],
  [
    `${ENTRYPOINT} export default class Mail extends Base<Env> { static perform() {} }`,
    `has no method \`perform\`: ${MODULE} is a WorkerEntrypoint without it`,
    `write in it: ${METHOD}`,
  ],
])("no performer: %s", async (text, message, hint) => {
  const { problems } = await checkModules(
    model([binding("MAIL")]),
    host({ "src/performers/mail.ts": { text } }),
  );
  expect(problems).toEqual([
    {
      path: ["bindings", "MAIL", "performer"],
      message: `the performer of MAIL ${message}`,
      hint,
    },
  ]);
});

test.each([
  ["export default async () => 1;", false],
  ["const run = function () {}; export { run as default };", false],
  // What only the compiler or a run can tell is left to them.
  ["export { Mail as default } from './mail.ts';", false],
  ["export default makePerformer();", false],
  ["let run = 5; run = () => 1; export default run;", false],
  [`${ENTRYPOINT} export default class extends Base { perform() {} }`, true],
  [
    `${ENTRYPOINT} class A extends Base { perform() {} } class B extends A {} export { B as default };`,
    true,
  ],
  [
    "import * as workers from 'cloudflare:workers'; export default class extends workers.WorkerEntrypoint { async perform() {} }",
    true,
  ],
  ["import { Base } from './base.ts'; export default class extends Base {}", true],
])("a performer: %s", async (text, isEntrypoint) => {
  const { problems, entrypoints } = await checkModules(
    model([binding("MAIL")]),
    host({ "src/performers/mail.ts": { text } }),
  );
  expect(problems).toEqual([]);
  expect([...entrypoints]).toEqual(isEntrypoint ? ["MAIL"] : []);
});

test.each([
  ["export { Report as default } from '../report.ts';"],
  ["export { default } from '../report.js';"],
  ["import Report from '../report'; export default Report;"],
  ["import { Report as Mine } from './again.ts'; export { Mine as default };"],
])("a class of another module: %s", async (text) => {
  const modules = {
    "src/performers/mail.ts": { text },
    "src/performers/again.ts": { text: "export { Report } from '../report.ts';" },
    "src/report.ts": {
      text: `${ENTRYPOINT} export class Report extends Base { perform() {} } export default Report;`,
    },
  };
  const { problems, entrypoints } = await checkModules(model([binding("MAIL")]), host(modules));
  expect(problems).toEqual([]);
  expect([...entrypoints]).toEqual(["MAIL"]);
});

test.each([
  ["export { default } from './mail.ts';"],
  ["export { mail as default } from 'some-package';"],
  ["export { mail as default } from './gone.ts';"],
  ["import mail from './gone'; export default mail;"],
])("what cannot be followed is left to the compiler: %s", async (text) => {
  const wanted = model([binding("MAIL")]);
  const { problems } = await checkModules(wanted, host({ "src/performers/mail.ts": { text } }));
  expect(problems).toEqual([]);
});

test("a zod schema is read as JSON Schema, its module run once", async () => {
  const loads: string[] = [];
  const schema = zod.object({ to: zod.email(), copies: zod.int().default(1) });
  const wanted = model([
    binding("MAIL", {
      payload: { kind: "zod", module: "src/schemas.ts", exportName: "Mail" },
      result: { kind: "zod", module: "src/schemas.ts", exportName: "Mail" },
    }),
  ]);
  const modules = {
    ...performer,
    "src/schemas.ts": { text: "export const Mail = 1;", exports: { Mail: schema } },
  };
  const { problems, schemas } = await checkModules(wanted, host(modules, loads));
  expect(problems).toEqual([]);
  expect(schemas.get("MAIL.payload")).toMatchObject({ type: "object", required: ["to"] });
  expect(loads).toEqual(["src/schemas.ts"]);
});

test("what keys and index read must be in the zod schema", async () => {
  const schema = zod.object({
    customerId: zod.string(),
    note: zod.string().optional(),
    address: zod.object({ city: zod.string() }),
    count: zod.coerce.number(),
  });
  const payload = { kind: "zod", module: "src/schemas.ts", exportName: "Mail" } as const;
  const derived = (template: string) => ({ kind: "derived", template }) as const;
  const mail = (index: readonly string[], concurrency: string, unique: string) =>
    model([
      binding("MAIL", {
        payload,
        index,
        definition: {
          keys: { concurrencyKey: derived(concurrency), uniqueKey: derived(unique) },
        },
      }),
    ]);
  const modules = {
    ...performer,
    "src/schemas.ts": { text: "export const Mail = 1;", exports: { Mail: schema } },
  };
  const good = mail(["customerId", "note"], "{customerId}:{address.city}", "{count}");
  expect((await checkModules(good, host(modules))).problems).toEqual([]);
  const bad = mail(["custmerId", "address"], "{note}", "{address.town}");
  const { problems } = await checkModules(bad, host(modules));
  expect(problems.map(({ path, message }) => [path.slice(2).join("."), message])).toEqual([
    [
      "keys.concurrencyKey.from",
      "the `concurrencyKey` of `MAIL` is built from `note`, which a payload may lack",
    ],
    [
      "keys.uniqueKey.from",
      "the `uniqueKey` of `MAIL` is built from `address.town`, which is not a property of its zod schema",
    ],
    ["index.0", "`MAIL` indexes `custmerId`, which is not a property of its zod schema"],
    ["index.1", "`MAIL` indexes `address`, which is not text, a number or a boolean"],
  ]);
});

test("zod 3 schemas are taken, too", async () => {
  const zod3 = await import("zod/v3");
  const exports = { Mail: zod3.z.object({ to: zod3.z.string() }) };
  const modules = { ...performer, "src/schemas.ts": { text: "export const Mail = 1;", exports } };
  const { problems, schemas } = await checkModules(zodMail("Mail"), host(modules));
  expect(problems).toEqual([]);
  expect(schemas.get("MAIL.payload")).toMatchObject({ type: "object", required: ["to"] });
});

test.each([
  ["Date", (z) => z.date()],
  ["Date", (z) => z.coerce.date()],
  ["Date", (z) => z.array(z.union([z.string(), z.date().nullable()])).optional()],
  ["BigInt", (z) => z.bigint()],
  ["Map", (z) => z.map(z.string(), z.number())],
  ["Set", (z) => z.set(z.string())],
  ["Symbols", (z) => z.symbol()],
  ["NaN", (z) => z.nan()],
  ["Functions", (z) => z.function()],
  ["Promises", (z) => z.promise(z.string())],
] satisfies [string, (z: typeof z3) => unknown][])(
  "what JSON cannot carry is refused in a zod 3 schema: %s",
  async (name, member) => {
    const exports = { Mail: z3.object({ to: z3.string(), odd: member(z3) as z3.ZodTypeAny }) };
    const modules = { ...performer, "src/schemas.ts": { text: "export const Mail = 1;", exports } };
    const { problems } = await checkModules(zodMail("Mail"), host(modules));
    expect(problems.map(({ message }) => message)).toEqual([
      `src/schemas.ts#Mail is not a schema of JSON values: ${name} cannot be represented in JSON Schema`,
    ]);
  },
);

test.each([
  ["no file", {}, "the zod schema is missing: there is no file src/schemas.ts"],
  [
    "no export",
    { text: "export const Other = 1;" },
    "the zod schema is missing: src/schemas.ts has no export `Mail` (it exports Other)",
  ],
  [
    "not zod",
    { text: "export const Mail = {};", exports: { Mail: {} } },
    "src/schemas.ts#Mail is not a zod schema",
  ],
  [
    "not an object",
    { text: "export const Mail = 1;", exports: { Mail: 1 } },
    "src/schemas.ts#Mail is not a zod schema",
  ],
  [
    "not JSON",
    { text: "export const Mail = 1;", exports: { Mail: zod.object({ at: zod.date() }) } },
    "src/schemas.ts#Mail is not a schema of JSON values: Date cannot be represented in JSON Schema",
  ],
  [
    "a module that throws",
    { text: "export const Mail = 1;", exports: new Error("no such package\nstack") },
    "src/schemas.ts cannot be loaded to read its zod schema: no such package",
  ],
])("%s", async (_name, module, message) => {
  const modules = "text" in module ? { ...performer, "src/schemas.ts": module } : performer;
  const { problems } = await checkModules(zodMail("Mail"), host(modules));
  expect(problems.map((problem) => [problem.path, problem.message])).toEqual([
    [["bindings", "MAIL", "payload", "zod"], message],
  ]);
});

test.each([
  ["export default function mail() {}", ["default"], false],
  ["export default class {}", ["default"], false],
  ["const a = 1; export default a;", ["default"], false],
  ["const a = 1; export { a as default, a as b };", ["b", "default"], false],
  ["export const { a, b: [c] } = x, d = 1;", ["a", "c", "d"], false],
  ["export async function f() {} export class C {}", ["C", "f"], false],
  ["export * from './other.ts';", [], true],
  ["export * as all from './other.ts';", ["all"], false],
  ["export interface I {} export type T = 1; function g() {}", [], false],
])("exports of %s", (text, names, open) => {
  const found = readModuleExports("module.ts", text);
  expect([...found.names].toSorted()).toEqual(names);
  expect(found.open).toBe(open);
});
