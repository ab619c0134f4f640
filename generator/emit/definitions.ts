/** generated/definitions.ts: the policy of each binding, as data. */

import type { ts } from "ts-morph";
import type {
  BindingDefinition,
  EnqueueDefinition,
} from "../../templates/runtime/core/definition.ts";
import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { printLiteral } from "./literal.ts";

/** The file's text: what shards, consumer and client know of the bindings. */
export function emitDefinitions(model: Model, context: EmitContext): string {
  const cast = castOf(model, { fill: (_slot, binding) => printLiteral(binding.definition) });
  return writeFromSpecimen("definitions.ts", model, context, cast, findSlot);
}

/** The same for a Worker that only enqueues. */
export function emitProducerDefinitions(model: Model, context: EmitContext): string {
  const cast = castOf(model, {
    fill: (_slot, binding) => printLiteral(enqueueDefinitionOf(binding.definition)),
  });
  return writeFromSpecimen("producer-definitions.ts", model, context, cast, findSlot);
}

/** A policy is the shards' business: it can change without anything to do for those who enqueue. */
function enqueueDefinitionOf(definition: BindingDefinition): EnqueueDefinition {
  const { name, idName, shardBinding, shards, payloadVersion, keys } = definition;
  return {
    name,
    ...(idName === undefined ? {} : { idName }),
    shardBinding,
    shards,
    ...(payloadVersion === undefined ? {} : { payloadVersion }),
    keys,
  };
}

function findSlot(node: ts.Node): string | null {
  const { parent } = node;
  const isValue = compiler.isPropertyAssignment(parent) && parent.initializer === node;
  return isValue && compiler.isSatisfiesExpression(rootOf(parent)) ? "definition" : null;
}

/** What the object literal with this member stands in: `{…} as const satisfies …` for the outermost one only. */
function rootOf(member: ts.PropertyAssignment): ts.Node {
  return member.parent.parent.parent;
}
