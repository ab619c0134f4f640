/** What the user has written into entries of ours that would keep them from working. The fields that are ours are put right anyway. */

import { didYouMean } from "../../spec/nearest-name.ts";
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
import type { Environment, Model } from "../../model/model.ts";
import { below, blocksOf, objectsIn, textBelow } from "./fault.ts";
import type { FaultContext, WranglerFault } from "./fault.ts";

/** Longest delay that the platform takes, in seconds (its limits page, 2026-11). */
const DELAY_LIMIT_SECONDS = 86_400;

export function unusableConsumers(context: FaultContext): readonly WranglerFault[] {
  const { model } = context;
  const queues = new Set(
    [null, ...model.environments].flatMap((environment) =>
      consumerList(model, environment).entries.map(({ identity }) => identity),
    ),
  );
  return oursIn(context, consumerList).flatMap((entry) => {
    const queue = textBelow(entry, "queue") ?? "";
    const [type, dead] = [textBelow(entry, "type"), textBelow(entry, "dead_letter_queue")];
    return [
      ...fault(
        entry,
        "type",
        type !== null && type !== "worker",
        `\`${queue}\` is consumed by the generated Worker, and \`type\` is \`${type}\``,
        "take `type` out",
      ),
      ...fault(
        entry,
        "dead_letter_queue",
        dead !== null && queues.has(dead),
        dead === queue
          ? `\`${queue}\` is its own dead letter queue: a message that fails would come back for ever`
          : `\`${dead}\` carries jobs and cannot be the dead letter queue of \`${queue}\``,
        "take `dead_letter_queue` out, or name a queue of your own",
      ),
      ...tooLong(entry, "retry_delay"),
    ];
  });
}

export function unusableShards(context: FaultContext): readonly WranglerFault[] {
  return oursIn(context, durableObjectList).flatMap((entry) => {
    const name = textBelow(entry, "name") ?? "";
    const isOther = memberValue(entry, "script_name") !== undefined;
    const message = `the shards behind \`${name}\` are classes of this Worker, and \`script_name\` looks for them in another`;
    return fault(entry, "script_name", isOther, message, "take `script_name` out");
  });
}

export function unusableProducers(context: FaultContext): readonly WranglerFault[] {
  return oursIn(context, producerList).flatMap((entry) => tooLong(entry, "delivery_delay"));
}

function tooLong(entry: Node, field: string): readonly WranglerFault[] {
  const seconds: unknown = memberValue(entry, field)?.value;
  const isTooLong = typeof seconds === "number" && seconds > DELAY_LIMIT_SECONDS;
  const message = `\`${field}\` is ${String(seconds)} seconds, and a queue delays for ${DELAY_LIMIT_SECONDS} at most`;
  return fault(
    entry,
    field,
    isTooLong,
    message,
    `take \`${field}\` out: the shard does the waiting`,
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What a script of the user's puts in before a deploy: `$D1_ID`, `${D1_ID}`, `{{ d1 }}`, `%D1%`. */
const SUBSTITUTED = /[${%]/;

export function unusableDatabases(context: FaultContext): readonly WranglerFault[] {
  const { output } = context.model;
  return oursIn(context, databaseList).flatMap((entry) => {
    const id = textBelow(entry, "database_id");
    const isPlaceholder = id !== null && !UUID.test(id) && !SUBSTITUTED.test(id);
    const pattern = textBelow(entry, "migrations_pattern");
    const isOther =
      pattern !== null && pattern.replace(/^\.\//, "") !== `${output}/migrations/*.sql`;
    return [
      ...fault(
        entry,
        "database_id",
        isPlaceholder,
        `\`${id}\` is no id of a D1 database, and wrangler would use it as it stands`,
        "take `database_id` out: wrangler finds the database by its name, and makes it when there is none",
      ),
      ...fault(
        entry,
        "migrations_pattern",
        isOther,
        `with the pattern \`${pattern}\` wrangler would not find the migrations in ${output}/migrations`,
        "take `migrations_pattern` out",
      ),
    ];
  });
}

/** By list: every field that wrangler 4 knows in its entries. Others only earn a warning there, so a slip of the pen does nothing. */
const KNOWN_FIELDS: readonly (readonly [EntryListOf, readonly string[]])[] = [
  [durableObjectList, ["name", "class_name", "script_name", "environment"]],
  [producerList, ["binding", "queue", "delivery_delay", "remote"]],
  [
    consumerList,
    [
      ...["queue", "type", "max_batch_size", "max_batch_timeout", "max_retries", "max_concurrency"],
      ...["dead_letter_queue", "retry_delay", "visibility_timeout_ms"],
    ],
  ],
  [
    databaseList,
    [
      ...["binding", "database_name", "database_id", "preview_database_id", "jurisdiction"],
      ...["migrations_dir", "migrations_table", "migrations_pattern", "remote"],
    ],
  ],
  [serviceList, ["binding", "service", "environment", "entrypoint", "props", "remote"]],
  [datasetList, ["binding", "dataset", "remote"]],
];

/** A field that nearly has a known name; one that is merely unknown may be of a newer wrangler. */
export function misspeltFields(context: FaultContext): readonly WranglerFault[] {
  return KNOWN_FIELDS.flatMap(([list, known]) =>
    oursIn(context, list).flatMap((entry) =>
      (entry.children ?? []).flatMap(({ children: [key] = [] }): readonly WranglerFault[] => {
        const name = String(key?.value);
        const hint = known.includes(name) ? null : didYouMean(name, known);
        if (hint === null || key === undefined) return [];
        const message = `wrangler knows no \`${name}\` and would pass over it with a warning`;
        return [{ code: "TSU423", node: key, message, hint }];
      }),
    ),
  );
}

type EntryListOf = (model: Model, environment: Environment | null) => EntryList;

/** The entries of ours that stand in a list of any part of the file. */
function oursIn({ root, model }: FaultContext, list: EntryListOf): readonly Node[] {
  return blocksOf(root).flatMap((block) => {
    const declared = model.environments.find(({ name }) => name === block.environment);
    if (block.environment !== null && declared === undefined) return [];
    const { path, identityField, entries } = list(model, declared ?? null);
    const ours = new Set(entries.map(({ identity }) => identity));
    return objectsIn(below(block.node, ...path.slice(block.path.length))).filter((entry) =>
      ours.has(textBelow(entry, identityField) ?? ""),
    );
  });
}

function fault(
  entry: Node,
  field: string,
  isWrong: boolean,
  message: string,
  hint: string,
): readonly WranglerFault[] {
  return isWrong
    ? [{ code: "TSU423", node: memberValue(entry, field) ?? entry, message, hint }]
    : [];
}
