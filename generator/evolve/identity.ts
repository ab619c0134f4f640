/**
 * Who is who, between the config and the ledger: which binding continues which, which are new, given up or gone.
 *
 * What is permanent, and why: an object is found by its name (`MAIL#0`) and a job by its id, which begins with the same
 * text and lives in users' databases. So a binding keeps the name that it had first, its `idName`, in both for as long
 * as it lives, whatever it is called in the config. A rename changes the class (which the platform carries over, see
 * wrangler/lifecycle.ts), the names in `env` and the generated code; nothing in storage, in queues under way, or in D1,
 * whose column `binding` holds the `idName`, too. Client, consumer and shard go from one name to the other by the
 * definition. The price: nobody else can have a name that a living binding has or had.
 */

import type { Binding, Model } from "../model/model.ts";
import { suggestName } from "../spec/nearest-name.ts";
import type { Path } from "../spec/places.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/** One mistake, at a path of the config. */
export interface EvolutionProblem {
  readonly code: "TSU501" | "TSU502" | "TSU503";
  readonly path: Path;
  readonly message: string;
  readonly hint: string | null;
}

export interface Identities {
  /** The ledger's entry that a binding of the config continues; bindings that begin are not in it. */
  readonly continued: ReadonlyMap<string, LedgerEntry>;
  readonly draining: readonly LedgerEntry[];
  /** Deleted with the word for it in the config, now or at an earlier time. */
  readonly deleted: readonly LedgerEntry[];
  /** Deleted, and the config no longer speaks of it. */
  readonly forgotten: readonly LedgerEntry[];
  readonly problems: readonly EvolutionProblem[];
}

export function identify(model: Model, ledger: Ledger): Identities {
  const problems: EvolutionProblem[] = [];
  const continued = new Map<string, LedgerEntry>();
  const taken = new Set<string>();
  for (const binding of model.bindings) {
    const source = sourceOf(binding, model, ledger, problems);
    if (source === null) continue;
    if (taken.has(source.name)) {
      problems.push(
        refusal("TSU503", renamedFrom(binding), twice(source.name), "keep one of them"),
      );
      continue;
    }
    taken.add(source.name);
    continued.set(binding.name, source);
  }
  const rest = [...ledger.values()].filter(({ name }) => !taken.has(name));
  const removals = new Map(model.removed.map(({ name, how }) => [name, how]));
  problems.push(...removedProblems(model, ledger, taken));
  problems.push(...nameProblems(model, [...continued], rest));
  const alive = rest.filter(({ state }) => state !== "deleted");
  const gone = rest.filter(({ state }) => state === "deleted");
  for (const entry of alive) {
    if (!removals.has(entry.name)) problems.push(goneProblem(entry, model, continued));
  }
  return {
    continued,
    draining: alive.filter(({ name }) => removals.get(name) === "drain"),
    deleted: [...alive, ...gone].filter(({ name }) => removals.get(name) === "delete"),
    forgotten: gone.filter(({ name }) => !removals.has(name)),
    problems,
  };
}

/** The entry that a binding of the config continues, or null for a new one. */
function sourceOf(
  binding: Binding,
  model: Model,
  ledger: Ledger,
  problems: EvolutionProblem[],
): LedgerEntry | null {
  const own = ledger.get(binding.name);
  const living = own?.state === "deleted" ? undefined : own;
  const former = binding.renamedFrom;
  if (former === null || living?.formerNames.includes(former) === true) return living ?? null;
  const refuse = (code: "TSU502" | "TSU503", message: string, hint: string | null): null => {
    problems.push(refusal(code, renamedFrom(binding), message, hint));
    return null;
  };
  const source = ledger.get(former);
  if (source === undefined || source.state === "deleted") {
    const known = [...ledger.values()].filter(({ state }) => state !== "deleted");
    const hint =
      suggestName(
        former,
        known.map(({ name }) => name),
      ) ?? "take `renamedFrom` out";
    return refuse("TSU502", `there is no binding \`${former}\` to rename`, hint);
  }
  if (former === binding.name || model.bindings.some(({ name }) => name === former)) {
    const hint = `take \`${former}\` out of \`bindings\`, or \`renamedFrom\` out of \`${binding.name}\``;
    return refuse("TSU503", `\`${former}\` is still a binding of its own`, hint);
  }
  if (living !== undefined) {
    const message = `\`${binding.name}\` has jobs of its own and cannot take over those of \`${former}\``;
    return refuse("TSU503", message, `rename \`${former}\` to a new name`);
  }
  return source;
}

/** A living binding's names, past ones too, are its own. */
function nameProblems(
  model: Model,
  continued: readonly (readonly [string, LedgerEntry])[],
  rest: readonly LedgerEntry[],
): readonly EvolutionProblem[] {
  const owners = new Map<string, string>();
  for (const [name, entry] of continued) {
    for (const former of [...entry.formerNames, entry.name]) {
      if (former !== name) owners.set(former, name);
    }
  }
  for (const entry of rest.filter(({ state }) => state !== "deleted")) {
    for (const former of entry.formerNames) owners.set(former, entry.name);
  }
  return model.bindings.flatMap(({ name }) => {
    const owner = owners.get(name);
    if (owner === undefined) return [];
    const message = `the name \`${name}\` belongs to \`${owner}\`, which was called so: ids of its jobs may begin with it`;
    return [refusal("TSU503", ["bindings", name], message, "choose another name")];
  });
}

function removedProblems(
  model: Model,
  ledger: Ledger,
  taken: ReadonlySet<string>,
): readonly EvolutionProblem[] {
  return model.removed.flatMap(({ name, how }) => {
    const path = ["removed", name];
    if (model.bindings.some((binding) => binding.name === name)) {
      const message = `\`${name}\` is in \`bindings\` and in \`removed\``;
      return [refusal("TSU503", path, message, "take it out of one of them")];
    }
    const entry = ledger.get(name);
    if (taken.has(name)) {
      const message = `\`${name}\` was renamed and is in \`removed\`, too`;
      return [refusal("TSU503", path, message, "take it out of `removed`")];
    }
    if (entry === undefined) {
      const living = [...ledger.keys()].filter((known) => !taken.has(known));
      const message = `there is no binding \`${name}\` to remove`;
      return [refusal("TSU502", path, message, suggestName(name, living) ?? "take it out")];
    }
    if (entry.state !== "deleted" || how === "delete") return [];
    const message = `\`${name}\` is deleted and has nothing left to drain`;
    return [refusal("TSU502", path, message, "take it out")];
  });
}

function goneProblem(
  { name, largestShards }: LedgerEntry,
  model: Model,
  continued: ReadonlyMap<string, LedgerEntry>,
): EvolutionProblem {
  const shards = largestShards === 1 ? "its shard" : `its ${largestShards} shards`;
  const heir = model.bindings.find((binding) => !continued.has(binding.name));
  const [place, open, close] =
    model.removed.length === 0
      ? ["at the top level", "removed: { ", " }"]
      : ["below `removed`", "", ""];
  return refusal(
    "TSU501",
    ["bindings"],
    `\`${name}\` is gone from the config, but ${shards} may still hold jobs; say what becomes of them`,
    [
      `paste one of these ${place}:`,
      `  ${open}${name}: { drain: true }${close}   # its jobs are finished, none is added`,
      `  ${open}${name}: { delete: true }${close}  # its shards and every job in them are deleted`,
      ...(heir === undefined
        ? []
        : [`or, if it was renamed, this below \`${heir.name}\`:`, `  renamedFrom: ${name}`]),
    ].join("\n  "),
  );
}

function renamedFrom(binding: Binding): Path {
  return ["bindings", binding.name, "renamedFrom"];
}

function twice(name: string): string {
  return `two bindings are \`renamedFrom: ${name}\``;
}

function refusal(
  code: EvolutionProblem["code"],
  path: Path,
  message: string,
  hint: string | null,
): EvolutionProblem {
  return { code, path, message, hint };
}
