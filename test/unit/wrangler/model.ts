import type { BindingOverride, Model } from "../../../generator/model/model.ts";
import { binding, model, queue } from "../../support/model.ts";

/** A model with the given bindings and queue groups; the rest is of no interest to wrangler.jsonc. */
export function modelWith(
  bindings: readonly string[],
  groups: readonly string[] = ["default"],
): Model {
  const project = "shop-jobs";
  return model(
    bindings.map((name) => binding(name, { description: null })),
    {
      name: project,
      queues: groups.map((name) => queue(name, project)),
      retention: { olderThanMs: 604_800_000, limit: 1_000, cron: "*/7 * * * *" },
    },
  );
}

/** The same model with environments, each with what its bindings do otherwise. */
export function withEnvironments(
  base: Model,
  environments: Readonly<Record<string, readonly BindingOverride[]>>,
): Model {
  const list = Object.entries(environments).map(([name, overrides]) => ({ name, overrides }));
  return { ...base, environments: list };
}
