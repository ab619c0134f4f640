/** The text of the generated files. */

import { beforeAll, describe, expect, test } from "vitest";
import type { FileSet } from "../../../generator/file-set.ts";
import type { Features } from "../../../generator/model/model.ts";
import { binding, model } from "../../support/model.ts";
import { shop } from "./shop.ts";
import { fileOf, filesOf } from "./world.ts";

const ALL_FEATURES: Features = { testing: true, api: true, dashboard: true, access: true };

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
    const analytics = { dataset: "job_minutes" };
    const withAll = await filesOf({ ...shop(), features: ALL_FEATURES, analytics });
    for (const [path, text] of await readTemplates()) {
      if (!path.startsWith("runtime/")) continue;
      expect(withAll.get(`generated/${path}`)?.replace(/^(\/\/ .*\n)+\n/, "")).toBe(text);
    }
  });
});

test("a feature's folder is there for those who ask for it", async () => {
  const without = [...(await filesOf(shop()))].map(([path]) => path);
  const withAll = [...(await filesOf({ ...shop(), features: ALL_FEATURES }))].map(([path]) => path);
  for (const feature of Object.keys(ALL_FEATURES)) {
    const isOfFeature = (path: string) => path.startsWith(`generated/runtime/${feature}/`);
    expect(without.filter(isOfFeature)).toEqual([]);
    expect(withAll.filter(isOfFeature)).not.toEqual([]);
  }
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
