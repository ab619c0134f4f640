import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMANDS, OPTIONS } from "../../../generator/command-line/commands.ts";
import { printReference } from "../../../generator/reference/reference.ts";
import { CODES } from "../../../generator/spec/codes.ts";
import { jsonSchemaOfConfig } from "../../../generator/spec/editor-schema.ts";
import { SCHEMA_KEYWORDS } from "../../../generator/spec/json-schema.ts";

const pages = await printReference();
const onDisk = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");

test.each([...pages.keys()])("docs/%s is what `npm run docs` writes", (name) => {
  expect(onDisk(name)).toBe(pages.get(name));
});

test("no option is without a description", () => {
  const config = pages.get("config.md") ?? "";
  expect(config).not.toMatch(/^#+ .*\n\n#/m);
  // Every option has its facts; a list item has a text behind its colon.
  expect(config).not.toMatch(/\): *$/m);
  for (const option of [
    "bindings.<NAME>.policy.rate",
    "queues.<group>.maxBatchSize",
    "retention.cron",
  ]) {
    expect(config).toContain(`# \`${option}\`\n`);
  }
});

test("no option of the schema is left out, whatever it stands in", () => {
  const config = pages.get("config.md") ?? "";
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "properties") for (const name of Object.keys(value as object)) names.add(name);
      visit(value);
    }
  };
  visit(jsonSchemaOfConfig());
  expect(names.size).toBeGreaterThan(60);
  for (const name of names) expect(config).toMatch(new RegExp(`[\`.]${name}\``));
  for (const name of SCHEMA_KEYWORDS) expect(config).toContain(`\`${name}\``);
});

test("every command, option and code has its place", () => {
  for (const name of Object.keys(COMMANDS))
    expect(pages.get("commands.md")).toContain(`tsumugi ${name}`);
  for (const name of Object.keys(OPTIONS)) expect(pages.get("commands.md")).toContain(`--${name}`);
  for (const code of Object.keys(CODES)) expect(pages.get("errors.md")).toContain(`### ${code}: `);
});
