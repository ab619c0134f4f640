/** A project's history in memory: one config after the other, without a disk. */

import { evolve, type Evolution } from "../../../generator/evolve/evolve.ts";
import { readLedger } from "../../../generator/evolve/ledger.ts";
import { migrationFiles } from "../../../generator/evolve/migrations/next.ts";
import { readMigrations } from "../../../generator/evolve/migrations/read.ts";
import { ledgerFiles } from "../../../generator/evolve/next-ledger.ts";
import { readModel } from "../../../generator/model/read-model.ts";
import type { Model } from "../../../generator/model/model.ts";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { declarationOf } from "../../../generator/wrangler/lifecycle.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";

export class History {
  /** What is remembered, migrations included. */
  files: ReadonlyMap<string, string> = new Map();
  wrangler: string | null;
  owned = noOwnedEntries;

  constructor(wrangler: string | null = null) {
    this.wrangler = wrangler;
  }

  /** What a config would mean now. */
  look(config: string): Evolution {
    const { ledger, problems } = readLedger("generated", this.files, []);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    return evolve(modelOf(config), ledger);
  }

  /** Generates; throws when the config is refused. */
  generate(config: string): Evolution {
    const evolution = this.look(config);
    const { problems, model, tombstones } = evolution;
    if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join("; "));
    const edit = editWrangler(this.wrangler, model, this.owned, tombstones);
    const ledger = ledgerFiles(evolution, {
      payloadSchema: ({ payload }) => (payload.kind === "schema" ? payload.schema : null),
      declaredIn: (className) => declarationOf(edit.text, className),
    });
    const migrations = readMigrations("generated", model.name, this.files, []);
    if (migrations.problems.length > 0) throw new Error(JSON.stringify(migrations.problems));
    this.files = new Map([...ledger, ...migrationFiles(model, migrations)]);
    this.wrangler = edit.text;
    this.owned = edit.owned;
    return evolution;
  }
}

/** The SQL files in the order in which wrangler applies them. */
export function migrationsOf({ files }: History): readonly (readonly [string, string])[] {
  const folder = "generated/migrations/";
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => [path.slice(folder.length), text] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** The model of these bindings, each a YAML flow map of its options. */
export function configOf(bindings: Readonly<Record<string, string>>, rest = ""): string {
  const lines = Object.entries(bindings).map(([name, options]) => `  ${name}: ${options}\n`);
  return `version: 1\nname: shop\nbindings:\n${lines.join("")}${rest}`;
}

export function modelOf(config: string): Model {
  const reading = readModel(config, "tsumugi.config.yaml", { importExtension: ".ts" });
  if (reading.kind === "invalid") throw new Error(JSON.stringify(reading.diagnostics));
  return reading.model;
}
