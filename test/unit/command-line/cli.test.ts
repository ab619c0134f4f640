import { describe, expect, test } from "vitest";
import { main } from "../../../generator/cli.ts";
import { COMMANDS } from "../../../generator/command-line/commands.ts";
import { temporaryFolder } from "../generator-disk/folder.ts";

const files = {
  "tsumugi.config.yaml":
    "version: 1\nname: shop\nbindings:\n  MAIL: { performer: ./mail.ts, policy: { concurency: 5 } }\n",
  "mail.ts": "export default async function mail() {}\n",
};

/** Runs a command; `out` and `error` are what it printed where. */
async function run(project: string, ...argv: string[]) {
  let [out, error] = ["", ""];
  const code = await main(argv, {
    currentFolder: project,
    colour: false,
    print: (text) => void (out += text),
    printError: (text) => void (error += text),
  });
  return { code, out, error };
}

describe("formats", () => {
  test("json: one document on standard output, whatever happens", async () => {
    const { code, out, error } = await run(temporaryFolder(files), "validate", "--format", "json");
    expect({ code, error }).toEqual({ code: 2, error: "" });
    expect(JSON.parse(out)).toEqual({
      outcome: "invalid",
      exitCode: 2,
      message: "1 problem; nothing was written.",
      problems: [
        {
          code: "TSU201",
          file: "tsumugi.config.yaml",
          line: 4,
          column: 43,
          length: 10,
          message: "unknown key `concurency` in `policy`",
          hint: "did you mean `concurrency`?",
        },
      ],
      differences: [],
    });
  });

  test("json: each file that is not as it should be", async () => {
    const project = temporaryFolder({
      ...files,
      "tsumugi.config.yaml":
        "version: 1\nname: shop\nbindings:\n  MAIL: { performer: ./mail.ts }\n",
    });
    const { code, out } = await run(project, "generate", "--check", "--format=json");
    expect(code).toBe(1);
    const { differences } = JSON.parse(out) as { differences: readonly unknown[] };
    expect(differences).toContainEqual({ kind: "missing", path: "generated/worker.ts" });
    expect(differences).toContainEqual({ kind: "missing", path: "wrangler.jsonc" });
  });

  test("json: also when the command line makes no sense", async () => {
    const { code, out } = await run(temporaryFolder(files), "generate", "--chek", "--format=json");
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ outcome: "invalid", exitCode: 2, problems: [] });
  });

  test("github: an annotation at the place, with paths from where the command runs", async () => {
    const project = temporaryFolder(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`jobs/${path}`, text])),
    );
    const { out } = await run(
      project,
      "validate",
      "--config=jobs/tsumugi.config.yaml",
      "--format=github",
    );
    expect(out.split("\n")[0]).toBe(
      "::error file=jobs/tsumugi.config.yaml,line=4,col=43,title=TSU201::" +
        "unknown key `concurency` in `policy`%0Adid you mean `concurrency`?",
    );
  });
});

describe("help", () => {
  test("the overview names every command", async () => {
    const { out } = await run(temporaryFolder());
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`\n  ${name}`);
    expect(out).toMatch(/\n {2}70 {2}/);
  });

  test.each(Object.keys(COMMANDS))("%s has an example and names its options", async (name) => {
    const { code, out } = await run(temporaryFolder(), name, "--help");
    expect(code).toBe(0);
    expect(out).toContain(`Usage: tsumugi ${name}`);
    expect(out).toContain("\nExample:\n  $ ");
    expect(out).toContain("--help");
  });

  test("a misused command line ends with 2", async () => {
    const { code, error } = await run(temporaryFolder(), "generate", "--chek");
    expect(code).toBe(2);
    expect(error).toContain("did you mean `--check`?");
  });
});
