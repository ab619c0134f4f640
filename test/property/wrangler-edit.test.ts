/** Edits of wrangler.jsonc in every layout that people (and formatters) come up with. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Binding, Model } from "../../generator/model/model.ts";
import { editWrangler } from "../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../generator/wrangler/owned.ts";
import type { OwnedEntries } from "../../generator/wrangler/owned.ts";
import { modelWith, withEnvironments } from "../unit/wrangler/model.ts";
import {
  comments,
  expectedAfterFirstEdit,
  isSubsequence,
  parseText,
} from "../unit/wrangler/reference.ts";
import { remarks, withRemarks, wranglerText } from "./wrangler-text.ts";

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

const serving: Model = {
  ...small,
  bindings: small.bindings.map((binding): Binding => ({
    ...binding,
    performer: { kind: "service", service: "mailer", entrypoint: null, environment: null },
  })),
};
const otherPolicy = { binding: "MAIL", definition: { concurrency: 5 }, service: null } as const;
const environments = withEnvironments(small, {
  staging: [],
  production: [otherPolicy],
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

test("comments beside and inside our entries stay where entries come and change", () => {
  const grown = withEnvironments(
    { ...large, bindings: [...serving.bindings, ...modelWith(["IMPORT"]).bindings] },
    { staging: [], production: [otherPolicy], third: [] },
  );
  fc.assert(
    fc.property(wranglerText, remarks, (original, some) => {
      const first = editWrangler(original, environments, noOwnedEntries);
      const text = withRemarks(first.text, some, "anywhere");
      expectSameWithComments(text, grown, first.owned);
    }),
    { numRuns: 200 },
  );
});

test("comments beside our entries stay where entries go", () => {
  fc.assert(
    fc.property(wranglerText, remarks, (original, some) => {
      const wanted = { ...withEnvironments(serving, { staging: [], production: [] }) };
      const first = editWrangler(original, wanted, noOwnedEntries);
      const text = withRemarks(first.text, some, "outside of entries");
      expectSameWithComments(text, withEnvironments(small, { production: [] }), first.owned);
      expectSameWithComments(text, small, first.owned);
    }),
    { numRuns: 200 },
  );
});

function expectSameWithComments(text: string, model: Model, owned: OwnedEntries): void {
  const next = editWrangler(text, model, owned);
  expect(comments(next.text)).toEqual(comments(text));
  expect(editWrangler(next.text, model, next.owned)).toEqual(next);
  const bare = editWrangler(withoutComments(text), model, owned);
  // A list or object that holds a comment is not empty, and stays.
  expect(withoutEmpty(parseText(next.text))).toEqual(withoutEmpty(parseText(bare.text)));
}

test("a list that is there for one entry of ours goes with it, byte for byte", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const before = editWrangler(original, small, noOwnedEntries);
      const served = editWrangler(before.text, serving, before.owned);
      expect(parseText(served.text).services?.at(-1)).toMatchObject({ service: "mailer" });
      expect(editWrangler(served.text, small, served.owned)).toEqual(before);
    }),
    { numRuns: 200 },
  );
});

const measured: Model = { ...environments, analytics: { dataset: "job_minutes" } };

test("a dataset is there at the top and in each environment, and goes again, byte for byte", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const first = editWrangler(original, measured, noOwnedEntries);
      expect(parseText(first.text)).toEqual(expectedAfterFirstEdit(original, measured));
      expect(isSubsequence(withoutBlanks(original), first.text)).toBe(true);
      expect(editWrangler(first.text, measured, first.owned)).toEqual(first);

      const before = editWrangler(original, environments, noOwnedEntries);
      const added = editWrangler(before.text, measured, before.owned);
      const places = [parseText(added.text), ...Object.values(parseText(added.text).env ?? {})];
      const found = places.flatMap(({ analytics_engine_datasets: list }) => list ?? []);
      expect(found.filter(({ dataset }) => dataset === "job_minutes")).toHaveLength(3);
      expect(editWrangler(added.text, environments, added.owned)).toEqual(before);

      const renamed = { ...measured, analytics: { dataset: "other_minutes" } };
      const changed = editWrangler(added.text, renamed, added.owned);
      expect(changed.text).toBe(added.text.replaceAll("job_minutes", "other_minutes"));
    }),
    { numRuns: 200 },
  );
});

/** White space inside an empty list is replaced by the new entries. */
function withoutBlanks(text: string): string {
  return text.replace(/([[{])\s+([\]}])/g, "$1$2");
}

function withoutComments(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\r\n]*|\/\*[^]*?\*\//g, "$1");
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  const members = Object.entries(value).map(
    ([key, member]) => [key, withoutEmpty(member)] as const,
  );
  const kept = members.filter(([, member]) => member !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
