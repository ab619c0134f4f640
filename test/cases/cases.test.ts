/**
 * One folder per case: `in/` is a user's project, further folders are what it becomes later (`take FOLDER`), `command.txt` the commands (default: `generate`), `output.txt` what
 * they print with their exit codes (numbers of files left out), `out/` every file that they made or changed. `UPDATE_CASES=1` writes the latter two
 * anew; look at the difference before you commit it.
 */

import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../generator/cli.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const nodeModules = fileURLToPath(new URL("../../node_modules", import.meta.url));
const isUpdate = process.env["UPDATE_CASES"] === "1";

/** Left out: what is the same for every config, and the hashes of it. */
const COMMON = /^([^/]+\/)+(runtime\/.*|tsumugi\.schema\.json|tsumugi\.lock\.json)$/;

const cases = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(cases.map(({ name }) => name))("%s", async (name) => {
  const folder = join(here, name);
  const project = mkdtempSync(join(tmpdir(), "tsumugi-case-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  cpSync(join(folder, "in"), project, { recursive: true });
  const before = filesOf(project);
  // Where a user's module finds zod.
  symlinkSync(nodeModules, join(project, "node_modules"));

  const printed = await run(folder, project);
  rmSync(join(project, "node_modules"));
  const changed = new Map(
    [...filesOf(project)].filter(([path, text]) => before.get(path) !== text),
  );

  // A crash is never what is expected, so it cannot be made the expectation either.
  expect(printed).not.toContain("internal error");
  if (isUpdate) {
    writeFileSync(join(folder, "output.txt"), printed);
    writeFiles(join(folder, "out"), changed);
  }
  expect(printed).toBe(readFileSync(join(folder, "output.txt"), "utf8"));
  expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(filesOf(join(folder, "out"))));
});

function commandsOf(folder: string): readonly string[] {
  const file = join(folder, "command.txt");
  if (!existsSync(file)) return ["generate"];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Besides the generator's own: `take FOLDER` (of the case, over the project's files), `write FILE TEXT`, `append FILE TEXT` and `remove FILE`, as a user would in between. */
async function run(folder: string, project: string): Promise<string> {
  let printed = "";
  const print = (text: string) => void (printed += text.replace(/\d+ files/g, "N files") + "\n");
  for (const command of commandsOf(folder)) {
    printed += `$ ${command}\n`;
    const [verb, path = "", ...words] = command.split(" ");
    const file = join(project, path);
    const text = words.join(" ").replaceAll("\\n", "\n");
    if (verb === "take") cpSync(join(folder, path), project, { recursive: true });
    else if (verb === "write") writeFileSync(file, text);
    else if (verb === "append") appendFileSync(file, text);
    else if (verb === "remove") rmSync(file);
    else {
      const terminal = { currentFolder: project, colour: false, print, printError: print };
      const code = await main(command.split(" "), terminal);
      printed += `exit ${code}\n\n`;
    }
  }
  return printed;
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), path] as const)
    .filter(([path]) => !COMMON.test(path));
  return new Map(files.map(([path, file]) => [path, readFileSync(file, "utf8")]));
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
