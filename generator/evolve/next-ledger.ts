/** The ledger as it has to be after this generation. */

import { createHash } from "node:crypto";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import type { Binding, Model } from "../model/model.ts";
import type { Evolution } from "./evolve.ts";
import { ledgerPath, printEntry } from "./ledger.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export interface LedgerFacts {
  /** The schema of a binding's payload; null for any JSON value. */
  readonly payloadSchema: (binding: Binding) => JsonSchema | null;
  /** Where a class is declared in wrangler.jsonc: `exports`, or the tag of a migration. */
  readonly declaredIn: (className: string) => string;
}

/** The next ledger. */
export function nextLedger({ model, continued, deleted }: Evolution, facts: LedgerFacts): Ledger {
  const entries = model.bindings.map((binding) =>
    entryOf(binding, model, continued.get(binding.name), facts),
  );
  return new Map([...entries, ...deleted].map((entry) => [entry.name, entry]));
}

/** Path -> text of every file of the ledger. */
export function ledgerFiles(evolution: Evolution, facts: LedgerFacts): ReadonlyMap<string, string> {
  const { output } = evolution.model;
  return new Map(
    [...nextLedger(evolution, facts).values()].map((entry) => [
      ledgerPath(output, entry.name),
      printEntry(entry),
    ]),
  );
}

function entryOf(
  binding: Binding,
  model: Model,
  before: LedgerEntry | undefined,
  facts: LedgerFacts,
): LedgerEntry {
  const { name, names, definition, index } = binding;
  const queue = model.queues.find((group) => group.name === binding.queue);
  if (queue === undefined) throw new Error(`no queue group ${binding.queue}`);
  const { idName: _idName, everShards: _everShards, draining, ...said } = definition;
  const schema = facts.payloadSchema(binding);
  return {
    name,
    state: draining === true ? "draining" : "live",
    idName: before?.idName ?? name,
    formerNames: formerNames(name, before),
    class: names.shardClass,
    storage: "sqlite",
    declaredIn: before?.declaredIn ?? facts.declaredIn(names.shardClass),
    queue: queue.queueName,
    largestShards: Math.max(before?.largestShards ?? 1, definition.shards),
    index,
    payload: { version: binding.payloadVersion, hash: schemaHash(schema), schema },
    last: {
      description: binding.description,
      performer: binding.performer,
      upgrade: binding.upgrade,
      payload: binding.payload,
      result: binding.result,
      queue,
      definition: said,
    },
  };
}

/** A name that comes back is not a former one. */
function formerNames(name: string, before: LedgerEntry | undefined): readonly string[] {
  if (before === undefined) return [];
  return [...new Set([...before.formerNames, before.name])].filter((former) => former !== name);
}

/** Independent of the order of members. */
export function schemaHash(schema: JsonSchema | null): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(schema)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)] as const);
  return entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
}
