/** Folders and files of other Workers: written as one with the project's own, and never for the word of somebody else. */

import {
  appendFileSync,
  mkdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diskCalls } from "../../../generator/disk/disk-calls.ts";
import type { DiskCalls } from "../../../generator/disk/disk-calls.ts";
import { JOURNAL_FILE } from "../../../generator/disk/journal.ts";
import { commit, recover } from "../../../generator/disk/transaction.ts";
import { contentOf, run, temporaryFolder } from "./folder.ts";

const config = `version: 1
name: shop-jobs
bindings:
  MAIL: { performer: ./mail.ts, payload: { zod: ./payloads.ts#Mail } }
`;
const producers = "producers: [{ wrangler: ../web/wrangler.jsonc, out: ../web/src/jobs }]\n";
const web = '{ "name": "web" }\n';
const nodeModules = new URL("../../../node_modules", import.meta.url).pathname;

/** `api` with a producer in `web`, generated. */
async function twoWorkers(): Promise<{ readonly folder: string; readonly api: string }> {
  const folder = temporaryFolder({
    "api/tsumugi.config.yaml": config + producers,
    "api/mail.ts": "export default async function mail() {}\n",
    "api/payloads.ts": 'import { z } from "zod";\nexport const Mail = z.string();\n',
    "web/wrangler.jsonc": web,
  });
  symlinkSync(nodeModules, join(folder, "api/node_modules"));
  const api = join(folder, "api");
  expect(await run(api, "generate")).toMatchObject({ code: 0 });
  return { folder, api };
}

function webOf(folder: string): Readonly<Record<string, string>> {
  return contentOf(join(folder, "web"));
}

describe("what is generated for another Worker", () => {
  test("a change of a policy is no business of it", async () => {
    const { folder, api } = await twoWorkers();
    const paths = Object.keys(webOf(folder)).map((path) => join(folder, "web", path));
    for (const path of paths) utimesSync(path, 1_000_000_000, 1_000_000_000);
    const other = config.replace(
      "MAIL: { ",
      "MAIL: { maxAttempts: 9, policy: { concurrency: 7 }, ",
    );
    writeFileSync(join(api, "tsumugi.config.yaml"), other + producers);
    expect((await run(api, "generate")).code).toBe(0);
    expect(paths.filter((path) => statSync(path).mtimeMs !== 1_000_000_000_000)).toEqual([]);
  });

  test("is the same bytes wherever the two Workers lie", async () => {
    const [here, there] = [await twoWorkers(), await twoWorkers()];
    expect(webOf(there.folder)).toEqual(webOf(here.folder));
  });

  test("a folder behind a symbolic link finds the user's schemas from where it really is", async () => {
    const { folder, api } = await twoWorkers();
    mkdirSync(join(folder, "far/off/jobs"), { recursive: true });
    symlinkSync(join(folder, "far/off/jobs"), join(folder, "web/link"));
    writeFileSync(
      join(api, "tsumugi.config.yaml"),
      config + producers.replace("../web/src/jobs", "../web/link"),
    );
    expect((await run(api, "generate")).code).toBe(0);
    expect(contentOf(join(folder, "far/off/jobs"))["payloads.ts"]).toContain(
      'from "../../../api/payloads.js"',
    );
  });

  test.each([
    "index.ts",
    "client.ts",
    "definitions.ts",
    "env.ts",
    "payloads.ts",
    "runtime/protocol.ts",
    "runtime/client/producer.ts",
    "tsumugi.lock.json",
  ])("a byte more in %s is named by --check", async (name) => {
    const { folder, api } = await twoWorkers();
    appendFileSync(join(folder, "web/src/jobs", name), "x");
    const { code, text } = await run(api, "generate", "--check");
    expect(code).toBe(1);
    expect(text).toContain(`edited  ../web/src/jobs/${name}\n`);
  });

  test("a Worker that is gone altogether can be taken out of the config", async () => {
    const { folder, api } = await twoWorkers();
    await commit(
      folder,
      Object.keys(webOf(folder)).map((path) => ({ path: `web/${path}`, text: null })),
    );
    expect((await run(api, "generate")).code).toBe(2);
    writeFileSync(join(api, "tsumugi.config.yaml"), config);
    expect((await run(api, "generate")).code).toBe(0);
    expect((await run(api, "generate", "--check")).code).toBe(0);
  });
});

describe("a run that was killed", () => {
  const dead = 999_999_999;

  test("is finished in a folder that only the manifest still knows", async () => {
    const { folder, api } = await twoWorkers();
    writeFileSync(join(api, "tsumugi.config.yaml"), config);
    const journal = {
      writer: dead,
      phase: "commit",
      renames: [{ from: "../web/.tsumugi-7-0.tmp", to: "../web/wrangler.jsonc" }],
      removals: ["../web/src/jobs/index.ts"],
    };
    writeFileSync(join(api, JOURNAL_FILE), JSON.stringify(journal));
    writeFileSync(join(folder, "web/.tsumugi-7-0.tmp"), web);
    expect((await run(api, "generate")).code).toBe(0);
    expect(webOf(folder)).toEqual({ "wrangler.jsonc": web });
  });

  test.each([
    { renames: [], removals: ["../web/package.json"] },
    { renames: [], removals: ["../web/src/jobs/../../package.json"] },
    { renames: [{ from: "../web/package.json", to: "../web/src/jobs/index.ts" }], removals: [] },
    { renames: [{ from: "../web/.tsumugi-7-0.tmp", to: "../web/package.json" }], removals: [] },
    { renames: [{ from: "mail.ts", to: "generated/index.ts" }], removals: [] },
  ])("touches nothing that is no producer's: %j", async (steps) => {
    const { folder, api } = await twoWorkers();
    writeFileSync(join(folder, "web/package.json"), "{}");
    writeFileSync(join(folder, "web/.tsumugi-7-0.tmp"), "evil");
    const everything = () => [webOf(folder), contentOf(join(api, "generated"))];
    const before = everything();
    const journal = { writer: dead, phase: "commit", ...steps };
    writeFileSync(join(api, JOURNAL_FILE), JSON.stringify(journal));
    expect((await run(api, "generate")).text).toMatch(/^Nothing to do/);
    expect(everything()).toEqual(before);
  });

  test("leaves everything or nothing, here and there", async () => {
    const before = {
      "api/own.ts": "old",
      "web/jobs/a.ts": "old a",
      "web/jobs/b.ts": "b",
      "web/w.jsonc": "{}",
    };
    const after = { "api/own.ts": "new", "web/jobs/a.ts": "new a", "web/w.jsonc": "{ }" };
    const changes = [
      { path: "../web/jobs/a.ts", text: "new a" },
      { path: "../web/jobs/b.ts", text: null },
      { path: "../web/w.jsonc", text: "{ }" },
      { path: "own.ts", text: "new" },
    ];
    let crashes = 0;
    for (let calls = 0; ; calls += 1) {
      const folder = temporaryFolder(before);
      let left = calls;
      const dying =
        <Args extends readonly unknown[]>(call: (...args: Args) => Promise<void>) =>
        async (...args: Args) => {
          if (left-- <= 0) throw new Error("killed");
          await call(...args);
        };
      const disk: DiskCalls = {
        mkdir: dying(diskCalls.mkdir),
        rename: dying(diskCalls.rename),
        remove: dying(diskCalls.remove),
        write: dying(diskCalls.write),
        syncFolder: dying(diskCalls.syncFolder),
      };
      const killed = await commit(join(folder, "api"), changes, disk).then(
        () => false,
        () => true,
      );
      await recover(join(folder, "api"), ["../web/w.jsonc", "../web/jobs"]);
      expect([before, after]).toContainEqual(contentOf(folder));
      if (!killed) break;
      crashes += 1;
    }
    expect(crashes).toBeGreaterThan(10);
  });
});
