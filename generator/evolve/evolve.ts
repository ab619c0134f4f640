/** Config and ledger -> the model as it is emitted, the next ledger, and what becomes of Durable Object classes. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { compareCodeUnits } from "../file-set.ts";
import type { Binding, Model, QueueGroup } from "../model/model.ts";
import { bindingNames } from "../model/names.ts";
import type { ClassTombstone } from "../wrangler/lifecycle.ts";
import { identify, type EvolutionProblem } from "./identity.ts";
import type { Ledger } from "./ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export interface Evolution {
  /** With draining bindings behind the config's own, and with what only the ledger knows in the definitions. */
  readonly model: Model;
  readonly tombstones: readonly ClassTombstone[];
  /** The entries that bindings of the model continue, by the binding's name. */
  readonly continued: ReadonlyMap<string, LedgerEntry>;
  /** Entries of deleted bindings, which only remember that they were. */
  readonly deleted: readonly LedgerEntry[];
  readonly problems: readonly EvolutionProblem[];
}

export function evolve(config: Model, ledger: Ledger): Evolution {
  const { continued, draining, deleted, forgotten, problems } = identify(config, ledger);
  const bindings = [
    ...config.bindings.map((binding) => withHistory(binding, continued.get(binding.name))),
    ...draining.map(drainingBinding),
  ];
  const reused = new Set(bindings.map(({ name }) => name));
  return {
    model: {
      ...config,
      bindings,
      queues: [...config.queues, ...missingQueues(config.queues, draining)],
    },
    tombstones: [
      ...config.bindings.flatMap(({ name, renamedFrom }) => {
        const entry = continued.get(name);
        return renamedFrom === null || entry === undefined ? [] : renames(name, entry);
      }),
      ...draining.flatMap((entry) => renames(entry.name, entry)),
      ...deleted.flatMap(deletions),
    ],
    continued: new Map([...continued, ...draining.map((entry) => [entry.name, entry] as const)]),
    deleted: [...deleted, ...forgotten]
      .filter(({ name }) => !reused.has(name))
      .map((entry): LedgerEntry => ({ ...entry, state: "deleted" })),
    problems,
  };
}

function withHistory(binding: Binding, entry: LedgerEntry | undefined): Binding {
  if (entry === undefined) return binding;
  const { definition } = binding;
  return { ...binding, definition: { ...definition, ...history(entry, definition) } };
}

/** Only what differs from what a new binding would have. */
function history(
  { idName, largestShards }: LedgerEntry,
  { name, shards }: BindingDefinition,
): Partial<BindingDefinition> {
  return {
    ...(idName === name ? {} : { idName }),
    ...(largestShards <= shards ? {} : { everShards: largestShards }),
  };
}

function drainingBinding(entry: LedgerEntry): Binding {
  const binding = rememberedBinding(entry);
  return { ...binding, definition: { ...binding.definition, draining: true } };
}

/** A binding as the config had it last. */
export function rememberedBinding(entry: LedgerEntry): Binding {
  const { name, last, index } = entry;
  const { idName: _idName, everShards: _everShards, ...definition } = last.definition;
  return {
    name,
    names: bindingNames(name),
    description: last.description,
    origin: { line: 1 },
    performer: last.performer,
    payload: last.payload,
    result: last.result,
    queue: last.queue.name,
    index,
    payloadVersion: entry.payload.version,
    upgrade: last.upgrade,
    renamedFrom: null,
    definition: { ...definition, ...history(entry, definition) },
  };
}

/** The queue of a draining binding may have gone from the config together with it. */
function missingQueues(
  declared: readonly QueueGroup[],
  draining: readonly LedgerEntry[],
): readonly QueueGroup[] {
  const kept = new Map<string, QueueGroup>();
  for (const { last } of draining) {
    if (!declared.some(({ name }) => name === last.queue.name))
      kept.set(last.queue.name, last.queue);
  }
  return [...kept.values()].sort((left, right) => compareCodeUnits(left.name, right.name));
}

/**
 * A class that is renamed again before the first rename was deployed must still be found, so every former class points
 * at the present one. The config's `renamedFrom` says that this is not yet deployed everywhere.
 */
function renames(name: string, entry: LedgerEntry): readonly ClassTombstone[] {
  const to = bindingNames(name).shardClass;
  return namesOf(entry)
    .filter((former) => former !== name)
    .map((former) => ({ kind: "renamed", class: bindingNames(former).shardClass, to }));
}

/** Under whichever of its names it is deployed. */
function deletions(entry: LedgerEntry): readonly ClassTombstone[] {
  return namesOf(entry).map((name) => ({ kind: "deleted", class: bindingNames(name).shardClass }));
}

function namesOf({ formerNames, name }: LedgerEntry): readonly string[] {
  return [...new Set([...formerNames, name])];
}
