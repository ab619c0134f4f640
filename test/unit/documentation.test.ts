import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { readModel } from "../../generator/model/read-model.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const docs = readdirSync(join(root, "docs")).filter((file) => file.endsWith(".md"));
const pages = ["README.md", "CONTRIBUTING.md", ...docs.map((file) => `docs/${file}`)];
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

interface Block {
  /** `docs/tasks.md, line 12`. */
  readonly place: string;
  readonly text: string;
}

/** The code blocks of a language on all pages, without the indentation of a list that they stand in. */
function blocksOf(language: string): readonly Block[] {
  const pattern = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, "gm");
  return pages.flatMap((page) => {
    const text = textOf(page);
    return [...text.matchAll(pattern)].map(({ index, 1: indent = "", 2: code = "" }) => ({
      place: `${page}, line ${text.slice(0, index).split("\n").length}`,
      text: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }));
  });
}

/** A new folder, which goes when the test ends, with each block in a module that finds the generated code where it is. */
function folderOf(blocks: readonly Block[]): string {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-docs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  blocks.forEach(({ place, text }, index) => {
    const file = `${String(index)}-${place.replaceAll(/[^a-z0-9]+/gi, "-")}.test.ts`;
    const found = text.replaceAll(/"(?:\.\.\/)+generated\//g, `"${join(root, "generated")}/`);
    writeFileSync(join(folder, file), found);
  });
  return folder;
}

/** What Node says to these arguments. */
function runNode(...args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

const isTest = ({ text }: Block) => text.includes('from "node:test"');

/** What the README's and others' code takes for given. */
const GIVEN = `import type { TsumugiEnv } from "GENERATED/index.ts";
declare global {
  interface Env extends TsumugiEnv {}
  const token: string, user: string, to: string, domain: string, subject: string, text: string;
}
`;

describe("the documentation", () => {
  test("holds code that compiles against the worked example", async () => {
    // Parts of a module are no module; a producer's client is not generated here.
    const blocks = blocksOf("ts").filter(
      (block) =>
        /^import /m.test(block.text) && !block.text.includes('"./tsumugi/') && !isTest(block),
    );
    expect(blocks.length).toBeGreaterThan(12);
    const folder = folderOf(blocks);
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    write("given.ts", GIVEN.replace("GENERATED", join(root, "generated")));
    const options = {
      extends: join(root, "tsconfig.base.json"),
      compilerOptions: {
        module: "esnext",
        moduleResolution: "bundler",
        types: [join(root, "node_modules/@cloudflare/workers-types")],
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
      include: ["*.ts"],
    };
    write("tsconfig.json", JSON.stringify(options));
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const { output } = await runNode(compiler, "-p", folder);
    expect(output).toBe("");
  });

  test("holds tests that pass", async () => {
    const blocks = blocksOf("ts").filter(isTest);
    expect(blocks.length).toBeGreaterThan(0);
    const folder = folderOf(blocks);
    const files = readdirSync(folder).map((file) => join(folder, file));
    const { code, output } = await runNode("--test", ...files);
    expect(output).toContain(`pass ${String(blocks.length)}`);
    expect(code).toBe(0);
  });

  test.each(blocksOf("yaml").map(({ place, text }) => [place, text]))(
    "holds a config that can be used: %s",
    (place, text) => {
      // Bindings begin with a capital; what shows nothing but them leaves out the line above.
      const isWhole = !/^[A-Z]/.test(Object.keys(Object(parse(text)) as object)[0] ?? "");
      const fragment = isWhole ? text : `bindings:\n${text.replaceAll(/^/gm, "  ")}`;
      const bindings = /^bindings:/m.test(fragment) ? "" : "bindings:\n  MAIL: {}\n";
      const queues =
        /^ +queue: outbound$/m.test(fragment) && !/^queues:/m.test(fragment)
          ? "queues:\n  outbound: { maxBatchSize: 1 }\n"
          : "";
      const config = `version: 1\nname: docs\n${queues}${fragment}\n${bindings}`;
      expect(readModel(config, place, { importExtension: ".ts" })).toMatchObject({ kind: "ok" });
    },
  );

  test.each(pages)("links to what exists: %s", (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? page : posix.join(posix.dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(textOf(target)).has(anchor);
    });
    expect(broken).toEqual([]);
  });
});

/** As GitHub makes them of headings. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}
