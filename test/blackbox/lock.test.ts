/** Two runs of the generator at once in one project, as real processes; also when the first is killed while it is at work. */

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, environment, run } from "./support/command.ts";
import { projectFolder, testStack, TSCONFIG } from "./support/project.ts";
import { until } from "../support/until.ts";

const CONFIG = `version: 1
name: shop-jobs
bindings:
  MAIL: { performer: ./mail.ts, payload: { zod: ./payloads.ts#Mail } }
`;

/** The user's module runs while the generator holds the lock: here it says so, and waits for a word. */
const SLOW_PAYLOADS = `import { existsSync, writeFileSync } from "node:fs";
import { z } from "zod";

writeFileSync("at-work", "");
while (!existsSync("go-on")) await new Promise((resolve) => setTimeout(resolve, 10));

export const Mail = z.object({ to: z.string() });
`;

const PROJECT = {
  "tsumugi.config.yaml": CONFIG,
  "tsconfig.json": TSCONFIG,
  "mail.ts": "export default async function mail(): Promise<void> {}\n",
  "payloads.ts": SLOW_PAYLOADS,
};

const generate = [process.execPath, cli, "generate"] as const;
const traces = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !path.startsWith("node_modules") && /(^|\/)\.tsumugi/.test(path),
  );

test("the second run waits for the first, and finds nothing left to do", async () => {
  const folder = projectFolder(testStack(), PROJECT);
  const first = run([...generate], folder);
  await until("the first run is at work", () => existsSync(join(folder, "at-work")));
  const second = run([...generate], folder);
  const third = run([...generate, "--check"], folder);
  // Neither has anything to say before the first has come to its end.
  const early = await Promise.race([second, third, timer(1_500)]);
  expect(early).toBe("still waiting");
  expect(existsSync(join(folder, "generated"))).toBe(false);
  writeFileSync(join(folder, "go-on"), "");
  const [wrote, waited, checked] = await Promise.all([first, second, third]);
  expect(wrote).toMatchObject({
    code: 0,
    output: expect.stringMatching(/files written/) as string,
  });
  expect(waited).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Nothing to do/) as string,
  });
  expect(checked).toMatchObject({ code: 0, output: expect.stringMatching(/^Fresh/) as string });
  expect(traces(folder)).toEqual([]);
});

test("a run that was killed with its lock in its hand stops nobody", async () => {
  const folder = projectFolder(testStack(), PROJECT);
  const first = spawn(generate[0], generate.slice(1), {
    cwd: folder,
    env: environment(folder),
    stdio: "ignore",
  });
  await until("the first run is at work", () => existsSync(join(folder, "at-work")));
  first.kill("SIGKILL");
  await once(first, "close");
  expect(traces(folder)).toHaveLength(1);
  writeFileSync(join(folder, "go-on"), "");
  const { code, output } = await run([...generate], folder);
  expect(output).toContain("files written");
  expect(code).toBe(0);
  expect(traces(folder)).toEqual([]);
});

test("four runs that begin together agree, whichever comes first", async () => {
  const folder = projectFolder(testStack(), { ...PROJECT, "go-on": "" });
  const runs = await Promise.all([1, 2, 3, 4].map(() => run([...generate], folder)));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const wrote = runs.filter(({ output }) => output.includes("files written"));
  expect(wrote).toHaveLength(1);
  expect(traces(folder)).toEqual([]);
  expect(readFileSync(join(folder, "generated/tsumugi.lock.json"), "utf8")).toMatch(/^\{\n/);
  expect(await run([...generate, "--check"], folder)).toMatchObject({ code: 0 });
});

function timer(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, "still waiting"));
}
