/** What comes out compiles wherever a user may put it, and refuses what must not compile. */

import { beforeAll, describe, expect, test } from "vitest";
import type { FileSet } from "../../../generator/file-set.ts";
import type { ImportExtension, Model } from "../../../generator/model/model.ts";
import { binding, compile, fileOf, filesOf, model, queue } from "./world.ts";

/** A bit of everything: all kinds of payloads and keys, odd member names, a recursive schema, no schema at all. */
function shop(importExtension: ImportExtension = ".ts"): Model {
  return model(
    [
      binding("MAIL", {
        description: "Sends a mail.\nOne line is not enough, and */ must not end it.",
        payload: {
          kind: "schema",
          schema: {
            type: "object",
            properties: {
              to: { type: "string", format: "email", description: "Who gets it." },
              "reply-to": { type: ["string", "null"] },
              ["__proto__"]: { type: "integer" },
              kind: { enum: ["short", "long", 3, null] },
              pair: {
                type: "array",
                prefixItems: [{ type: "number" }, { type: "string" }],
                minItems: 2,
                items: false,
              },
              parts: { type: "array", items: { $ref: "#/$defs/part" } },
            },
            required: ["to", "kind"],
            additionalProperties: false,
            $defs: {
              part: {
                type: "object",
                properties: {
                  text: { type: "string" },
                  parts: { type: "array", items: { $ref: "#/$defs/part" } },
                },
                required: ["text"],
              },
            },
          },
        },
        result: {
          kind: "schema",
          schema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
        },
        definition: { keys: { concurrencyKey: { kind: "derived", template: "to:{to}" } } },
      }),
      binding("CHARGE_CARD", {
        description: null,
        payload: { kind: "zod", module: "src/payloads.ts", exportName: "Charge" },
        performer: { kind: "function", module: "src/performers/charge.ts", exportName: "charge" },
        queue: "slow",
        definition: {
          queueBinding: "TSUMUGI_QUEUE_SLOW",
          guarantee: "at-most-once",
          shards: 4,
          keys: { partitionKey: { kind: "required" }, uniqueKey: { kind: "forbidden" } },
        },
      }),
      binding("PING"),
    ],
    { queues: [queue("default"), queue("slow")], importExtension },
  );
}

function userFiles(extension: ImportExtension): readonly (readonly [string, string])[] {
  const index = `../generated/index${extension}`;
  return [
    [
      "src/payloads.ts",
      `import { z } from "zod";\nexport const Charge = z.object({ cents: z.int(), note: z.string().default("") });\n`,
    ],
    [
      "src/performers/mail.ts",
      `import type { JobContext, MailPayload, MailResult } from "../${index}";
export default async function mail(payload: MailPayload, ctx: JobContext<{ readonly KEY: string }>): Promise<MailResult> {
  const texts: string[] = (payload.parts ?? []).flatMap((part) => [part.text, ...(part.parts ?? []).map((inner) => inner.text)]);
  return { id: ctx.env.KEY + payload.to + texts.join() };
}\n`,
    ],
    [
      "src/performers/charge.ts",
      `export function charge(payload: { cents: number; note?: string | undefined }): void { void payload; }\n`,
    ],
    ["src/performers/ping.ts", `export default (): string => "pong";\n`],
    [
      "src/use.ts",
      `import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "${index}";
import type { EnqueueInput, TsumugiEnv } from "${index}";
import worker, { ChargeCardShard, MailShard, PingShard } from "../generated/worker${extension}";

export { ChargeCardShard, MailShard, PingShard };
export default { ...worker, fetch: () => new Response("mine") } satisfies ExportedHandler<TsumugiEnv>;

export async function good(env: TsumugiEnv): Promise<void> {
  const mail = { to: "a@example.com", kind: "short" } as const;
  const id: string = await enqueue(env, { binding: "MAIL", payload: mail, delayMs: 60_000, uniqueKey: undefined });
  const inputs: EnqueueInput[] = [
    { binding: "MAIL", payload: { ...mail, pair: [1, "a"], parts: [{ text: "x" }], "reply-to": null }, uniqueKey: "u" },
    { binding: "CHARGE_CARD", payload: { cents: 1 }, partitionKey: "p", concurrencyKey: "c" },
    { binding: "PING", payload: { whatever: [1] } },
  ];
  const ids: string[] = await enqueueMany(env, inputs);
  await jobs(env).MAIL.enqueue(mail, { priority: 5, runAt: new Date() });
  await jobs(env).PING.enqueue("anything");
  const { deduplicated } = await enqueueWithReceipt(env, { binding: "PING", payload: null });
  const job = await jobs(env).MAIL.get(id);
  const result: { id: string } | null = job?.result ?? null;
  const any = await jobs(env).get(ids[0] ?? "");
  if (any?.binding === "MAIL") any.payload.to.toUpperCase();
  await jobs(env).reschedule(id, { delayMs: 5 });
  void [deduplicated, result];
}

export function bad(env: TsumugiEnv): void {
  const mail = { to: "a@example.com", kind: "short" } as const;
  // @ts-expect-error a required member is missing
  void enqueue(env, { binding: "MAIL", payload: { kind: "long" } });
  // @ts-expect-error a member has the wrong type
  void enqueue(env, { binding: "MAIL", payload: { to: 1, kind: "long" } });
  // @ts-expect-error not one of the enum
  void enqueue(env, { binding: "MAIL", payload: { to: "a", kind: "middling" } });
  // @ts-expect-error no such member
  void enqueue(env, { binding: "MAIL", payload: { ...mail, subjekt: "x" } });
  // @ts-expect-error a derived key cannot be passed
  void enqueue(env, { binding: "MAIL", payload: mail, concurrencyKey: "x" });
  // @ts-expect-error a required key is missing
  void enqueue(env, { binding: "CHARGE_CARD", payload: { cents: 1 } });
  // @ts-expect-error a required key is missing
  void jobs(env).CHARGE_CARD.enqueue({ cents: 1 });
  // @ts-expect-error a forbidden key cannot be passed
  void jobs(env).CHARGE_CARD.enqueue({ cents: 1 }, { partitionKey: "p", uniqueKey: "u" });
  // @ts-expect-error zod's type, too
  void jobs(env).CHARGE_CARD.enqueue({ cents: "1" }, { partitionKey: "p" });
  // @ts-expect-error no such binding
  void enqueue(env, { binding: "MIAL", payload: mail });
  // @ts-expect-error no such binding
  void jobs(env).MIAL;
  // @ts-expect-error no such option
  void enqueue(env, { binding: "PING", payload: 1, delay: 5 });
  // @ts-expect-error another binding's payload
  void enqueueMany(env, [{ binding: "PING", payload: 1 }, { binding: "MAIL", payload: { cents: 1 } }]);
  // @ts-expect-error one of the two
  void jobs(env).reschedule("id", { delayMs: 1, runAt: 1 });
}\n`,
    ],
  ];
}

const layouts = [
  {
    name: "Bundler, .ts",
    extension: ".ts",
    options: { module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true },
  },
  { name: "NodeNext, .js", extension: ".js", options: { module: "nodenext" } },
  {
    name: "NodeNext, .ts",
    extension: ".ts",
    options: { module: "nodenext", allowImportingTsExtensions: true },
  },
] as const;

test.each(layouts)("compiles, and refuses misuse: $name", async ({ extension, options }) => {
  const files = new Map([...(await filesOf(shop(extension))), ...userFiles(extension)]);
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

describe("performers that are no functions", () => {
  const kinds = (extension: ImportExtension = ".ts") =>
    model(
      [
        binding("REPORT", {
          performer: { kind: "entrypoint", module: "src/report.ts", exportName: "Report" },
          payload: PAYLOAD,
          result: RESULT,
        }),
        binding("MAIL", {
          performer: { kind: "service", service: "mailer", entrypoint: null, environment: null },
          payload: PAYLOAD,
          result: RESULT,
        }),
        binding("HOOK", {
          performer: {
            kind: "http",
            url: "https://example.com/",
            headers: { "x-a": 'quo"te', b: { secret: "B" } },
            hmac: null,
          },
          payload: PAYLOAD,
          result: RESULT,
        }),
        binding("PING"),
      ],
      { importExtension: extension },
    );
  const report = (perform: string, extension = ".ts"): string =>
    `import { WorkerEntrypoint } from "cloudflare:workers";
import type { JobContext, ReportPayload, ReportResult, TsumugiEnv } from "../generated/index${extension}";
export class Report extends WorkerEntrypoint<TsumugiEnv> { ${perform} }
export type Used = [JobContext, ReportPayload, ReportResult];
`;
  const PERFORM =
    "async perform({ to }: ReportPayload, ctx: JobContext): Promise<ReportResult> { return { id: to + ctx.jobId + String(this.env.TSUMUGI_DB) }; }";
  // The last lines: as `wrangler types` describes a service whose Worker it knows.
  const MAILER = `import { WorkerEntrypoint } from "cloudflare:workers";
import type { MailPayload, MailResult, RemoteJob, RemotePerformer, TsumugiEnv } from "../generated/index.ts";
export class Mailer extends WorkerEntrypoint implements RemotePerformer<MailPayload, MailResult> {
  async perform(payload: MailPayload, job: RemoteJob): Promise<MailResult> {
    await job.heartbeat(0.5);
    return { id: payload.to };
  }
}
export const mine = (service: Service<typeof Mailer>): TsumugiEnv["TSUMUGI_SERVICE_MAIL"] => service;
`;
  const ping = ["src/performers/ping.ts", "export default (): string => 'pong';\n"] as const;

  test.each(layouts)("compile: $name", async ({ extension, options }) => {
    const files = new Map([...(await filesOf(kinds(extension))), ping]);
    files.set("src/report.ts", report(PERFORM, extension));
    files.set("src/mailer.ts", MAILER.replace("index.ts", `index${extension}`));
    expect(await compile(files, options)).toBe("");
  });

  test.each([
    [
      "another payload",
      "async perform(payload: number): Promise<ReportResult> { return { id: String(payload) }; }",
    ],
    ["another result", "perform(): { id: number } { return { id: 1 }; }"],
    ["no perform", "run(): void {}"],
  ])("a class with %s is refused where it is listed", async (_name, perform) => {
    const files = new Map([...(await filesOf(kinds())), ping]);
    files.set("src/report.ts", report(perform));
    const errors = await compile(files, layouts[0].options);
    const places = errors.split("\n").filter((line) => /^\S+\(/.test(line));
    expect(places.map((line) => line.replace(/\(.*/, ""))).toEqual(["generated/performers.ts"]);
    expect(errors).toContain("ReportPayload, ReportResult");
  });

  test("only what is used is imported, and only services are in env", async () => {
    const text = await fileOf(kinds(), "performers.ts");
    expect(text).toContain('HOOK: httpPerformer({\n    url: "https://example.com/",');
    expect(text).toContain(`"x-a": 'quo"te', b: { secret: "B" }`);
    expect(text).toContain('MAIL: servicePerformer("TSUMUGI_SERVICE_MAIL"),');
    expect(text).toContain("REPORT: entrypointPerformer(performReport),");
    expect(text).toContain("PING: performPing,");
    const env = await fileOf(kinds(), "env.ts");
    expect(env.match(/TSUMUGI_SERVICE_\w+/g)).toEqual(["TSUMUGI_SERVICE_MAIL"]);

    const plain = model([binding("PING")]);
    expect(await fileOf(plain, "performers.ts")).not.toMatch(/runtime\/performers|TsumugiEnv/);
    expect(await fileOf(plain, "env.ts")).not.toMatch(/SERVICE|RemotePerformer/);
  });
});

const PAYLOAD = {
  kind: "schema",
  schema: { type: "object", properties: { to: { type: "string" } }, required: ["to"] },
} as const;
const RESULT = {
  kind: "schema",
  schema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
} as const;

describe("the text", () => {
  let files: FileSet;
  beforeAll(async () => {
    files = await filesOf(shop());
  });

  test("no specimen is left over", () => {
    const leftOver = [...files].filter(([, text]) => /specimen/i.test(text)).map(([path]) => path);
    expect(leftOver).toEqual([]);
  });

  test("descriptions become docstrings that nothing in them can end", () => {
    const shards = files.get("generated/shards.ts") ?? "";
    expect(shards).toContain(
      " * Sends a mail.\n * One line is not enough, and *\\/ must not end it.\n",
    );
    expect(shards).toContain(
      "/**\n * Owns the jobs of `bindings.CHARGE_CARD` in tsumugi.config.yaml.\n */",
    );
  });

  test("each queue group is in env", () => {
    const env = files.get("generated/env.ts") ?? "";
    expect(env).toContain("readonly TSUMUGI_QUEUE_DEFAULT: Queue;");
    expect(env).toContain("readonly TSUMUGI_QUEUE_SLOW: Queue;");
  });

  test("a member called __proto__ stays a member", () => {
    expect(files.get("generated/payloads.ts")).toContain('["__proto__"]: { type: "integer" }');
  });

  test("same input, same bytes", async () => {
    expect([...(await filesOf(shop()))]).toEqual([...files]);
  });

  test("the runtime is the templates', byte for byte behind the banner", async () => {
    const { readTemplates } = await import("../../../generator/project.ts");
    for (const [path, text] of await readTemplates()) {
      if (!path.startsWith("runtime/")) continue;
      expect(files.get(`generated/${path}`)?.replace(/^(\/\/ .*\n)+\n/, "")).toBe(text);
    }
  });
});

test("without inline schemas nothing is imported for them", async () => {
  const payloads = await fileOf(model([binding("PING")]), "payloads.ts");
  expect(payloads).not.toContain("checkSchema");
  expect(payloads).not.toContain("zod");
  expect(payloads).toContain("export const payloadSchemas = {} as const");
});

test("the cron trigger wakes sleeping shards once in every hour in which it fires", async () => {
  const minuteOf = async (cron: string): Promise<string | undefined> => {
    const wanted = { ...shop(), retention: { olderThanMs: 1_000, limit: 5, cron } };
    return /WAKE_MINUTE = (\d+);/.exec(await fileOf(wanted, "worker.ts"))?.[1];
  };
  expect(await minuteOf("*/5 * * * *")).toBe("0");
  expect(await minuteOf("17 3 * * *")).toBe("17");
  expect(await minuteOf("40,20-30/5 * * * *")).toBe("20");
});
