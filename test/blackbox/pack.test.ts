/** The package as it is published, installed where there is no checkout around it. */

import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, run, runOk } from "./support/command.ts";
import { install, pack } from "./support/install.ts";
import { generate, temporaryFolder, testStack } from "./support/project.ts";

const CONFIG = `version: 1
name: shop-jobs
bindings:
  MAIL:
    performer: ./src/mail.ts
    payload: { type: object, properties: { to: { type: string } }, required: [to] }
  CHARGE:
    performer: ./src/charge.ts
    payload: { zod: "./src/payloads.ts#Charge" }
`;

const FILES = {
  "tsumugi.config.yaml": CONFIG,
  "src/mail.ts": "export default function mail(): void {}\n",
  "src/charge.ts": "export default function charge(): void {}\n",
  "src/payloads.ts":
    'import { z } from "zod";\nexport const Charge = z.object({ amountCents: z.int() });\n',
};

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly version: string;
};

test("the packed package generates what the checkout generates", async () => {
  const stack = testStack();
  const archive = await pack(temporaryFolder(stack));
  const folder = temporaryFolder(stack);
  await install(archive, folder);
  mkdirSync(join(folder, "src"));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);

  expect((await runOk(["npx", "tsumugi", "--version"], folder)).trim()).toBe(version);
  const stale = await run(["npx", "tsumugi", "generate", "--check"], folder);
  expect(stale.code).toBe(1);
  await runOk(["npx", "tsumugi", "generate"], folder);
  expect(await runOk(["npx", "tsumugi", "generate", "--check"], folder)).toContain("up to date");
  // Byte for byte: the checkout finds nothing to change.
  await generate(folder, "--check");
}, 60_000);

test("npx tsumugi works in the repository itself", async () => {
  expect(await runOk(["npx", "tsumugi", "--help"], root)).toContain("Usage: tsumugi");
});
