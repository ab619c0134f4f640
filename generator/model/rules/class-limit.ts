/**
 * A binding is a Durable Object class. An account has at most 500 of them, on the free plan 100, whichever Workers they belong to
 * (the platform's limits page, 2026-11); a named environment is a Worker of its own, but may be in another account.
 */

import { count } from "../../spec/words.ts";
import type { RuleContext } from "./rule.ts";

export const CLASS_LIMIT = 500;

export function classesFitAccount(context: RuleContext): void {
  const { bindings, removed } = context.model;
  const draining = removed.filter(({ how }) => how === "drain").length;
  const classes = bindings.length + draining;
  if (classes <= CLASS_LIMIT) return;
  const drained = draining === 0 ? "" : ` with the ${count(draining)} that drain`;
  context.refuse({
    code: "TSU320",
    options: [["bindings"]],
    atKey: true,
    message: `${count(classes)} bindings${drained} are as many Durable Object classes, and an account has at most ${count(CLASS_LIMIT)}`,
    hint: "let bindings of one kind share one, with a field of the payload that tells them apart",
  });
}
