/** The same key twice in one object: wrangler takes the last without a word, and an editor shows the first. */

import type { Node } from "../document.ts";
import {
  consumerList,
  databaseList,
  datasetList,
  durableObjectList,
  producerList,
  serviceList,
} from "../entries.ts";
import { below, blocksOf, isObject, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerBlock, WranglerFault } from "./fault.ts";

/** In every object that holds something of ours; what the user does elsewhere is not ours to judge. */
export function duplicateKeys(context: FaultContext): readonly WranglerFault[] {
  return blocksOf(context.root)
    .flatMap((block) => objectsAround(block, context))
    .flatMap(duplicatesIn);
}

function objectsAround(
  { environment, path, node }: WranglerBlock,
  { root, model }: FaultContext,
): readonly Node[] {
  const lists = [
    ...[durableObjectList, producerList, consumerList],
    ...[databaseList, serviceList, datasetList],
  ];
  const ours = lists.flatMap((list) => {
    const described = { name: environment ?? "", overrides: [] };
    const wanted = list(model, environment === null ? null : described);
    const identities = new Set(wanted.entries.map(({ identity }) => identity));
    return objectsIn(below(node, ...wanted.path.slice(path.length))).filter((entry) =>
      identities.has(textBelow(entry, wanted.identityField) ?? ""),
    );
  });
  const containers = ["env", "durable_objects", "queues", "triggers", "vars", "exports"].map(
    (key) => below(node, key),
  );
  const declared = below(node, "exports");
  const classes = model.bindings.map(({ names }) => declared && below(declared, names.shardClass));
  const around = environment === null ? [root] : [node];
  return [...around, ...containers, ...classes, ...ours].filter(
    (each) => each !== undefined && isObject(each),
  ) as Node[];
}

function duplicatesIn(object: Node): readonly WranglerFault[] {
  const seen = new Set<unknown>();
  return (object.children ?? []).flatMap(({ children: [key] = [] }): readonly WranglerFault[] => {
    if (key === undefined) return [];
    const isFirst = !seen.has(key.value);
    seen.add(key.value);
    if (isFirst) return [];
    const message = `the key \`${String(key.value)}\` stands twice in one object, and wrangler takes the last without a word`;
    return [{ code: "TSU421", node: key, message, hint: "keep one of them" }];
  });
}
