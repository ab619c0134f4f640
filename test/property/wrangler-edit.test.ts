/** Edits of wrangler.jsonc in every layout that people (and formatters) come up with. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { editWrangler } from "../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../generator/wrangler/owned.ts";
import { modelWith } from "../unit/wrangler/model.ts";
import {
  comments,
  expectedAfterFirstEdit,
  isSubsequence,
  parseText,
} from "../unit/wrangler/reference.ts";

const small = modelWith(["MAIL", "CHARGE"]);
const large = modelWith(["IMPORT", "MAIL", "REPORT", "CHARGE"], ["default", "slow"]);

const name = fc.constantFrom("alpha", "beta", "gamma", "delta", "a/*b", "c//d", 'q"uote,', "[x]");
const cron = fc.constantFrom("0 * * * *", "*/7 * * * *", "0 0 * * 1");
const optional = { requiredKeys: [] };
const userFile = fc.record(
  {
    name,
    vars: fc.dictionary(name, fc.oneof(name, fc.integer(), fc.array(fc.boolean()))),
    durable_objects: fc.record(
      { bindings: fc.array(fc.record({ name, class_name: name })) },
      optional,
    ),
    queues: fc.record(
      {
        producers: fc.array(fc.record({ binding: name, queue: name })),
        consumers: fc.array(fc.record({ queue: name, max_retries: fc.nat() }, optional)),
      },
      optional,
    ),
    d1_databases: fc.array(fc.record({ binding: name })),
    triggers: fc.record({ crons: fc.uniqueArray(cron) }, optional),
    exports: fc.dictionary(name, fc.record({ type: fc.constant("worker") })),
  },
  optional,
);
const migrations = fc.array(
  fc.record({ tag: name, new_sqlite_classes: fc.array(name, { minLength: 1 }) }),
  { minLength: 1, maxLength: 3 },
);

/** What may stand between two tokens; drawn anew at each place. */
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: fc.constantFrom(" ", "\n", "\n  ", "\n\t\t", "\n\n    ") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("/* c, */", " // d ]\n", "\n  // e {\n  ", "/* f\n g */ "),
  },
);

/** Prints a value with gaps that are drawn, and with or without trailing commas. */
function layOut(value: unknown, draw: () => string, trailingComma: () => boolean): string {
  const join = (open: string, items: readonly string[], close: string) => {
    const comma = items.length > 0 && trailingComma() ? draw() + "," : "";
    return open + draw() + items.join(draw() + "," + draw()) + comma + draw() + close;
  };
  if (Array.isArray(value)) {
    return join(
      "[",
      value.map((item) => layOut(item, draw, trailingComma)),
      "]",
    );
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) =>
      JSON.stringify(key) + draw() + ":" + draw() + layOut(item, draw, trailingComma),
  );
  return join("{", members, "}");
}

const layout = fc.record({
  gaps: fc.infiniteStream(gap),
  commas: fc.infiniteStream(fc.boolean()),
  lineEnd: fc.constantFrom("\n", "\r\n"),
  mark: fc.constantFrom("", "\uFEFF"),
});

const wranglerText = fc
  .tuple(userFile, fc.option(migrations, { nil: undefined }), layout)
  .map(([file, list, { gaps, commas, lineEnd, mark }]) => {
    const { exports: declared, ...others } = file;
    const value =
      list === undefined ? { ...others, exports: declared ?? {} } : { ...others, migrations: list };
    const draw = () => gaps.next().value;
    const text = draw() + layOut(value, draw, () => commas.next().value) + draw();
    return mark + text.replaceAll("\n", lineEnd);
  });

test("an edit means what was intended, keeps every byte, and is done once", () => {
  fc.assert(
    fc.property(wranglerText, (original) => {
      const first = editWrangler(original, small, noOwnedEntries);
      expect(parseText(first.text)).toEqual(expectedAfterFirstEdit(original, small));
      expect(isSubsequence(withoutBlanks(original), first.text)).toBe(true);
      expect(comments(first.text)).toEqual(comments(original));
      expect(editWrangler(first.text, small, first.owned)).toEqual(first);
    }),
    { numRuns: 400 },
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
    { numRuns: 400 },
  );
});

/** White space inside an empty list is replaced by the new entries. */
function withoutBlanks(text: string): string {
  return text.replace(/([[{])\s+([\]}])/g, "$1$2");
}
