/** Which entries of the user's wrangler.jsonc are ours; kept in the manifest, so that they can be removed again. */

/** Ours in one part of the file: at the top, or in one environment. */
export interface OwnedBlock {
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
  /** Names of Analytics Engine bindings. */
  readonly datasets: readonly string[];
  /** Cron expressions; only those that were not in the file before. */
  readonly crons: readonly string[];
  /** Names of variables. */
  readonly variables: readonly string[];
}

export interface OwnedEntries extends OwnedBlock {
  /** By the environment's name. */
  readonly environments: Readonly<Record<string, OwnedBlock>>;
  /**
   * Lists and objects that hold something only since we put it there, by their path (`queues.producers`): what stood there
   * before, or `null` where nothing did. With our last entry goes what we made around it.
   */
  readonly containers: Readonly<Record<string, string | null>>;
}

export const noOwnedBlock: OwnedBlock = {
  durableObjects: [],
  classes: [],
  producers: [],
  consumers: [],
  databases: [],
  services: [],
  datasets: [],
  crons: [],
  variables: [],
};

export const noOwnedEntries: OwnedEntries = { ...noOwnedBlock, environments: {}, containers: {} };

/** What is ours when two branches have each added entries. */
export function joinOwnedEntries(left: OwnedEntries, right: OwnedEntries): OwnedEntries {
  const names = Object.keys({ ...left.environments, ...right.environments });
  const block = (entries: OwnedEntries, name: string) => entries.environments[name] ?? noOwnedBlock;
  return {
    ...joinBlocks(left, right),
    environments: Object.fromEntries(
      names.map((name) => [name, joinBlocks(block(left, name), block(right, name))]),
    ),
    containers: { ...right.containers, ...left.containers },
  };
}

function joinBlocks(left: OwnedBlock, right: OwnedBlock): OwnedBlock {
  const kinds = Object.keys(noOwnedBlock) as (keyof OwnedBlock)[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, [...new Set([...left[kind], ...right[kind]])]]),
  ) as Record<keyof OwnedBlock, string[]>;
}

/** Checks what a manifest says; `null` when it is not of this shape. */
export function readOwnedEntries(value: unknown): OwnedEntries | null {
  const block = readBlock(value);
  if (block === null) return null;
  const { environments = {}, containers = {} } = value as Readonly<Record<string, unknown>>;
  if (!isRecord(environments) || !isRecord(containers)) return null;
  const blocks = Object.entries(environments).map(([name, each]) => [name, readBlock(each)]);
  if (blocks.some(([, each]) => each === null)) return null;
  const texts = Object.values(containers);
  if (!texts.every((text) => text === null || typeof text === "string")) return null;
  return {
    ...block,
    environments: Object.fromEntries(blocks) as Record<string, OwnedBlock>,
    containers: containers as Record<string, string | null>,
  };
}

function readBlock(value: unknown): OwnedBlock | null {
  if (!isRecord(value)) return null;
  const read = (key: keyof OwnedBlock): readonly string[] => {
    const names = value[key] ?? [];
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
      datasets: read("datasets"),
      crons: read("crons"),
      variables: read("variables"),
    };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
