/** Two branches that have each generated something meet, with git's conflicts in the files. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sidesOf } from "../../../generator/merge-conflict.ts";
import { run, temporaryFolder } from "./folder.ts";

const WRANGLER = '{\n  "name": "shop",\n  "main": "generated/worker.ts"\n}\n';
const config = (...lines: readonly string[]): string =>
  `version: 1\nname: shop\nbindings:\n  MAIL: { performer: ./mail.ts }\n${lines.join("\n")}\n`;
const PUSH = "  PUSH: { performer: ./mail.ts }";
const FAX = "  FAX: { performer: ./mail.ts }";

/** The branches `mine` and `main` (theirs), the former checked out and the latter merged into it. */
async function merged(mine: readonly string[], theirs: readonly string[]): Promise<string> {
  const project = temporaryFolder({
    "mail.ts": "export default async function mail() {}\n",
    "wrangler.jsonc": WRANGLER,
  });
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const git = (...command: string[]): void => {
    execFileSync("git", ["-C", project, ...identity, ...command], { stdio: "ignore" });
  };
  const generated = async (message: string, ...lines: readonly string[]): Promise<void> => {
    writeFileSync(join(project, "tsumugi.config.yaml"), config(...lines));
    expect(await run(project, "generate")).toMatchObject({ code: 0 });
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  git("init", "--quiet", "--initial-branch", "main");
  await generated("first");
  git("switch", "--quiet", "--create", "mine");
  await generated("mine", ...mine);
  git("switch", "--quiet", "main");
  await generated("theirs", ...theirs);
  git("switch", "--quiet", "mine");
  expect(() => git("merge", "main")).toThrow("merge");
  return project;
}

test("what either branch remembers is still known, and goes again with the last of what it is about", async () => {
  const project = await merged([FAX], [PUSH, "retention: { cron: 7 * * * * }"]);
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  expect(read("generated/tsumugi.lock.json")).toContain("<<<<<<<");
  expect((await run(project, "generate")).text).toContain("TSU101 this is a merge conflict");

  writeFileSync(
    join(project, "tsumugi.config.yaml"),
    config(FAX, PUSH, "retention: { cron: 7 * * * * }"),
  );
  // Either side will do: what the other has is generated.
  writeFileSync(join(project, "wrangler.jsonc"), sidesOf(read("wrangler.jsonc"))[1]);
  const refused = await run(project, "generate");
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.text).toContain("Left by a merge");
  expect(refused.text).not.toContain("tsumugi.lock.json");
  expect(await run(project, "generate", "--force")).toMatchObject({ code: 0 });
  expect(await run(project, "generate", "--check")).toMatchObject({ code: 0 });

  const gone = ["FAX", "PUSH"].map((name) => `${name}: { delete: true }`).join(", ");
  writeFileSync(
    join(project, "tsumugi.config.yaml"),
    config(`removed: { ${gone} }`, "retention: { cron: 9 * * * * }"),
  );
  expect(await run(project, "generate")).toMatchObject({ code: 0 });
  writeFileSync(join(project, "tsumugi.config.yaml"), config("retention: { cron: 9 * * * * }"));
  expect(await run(project, "generate")).toMatchObject({ code: 0 });
  const wrangler = read("wrangler.jsonc");
  expect(wrangler).not.toMatch(/Fax|Push|\b7 \* \* \* \*/);
  expect(wrangler).toContain("MailShard");
  expect(wrangler).toContain("9 * * * *");
});

test("with a part of the ledger gone, a binding is not taken for a new one", async () => {
  const project = temporaryFolder({
    "mail.ts": "export default async function mail() {}\n",
    "wrangler.jsonc": WRANGLER,
    "tsumugi.config.yaml": config(),
  });
  expect(await run(project, "generate")).toMatchObject({ code: 0 });
  const lock = join(project, "generated/tsumugi.lock.json");
  const known = readFileSync(lock, "utf8");
  // As a manifest is that was lost and made again.
  writeFileSync(lock, known.replace(/"classes": \[[^\]]*\]/, '"classes": []'));
  writeFileSync(join(project, "generated/ledger/MAIL.json"), "");
  const { code, text } = await run(project, "generate");
  expect(code).toBe(2);
  expect(text).toContain("TSU504");
  expect(text).not.toContain("TSU425");
});

test("with a migration on each side, what is said leads out of it", async () => {
  const indexed = (name: string, field: string): string =>
    `  ${name}: { performer: ./mail.ts, index: [${field}], payload: { type: object, properties: { ${field}: { type: string } } } }`;
  const [fax, push] = [indexed("FAX", "number"), indexed("PUSH", "device")];
  const project = await merged([fax], [push]);
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  writeFileSync(join(project, "tsumugi.config.yaml"), config(fax, push));
  writeFileSync(join(project, "wrangler.jsonc"), sidesOf(read("wrangler.jsonc"))[1]);

  const checked = await run(project, "generate", "--check");
  expect(checked.text).toContain("has the same number");
  // `generate --force` would be refused for the migrations.
  expect(checked.text).toContain("`npx tsumugi migrations rebase --force` makes generated files");
  expect((await run(project, "generate", "--force")).text).toContain("migrations rebase");
  const refused = await run(project, "migrations", "rebase", "--base", "main");
  expect(refused).toMatchObject({ code: 3 });
  expect(refused.text).toContain("`npx tsumugi migrations rebase --force`");
  expect(await run(project, "migrations", "rebase", "--base", "main", "--force")).toMatchObject({
    code: 0,
  });
  expect(await run(project, "generate", "--check")).toMatchObject({ code: 0 });
});
