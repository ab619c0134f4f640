/** Environments of the file that lack our entries: what is deployed there has the code that needs them. */

import type { Model } from "../../model/model.ts";
import { ENVIRONMENT_PATTERN } from "../../spec/environments.ts";
import type { Node } from "../document.ts";
import {
  databaseList,
  datasetList,
  durableObjectList,
  producerList,
  serviceList,
} from "../entries.ts";
import { below, blocksOf, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerBlock, WranglerFault } from "./fault.ts";

export function environmentsWithoutJobs({
  root,
  after,
  model,
}: FaultContext): readonly WranglerFault[] {
  const left = new Map(blocksOf(after).map((block) => [block.environment, block.node]));
  const declared = new Set(model.environments.map(({ name }) => name));
  return blocksOf(root).flatMap((block) => {
    const { environment } = block;
    const node = left.get(environment);
    if (environment === null || declared.has(environment) || node === undefined) return [];
    return model.environmentsWithoutJobs.includes(environment)
      ? inheritedCrons(block, root, model)
      : lackOfEntries(block, node, model);
  });
}

/** Entries that were written by hand there are taken, when they are all. */
function lackOfEntries(
  { environment, node: block }: WranglerBlock,
  after: Node,
  model: Model,
): readonly WranglerFault[] {
  const lists = [durableObjectList, producerList, databaseList, serviceList, datasetList];
  const missing = lists.flatMap((list) => {
    const { path, identityField, entries } = list(model, null);
    const found = objectsIn(below(after, ...path)).map((entry) => textBelow(entry, identityField));
    return entries.map(({ identity }) => identity).filter((name) => !found.includes(name));
  });
  if (missing.length === 0) return [];
  const named =
    missing.length > 4 ? [...missing.slice(0, 3), `${missing.length - 3} more`] : missing;
  const message = `jobs cannot run in \`env.${String(environment)}\`, which inherits none of our entries and lacks ${named.join(", ")}`;
  const [name, file] = [String(environment), model.configFile];
  const without = `\`environments: { ${name}: { jobs: false } }\` in ${file} says that none run there`;
  const adds = `\`environments: { ${name}: {} }\` adds them`;
  const hint = new RegExp(ENVIRONMENT_PATTERN).test(name) ? `${without}; ${adds}` : without;
  return [{ code: "TSU426", node: keyOf(block), message, hint }];
}

/** Triggers are inherited, and our part of `scheduled` needs the database. */
function inheritedCrons(block: WranglerBlock, root: Node, model: Model): readonly WranglerFault[] {
  const { environment, node } = block;
  if (below(node, "triggers") !== undefined || below(node, "main") !== undefined) return [];
  const message = `\`env.${String(environment)}\` has no jobs but inherits the cron trigger \`${model.retention.cron}\`, whose handler needs the entries that it lacks`;
  const kept = (below(root, "triggers", "crons")?.children ?? [])
    .map(({ value }) => String(value))
    .filter((cron) => cron !== model.retention.cron);
  const hint = `write in it: "triggers": { "crons": ${JSON.stringify(kept)} }`;
  return [{ code: "TSU426", node: keyOf(node), message, hint }];
}

function keyOf(block: Node): Node {
  return block.parent?.children?.[0] ?? block;
}
