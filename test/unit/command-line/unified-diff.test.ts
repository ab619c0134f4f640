import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unifiedDiff } from "../../../generator/command-line/unified-diff.ts";
import { temporaryFolder } from "../generator-disk/folder.ts";

const letters = "abcdefghijklmnopqrst".split("").join("\n") + "\n";

describe("a unified diff", () => {
  test("shows three lines around each change, and joins what is near", () => {
    const after = letters.replace("b\n", "B\n").replace("d\n", "").replace("t\n", "t\nu\n");
    expect(unifiedDiff("x.txt", letters, after)).toBe(
      [
        "--- a/x.txt",
        "+++ b/x.txt",
        "@@ -1,7 +1,6 @@",
        ...[" a", "-b", "+B", " c", "-d", " e", " f", " g"],
        "@@ -18,3 +17,4 @@",
        ...[" r", " s", " t", "+u"],
      ].join("\n"),
    );
  });

  test("of a new file, of a removed one, and of a missing last line end", () => {
    expect(unifiedDiff("x", null, "a\n")).toBe("--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a");
    expect(unifiedDiff("x", "a\n", null)).toBe("--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a");
    expect(unifiedDiff("x", "a", "a\n")).toBe(
      "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a",
    );
  });

  test("is empty when nothing changes", () => {
    expect(unifiedDiff("x", letters, letters)).toBe("");
  });

  test("is what `git apply` takes, for any two texts", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", "", "  d"), { maxLength: 30 });
    const text = fc
      .tuple(lines, fc.boolean())
      .map(([list, end]) => list.join("\n") + (end ? "\n" : ""));
    const folder = temporaryFolder();
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after && before !== "" && after !== "");
        writeFileSync(join(folder, "x.txt"), before);
        const patch = `${unifiedDiff("x.txt", before, after)}\n`;
        execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: patch });
        expect(readFileSync(join(folder, "x.txt"), "utf8")).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  test("takes no long time for texts that have nothing in common", () => {
    const text = (word: string) =>
      Array.from({ length: 50_000 }, (_, index) => `${word} ${index}\n`).join("");
    expect(unifiedDiff("x", text("old"), text("new")).length).toBeGreaterThan(1_000_000);
  });
});
