/** Entries that may stand once only: our bindings in a part of the file, the consumer of a queue of ours, a migration's tag. */

import { memberValue } from "../document.ts";
import type { Node } from "../document.ts";
import {
  consumerList,
  databaseList,
  datasetList,
  durableObjectList,
  producerList,
  serviceList,
} from "../entries.ts";
import { below, blocksOf, nameOf, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerFault } from "./fault.ts";

/** Of two entries with one name we keep only the first up to date, and wrangler refuses them at the deploy. */
export function duplicateBindings({ root, model }: FaultContext): readonly WranglerFault[] {
  return blocksOf(root).flatMap((block) =>
    [durableObjectList, producerList, databaseList, serviceList, datasetList].flatMap((list) => {
      const { path, identityField, entries } = list(model, null);
      const ours = new Set(entries.map(({ identity }) => identity));
      return repeated(objectsIn(below(block.node, ...path)), identityField, ours).map(
        ({ node, value }): WranglerFault => ({
          code: "TSU422",
          node,
          message: `\`${value}\` stands twice in \`${path.join(".")}\` of ${nameOf(block)}`,
          hint: "keep one of them",
        }),
      );
    }),
  );
}

/** A queue has one consumer, whichever Worker it is in: a second one takes half of its jobs or is refused. */
export function secondConsumers({ root, model }: FaultContext): readonly WranglerFault[] {
  const environments = [null, ...model.environments];
  const ours = new Map(
    environments.flatMap((environment) =>
      consumerList(model, environment).entries.map(
        ({ identity }) => [identity, environment?.name ?? null] as const,
      ),
    ),
  );
  const seen = new Set<string>();
  return blocksOf(root).flatMap((block) =>
    objectsIn(below(block.node, "queues", "consumers")).flatMap((entry) => {
      const queue = textBelow(entry, "queue") ?? "";
      const owner = ours.get(queue);
      if (owner === undefined) return [];
      const isOwn = owner === block.environment;
      const isFirst = !seen.has(queue);
      if (isOwn) seen.add(queue);
      if (isOwn && isFirst) return [];
      const message = `\`${queue}\` carries the jobs of ${nameOf({ environment: owner })} and cannot have another consumer`;
      const node = memberValue(entry, "queue") ?? entry;
      return [{ code: "TSU422", node, message, hint: "take this consumer out" }];
    }),
  );
}

/** The first entry with a tag is the one that wrangler finds again, so what stands behind the second might never be applied. */
export function duplicateTags({ root }: FaultContext): readonly WranglerFault[] {
  return blocksOf(root).flatMap(({ node: block }) =>
    repeated(objectsIn(below(block, "migrations")), "tag", null).map(
      ({ node, value }): WranglerFault => ({
        code: "TSU422",
        node,
        message: `the migration tag \`${value}\` stands twice: wrangler looks for the first, so what follows may never be applied`,
        hint: "give the later entry a tag of its own, if it was not deployed yet",
      }),
    ),
  );
}

/** Values of a field that stood there before; `among: null` takes every value. */
function repeated(
  entries: readonly Node[],
  field: string,
  among: ReadonlySet<string> | null,
): readonly { readonly node: Node; readonly value: string }[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const value = textBelow(entry, field);
    const node = memberValue(entry, field);
    if (value === null || node === undefined || among?.has(value) === false) return [];
    const isFirst = !seen.has(value);
    seen.add(value);
    return isFirst ? [] : [{ node, value }];
  });
}
