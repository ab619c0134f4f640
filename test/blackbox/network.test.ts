/** Every command works with the network cut off. */

import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, root, run } from "./support/command.ts";
import { projectFolder, testStack } from "./support/project.ts";

const hook = join(root, "test/blackbox/support/no-network.ts");

test("no command uses the network", async () => {
  const folder = projectFolder(testStack(), {});
  const tsumugi = async (...args: readonly string[]) => {
    const { code, output } = await run([process.execPath, "--import", hook, cli, ...args], folder);
    expect(output).not.toContain("the network was used");
    expect(code, `${args.join(" ")}\n${output}`).toBe(0);
  };
  await tsumugi("init");
  await tsumugi("add", "binding", "MAIL");
  await tsumugi("validate");
  await tsumugi("generate", "--dry-run");
  await tsumugi("generate");
  await tsumugi("generate", "--check");
  await tsumugi("diff");
  await tsumugi("eject", "generated/worker.ts");
  await tsumugi("explain", "TSU101");
  await tsumugi("--help");
});

test.each([
  'await fetch("http://127.0.0.1:8123")',
  '(await import("node:http")).get("http://127.0.0.1:8123")',
  '(await import("node:dns")).lookup("localhost", () => {})',
])("the cut is one: %s", async (code) => {
  const folder = projectFolder(testStack(), {});
  const args = ["--import", hook, "--input-type=module", "--eval", code];
  expect(await run([process.execPath, ...args], folder)).toMatchObject({ code: 99 });
});
