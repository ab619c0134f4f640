/** Two states of a project in memory: a model each, with the ledger that generating it would leave. */

import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import { diff } from "../../../generator/diff/diff.ts";
import type { Change } from "../../../generator/diff/change.ts";
import type { Generation } from "../../../generator/diff/generation.ts";
import { evolve } from "../../../generator/evolve/evolve.ts";
import type { Ledger } from "../../../generator/evolve/ledger.ts";
import { nextLedger } from "../../../generator/evolve/next-ledger.ts";
import type { Model } from "../../../generator/model/model.ts";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";

/** What a model leaves behind when it is generated after `past`. */
export function generation(config: Model, past: Generation | null = null): Generation {
  const ledger: Ledger = past?.ledger ?? new Map();
  const evolution = evolve(config, ledger);
  const { text, owned } = editWrangler(
    past?.wrangler.text ?? null,
    evolution.model,
    past?.wrangler.owned ?? noOwnedEntries,
    evolution.tombstones,
  );
  return {
    model: evolution.model,
    ledger: nextLedger(evolution, {
      payloadSchema: ({ payload }): JsonSchema | null =>
        payload.kind === "schema" ? payload.schema : null,
      declaredIn: () => "exports",
    }),
    migrations: [],
    wrangler: { path: "wrangler.jsonc", text, owned },
  };
}

/** The changes from one config to the next. */
export function changes(before: Model, after: Model): readonly Change[] {
  const past = generation(before);
  return diff(past, generation(after, past));
}
