import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { JOURNAL_FILE } from "../../../generator/disk/journal.ts";
import { contentOf, run, temporaryFolder } from "./folder.ts";

const config = "version: 1\nname: shop-jobs\nbindings:\n  MAIL: { performer: ./mail.ts }\n";

async function generatedProject(): Promise<string> {
  const project = temporaryFolder({
    "tsumugi.config.yaml": config,
    "mail.ts": "export default async function mail() {}\n",
  });
  expect((await run(project, "generate")).code).toBe(0);
  return project;
}

function filesOf(project: string): readonly string[] {
  return readdirSync(project, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Sets every file back in time, so that any write shows. */
function age(project: string): void {
  for (const file of filesOf(project)) utimesSync(file, 1_000_000_000, 1_000_000_000);
}

function touched(project: string): readonly string[] {
  return filesOf(project)
    .filter((file) => statSync(file).mtimeMs !== 1_000_000_000_000)
    .map((file) => file.slice(project.length + 1))
    .toSorted();
}

describe("generate", () => {
  test("a second run touches nothing", async () => {
    const project = await generatedProject();
    age(project);
    expect((await run(project, "generate")).text).toMatch(/^Nothing to do: /);
    expect(touched(project)).toEqual([]);
  });

  test("only what the change of the config concerns is written", async () => {
    const project = await generatedProject();
    writeFileSync(join(project, "tsumugi.config.yaml"), `${config}retention: { limit: 7 }\n`);
    age(project);
    await run(project, "generate");
    expect(touched(project)).toEqual(["generated/tsumugi.lock.json", "generated/worker.ts"]);
  });

  test("of dozens of bindings the ledger's files share a line, and of a few they are named", async () => {
    const bindings = (count: number): string =>
      Array.from(
        { length: count },
        (_, index) => `  JOB_${index}: { performer: ./mail.ts }\n`,
      ).join("");
    const project = temporaryFolder({
      "tsumugi.config.yaml": config + bindings(11),
      "mail.ts": "export default async function mail() {}\n",
    });
    const { text: first } = await run(project, "generate");
    expect(first).toContain("created generated/ledger/ (12 files)\n");
    expect(first).toContain("created generated/ledger/migrations/0001_tsumugi.json\n");
    writeFileSync(join(project, "tsumugi.config.yaml"), config + bindings(12));
    const { text: second } = await run(project, "generate");
    expect(second).toContain("created generated/ledger/JOB_11.json\n");
  });

  test("a mistake in the config leaves everything as it was", async () => {
    const project = await generatedProject();
    writeFileSync(join(project, "tsumugi.config.yaml"), `${config}retention: { limit: -7 }\n`);
    age(project);
    expect((await run(project, "generate")).code).toBe(2);
    expect(touched(project)).toEqual([]);
  });

  test("the same config gives the same bytes in another folder", async () => {
    const contents = async () => {
      const project = await generatedProject();
      return filesOf(project).map((file) => [
        file.slice(project.length),
        readFileSync(file, "utf8"),
      ]);
    };
    expect(await contents()).toEqual(await contents());
  });
});

describe("what is remembered of the last run", () => {
  test("changes no byte: without it the same is generated", async () => {
    const project = await generatedProject();
    const before = contentOf(project);
    const file = join(project, "generated/tsumugi.lock.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...manifest, drafts: {} }));
    expect((await run(project, "generate")).code).toBe(0);
    expect(contentOf(project)).toEqual(before);
  });

  test("hides no change: one character of any file, or of any line of the manifest, is named", async () => {
    const project = await generatedProject();
    const files = Object.entries(contentOf(join(project, "generated")));
    const mutations = files.flatMap(([path, text]): readonly (readonly [string, number])[] => {
      if (path.startsWith("runtime/") && !path.endsWith("protocol.ts")) return [];
      if (!path.endsWith(".lock.json")) return [[path, Math.floor(text.length / 2)]];
      // Beside the first letter of each line, except in what is the same for all of the runtime.
      return [...text.matchAll(/^ *"?(?!runtime)[a-z]/gm)].map(({ index, 0: found }) => [
        path,
        index + found.length - 1,
      ]);
    });
    for (const [path, place] of mutations) {
      const file = join(project, "generated", path);
      const text = readFileSync(file, "utf8");
      const other = text.charAt(place) === "x" ? "y" : "x";
      writeFileSync(file, text.slice(0, place) + other + text.slice(place + 1));
      const { code, text: printed } = await run(project, "generate", "--check");
      expect(`${code} ${printed}`).toMatch(
        new RegExp(`^1 ([^]*\\n)?(edited |stale  ) generated/${path}\\n`),
      );
      writeFileSync(file, text);
    }
    expect(mutations.length).toBeGreaterThan(25);
  });
});

describe("generate --check", () => {
  test("writes nothing, also when everything is missing", async () => {
    const project = temporaryFolder({
      "tsumugi.config.yaml": config,
      "mail.ts": "export default () => 1;",
    });
    expect((await run(project, "generate", "--check")).code).toBe(1);
    expect(filesOf(project)).toHaveLength(2);
  });

  test("a checkout with CRLF is fresh", async () => {
    const project = await generatedProject();
    for (const file of filesOf(project)) {
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    }
    expect(await run(project, "generate", "--check")).toMatchObject({ code: 0 });
    age(project);
    await run(project, "generate");
    expect(touched(project)).toEqual([]);
  });

  test("an entry of ours that was changed in wrangler.jsonc is stale", async () => {
    const project = await generatedProject();
    const file = join(project, "wrangler.jsonc");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('"max_retries": 0', '"max_retries": 3'));
    expect(await run(project, "generate", "--check")).toEqual({
      code: 1,
      text: expect.stringContaining("stale   wrangler.jsonc\n") as string,
    });
    await run(project, "generate");
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  test("an interrupted run is told, and repaired by the next one", async () => {
    const project = await generatedProject();
    const journal = { phase: "prepare", renames: [], removals: [] };
    writeFileSync(join(project, JOURNAL_FILE), JSON.stringify(journal));
    const interrupted = await run(project, "generate", "--check");
    expect(interrupted.code).toBe(1);
    expect(interrupted.text).toContain("interrupted");
    await run(project, "generate");
    expect((await run(project, "generate", "--check")).code).toBe(0);
  });
});
