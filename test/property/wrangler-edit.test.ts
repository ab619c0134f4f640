/** Edits of wrangler.jsonc in every layout that people (and formatters) come up with. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { editWrangler } from "../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../generator/wrangler/owned.ts";
import { modelWith, withEnvironments } from "../unit/wrangler/model.ts";
import {
  comments,
  expectedAfterFirstEdit,
  isSubsequence,
  parseText,
} from "../unit/wrangler/reference.ts";
import { wranglerText } from "./wrangler-text.ts";

const small = modelWith(["MAIL", "CHARGE"]);
const large = modelWith(["IMPORT", "MAIL", "REPORT", "CHARGE"], ["default", "slow"]);

test("an edit means what was intended, keeps every byte, and is done once", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const first = editWrangler(original, small, noOwnedEntries);
      expect(parseText(first.text)).toEqual(expectedAfterFirstEdit(original, small));
      expect(isSubsequence(withoutBlanks(original), first.text)).toBe(true);
      expect(comments(first.text)).toEqual(comments(original));
      expect(editWrangler(first.text, small, first.owned)).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

test("what is added and taken away again leaves no trace", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const first = editWrangler(original, small, noOwnedEntries);
      const grown = editWrangler(first.text, large, first.owned);
      const deletions = (["ImportShard", "ReportShard"] as const).map(
        (name) => ({ kind: "deleted", class: name }) as const,
      );
      const deleting = editWrangler(grown.text, small, grown.owned, deletions);
      const shrunk = editWrangler(deleting.text, small, deleting.owned);
      expect(comments(shrunk.text)).toEqual(comments(original));
      if (parseText(original).migrations === undefined) expect(shrunk.text).toBe(first.text);
    }),
    { numRuns: 300 },
  );
});

const environments = withEnvironments(small, {
  staging: [],
  production: [{ binding: "MAIL", definition: { concurrency: 5 }, service: null }],
});

test("environments get all that they do not inherit, every other byte stays, and it is done once", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const first = editWrangler(original, environments, noOwnedEntries);
      expect(parseText(first.text)).toEqual(expectedAfterFirstEdit(original, environments));
      expect(isSubsequence(withoutBlanks(original), first.text)).toBe(true);
      expect(comments(first.text)).toEqual(comments(original));
      expect(editWrangler(first.text, environments, first.owned)).toEqual(first);
    }),
    { numRuns: 200 },
  );
});

test("an environment that comes and goes leaves the file as it was, byte for byte", () => {
  const one = withEnvironments(small, { production: [] });
  fc.assert(
    fc.property(wranglerText, (original) => {
      const before = editWrangler(original, small, noOwnedEntries);
      const both = editWrangler(before.text, environments, before.owned);
      const fewer = editWrangler(both.text, one, both.owned);
      expect(editWrangler(fewer.text, small, fewer.owned)).toEqual(before);
      expect(editWrangler(both.text, small, both.owned)).toEqual(before);
    }),
    { numRuns: 200 },
  );
});

/** White space inside an empty list is replaced by the new entries. */
function withoutBlanks(text: string): string {
  return text.replace(/([[{])\s+([\]}])/g, "$1$2");
}
