import { expect, test } from "vitest";
import { join } from "node:path";
import { readImportExtension } from "../../../generator/disk/tsconfig.ts";
import { temporaryFolder } from "./folder.ts";

const allow = '{ "compilerOptions": { "allowImportingTsExtensions": true } }';

test.each<[name: string, files: Record<string, string>, extension: string]>([
  ["no tsconfig", {}, ".js"],
  ["nothing said", { "tsconfig.json": "{}" }, ".js"],
  ["said", { "tsconfig.json": allow }, ".ts"],
  [
    "comments and trailing commas",
    {
      "tsconfig.json":
        '{ // c\n "compilerOptions": { "rewriteRelativeImportExtensions": true, }, }',
    },
    ".ts",
  ],
  ["extends", { "tsconfig.json": '{ "extends": "./base" }', "base.json": allow }, ".ts"],
  [
    "own options win",
    {
      "tsconfig.json":
        '{ "extends": "./base.json", "compilerOptions": { "allowImportingTsExtensions": false } }',
      "base.json": allow,
    },
    ".js",
  ],
  [
    "a list, of which the last wins",
    {
      "tsconfig.json": '{ "extends": ["./off.json", "./base.json"] }',
      "off.json": allow.replace("true", "false"),
      "base.json": allow,
    },
    ".ts",
  ],
  [
    "a package",
    {
      "tsconfig.json": '{ "extends": "@some/tsconfig" }',
      "node_modules/@some/tsconfig/tsconfig.json": allow,
    },
    ".ts",
  ],
  ["a circle", { "tsconfig.json": '{ "extends": "./tsconfig.json" }' }, ".js"],
  ["a broken file", { "tsconfig.json": "{{{" }, ".js"],
  ["a missing base", { "tsconfig.json": '{ "extends": "./nowhere" }' }, ".js"],
])("%s", async (_name, files, extension) => {
  expect(await readImportExtension(temporaryFolder(files))).toBe(extension);
});

test("the nearest one above the project counts", async () => {
  const folder = temporaryFolder({ "tsconfig.json": allow, "packages/app/x": "" });
  expect(await readImportExtension(join(folder, "packages/app"))).toBe(".ts");
});
