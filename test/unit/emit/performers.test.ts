/** Performers that are no functions: classes, services and addresses in the generated files. */

import { describe, expect, test } from "vitest";
import type { ImportExtension } from "../../../generator/model/model.ts";
import { binding, model } from "../../support/model.ts";
import { layouts } from "./shop.ts";
import { compile, fileOf, filesOf } from "./world.ts";

const PAYLOAD = {
  kind: "schema",
  schema: { type: "object", properties: { to: { type: "string" } }, required: ["to"] },
} as const;
const RESULT = {
  kind: "schema",
  schema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
} as const;

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
