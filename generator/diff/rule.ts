/** The form of the rules: one entry for each option, that says its change in words. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { isSame, jsonOf } from "./change.ts";
import type { ChangeKind, Finding } from "./change.ts";

/** One option's two values, and the whole of which it is a part. */
export interface Changed<Value, Whole> {
  readonly from: Value;
  readonly to: Value;
  readonly before: Whole;
  readonly after: Whole;
}

export interface Rule<Value, Whole> {
  readonly kind: ChangeKind;
  /** The option as the config calls it. */
  readonly option: string;
  /** A value in a few words. */
  readonly show: (value: Value) => string;
  readonly consequences: (change: Changed<Value, Whole>) => readonly string[];
}

/** What follows from others: whoever changes those, says it. */
export interface Derived {
  readonly toldBy: ChangeKind;
}

export type DefinitionRule<Key extends keyof BindingDefinition> = Rule<
  BindingDefinition[Key],
  BindingDefinition
>;

/** An entry for every member: one that is forgotten does not compile. */
export type Rules<Whole> = {
  readonly [Key in keyof Required<Whole>]: Rule<Whole[Key], Whole> | Derived;
};

/** The findings of a whole table of rules, in its order. */
export function findingsOf<Whole extends object>(
  rules: Rules<Whole>,
  before: Whole,
  after: Whole,
): readonly Finding[] {
  return (Object.keys(rules) as (keyof Whole & string)[]).flatMap((key) => {
    const rule: Rule<Whole[typeof key], Whole> | Derived = rules[key];
    return "toldBy" in rule ? [] : findingOf(rule, before[key], after[key], before, after);
  });
}

/** Nothing where both values are the same. */
export function findingOf<Value, Whole>(
  { kind, option, show, consequences }: Rule<Value, Whole>,
  from: Value,
  to: Value,
  before: Whole,
  after: Whole,
): readonly Finding[] {
  if (isSame(from, to)) return [];
  return [
    {
      kind,
      before: jsonOf(from),
      after: jsonOf(to),
      title: `${option}: ${show(from)} -> ${show(to)}`,
      consequences: consequences({ from, to, before, after }),
    },
  ];
}
