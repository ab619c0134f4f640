import { describe, expect, test } from "vitest";
import { createFileSet } from "../../../generator/file-set.ts";

describe("createFileSet", () => {
  test("sorts by code units", () => {
    const files = createFileSet([
      ["out/ä.ts", ""],
      ["out/b.ts", ""],
      ["out/B/x.ts", ""],
    ]);
    expect([...files.keys()]).toEqual(["out/B/x.ts", "out/b.ts", "out/ä.ts"]);
  });

  test.each(["../x", "/x", "a//b", "a/./b", "a\\b", "c:/x", "a/", "", "a/\u0000"])(
    "refuses the path %j",
    (path) => {
      expect(() => createFileSet([[path, ""]])).toThrow("plain project-relative path");
    },
  );

  test("refuses two files that differ in case only", () => {
    const files = [
      ["out/A.ts", ""],
      ["out/a.ts", ""],
    ] as const;
    expect(() => createFileSet(files)).toThrow("claim the path");
  });
});
