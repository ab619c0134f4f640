/** The model becomes files: one emitter for each. Pure; formatting and banners follow (finish.ts). */

import { createFileSet } from "../file-set.ts";
import type { FileSet } from "../file-set.ts";
import type { Model } from "../model/model.ts";
import { emitApi } from "./api.ts";
import { castOf } from "./cast.ts";
import type { EmitContext } from "./context.ts";
import { emitDefinitions } from "./definitions.ts";
import { emitForCallers } from "./for-callers.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { emitEnv } from "./env.ts";
import { emitEnvironments, inEnvironments } from "./environments.ts";
import { emitPayloads } from "./payloads.ts";
import { emitPerformers } from "./performers.ts";
import { emitRuntime } from "./runtime.ts";
import { emitShards } from "./shards.ts";
import { emitWorker } from "./worker.ts";

export type { EmitContext, EmitProblem } from "./context.ts";
export { checkModules } from "./check-modules.ts";

/** What the first line of a config points its editor at. */
const EDITOR_SCHEMA = "tsumugi.schema.json";

/** Every file of the output folder but the manifest and what is remembered (evolve/), by project-relative path. */
export function emit(model: Model, context: EmitContext): FileSet {
  const files: (readonly [string, string])[] = [
    ["index.ts", writeFromSpecimen("index.ts", model, context, castOf(model))],
    ["bindings.ts", emitForCallers(model, context, "bindings.ts")],
    ["options.ts", emitForCallers(model, context, "options.ts")],
    ["client.ts", emitForCallers(model, context, "client.ts")],
    ["payloads.ts", emitPayloads(model, context)],
    ["definitions.ts", emitDefinitions(model, context)],
    ["shards.ts", emitShards(model, context)],
    ["performers.ts", emitPerformers(model, context)],
    ["worker.ts", inEnvironments(model, emitWorker(model, context))],
    ...emitEnvironments(model, context),
    ["env.ts", emitEnv(model, context)],
    ...(model.features.testing
      ? [["testing.ts", writeFromSpecimen("testing.ts", model, context, castOf(model))] as const]
      : []),
    ...emitApi(model, context),
    ...(model.features.api
      ? [["http-client.ts", emitForCallers(model, context, "http-client.ts")] as const]
      : []),
    [EDITOR_SCHEMA, JSON.stringify(context.configSchema, null, 2) + "\n"],
    ...emitRuntime(model, context),
  ];
  return createFileSet(files.map(([path, text]) => [`${model.output}/${path}`, text] as const));
}

/** Whether a generated file needs no formatting: a template's text as it stands, or JSON as it is printed here. */
export function isVerbatim(path: string, output: string): boolean {
  return path.startsWith(`${output}/runtime/`) || path === `${output}/${EDITOR_SCHEMA}`;
}
