/** What callers see of the bindings: which keys a job must, may or cannot have, and the files that say so. */

import type { ts } from "ts-morph";
import type { BindingDefinition, KeyRules } from "../../templates/runtime/core/definition.ts";
import type { Binding, Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { commentLines } from "./write-specimen.ts";

/** The file's text, for the bindings that jobs can be enqueued to. */
export function emitForCallers(
  model: Model,
  context: EmitContext,
  specimen: "bindings.ts" | "client.ts" | "http-client.ts" | "options.ts" | "producer-client.ts",
): string {
  // Jobs of a draining binding are looked after by their ids; there is nothing to enqueue.
  const bindings = model.bindings.filter(({ definition }) => definition.draining !== true);
  const cast = castOf({ ...model, bindings }, { fill });
  return writeFromSpecimen(specimen, model, context, cast, findSlot);
}

type KeyName = keyof KeyRules;

function findSlot(node: ts.Node): string | null {
  if (!compiler.isPropertySignature(node)) return null;
  const name = node.name.getText();
  return isKeyName(name) ? name : null;
}

function isKeyName(name: string): name is KeyName {
  return name === "concurrencyKey" || name === "uniqueKey" || name === "partitionKey";
}

function fill(slot: string, binding: Binding): string | null {
  return isKeyName(slot) ? printKey(slot, binding.definition) : null;
}

function printKey(name: KeyName, definition: BindingDefinition): string {
  const rule = definition.keys[name];
  switch (rule.kind) {
    case "optional":
      return member(KEY_WORDS[name](definition), `${name}?: string | undefined`);
    case "required":
      return member(`${KEY_WORDS[name](definition)} Required.`, `${name}: string`);
    case "derived":
      return member(`Built from the payload: \`${rule.template}\`.`, `${name}?: undefined`);
    case "forbidden":
      return member("Not taken by this binding.", `${name}?: undefined`);
  }
}

function member(comment: string, declaration: string): string {
  return `/** ${commentLines(comment).join(" ")} */\nreadonly ${declaration};`;
}

const KEY_WORDS: Readonly<Record<KeyName, (definition: BindingDefinition) => string>> = {
  concurrencyKey: ({ perKeyConcurrency }) =>
    `Of the jobs with one key at most ${perKeyConcurrency} ${perKeyConcurrency === 1 ? "runs" : "run"} at a time.`,
  uniqueKey: () => "While it is reserved, enqueueing with the same key makes no second job.",
  partitionKey: ({ shards }) =>
    `Decides which of the ${shards} shards owns the job; the other keys hold inside of it.`,
};
