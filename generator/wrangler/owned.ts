/** Which entries of the user's wrangler.jsonc are ours; kept in the manifest, so that they can be removed again. */

export interface OwnedEntries {
  /** Names of Durable Object bindings. */
  readonly durableObjects: readonly string[];
  /** Classes that we declared, in `exports` or in an entry of `migrations`. */
  readonly classes: readonly string[];
  /** Names of queue producers. */
  readonly producers: readonly string[];
  /** Names of consumed queues. */
  readonly consumers: readonly string[];
  /** Names of D1 bindings. */
  readonly databases: readonly string[];
  /** Names of service bindings. */
  readonly services: readonly string[];
  /** Cron expressions; only those that were not in the file before. */
  readonly crons: readonly string[];
}

export const noOwnedEntries: OwnedEntries = {
  durableObjects: [],
  classes: [],
  producers: [],
  consumers: [],
  databases: [],
  services: [],
  crons: [],
};

/** Checks what a manifest says; `null` when it is not of this shape. */
export function readOwnedEntries(value: unknown): OwnedEntries | null {
  if (typeof value !== "object" || value === null) return null;
  const read = (key: keyof OwnedEntries): readonly string[] => {
    const names = (value as Record<string, unknown>)[key] ?? [];
    if (Array.isArray(names) && names.every((name) => typeof name === "string")) return names;
    throw new TypeError(key);
  };
  try {
    return {
      durableObjects: read("durableObjects"),
      classes: read("classes"),
      producers: read("producers"),
      consumers: read("consumers"),
      databases: read("databases"),
      services: read("services"),
      crons: read("crons"),
    };
  } catch {
    return null;
  }
}
