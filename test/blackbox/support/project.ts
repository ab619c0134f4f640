/** A user's project in a folder of its own. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { cli, root, runOk } from "./command.ts";

/** tsconfig.json with every flag that could object to generated code. */
export const TSCONFIG = JSON.stringify({
  extends: join(root, "tsconfig.base.json"),
  compilerOptions: {
    module: "esnext",
    moduleResolution: "bundler",
    types: ["@cloudflare/workers-types"],
  },
  include: ["."],
});

/** Holds what a test starts, and ends it with the test: also when it fails or takes too long. */
export function testStack(): AsyncDisposableStack {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  return stack;
}

/** A new empty folder, which goes with the stack. */
export function temporaryFolder(stack: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-blackbox-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A new folder with these files; its packages are the checkout's. */
export function projectFolder(
  stack: AsyncDisposableStack,
  files: Readonly<Record<string, string>>,
): string {
  const folder = temporaryFolder(stack);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The project of the black-box tests (test/blackbox/project), generated, in a folder of its own; `files` come on top. */
export async function blackboxProject(
  stack: AsyncDisposableStack,
  receiverUrl: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = projectFolder(stack, {
    ...files,
    "wrangler.jsonc": JSON.stringify({
      name: "tsumugi-blackbox",
      main: "worker.ts",
      compatibility_date: "2026-10-01",
      vars: { RECEIVER_URL: receiverUrl },
    }),
  });
  cpSync(join(root, "test/blackbox/project"), folder, { recursive: true });
  await generate(folder);
  return folder;
}

/** Runs `tsumugi generate` of the checkout, which must succeed, and gives what it printed. */
export function generate(folder: string, ...args: readonly string[]): Promise<string> {
  return runOk([process.execPath, cli, "generate", ...args], folder);
}
