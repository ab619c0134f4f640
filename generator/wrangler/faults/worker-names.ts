/** Two parts of the file that describe one Worker: the deploy of one would take the place of the other, jobs and all. */

import { memberValue } from "../document.ts";
import type { Node } from "../document.ts";
import { blocksOf, nameOf, textBelow } from "./fault.ts";
import type { FaultContext, WranglerFault } from "./fault.ts";

/** Wrangler's rule: `<name>-<environment>`, unless the environment has a `name` of its own. */
export function sharedWorkerNames({ root, model }: FaultContext): readonly WranglerFault[] {
  const top = textBelow(root, "name");
  if (top === null) return [];
  const written = blocksOf(root).map((block) => ({
    ...block,
    name:
      block.environment === null
        ? top
        : (textBelow(block.node, "name") ?? `${top}-${block.environment}`),
    place: memberValue(block.node, "name") ?? keyOf(block.node),
  }));
  const planned = model.environments
    .filter(({ name }) => !written.some(({ environment }) => environment === name))
    .map(({ name }) => ({ environment: name, name: `${top}-${name}`, place: root }));
  const owners = new Map<string, string>();
  return [...planned, ...written].flatMap(({ environment, name, place }) => {
    const owner = owners.get(name);
    const here = nameOf({ environment });
    if (owner === undefined || owner === here) {
      owners.set(name, here);
      return [];
    }
    const message = `${here} is the Worker \`${name}\`, and so is ${owner}: each deploy of one would replace the other`;
    return [{ code: "TSU424", node: place, message, hint: "give one of them another `name`" }];
  });
}

/** Where an environment without a `name` of its own is called so: at its key. */
function keyOf(block: Node): Node {
  return block.parent?.children?.[0] ?? block;
}
