/** What an edit must mean, worked out on plain values and without a thought for bytes. */

import { parse } from "jsonc-parser";
import type { Model } from "../../../generator/model/model.ts";

type Item = Record<string, unknown>;
interface Block {
  durable_objects?: { bindings?: Item[] };
  queues?: { producers?: Item[]; consumers?: Item[] };
  d1_databases?: Item[];
  services?: Item[];
  analytics_engine_datasets?: Item[];
  triggers?: { crons?: string[] };
  vars?: Item;
  exports?: Record<string, unknown>;
  migrations?: Item[];
}
interface WranglerFile extends Block {
  env?: Record<string, Block>;
}

export function parseText(text: string): WranglerFile {
  return parse(text.replace(/^\uFEFF/, ""), [], { allowTrailingComma: true }) as WranglerFile;
}

/** For files that hold nothing of ours yet. */
export function expectedAfterFirstEdit(text: string, model: Model): WranglerFile {
  const file = parseText(text);
  const classes = model.bindings.map(({ names }) => names.shardClass);
  const blocks = [file, ...Object.values(file.env ?? {})];
  const entry = { tag: "tsumugi-0001", new_sqlite_classes: classes };
  if (blocks.some(({ migrations }) => (migrations ?? []).length > 0)) {
    (file.migrations ??= []).push(entry);
    for (const { name } of model.environments) file.env?.[name]?.migrations?.push(entry);
  } else {
    const entries = classes.map((name) => [name, { type: "durable-object", storage: "sqlite" }]);
    file.exports = { ...file.exports, ...Object.fromEntries(entries) };
  }
  addEntries(file, model, model.name);
  const { cron } = model.retention;
  addCron((file.triggers ??= {}), cron);
  for (const { name, overrides } of model.environments) {
    const block = ((file.env ??= {})[name] ??= {});
    addEntries(block, model, `${model.name}-${name}`);
    if (block.triggers !== undefined) addCron(block.triggers, cron);
    const knowsItsName = overrides.length > 0 || model.analytics !== null;
    if (knowsItsName) (block.vars ??= {})["TSUMUGI_ENVIRONMENT"] = name;
  }
  return file;
}

function addEntries(block: Block, model: Model, prefix: string): void {
  const bindings = ((block.durable_objects ??= {}).bindings ??= []);
  for (const { names } of model.bindings) {
    bindings.push({ name: names.shardBinding, class_name: names.shardClass });
  }
  const queues = (block.queues ??= {});
  for (const { name, producerBinding, maxBatchSize } of model.queues) {
    const queue = `${prefix}-${name}`;
    (queues.producers ??= []).push({ binding: producerBinding, queue });
    (queues.consumers ??= []).push({
      queue,
      max_batch_size: maxBatchSize,
      max_batch_timeout: 0,
      max_retries: 0,
    });
  }
  (block.d1_databases ??= []).push({
    binding: "TSUMUGI_DB",
    database_name: prefix,
    migrations_dir: `${model.output}/migrations`,
  });
  if (model.analytics === null) return;
  const entry = { binding: "TSUMUGI_ANALYTICS", dataset: model.analytics.dataset };
  (block.analytics_engine_datasets ??= []).push(entry);
}

function addCron(triggers: { crons?: string[] }, cron: string): void {
  const crons = (triggers.crons ??= []);
  if (!crons.includes(cron)) crons.push(cron);
}

/** All comments of a text in their order. */
export function comments(text: string): readonly string[] {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|\/\/[^\r\n]*|\/\*[^]*?\*\//g) ?? [];
  return tokens.filter((token) => token.startsWith("/"));
}

/** True when `part` is what remains of `whole` after some characters were taken out. */
export function isSubsequence(part: string, whole: string): boolean {
  let position = 0;
  for (const character of whole) {
    if (character === part.slice(position, position + character.length)) {
      position += character.length;
    }
  }
  return position === part.length;
}
