/** What is remembered of the config besides its bindings, which have the ledger: the manifest keeps it. */

import type { Model } from "../model/model.ts";

/** Everything of a model that neither the ledger's files nor the place of the manifest say. */
export type Settings = Omit<Model, "bindings" | "configFile" | "output" | "removed">;

/** In one fixed order of members. */
export function settingsOf(model: Model): Settings {
  const { bindings: _, configFile: _file, output: _output, removed: _removed, ...settings } = model;
  return settings;
}

/**
 * Checks what a manifest says; `null` when it is not of this shape, or of a time before there was any. What lies deeper than
 * the check is our own output; members that are younger than the manifest are for the reader to fill in.
 */
export function readSettings(value: unknown): Partial<Settings> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { name, queues, environments, ejected, retention } = value as Record<string, unknown>;
  if (typeof name !== "string" || typeof retention !== "object" || retention === null) return null;
  const areLists = [queues, environments, ejected].every((list) => Array.isArray(list));
  return areLists ? (value as Partial<Settings>) : null;
}
