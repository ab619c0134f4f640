/** The comparison of two models: complete, and silent where nothing changes. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { CHANGE_KINDS } from "../../generator/diff/change.ts";
import { DEFINITION_RULES } from "../../generator/diff/definition-rules.ts";
import { diff } from "../../generator/diff/diff.ts";
import { binding, model } from "../support/model.ts";
import { changes, generation } from "../unit/diff/world.ts";

const duration = fc.integer({ min: 1, max: 1_000_000_000 });
const count = fc.integer({ min: 1, max: 1_000 });

/** Values of every option that has a rule of its own. */
const OPTIONS = {
  shards: fc.integer({ min: 1, max: 8 }),
  concurrency: fc.integer({ min: 8, max: 1_000 }),
  rate: fc.option(fc.record({ tokens: fc.integer({ min: 8, max: 1_000 }), intervalMs: duration })),
  perKeyConcurrency: count,
  agingIntervalMs: fc.option(duration),
  guarantee: fc.constantFrom("at-least-once", "at-most-once"),
  requeueUnclaimed: fc.boolean(),
  maxAttempts: fc.integer({ min: 1, max: 20 }),
  backoff: fc.record({ kind: fc.constant("fixed"), delayMs: duration, jitter: fc.boolean() }),
  timeoutMs: duration,
  reaperGraceMs: duration,
  uniqueForMs: duration,
  sweepAfterMs: duration,
  failedRetentionMs: duration,
} satisfies Partial<Record<keyof BindingDefinition, fc.Arbitrary<unknown>>>;

const definition = fc.record(OPTIONS) as fc.Arbitrary<Partial<BindingDefinition>>;
const config = fc
  .uniqueArray(fc.constantFrom("ALPHA", "BETA", "GAMMA"), { minLength: 1 })
  .chain((names) =>
    fc
      .tuple(...names.map(() => definition))
      .map((parts) =>
        model(names.map((name, at) => binding(name, { definition: parts[at] ?? {} }))),
      ),
  );

test("equal generations differ in nothing", () => {
  fc.assert(
    fc.property(config, (given) => {
      expect(changes(given, given)).toEqual([]);
    }),
  );
});

test("every change is told once, with what follows from it, and both ways", () => {
  fc.assert(
    fc.property(definition, definition, (from, to) => {
      const [before, after] = [from, to].map((part) =>
        model([binding("MAIL", { definition: part })]),
      );
      if (before === undefined || after === undefined) return;
      const changed = Object.keys(OPTIONS).filter(
        (key) => JSON.stringify(Reflect.get(from, key)) !== JSON.stringify(Reflect.get(to, key)),
      );
      const wanted = changed.map((key) => {
        const rule = DEFINITION_RULES[key as keyof BindingDefinition];
        return "kind" in rule ? rule.kind : null;
      });
      const there = changes(before, after);
      const told = there.filter(({ subject }) => subject === "MAIL");
      expect(told.map(({ kind }) => kind).toSorted()).toEqual(wanted.toSorted());
      for (const { consequences, before: was, after: is } of told) {
        expect(consequences.join("")).not.toMatch(/NaN|undefined|Infinity|^$/);
        expect(was).not.toEqual(is);
      }
      const back = diff(generation(after), generation(before));
      expect(back.map(({ kind }) => kind).toSorted()).toEqual(
        there.map(({ kind }) => kind).toSorted(),
      );
    }),
  );
});

test("what has a rule is what the property draws, and nothing is missing", () => {
  const ruled = Object.entries(DEFINITION_RULES).flatMap(([key, rule]) =>
    "kind" in rule ? key : [],
  );
  expect(ruled.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
  for (const rule of Object.values(DEFINITION_RULES)) {
    expect(Object.keys(CHANGE_KINDS)).toContain("kind" in rule ? rule.kind : rule.toldBy);
  }
});
