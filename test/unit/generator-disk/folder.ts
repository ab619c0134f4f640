import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { main } from "../../../generator/cli.ts";

/** A new folder with these files, which goes when the test ends. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Every file below the folder, hidden ones too, with its text. */
export function contentOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}

/** Runs a command in the folder; `text` is all that it printed. */
export async function run(
  project: string,
  ...argv: readonly string[]
): Promise<{ readonly code: number; readonly text: string }> {
  let text = "";
  const print = (line: string) => void (text += line + "\n");
  const terminal = { currentFolder: project, colour: false, print, printError: print };
  return { code: await main([...argv], terminal), text };
}
