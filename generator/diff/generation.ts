/** One state of a project, as its last generation left it or as its config would make it now. */

import type { Ledger } from "../evolve/ledger.ts";
import { rememberedBinding } from "../evolve/evolve.ts";
import type { MigrationRecord } from "../evolve/migrations/record.ts";
import type { Settings } from "../evolve/settings.ts";
import type { Model } from "../model/model.ts";
import type { OwnedEntries } from "../wrangler/owned.ts";

export interface Generation {
  /** With draining bindings, as the emitters see it. */
  readonly model: Model;
  readonly ledger: Ledger;
  /** In their order. */
  readonly migrations: readonly MigrationRecord[];
  readonly wrangler: {
    readonly path: string;
    /** `null`: there is none. */
    readonly text: string | null;
    readonly owned: OwnedEntries;
  };
}

/**
 * The model that a ledger and a manifest remember. What they do not know counts as it is in `now`: of what nobody
 * remembers, no change can be told.
 */
export function rememberedModel(
  ledger: Ledger,
  settings: Partial<Settings> | null,
  now: Model,
  output: string,
): Model {
  const living = [...ledger.values()].filter(({ state }) => state !== "deleted");
  const bindings = living.map((entry) => {
    const binding = rememberedBinding(entry);
    if (entry.state !== "draining") return binding;
    return { ...binding, definition: { ...binding.definition, draining: true as const } };
  });
  return { ...now, ...settings, bindings, output };
}
