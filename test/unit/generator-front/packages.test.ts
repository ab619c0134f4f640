/** What generated code imports must be in package.json; one line says how it gets there. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingPackages } from "../../../generator/packages.ts";
import { model } from "../../support/model.ts";

const none = { testing: false, api: false, dashboard: false, access: false };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packages-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const missingWith = async (content: string, features: Partial<typeof none>) => {
  await writeFile(join(folder, "package.json"), content);
  return await missingPackages(folder, model([], { features: { ...none, ...features } }));
};

test.each([
  ["{}", {}, []],
  ["{}", { api: true }, ["hono"]],
  ["{}", { api: true, access: true }, ["hono", "jose"]],
  ['{"dependencies": {"hono": "4"}}', { api: true }, []],
  ['{"devDependencies": {"hono": "4"}}', { api: true, access: true }, ["jose"]],
  ['{"dependencies": 3}', { api: true }, ["hono"]],
  ["not JSON", { api: true }, ["hono"]],
])("%s with %o", async (content, features, missing) => {
  const notes = await missingWith(content, features);
  expect(notes.length).toBe(missing.length === 0 ? 0 : 1);
  if (missing.length > 0) expect(notes[0]).toContain(`run \`npm install ${missing.join(" ")}\``);
});

test("a folder without package.json is not judged", async () => {
  const features = { ...none, api: true };
  expect(await missingPackages(join(folder, "nothing"), model([], { features }))).toEqual([]);
});
