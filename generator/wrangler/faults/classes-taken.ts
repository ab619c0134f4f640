/** Durable Object classes of the user's own that are called as ours would be. The Worker exports each name once. */

import { memberValue } from "../document.ts";
import type { Node } from "../document.ts";
import { durableObjectList } from "../entries.ts";
import { declaredClasses, isLive } from "../lifecycle.ts";
import { below, blocksOf, nameOf, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerFault } from "./fault.ts";

/** @param beginning classes of the bindings that begin with this generation: what the file says of them is not ours */
export function takenClasses(
  { root, model }: FaultContext,
  beginning: ReadonlySet<string>,
): readonly WranglerFault[] {
  const ours = new Set(durableObjectList(model, null).entries.map(({ identity }) => identity));
  return blocksOf(root).flatMap((block) => {
    const bound = objectsIn(below(block.node, "durable_objects", "bindings"))
      .filter((entry) => memberValue(entry, "script_name") === undefined)
      .filter((entry) => !ours.has(textBelow(entry, "name") ?? ""))
      .map((entry) => memberValue(entry, "class_name"));
    const declared = (below(block.node, "exports")?.children ?? []).flatMap(
      ({ children: [key, value] = [] }) =>
        key === undefined || value === undefined || !isLive(value) ? [] : [key],
    );
    const entries = objectsIn(below(block.node, "migrations"));
    const alive = declaredClasses(entries);
    const migrated = entries
      .flatMap(classesOf)
      .filter(({ value }: Node) => alive.has(String(value)));
    return [...bound, ...declared, ...migrated].flatMap((node): readonly WranglerFault[] => {
      const name: unknown = node?.value;
      if (node === undefined || typeof name !== "string" || !beginning.has(name)) return [];
      const message = `the class \`${name}\` is yours already in ${nameOf(block)}, and a new binding would be a class of that name`;
      return [
        { code: "TSU425", node, message, hint: "give the binding another name in the config" },
      ];
    });
  });
}

function classesOf(entry: Node): readonly Node[] {
  const lists = ["new_classes", "new_sqlite_classes"];
  const renamed = ["renamed_classes", "transferred_classes"];
  return [
    ...lists.flatMap((key) => memberValue(entry, key)?.children ?? []),
    ...renamed.flatMap((key) =>
      objectsIn(memberValue(entry, key)).flatMap((change) => memberValue(change, "to") ?? []),
    ),
  ];
}
