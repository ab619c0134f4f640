/** Names that we need and that the user's file already gives to something else, by part of the file, as each is a Worker of its own. */

import { ENVIRONMENT_VARIABLE, DATABASE_BINDING } from "../../model/names.ts";
import { knowsItsName } from "../../model/environments.ts";
import type { Environment, Model } from "../../model/model.ts";
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
import type { EntryList } from "../entries.ts";
import { noOwnedBlock } from "../owned.ts";
import type { OwnedBlock } from "../owned.ts";
import { namesInEnv } from "./names-in-env.ts";
import { below, blocksOf, nameOf, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerBlock, WranglerFault } from "./fault.ts";

export function takenNames(context: FaultContext): readonly WranglerFault[] {
  return declaredBlocks(context).flatMap(({ block, environment, owned }) => [
    ...otherKinds(block, context, environment),
    ...(owned === null ? [] : otherMeanings(block, context, environment, owned)),
  ]);
}

interface DeclaredBlock {
  readonly block: WranglerBlock;
  readonly environment: Environment | null;
  readonly owned: OwnedBlock | null;
}

/** The parts of the file that the config knows. */
function declaredBlocks({ root, model, owned }: FaultContext): readonly DeclaredBlock[] {
  return blocksOf(root).flatMap((block): readonly DeclaredBlock[] => {
    if (block.environment === null) return [{ block, environment: null, owned }];
    const environment = model.environments.find(({ name }) => name === block.environment);
    if (environment === undefined) return [];
    const ours = owned === null ? null : (owned.environments[environment.name] ?? noOwnedBlock);
    return [{ block, environment, owned: ours }];
  });
}

/** A name of ours that is a binding or variable of another kind there: `env` has each name once. */
function otherKinds(
  block: WranglerBlock,
  { model }: FaultContext,
  environment: Environment | null,
): readonly WranglerFault[] {
  const lists = [durableObjectList, producerList, databaseList, serviceList, datasetList].map(
    (list) => list(model, environment),
  );
  const kinds = new Map<string, string>(
    lists.flatMap(({ path, entries }) =>
      entries.map(({ identity }) => [identity, path.slice(block.path.length).join(".")] as const),
    ),
  );
  if (environment !== null && knowsItsName(model, environment))
    kinds.set(ENVIRONMENT_VARIABLE, "vars");
  return namesInEnv(block.node).flatMap(({ name, section, node }) => {
    const kind = kinds.get(name);
    if (kind === undefined || kind === section) return [];
    const message = `\`${name}\` in \`${section}\` of ${nameOf(block)} takes the name of an entry of ours in \`${kind}\``;
    return [
      taken(node, message, "give it another name: names that begin with `TSUMUGI_` are ours"),
    ];
  });
}

/** An entry that has a name of ours, is not known to be ours, and means something else. */
function otherMeanings(
  block: WranglerBlock,
  { model }: FaultContext,
  environment: Environment | null,
  owned: OwnedBlock,
): readonly WranglerFault[] {
  const producers = producerList(model, environment);
  const databases = databaseList(model, environment);
  return [
    ...otherTargets(block, producers, "queue", owned.producers),
    ...otherTargets(
      block,
      durableObjectList(model, environment),
      "class_name",
      owned.durableObjects,
    ),
    ...otherTargets(block, serviceList(model, environment), "service", owned.services),
    ...otherTargets(block, datasetList(model, environment), "dataset", owned.datasets),
    ...borrowedQueues(block, consumerList(model, environment), producers, owned.producers),
    ...borrowedDatabase(block, databases, owned.databases),
    ...otherVariable(block, model, environment, owned.variables),
  ];
}

function otherTargets(
  block: WranglerBlock,
  list: EntryList,
  field: string,
  owned: readonly string[],
): readonly WranglerFault[] {
  const { path, identityField, entries } = list;
  return objectsIn(below(block.node, ...path.slice(block.path.length))).flatMap((entry) => {
    const name = textBelow(entry, identityField) ?? "";
    const wanted = entries.find(({ identity }) => identity === name)?.fields[field];
    const found = textBelow(entry, field);
    if (wanted === undefined || owned.includes(name) || found === null || found === wanted)
      return [];
    const message = `\`${name}\` is yours already in ${nameOf(block)} (\`${field}\` is \`${found}\`), and we need it for \`${String(wanted)}\``;
    return [taken(memberValue(entry, identityField) ?? entry, message, "give yours another name")];
  });
}

/** A queue of ours that is written to under another name, or read without our producer beside it, carries something else, too. */
function borrowedQueues(
  block: WranglerBlock,
  consumers: EntryList,
  producers: EntryList,
  owned: readonly string[],
): readonly WranglerFault[] {
  const queues = new Set(consumers.entries.map(({ identity }) => identity));
  const ours = new Set([...owned, ...producers.entries.map(({ identity }) => identity)]);
  return objectsIn(below(block.node, "queues", "producers")).flatMap((entry) => {
    const [name, queue] = [textBelow(entry, "binding") ?? "", textBelow(entry, "queue") ?? ""];
    if (ours.has(name) || !queues.has(queue)) return [];
    const message = `\`${queue}\`, which \`${name}\` writes to in ${nameOf(block)}, is the name of a queue of ours: its consumer takes jobs only`;
    return [
      taken(
        memberValue(entry, "queue") ?? entry,
        message,
        "name another queue here, or change `name` in the config before the first deploy",
      ),
    ];
  });
}

/** Migrations are applied by the database's name, which then would stand for two folders of them. */
function borrowedDatabase(
  block: WranglerBlock,
  { path, entries }: EntryList,
  owned: readonly string[],
): readonly WranglerFault[] {
  const databases = objectsIn(below(block.node, ...path.slice(block.path.length)));
  const isThere = databases.some((entry) => textBelow(entry, "binding") === DATABASE_BINDING);
  if (isThere || owned.includes(DATABASE_BINDING)) return [];
  return databases.flatMap((entry) => {
    const name = textBelow(entry, "database_name");
    if (name === null || name !== entries[0]?.firstFields["database_name"]) return [];
    const message = `the database \`${name}\` is \`${textBelow(entry, "binding")}\` already in ${nameOf(block)}, and ours would have the same name`;
    const hint = `change \`name\` in the config, or add \`{ "binding": "${DATABASE_BINDING}", "database_name": … }\` with the name that you want`;
    return [taken(memberValue(entry, "database_name") ?? entry, message, hint)];
  });
}

function otherVariable(
  block: WranglerBlock,
  model: Model,
  environment: Environment | null,
  owned: readonly string[],
): readonly WranglerFault[] {
  const node = below(block.node, "vars", ENVIRONMENT_VARIABLE);
  const isWanted = environment !== null && knowsItsName(model, environment);
  if (!isWanted || node === undefined || owned.includes(ENVIRONMENT_VARIABLE)) return [];
  if (node.value === environment.name) return [];
  const message = `the variable \`${ENVIRONMENT_VARIABLE}\` of ${nameOf(block)} is yours already, and we need it to say \`${environment.name}\``;
  return [taken(node, message, "give yours another name")];
}

function taken(node: Node, message: string, hint: string): WranglerFault {
  return { code: "TSU425", node, message, hint };
}
