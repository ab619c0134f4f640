/** Any change of any file of the worked example's generated/ is named, with its kind. In memory, for the sake of many positions. */

import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compare, manifestDifference, manifestPath } from "../../../generator/disk/compare.ts";
import type { Comparison } from "../../../generator/disk/compare.ts";
import { createFileSet } from "../../../generator/file-set.ts";
import { isHistory } from "../../../generator/history.ts";
import { layoutHash } from "../../../generator/layout.ts";
import { readManifest } from "../../../generator/manifest.ts";
import { planFor } from "../../../generator/pipeline.ts";
import type { Plan } from "../../../generator/pipeline.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Positions of each file that are tried, spread evenly, the first and the last among them. */
const POSITIONS = 300;

let plan: Plan;
let comparison: Comparison;
let manifestText: string;

beforeAll(async () => {
  plan = await planFor({ currentFolder: root, config: "tsumugi.config.yaml" });
  manifestText = plan.current.get(manifestPath("generated")) ?? "";
  const written = readManifest(manifestText, "generated");
  if (written === null) throw new Error("no manifest");
  // What is a change of the layout alone is a matter of layout.test.ts.
  const manifest = { ...written, layouts: new Map<string, string>() };
  const found = new Map([...plan.files.keys()].map((path) => [path, plan.current.get(path) ?? ""]));
  const isRemembered = (path: string) => isHistory(path, "generated");
  comparison = { expected: plan.files, found, manifest, isRemembered };
});

/** What is said of one file when it holds this. */
function saidOf(path: string, text: string): string {
  const { manifest, isRemembered = () => false } = comparison;
  const expected = createFileSet([[path, plan.files.get(path) ?? ""]]);
  const differences = compare({
    expected,
    found: new Map([[path, text]]),
    manifest,
    isRemembered,
  });
  return differences.map((each) => `${each.kind} ${each.path}`).join();
}

function positionsIn(length: number): readonly number[] {
  const count = Math.min(POSITIONS, length);
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * (length - 1)) / (count - 1)),
  );
}

/** The byte changed, gone, and twice, as a reader of UTF-8 sees it. */
function mutationsOf(bytes: Buffer, place: number): readonly string[] {
  const [before, byte = 0, after] = [
    bytes.subarray(0, place),
    bytes[place],
    bytes.subarray(place + 1),
  ];
  const other = (values: readonly number[]) =>
    Buffer.concat([before, Buffer.from(values), after]).toString("utf8");
  const text = bytes.toString("utf8");
  return [other([byte ^ 1]), other([255]), other([]), other([byte, 32])].filter(
    (each) => each !== text,
  );
}

test("as it stands, nothing differs", () => {
  expect(compare(comparison)).toEqual([]);
});

describe("one byte of any file", () => {
  test("is an edit of that file, wherever it is", () => {
    let tried = 0;
    for (const [path, text] of comparison.found) {
      const bytes = Buffer.from(text);
      for (const place of positionsIn(bytes.length)) {
        for (const mutated of mutationsOf(bytes, place)) {
          const said = saidOf(path, mutated);
          if (said !== `edited ${path}`) throw new Error(`${path} at ${place}: ${said || "fresh"}`);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(50_000);
  });

  test("a line end alone is one, all of them are a checkout", () => {
    for (const [path, text] of comparison.found) {
      const place = text.indexOf("\n");
      const other = (lineEnd: string) => text.slice(0, place) + lineEnd + text.slice(place + 1);
      expect(saidOf(path, other("\r"))).toBe(`edited ${path}`);
      // In a file of one line it is all.
      const isOnlyOne = text.indexOf("\n", place + 1) < 0;
      expect(saidOf(path, other("\r\n"))).toBe(isOnlyOne ? "" : `edited ${path}`);
      expect(saidOf(path, text.replaceAll("\n", "\r\n"))).toBe("");
      expect(saidOf(path, `\uFEFF${text}`)).toBe("");
    }
  });

  test("of the manifest is named, too", () => {
    const path = manifestPath("generated");
    const said = (text: string) => {
      const manifest = readManifest(text, "generated");
      return manifestDifference(path, text, manifestText, manifest)
        .map(({ kind }) => kind)
        .join();
    };
    const layout = layoutHash(path, manifestText);
    const bytes = Buffer.from(manifestText);
    for (const place of positionsIn(bytes.length)) {
      for (const mutated of mutationsOf(bytes, place))
        if (layoutHash(path, mutated) === layout) expect(said(mutated)).toBe("");
        else expect(said(mutated)).toMatch(/^(stale|edited)$/);
    }
  });
});

test("any file that is gone is missing, and one more is a stray that nobody removes", () => {
  for (const path of comparison.found.keys()) {
    const found = new Map(comparison.found);
    found.delete(path);
    expect(compare({ ...comparison, found })).toMatchObject([{ kind: "missing", path }]);
    const more = new Map([...comparison.found, [`${path}.orig`, "mine"]]);
    expect(compare({ ...comparison, found: more })).toEqual([
      { kind: "stray", path: `${path}.orig`, removable: false },
    ]);
  }
});
