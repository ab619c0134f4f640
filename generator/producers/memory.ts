/** What the manifest remembers of other Workers: it is what allows their folders and entries to be removed again. */

import { relativePath } from "../spec/producers.ts";
import { joinOwnedEntries, readOwnedEntries } from "../wrangler/owned.ts";
import type { OwnedEntries } from "../wrangler/owned.ts";

export interface ProducerMemory {
  readonly wrangler: string;
  readonly out: string;
  /** The entries of its wrangler.jsonc that are ours. */
  readonly owned: OwnedEntries;
}

/** As the manifest holds them: of the entries only those that a producer can have. */
export function printMemories(memories: readonly ProducerMemory[]): unknown {
  return memories.map(({ wrangler, out, owned }) => ({
    wrangler,
    out,
    durableObjects: owned.durableObjects,
    environments: Object.fromEntries(
      Object.entries(owned.environments).map(([name, { durableObjects }]) => [
        name,
        { durableObjects },
      ]),
    ),
    containers: owned.containers,
  }));
}

/** What two branches remember. */
export function joinMemories(
  left: readonly ProducerMemory[],
  right: readonly ProducerMemory[],
): readonly ProducerMemory[] {
  const isSame = (one: ProducerMemory) => (other: ProducerMemory) =>
    one.wrangler === other.wrangler && one.out === other.out;
  return [
    ...left.map((one) => {
      const other = right.find(isSame(one));
      return other === undefined
        ? one
        : { ...one, owned: joinOwnedEntries(one.owned, other.owned) };
    }),
    ...right.filter((one) => !left.some(isSame(one))),
  ];
}

/** Checks what a manifest says; `null` when it is not of this shape. */
export function readMemories(value: unknown): readonly ProducerMemory[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const memories = value.map(readMemory);
  return memories.every((each) => each !== null) ? memories : null;
}

/** Files are deleted for what stands here, so a path must be one that the config could have named. */
function readMemory(value: unknown): ProducerMemory | null {
  if (typeof value !== "object" || value === null) return null;
  const { wrangler, out } = value as Readonly<Record<string, unknown>>;
  const owned = readOwnedEntries(value);
  if (typeof wrangler !== "string" || typeof out !== "string" || owned === null) return null;
  const isPath = [wrangler, out].every((path) => relativePath(path) === path);
  return isPath ? { wrangler, out, owned } : null;
}
