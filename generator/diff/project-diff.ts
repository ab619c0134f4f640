/** What a project's config changes: reads what is needed, and leaves the rest to the pure comparison. */

import type { Exit } from "../command-line/exit-codes.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { readLedger } from "../evolve/ledger.ts";
import { readMigrations } from "../evolve/migrations/read.ts";
import { nextLedger } from "../evolve/next-ledger.ts";
import { ledgerFacts } from "../history.ts";
import { planFor } from "../pipeline.ts";
import type { Plan, Request } from "../pipeline.ts";
import { InvalidProjectError } from "../project-problem.ts";
import { noOwnedEntries } from "../wrangler/owned.ts";
import { readPast } from "./against.ts";
import type { Past } from "./against.ts";
import type { Change } from "./change.ts";
import { diff } from "./diff.ts";
import { rememberedModel } from "./generation.ts";
import type { Generation } from "./generation.ts";

export type ProjectDiff =
  | {
      readonly kind: "compared";
      /** What it is compared with, in words. */
      readonly against: string;
      readonly note: string | null;
      readonly changes: readonly Change[];
      readonly plan: Plan;
      /** How `generate` would end now. */
      readonly outcome: Extract<Exit, "fine" | "edited" | "unconfirmed">;
      /** What the config has to say before `generate` writes. */
      readonly unconfirmed: readonly Diagnostic[];
    }
  | Extract<Past, { readonly kind: "refused" }>;

/**
 * Compares the config with the last generation in the working tree, or with a commit. Writes nothing. Throws
 * InvalidProjectError for a config that could not be generated whatever it confirmed.
 *
 * @param ref name of a commit; `null`: the working tree's last generation
 */
export async function diffProject(request: Request, ref: string | null): Promise<ProjectDiff> {
  const plan = await planFor(request);
  if (plan.blockers.length > 0) throw new InvalidProjectError(plan.blockers);
  const past = ref === null ? lastGeneration(plan) : await readPast(plan.project, ref, plan.model);
  if (past.kind === "refused") return past;
  const { unconfirmed } = plan.history;
  return {
    kind: "compared",
    against: ref ?? "the last generation",
    note: past.note,
    changes: diff(past.generation, nextGeneration(plan)),
    plan,
    outcome: outcomeOf(plan),
    unconfirmed,
  };
}

function outcomeOf({ history, differences }: Plan): "fine" | "edited" | "unconfirmed" {
  if (history.unconfirmed.length > 0) return "unconfirmed";
  return differences.some(({ kind }) => kind === "edited") ? "edited" : "fine";
}

/** As the working tree's generated files remember it. */
function lastGeneration({ model, manifest, current, history, project }: Plan): Past {
  const { ledger } = readLedger(model.output, current, []);
  const isNew = manifest === null && ledger.size === 0;
  return {
    kind: "read",
    generation: {
      model: rememberedModel(ledger, manifest?.settings ?? null, model, model.output),
      ledger,
      migrations: history.migrations.records,
      wrangler: { ...project.wrangler, owned: manifest?.wrangler ?? noOwnedEntries },
    },
    note: isNew ? "Nothing was generated before: everything is new." : null,
  };
}

/** As `generate` would leave it. */
function nextGeneration({ model, history, wrangler, files, project }: Plan): Generation {
  return {
    model,
    ledger: nextLedger(history.evolution, ledgerFacts(history, wrangler.text)),
    migrations: readMigrations(model.output, model.name, files, []).records,
    wrangler: { path: project.wrangler.path, text: wrangler.text, owned: wrangler.owned },
  };
}
