/** What the operating system refuses is told with its file, and not as a bug. */

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskFailure } from "../../../generator/disk/disk-failure.ts";
import { run, temporaryFolder } from "./folder.ts";

const project = (): string =>
  temporaryFolder({
    "mail.ts": "export default async function mail() {}\n",
    "tsumugi.config.yaml": "version: 1\nname: shop\nbindings:\n  MAIL: { performer: ./mail.ts }\n",
  });

test("a folder in the place of the config", async () => {
  const folder = project();
  mkdirSync(join(folder, "src"));
  const { code, text } = await run(folder, "generate", "--config", "src");
  expect(code).toBe(70);
  expect(text).toContain(`tsumugi: ${join(folder, "src")}: a folder stands where a file should`);
  expect(text).not.toContain("bug");
});

test("a folder in the place of a generated file; what was begun is finished when it is gone", async () => {
  const folder = project();
  const place = join(folder, "generated/index.ts");
  mkdirSync(place, { recursive: true });
  const { code, text } = await run(folder, "generate");
  expect(code).toBe(70);
  expect(text).toContain(`${place}: a folder stands where a file should`);
  rmSync(place, { recursive: true });
  expect(await run(folder, "generate")).toMatchObject({ code: 0 });
  expect(await run(folder, "generate", "--check")).toMatchObject({ code: 0 });
});

test("a folder of the project is not the project, and the config above is named", async () => {
  const folder = project();
  mkdirSync(join(folder, "src/deep"), { recursive: true });
  const { code, text } = await run(join(folder, "src/deep"), "generate");
  expect(code).toBe(2);
  expect(text).toContain("run it there, or with `--config ../../tsumugi.config.yaml`");
});

test.each([
  ["EACCES", "permission is denied"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "the disk is full"],
])("%s", (code, reason) => {
  const error = Object.assign(new Error(code), { code, path: "/project/generated/a.ts" });
  const failure = diskFailure(error) ?? "";
  expect(failure).toContain(`/project/generated/a.ts: ${reason}`);
  expect(failure).toContain(`(${code})`);
});

test("any other error is one of ours", () => {
  expect(diskFailure(new Error("no such member"))).toBeNull();
  expect(diskFailure(Object.assign(new Error("no"), { code: "ERR_INVALID_ARG_TYPE" }))).toBeNull();
});
