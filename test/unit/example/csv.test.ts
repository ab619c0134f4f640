import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CsvReader } from "../../../example/csv.ts";

function read(...pieces: readonly string[]): string[][] {
  const reader = new CsvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

describe("CsvReader", () => {
  test.each<[string, readonly string[], string[][]]>([
    [
      "plain rows",
      ["a,b\n1,2\n"],
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "no line break at the end",
      ["a,b\n1,2"],
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["CRLF", ["a\r\nb\r\n"], [["a"], ["b"]]],
    ["empty fields", [",\n"], [["", ""]]],
    ["quoted comma", ['"a,b",c\n'], [["a,b", "c"]]],
    ["quoted line break", ['"a\nb",c\n'], [["a\nb", "c"]]],
    ["doubled quotes", ['"W. H. ""Bud"" Barron"\n'], [['W. H. "Bud" Barron']]],
    ["cut between doubled quotes", ['"a"', '"b"\n'], [['a"b']]],
    ["cut inside a field", ["al", "pha,be", "ta\n"], [["alpha", "beta"]]],
    ["nothing", [""], []],
  ])("%s", (_, pieces, rows) => {
    expect(read(...pieces)).toEqual(rows);
  });

  test("reads the example's data alike in any pieces", () => {
    const file = new URL("../../../example/data/airports.csv", import.meta.url);
    const text = readFileSync(file, "utf8");
    const rows = read(text);
    expect(rows).toHaveLength(3_377);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([7]));
    expect(read(...(text.match(/[^]{1,97}/g) ?? []))).toEqual(rows);
  });
});
