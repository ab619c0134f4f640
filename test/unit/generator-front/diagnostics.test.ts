import { describe, expect, test } from "vitest";
import {
  printDiagnostics,
  sortDiagnostics,
  type Diagnostic,
} from "../../../generator/diagnostics.ts";

const base: Diagnostic = {
  code: "TSU201",
  file: "a.yaml",
  line: 2,
  column: 3,
  length: 4,
  message: "unknown key",
  hint: "did you mean `port`?",
};

function print(source: string, diagnostic: Diagnostic, colour = false): string {
  return printDiagnostics([diagnostic], { sources: new Map([["a.yaml", source]]), colour });
}

describe("the code frame", () => {
  test("shows the line, the one before it, and carets below the mistake", () => {
    expect(print("map:\n  prot: 1\n", base)).toBe(
      [
        "a.yaml:2:3 TSU201 unknown key",
        "  1 | map:",
        "> 2 |   prot: 1",
        "    |   ^^^^",
        "  did you mean `port`?",
      ].join("\n"),
    );
  });

  test("works in the first line, without a hint, and without a length", () => {
    const { length: _length, ...rest } = base;
    expect(print("prot: 1", { ...rest, line: 1, column: 1, hint: null })).toBe(
      ["a.yaml:1:1 TSU201 unknown key", "> 1 | prot: 1", "    | ^"].join("\n"),
    );
  });

  test("is left out where the text is not known or too short", () => {
    expect(print("map:", { ...base, line: 9 })).not.toContain("|");
    const printed = printDiagnostics([base], { sources: new Map(), colour: false });
    expect(printed).toBe("a.yaml:2:3 TSU201 unknown key\n  did you mean `port`?");
  });

  test("survives Windows line ends and a byte order mark", () => {
    expect(print("\uFEFFmap:\r\n  prot: 1\r\n", base)).not.toMatch(/[\r\uFEFF]/);
  });

  test("keeps the carets below wide characters and tabs", () => {
    const wide = { ...base, line: 1, column: 4, length: 1, hint: null };
    expect(print("紡ぎ x", wide).split("\n").at(-1)).toBe("    |      ^");
    expect(
      print("a\t x", { ...wide })
        .split("\n")
        .at(-1),
    ).toBe("    |  \t ^");
  });
});

test("control characters of the config do not reach the terminal", () => {
  const bad = { ...base, message: "found \u001B[2J", hint: "remove \u0007" };
  expect(print("map:\n  \u001B[2Jprot: 1\n", bad)).not.toMatch(/[\u001B\u0007]/);
});

test("colour comes only when asked for", () => {
  expect(print("map:\n  prot: 1\n", base)).not.toContain("\u001B");
  expect(print("map:\n  prot: 1\n", base, true)).toContain("\u001B[31mTSU201\u001B[0m");
});

test("sorted by place, each mistake once", () => {
  const at = (line: number, column: number, file = "a.yaml"): Diagnostic => ({
    ...base,
    line,
    column,
    file,
  });
  const sorted = sortDiagnostics([at(10, 1), at(2, 9), at(2, 1, "b.yaml"), at(2, 1), at(2, 9)]);
  expect(sorted.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "a.yaml:2:1",
    "a.yaml:2:9",
    "a.yaml:10:1",
    "b.yaml:2:1",
  ]);
});

test("of a long line the part around the mistake is shown", () => {
  const source = `${"a".repeat(500)}WRONG${"b".repeat(500)}`;
  const mistake = { code: "TSU101", file: "f", line: 1, column: 501, length: 5, hint: null };
  const frame = printDiagnostics([{ ...mistake, message: "no" }], {
    sources: new Map([["f", source]]),
    colour: false,
  }).split("\n");
  expect(frame[1]).toBe(`> 1 | …${"a".repeat(60)}WRONG${"b".repeat(95)}…`);
  expect(frame[2]).toBe(`    | ${" ".repeat(61)}^^^^^`);
});
