/** A formatter may run over generated files: what they say is still known, and every other change, too. */

import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, type Options } from "prettier";
import { expect, test } from "vitest";
import { layoutHash } from "../../../generator/layout.ts";
import { run, temporaryFolder } from "./folder.ts";

const root = fileURLToPath(new URL("../../../generated", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|json)$/.test(name))
  // A bundle in one text, and pages of it.
  .filter((name) => !name.includes("dashboard"));
const textOf = (name: string): string => readFileSync(join(root, name), "utf8");

const STYLES: readonly Options[] = [
  {
    tabWidth: 8,
    useTabs: true,
    singleQuote: true,
    semi: false,
    printWidth: 40,
    trailingComma: "none",
  },
  {
    arrowParens: "avoid",
    quoteProps: "consistent",
    bracketSpacing: false,
    objectWrap: "collapse",
    experimentalTernaries: true,
    printWidth: 200,
    endOfLine: "crlf",
  },
];

test.each(STYLES)("is the same in another style", async (style) => {
  for (const name of files) {
    const text = textOf(name);
    const formatted = await format(text, { ...style, filepath: name });
    expect(layoutHash(name, formatted), name).toBe(layoutHash(name, text));
  }
});

test.each([
  ["a value", "maxAttempts: 5", "maxAttempts: 6"],
  ["a text", '"one"', '"onf"'],
  ["a comment", "// why", "// who"],
  ["a comment more", "// why", "// why\n// else"],
  ["an operator", "a + b", "a - b"],
  ["a prefix", "-a", "+a"],
  ["brackets that matter", "a - (b - c)", "a - b - c"],
  ["a declaration", "const x", "let x"],
  ["a type import", "import type { A }", "import { A }"],
  ["an optional member", "m?: string", "m: string"],
  ["a modifier", "readonly m", "m"],
  ["a heritage", "extends B", "implements B"],
  ["a type operator", "keyof T", "unique symbol"],
  ["a regular expression", "/a\\/\\/b/", "/a\\/\\/c/"],
  ["a template", "`a ${b} // c`", "`a ${b} // d`"],
  ["chaining", "a?.b", "a.b"],
  ["an assertion", "a!", "a"],
])("tells %s", (_name, left, right) => {
  const whole = (part: string): string =>
    ["// why", "import type { A } from 'x';", "class C extends B { readonly m; }"]
      .concat("type M = { m?: string; k: keyof T };")
      .concat(
        "const x = [maxAttempts(), { maxAttempts: 5 }, 'one', \"one\", a - (b - c), a + b, -a];",
      )
      .concat("f(/a\\/\\/b/, `a ${b} // c`, a?.b, a!);")
      .map((line) => line.replace(left, part))
      .join("\n");
  expect(whole(left)).not.toBe(whole(right));
  expect(layoutHash("x.ts", whole(left))).not.toBeNull();
  expect(layoutHash("x.ts", whole(right))).not.toBe(layoutHash("x.ts", whole(left)));
});

test("what does not parse, and files of other kinds, are known by their bytes alone", () => {
  expect(layoutHash("x.ts", "const = 1")).toBeNull();
  expect(layoutHash("x.json", "{")).toBeNull();
  expect(layoutHash("x.sql", "SELECT 1;")).toBeNull();
});

test("of random changes, only those of the layout go unnoticed", async () => {
  const bare = async (text: string): Promise<string> => {
    const options = { parser: "typescript", objectWrap: "collapse" } as const;
    return (await format(text, options)).replaceAll(/[\s*]+|\/\/|;/g, "");
  };
  let unnoticed = 0;
  for (const name of ["client.ts", "runtime/core/key-template.ts"]) {
    const text = textOf(name);
    const hash = layoutHash(name, text);
    for (let place = 0; place < text.length; place += Math.ceil(text.length / 400)) {
      for (const inserted of ["", " ", "\n", "x", ";", ","]) {
        const changed = text.slice(0, place) + inserted + text.slice(place + 1);
        if (layoutHash(name, changed) !== hash) continue;
        unnoticed += 1;
        expect(await bare(changed), `${name}:${place} ${inserted}`).toBe(await bare(text));
      }
    }
  }
  expect(unnoticed).toBeGreaterThan(10);
});

test("a formatter between two runs is in nobody's way", async () => {
  const config = (field: string): string =>
    `version: 1\nname: shop\nbindings:\n  MAIL: { performer: ./mail.ts, payload: { type: object, properties: { to: { type: string }, ${field}: { type: string } } } }\n`;
  const project = temporaryFolder({
    "mail.ts": "export default async function mail() {}\n",
    "tsumugi.config.yaml": config("subject"),
  });
  const formatAll = async (): Promise<void> => {
    for (const name of readdirSync(join(project, "generated"), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (!/\.(ts|json)$/.test(name)) continue;
      const path = join(project, "generated", name);
      writeFileSync(
        path,
        await format(readFileSync(path, "utf8"), { ...STYLES[0], filepath: path }),
      );
    }
  };
  expect(await run(project, "generate")).toMatchObject({ code: 0 });
  await formatAll();
  expect((await run(project, "generate", "--check")).text).toContain("Fresh:");
  expect((await run(project, "generate")).text).toContain("Nothing to do");
  writeFileSync(join(project, "tsumugi.config.yaml"), config("text"));
  const next = await run(project, "generate");
  expect(next).toMatchObject({ code: 0 });
  expect(next.text).toContain("updated generated/payloads.ts");
  await formatAll();
  appendFileSync(join(project, "generated/payloads.ts"), "export const mine = 1;\n");
  const checked = await run(project, "generate", "--check");
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.text).toContain("edited  generated/payloads.ts");
  expect(checked.text.match(/^edited/gm)).toHaveLength(1);
  expect(await run(project, "generate")).toMatchObject({ code: 3 });
});
