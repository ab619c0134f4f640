/** Edits of another Worker's wrangler.jsonc in every layout that people (and formatters) come up with. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { noOwnedEntries } from "../../generator/wrangler/owned.ts";
import {
  editProducerWrangler,
  noProducerBindings,
  takenNames,
} from "../../generator/wrangler/producer-edit.ts";
import type { ProducerBindings } from "../../generator/wrangler/producer-edit.ts";
import { modelWith } from "../unit/wrangler/model.ts";
import { withProducerBindings } from "../unit/wrangler/producer-reference.ts";
import { comments, parseText } from "../unit/wrangler/reference.ts";
import { wranglerText } from "./wrangler-text.ts";

const { bindings } = modelWith(["IMPORT", "MAIL", "REPORT"]);

const wanted: fc.Arbitrary<ProducerBindings> = fc.record({
  bindings: fc.subarray([...bindings], { minLength: 1 }),
  workers: fc
    .subarray(["staging", "production", "preview"])
    .map(
      (names) => new Map([[null, "jobs"], ...names.map((name) => [name, `jobs-${name}`] as const)]),
    ),
});

test("from one set of bindings to another and to none: it means what was intended, and the file is as it was", () => {
  fc.assert(
    fc.property(wranglerText, wanted, wanted, (original, before, after) => {
      fc.pre(
        [before, after].every((each) => takenNames(original, each, noOwnedEntries).length === 0),
      );
      const first = editProducerWrangler(original, before, noOwnedEntries);
      expect(parseText(first.text)).toEqual(withProducerBindings(original, before));
      expect(editProducerWrangler(first.text, before, first.owned)).toEqual(first);
      const second = editProducerWrangler(first.text, after, first.owned);
      expect(sorted(parseText(second.text))).toEqual(sorted(withProducerBindings(original, after)));
      expect(comments(second.text)).toEqual(comments(original));
      const none = editProducerWrangler(second.text, noProducerBindings, second.owned);
      expect(none).toEqual({ text: original, owned: noOwnedEntries });
    }),
    { numRuns: 300 },
  );
});

/** Entries that stay keep their places, so new ones stand behind them. */
function sorted(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    Array.isArray(each)
      ? each.toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)))
      : each,
  ) as unknown;
}
