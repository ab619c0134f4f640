import { describe, expect, test } from "vitest";
import { compare } from "../../../generator/disk/compare.ts";
import { settingsOf } from "../../../generator/evolve/settings.ts";
import { createFileSet } from "../../../generator/file-set.ts";
import { emptyManifest, manifestOf } from "../../../generator/manifest.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { model } from "../../support/model.ts";

const expected = createFileSet([
  ["generated/a.ts", "a\nnew\n"],
  ["generated/b.ts", "b\n"],
]);
const written = createFileSet([
  ["generated/a.ts", "a\nold\n"],
  ["generated/b.ts", "b\n"],
  ["generated/c.ts", "c\n"],
]);
const manifest = manifestOf(
  { files: written, drafts: new Map() },
  new Map(),
  noOwnedEntries,
  settingsOf(model([])),
  [],
);
const kinds = (found: Record<string, string>, known = manifest) =>
  compare({ expected, found: new Map(Object.entries(found)), manifest: known }).map(
    ({ kind, path }) => `${kind} ${path}`,
  );

describe("compare", () => {
  test("nothing to do", () => {
    expect(kinds({ "generated/a.ts": "a\nnew\n", "generated/b.ts": "b\n" })).toEqual([]);
  });

  test("all four kinds", () => {
    expect(kinds({ "generated/a.ts": "a\nold\n", "generated/c.ts": "c\n" })).toEqual([
      "stale generated/a.ts",
      "missing generated/b.ts",
      "stray generated/c.ts",
    ]);
    expect(kinds({ "generated/a.ts": "a\nmine\n", "generated/b.ts": "b\n" })).toEqual([
      "edited generated/a.ts",
    ]);
  });

  test("only what we wrote, unchanged, may be removed", () => {
    const found = new Map([
      ["generated/a.ts", "a\nnew\n"],
      ["generated/b.ts", "b\n"],
      ["generated/c.ts", "c\n"],
      ["generated/mine.ts", "c\n"],
    ]);
    expect(compare({ expected, found, manifest })).toEqual([
      { kind: "stray", path: "generated/c.ts", removable: true },
      { kind: "stray", path: "generated/mine.ts", removable: false },
    ]);
    expect(compare({ expected, found: found.set("generated/c.ts", "mine"), manifest })).toEqual([
      { kind: "edited", path: "generated/c.ts", text: null },
      { kind: "stray", path: "generated/mine.ts", removable: false },
    ]);
  });

  test("line ends and a BOM are no difference, before and after a change of the config", () => {
    const checkout = (text: string) => "\uFEFF" + text.replaceAll("\n", "\r\n");
    expect(
      kinds({ "generated/a.ts": checkout("a\nnew\n"), "generated/b.ts": checkout("b\n") }),
    ).toEqual([]);
    expect(
      kinds({ "generated/a.ts": checkout("a\nold\n"), "generated/b.ts": checkout("b\n") }),
    ).toEqual(["stale generated/a.ts"]);
  });

  test("without a manifest every other text may be somebody's work", () => {
    expect(kinds({ "generated/a.ts": "a\nold\n", "generated/b.ts": "b\n" }, emptyManifest)).toEqual(
      ["edited generated/a.ts"],
    );
  });
});
