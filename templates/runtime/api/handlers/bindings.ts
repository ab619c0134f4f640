/** Bindings as they are declared; pause, resume and purge. */

import { shardsEver } from "../../core/definition.ts";
import { bindingOfPath, definitionsOf, type ApiCall, type Handler } from "../call.ts";
import { ApiError } from "../problem.ts";
import { refusedValue } from "../request.ts";
import { askAll, unreachableOf } from "../shards.ts";
import type { BindingsResponse, PauseResponse, PurgeBody, PurgeResponse } from "../types.ts";

/** Jobs that one call cancels in each shard. */
const PURGE_LIMIT = 1_000;

export const listBindings: Handler = async (call) => {
  const { facts, openapi } = call.settings;
  const definitions = definitionsOf(call);
  const answers = await askAll(call, definitions, (shard) => shard.inspect());
  const bindings = definitions.map((definition) => {
    const { name, shards } = definition;
    const own = answers.filter((each) => each.definition === definition);
    const reports = own.flatMap(({ answer }) => answer ?? []);
    const { schemas } = openapi.components;
    return {
      name,
      description: facts[name]?.description ?? null,
      shards,
      shards_ever: shardsEver(definition),
      draining: definition.draining ?? false,
      policy: definition,
      paused: reports.length === 0 ? null : reports.every(({ paused }) => paused),
      paused_shards: reports.filter(({ paused }) => paused).length,
      unreachable: unreachableOf(own),
      index: Object.keys(facts[name]?.index ?? {}),
      payload_schema: schemas[payloadSchemaName(name)] ?? null,
    };
  });
  return { bindings } satisfies BindingsResponse;
};

/** Name of a binding's payload among the schemas of openapi.json. */
export function payloadSchemaName(binding: string): string {
  return `payload.${binding}`;
}

export const pauseBinding: Handler = (call) => setPaused(call, true);
export const resumeBinding: Handler = (call) => setPaused(call, false);

async function setPaused(call: ApiCall, paused: boolean): Promise<PauseResponse> {
  const definition = bindingOfPath(call);
  const answers = await askAll(call, [definition], async (shard) => {
    await (paused ? shard.pause() : shard.resume());
    return true;
  });
  const unreachable = unreachableOf(answers);
  if (unreachable.length > 0) {
    const message = `${unreachable.length} of ${answers.length} shards did not answer; the others are ${paused ? "paused" : "resumed"}. Call again.`;
    throw new ApiError("shard-unavailable", message, { unreachable });
  }
  return { binding: definition.name, paused, shards: answers.length };
}

export const purgeBinding: Handler = async (call) => {
  const definition = bindingOfPath(call);
  const { confirm } = call.body as PurgeBody;
  if (confirm !== definition.name) {
    throw refusedValue("confirm", confirm, `the binding's name, ${definition.name}`);
  }
  const answers = await askAll(call, [definition], (shard) => shard.purge(PURGE_LIMIT));
  const replies = answers.flatMap(({ answer }) => answer ?? []);
  const cancelled = replies.reduce((sum, reply) => sum + reply.cancelled, 0);
  const unreachable = unreachableOf(answers);
  if (unreachable.length > 0) {
    const message = `${unreachable.length} of ${answers.length} shards did not answer; the others cancelled ${cancelled} jobs. Call again.`;
    throw new ApiError("shard-unavailable", message, { unreachable, cancelled });
  }
  return {
    binding: definition.name,
    cancelled,
    remaining: replies.some(({ remaining }) => remaining),
  } satisfies PurgeResponse;
};
