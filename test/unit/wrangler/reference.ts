/** What an edit must mean, worked out on plain values and without a thought for bytes. */

import { parse } from "jsonc-parser";
import type { Model } from "../../../generator/model/model.ts";

type Item = Record<string, unknown>;
interface WranglerFile {
  durable_objects?: { bindings?: Item[] };
  queues?: { producers?: Item[]; consumers?: Item[] };
  d1_databases?: Item[];
  triggers?: { crons?: string[] };
  exports?: Record<string, unknown>;
  migrations?: Item[];
  env?: Record<string, { migrations?: Item[] }>;
}

export function parseText(text: string): WranglerFile {
  return parse(text.replace(/^\uFEFF/, ""), [], { allowTrailingComma: true }) as WranglerFile;
}

/** For files that hold nothing of ours yet. */
export function expectedAfterFirstEdit(text: string, model: Model): WranglerFile {
  const file = parseText(text);
  const classes = model.bindings.map(({ names }) => names.shardClass);
  const bindings = ((file.durable_objects ??= {}).bindings ??= []);
  for (const { names } of model.bindings) {
    bindings.push({ name: names.shardBinding, class_name: names.shardClass });
  }
  const blocks = [file, ...Object.values(file.env ?? {})];
  if (blocks.some(({ migrations }) => (migrations ?? []).length > 0)) {
    (file.migrations ??= []).push({ tag: "tsumugi-0001", new_sqlite_classes: classes });
  } else {
    const entries = classes.map((name) => [name, { type: "durable-object", storage: "sqlite" }]);
    file.exports = { ...file.exports, ...Object.fromEntries(entries) };
  }
  const queues = (file.queues ??= {});
  for (const { producerBinding, queueName, maxBatchSize } of model.queues) {
    (queues.producers ??= []).push({ binding: producerBinding, queue: queueName });
    (queues.consumers ??= []).push({
      queue: queueName,
      max_batch_size: maxBatchSize,
      max_batch_timeout: 0,
      max_retries: 0,
    });
  }
  (file.d1_databases ??= []).push({
    binding: "TSUMUGI_DB",
    database_name: model.name,
    migrations_dir: `${model.output}/migrations`,
  });
  const crons = ((file.triggers ??= {}).crons ??= []);
  if (!crons.includes(model.retention.cron)) crons.push(model.retention.cron);
  return file;
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
