/** generated/shards.ts: the Durable Object classes. */

import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import type { EmitContext } from "./context.ts";
import { inEnvironments } from "./environments.ts";
import { writeFromSpecimen } from "./from-specimen.ts";

/** The file's text. Where data points are wanted, the classes have the base that writes them. */
export function emitShards(model: Model, context: EmitContext): string {
  const text = inEnvironments(model, writeFromSpecimen("shards.ts", model, context, castOf(model)));
  return model.analytics === null
    ? text
    : text.replace("/runtime/shard/durable-object", "/runtime/analytics/durable-object");
}
