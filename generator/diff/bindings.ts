/** Which binding is which, and what becomes of each. */

import type { LedgerEntry } from "../evolve/ledger-entry.ts";
import { compareCodeUnits } from "../file-set.ts";
import type { Binding } from "../model/model.ts";
import { BINDING_RULES } from "./binding-rules.ts";
import type { Change, Finding } from "./change.ts";
import { definitionFindings } from "./definition-rules.ts";
import type { Generation } from "./generation.ts";
import {
  addedFinding,
  deletedFinding,
  drainingFinding,
  goneFinding,
  renamedFinding,
  restoredFinding,
} from "./lives.ts";
import { payloadFindings } from "./payload.ts";
import { queueFindings } from "./queue-moves.ts";
import { findingsOf } from "./rule.ts";

/** A binding that was there and still is; `idName` is what it keeps through every rename. */
export interface Pair {
  readonly before: Binding;
  readonly after: Binding;
  readonly entryBefore: LedgerEntry;
  readonly entryAfter: LedgerEntry;
}

export function pairsOf(before: Generation, after: Generation): readonly Pair[] {
  return living(before).flatMap(([entryBefore, binding]) => {
    const match = living(after).find(([{ idName }]) => idName === entryBefore.idName);
    if (match === undefined) return [];
    return [{ before: binding, after: match[1], entryBefore, entryAfter: match[0] }];
  });
}

/** Added, given up, renamed and changed bindings, by name. */
export function bindingChanges(before: Generation, after: Generation): readonly Change[] {
  const pairs = pairsOf(before, after);
  const continued = new Set(pairs.map(({ entryBefore }) => entryBefore.idName));
  const added = living(after).filter(([{ idName }]) => !continued.has(idName));
  const lost = living(before).filter(([{ idName }]) => !continued.has(idName));
  const deleted = new Set(
    [...after.ledger.values()].flatMap(({ state, idName }) => (state === "deleted" ? idName : [])),
  );
  return [
    ...added.map(([, binding]) => placed(addedFinding(binding), binding)),
    ...lost.map(([entry, binding]) => ({
      ...(deleted.has(entry.idName) ? deletedFinding(entry) : goneFinding(entry)),
      subject: binding.name,
      environment: null,
      line: null,
    })),
    ...pairs.flatMap((pair) =>
      pairFindings(pair, before, after).map((finding) => placed(finding, pair.after)),
    ),
  ].sort((left, right) => compareCodeUnits(left.subject, right.subject));
}

/** A finding at its binding. */
export function placed(
  finding: Finding,
  binding: Binding,
  environment: string | null = null,
): Change {
  // A draining binding stands no longer in the config.
  const line = binding.definition.draining === true ? null : binding.origin.line;
  return { ...finding, subject: binding.name, environment, line };
}

function pairFindings(pair: Pair, before: Generation, after: Generation): readonly Finding[] {
  const { entryBefore, entryAfter } = pair;
  return [
    ...(pair.before.name === pair.after.name ? [] : [renamedFinding(pair)]),
    ...(entryBefore.state === entryAfter.state
      ? []
      : [
          entryAfter.state === "draining"
            ? drainingFinding(entryAfter)
            : restoredFinding(pair.after),
        ]),
    ...payloadFindings(entryBefore.payload, entryAfter.payload, pair.after),
    ...queueFindings(pair, before, after),
    ...findingsOf(BINDING_RULES, pair.before, pair.after),
    ...definitionFindings(pair.before.definition, pair.after.definition),
  ];
}

function living({ ledger, model }: Generation): readonly (readonly [LedgerEntry, Binding])[] {
  return model.bindings.flatMap((binding) => {
    const entry = ledger.get(binding.name);
    return entry === undefined ? [] : [[entry, binding] as const];
  });
}
