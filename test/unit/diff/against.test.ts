/** `diff --against` on a real repository whose project is a folder of its own. */

import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentOf, run, temporaryFolder } from "../generator-disk/folder.ts";

interface Document {
  readonly outcome: string;
  readonly against: string;
  readonly generate: { readonly outcome: string; readonly exitCode: number };
  readonly changes: readonly { readonly kind: string; readonly subject: string }[];
}

const config = (bindings: string): string => `version: 1\nname: shop\nbindings:\n${bindings}`;
const mail = (name: string, more = ""): string => `  ${name}: { performer: ./mail.ts${more} }\n`;

function repository() {
  const root = temporaryFolder({
    "README.md": "A monorepo.\n",
    "apps/my shop/mail.ts": "export default async function mail() {}\n",
    "apps/my shop/tsumugi.config.yaml": config(mail("MAIL")),
  });
  const project = join(root, "apps/my shop");
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  const git = (...command: string[]): string =>
    execFileSync("git", ["-C", root, ...identity, ...command], { encoding: "utf8" });
  const commit = (message: string): void => {
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  const generateAs = async (bindings: string): Promise<void> => {
    writeFileSync(join(project, "tsumugi.config.yaml"), config(bindings));
    expect(await run(project, "generate")).toMatchObject({ code: 0 });
  };
  git("init", "--quiet", "--initial-branch", "main");
  return { root, project, git, commit, generateAs };
}

const kinds = async (
  project: string,
  ...options: readonly string[]
): Promise<readonly string[]> => {
  const { code, text } = await run(project, "diff", "--format", "json", ...options);
  expect(code).toBe(0);
  return (JSON.parse(text) as Document).changes
    .filter(({ subject }) => subject !== "wrangler.jsonc")
    .map(({ kind, subject }) => `${kind} ${subject}`);
};

test("what a branch changes, over several generations, with nothing checked out or written", async () => {
  const { root, project, git, commit, generateAs } = repository();
  await generateAs(mail("MAIL"));
  commit("first");
  git("switch", "--quiet", "--create", "mine");
  await generateAs(mail("POST", ", renamedFrom: MAIL"));
  commit("renamed");
  await generateAs(mail("LETTER", ", renamedFrom: POST, maxAttempts: 9") + mail("SMS"));
  commit("renamed again");

  const before = contentOf(root);
  expect(await kinds(project)).toEqual([]);
  const wanted = ["binding-renamed LETTER", "max-attempts LETTER", "binding-added SMS"];
  expect(await kinds(project, "--against", "main")).toEqual(wanted);
  expect(await kinds(project, "--against", "HEAD~1")).toEqual(wanted);
  expect(contentOf(root)).toEqual(before);
  expect(git("status", "--porcelain")).toBe("");

  const { text } = await run(project, "diff", "--against", "main");
  expect(text).toContain("tsumugi.config.yaml against main:");
  expect(text).toContain("renamed from MAIL");
  expect(text).toContain("ids begin with `MAIL` as before");
});

test("a folder that moved: the commit's own output folder is read", async () => {
  const { project, git, commit, generateAs } = repository();
  await generateAs(mail("MAIL"));
  commit("first");
  git("mv", "apps/my shop/generated", "apps/my shop/jobs");
  writeFileSync(join(project, "tsumugi.config.yaml"), `output: jobs\n${config(mail("MAIL"))}`);
  expect(await kinds(project, "--against", "main")).toEqual(["output shop"]);
});

test("a commit from before there was anything", async () => {
  const { root, project, git, commit, generateAs } = repository();
  rmSync(join(project, "tsumugi.config.yaml"));
  commit("nothing yet");
  git("tag", "nothing");
  await generateAs(mail("MAIL"));
  const { text } = await run(project, "diff", "--against", "nothing");
  expect(text).toContain("nothing has no tsumugi.config.yaml: everything is new to it.");
  expect(text).toContain("a new binding");

  writeFileSync(join(root, ".gitignore"), "generated\n");
  commit("the config alone");
  const ignored = await run(project, "diff", "--against", "HEAD");
  expect(ignored.text).toContain("HEAD has no generated files in generated/");
});

test("a commit, a repository or a git that is not there", async () => {
  const { project, commit } = repository();
  commit("first");
  for (const ref of ["nowhere", "--output=x", "HEAD:README.md"]) {
    const unknown = await run(project, "diff", `--against=${ref}`);
    expect(unknown.code).toBe(2);
    expect(unknown.text).toContain(`git does not know \`${ref}\``);
  }
  const lonely = temporaryFolder({
    "mail.ts": "export default async function mail() {}\n",
    "tsumugi.config.yaml": config(mail("MAIL")),
  });
  const apart = await run(lonely, "diff", "--against", "main");
  expect(apart).toMatchObject({ code: 2 });
  expect(apart.text).toContain("the project is in no git repository");

  const path = process.env["PATH"];
  try {
    process.env["PATH"] = lonely;
    const { code, text } = await run(project, "diff", "--against", "main");
    expect({ code, text }).toEqual({
      code: 2,
      text: "tsumugi: git is needed to read `main`, and cannot be run here\n",
    });
  } finally {
    process.env["PATH"] = path;
  }
});

test("a commit whose generated files are damaged is named", async () => {
  const { project, git, commit, generateAs } = repository();
  await generateAs(mail("MAIL"));
  commit("first");
  writeFileSync(join(project, "generated/ledger/MAIL.json"), "<<<<<<< HEAD\n");
  commit("a bad merge");
  git("restore", "--source", "HEAD~1", "--", ".");
  git("tag", "bad");
  const { code, text } = await run(project, "diff", "--against", "bad");
  expect(code).toBe(2);
  expect(text).toContain("TSU504 in bad: this ledger file holds a merge conflict");
});

test("exit codes: 0 unless the change counts, and how `generate` would end", async () => {
  const { project, generateAs } = repository();
  await generateAs(mail("MAIL") + mail("SMS"));
  expect((await run(project, "diff", "--exit-code")).code).toBe(0);
  writeFileSync(join(project, "tsumugi.config.yaml"), config(mail("MAIL")));
  const { code, text } = await run(project, "diff", "--format", "json");
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({
    outcome: "fine",
    against: "the last generation",
    generate: { outcome: "unconfirmed", exitCode: 4 },
    changes: [{ kind: "binding-gone", subject: "SMS" }, { kind: "wrangler-entry" }],
    problems: [{ code: "TSU501" }],
  });
  expect((await run(project, "diff", "--exit-code")).code).toBe(1);
  expect((await run(project, "generate")).code).toBe(4);

  await generateAs(mail("MAIL") + mail("SMS"));
  writeFileSync(join(project, "generated/index.ts"), "// mine\n");
  const edited = await run(project, "diff");
  expect(edited.text).toContain("edited by hand (exit code 3)");
  expect((await run(project, "generate")).code).toBe(3);

  writeFileSync(join(project, "tsumugi.config.yaml"), config(mail("MAIL", ", shard: 2")));
  const broken = await run(project, "diff");
  expect(broken.code).toBe(2);
  expect(broken.text).toContain("did you mean `shards`?");
});

test("annotations stand at the binding, and colour is for terminals", async () => {
  const { project, generateAs } = repository();
  await generateAs(mail("MAIL"));
  writeFileSync(join(project, "tsumugi.config.yaml"), config(mail("MAIL", ", shards: 2")));
  const { text } = await run(project, "diff", "--format", "github");
  expect(text).toContain(
    "::notice file=tsumugi.config.yaml,line=4,title=shards::MAIL: shards: 1 -> 2%0A",
  );
  expect(text).not.toContain("\u001B");
});
