/** `migrations rebase` on two branches of a real repository. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../generator-disk/folder.ts";

const property = "{ type: string }";
const payload = `payload: { type: object, properties: { to: ${property}, cc: ${property} } }`;
const config = (mail: string, sms: string): string =>
  `version: 1\nname: shop\nbindings:\n` +
  `  MAIL: { performer: ./mail.ts, index: [${mail}], ${payload} }\n\n\n` +
  `  SMS: { performer: ./mail.ts, index: [${sms}], ${payload} }\n`;

function repository(): { project: string; git: (...command: string[]) => string } {
  const project = temporaryFolder({
    "tsumugi.config.yaml": config("", ""),
    "mail.ts": "export default async function mail() {}\n",
  });
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const git = (...command: string[]): string =>
    execFileSync("git", ["-C", project, ...identity, ...command], { encoding: "utf8" });
  git("init", "--quiet", "--initial-branch", "main");
  return { project, git };
}

const migrations = (project: string): readonly string[] =>
  readdirSync(join(project, "generated/migrations")).toSorted();

test("the migration that is not on the base is made again behind it, and only once", async () => {
  const { project, git } = repository();
  const generateAs = async (mail: string, sms: string, message: string): Promise<void> => {
    writeFileSync(join(project, "tsumugi.config.yaml"), config(mail, sms));
    expect((await run(project, "generate")).code).toBe(0);
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  await generateAs("", "", "first");
  git("switch", "--quiet", "--create", "mine");
  await generateAs("to", "", "mine");
  git("switch", "--quiet", "main");
  await generateAs("", "to", "theirs");
  const theirs = readFileSync(join(project, "generated/migrations/0002_index_sms_to.sql"), "utf8");
  git("switch", "--quiet", "mine");
  expect((await run(project, "migrations", "rebase")).text).toContain("merge it first");
  // The manifest's lines are neighbours; whichever side it is taken from, it is made anew.
  git("merge", "--quiet", "--strategy-option", "ours", "main");

  const merged = await run(project, "generate", "--check");
  expect(merged.code).toBe(1);
  expect(merged.text).toContain("two branches have each added a migration; run `npx tsumugi");
  expect((await run(project, "generate", "--force")).code).toBe(2);

  const rebased = await run(project, "migrations", "rebase", "--force");
  expect(rebased.text).toContain("Made again behind those of main: 0002_index_mail_to.sql.");
  expect(rebased.code).toBe(0);
  expect(migrations(project)).toEqual([
    "0001_tsumugi.sql",
    "0002_index_sms_to.sql",
    "0003_index_mail_to.sql",
  ]);
  expect(readFileSync(join(project, "generated/migrations/0002_index_sms_to.sql"), "utf8")).toBe(
    theirs,
  );
  expect(await run(project, "generate", "--check")).toMatchObject({ code: 0 });
  expect((await run(project, "migrations", "rebase")).text).toContain("Nothing to do");
});

test("without a base there is nothing to go by", async () => {
  const { project } = repository();
  expect((await run(project, "generate")).code).toBe(0);
  const unknown = await run(project, "migrations", "rebase", "--base", "nowhere");
  expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining("`nowhere`") as string });
  expect((await run(project, "migrations", "rebase")).text).toContain("origin/main");
});
