import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { modelWith, withEnvironments } from "./model.ts";
import { comments, expectedAfterFirstEdit, isSubsequence, parseText } from "./reference.ts";

const folder = new URL("../../fixtures/wrangler/", import.meta.url);
const small = modelWith(["MAIL", "CHARGE"]);
const environments = withEnvironments(small, {
  staging: [{ binding: "MAIL", definition: { maxAttempts: 1 }, service: null }],
  production: [],
});
const large = modelWith(["MAIL", "IMAGE_RESIZE", "CHARGE"], ["default", "slow"]);

describe.each(readdirSync(folder))("%s", (name) => {
  const original = readFileSync(new URL(name, folder), "utf8");
  const first = editWrangler(original, small, noOwnedEntries);

  test("means what was intended", () => {
    expect(parseText(first.text)).toEqual(expectedAfterFirstEdit(original, small));
  });

  test("keeps every byte and adds to them", () => {
    expect(isSubsequence(original, first.text)).toBe(true);
    expect(comments(first.text)).toEqual(comments(original));
    const lines = first.text.split("\n").map(withoutComma);
    expect(
      original
        .split("\n")
        .map(withoutComma)
        .filter((line) => !lines.includes(line)).length,
    )
      // Lists that stand on one line grow on that line.
      .toBeLessThanOrEqual(4);
  });

  test("keeps line ends, the BOM and the missing or present final newline", () => {
    const loneLineFeeds = (text: string) => text.split(/(?<!\r)\n/).length - 1;
    if (original.includes("\r\n")) expect(loneLineFeeds(first.text)).toBe(loneLineFeeds(original));
    expect(first.text.startsWith("\uFEFF")).toBe(original.startsWith("\uFEFF"));
    expect(first.text.endsWith("\n")).toBe(original.endsWith("\n"));
  });

  test("editing twice changes nothing", () => {
    expect(editWrangler(first.text, small, first.owned)).toEqual(first);
    expect(editWrangler(first.text, small, noOwnedEntries).text).toBe(first.text);
  });

  test("environments mean what was intended, are added once, and go without a trace", () => {
    const both = editWrangler(first.text, environments, first.owned);
    expect(parseText(editWrangler(original, environments, noOwnedEntries).text)).toEqual(
      expectedAfterFirstEdit(original, environments),
    );
    expect(isSubsequence(original, both.text)).toBe(true);
    expect(comments(both.text)).toEqual(comments(original));
    expect(editWrangler(both.text, environments, both.owned)).toEqual(both);
    const { env } = parseText(original);
    const ownLifecycle = [env?.["staging"], env?.["production"]].some(
      (block) => block?.migrations !== undefined || block?.exports !== undefined,
    );
    // What an environment of its own makes of classes is history, and stays.
    if (!ownLifecycle) expect(editWrangler(both.text, small, both.owned)).toEqual(first);
  });

  test("a dataset is there at the top and in each environment, and goes without a trace", () => {
    const both = editWrangler(first.text, environments, first.owned);
    const measured = { ...environments, analytics: { dataset: "job_minutes" } };
    expect(parseText(editWrangler(original, measured, noOwnedEntries).text)).toEqual(
      expectedAfterFirstEdit(original, measured),
    );
    const added = editWrangler(both.text, measured, both.owned);
    expect(isSubsequence(both.text, added.text)).toBe(true);
    expect(editWrangler(added.text, measured, added.owned)).toEqual(added);
    expect(editWrangler(added.text, environments, added.owned)).toEqual(both);
  });

  test("adding bindings and queues and taking them away again leaves no trace", () => {
    const grown = editWrangler(first.text, large, first.owned);
    const deletion = [{ kind: "deleted", class: "ImageResizeShard" }] as const;
    const deleting = editWrangler(grown.text, small, grown.owned, deletion);
    const shrunk = editWrangler(deleting.text, small, deleting.owned);
    if (parseText(first.text).migrations === undefined) expect(shrunk.text).toBe(first.text);
    else
      expect({ ...parseText(shrunk.text), migrations: [] }).toEqual({
        ...parseText(first.text),
        migrations: [],
      });
  });
});

function withoutComma(line: string): string {
  return line.replace(/,/g, "");
}
