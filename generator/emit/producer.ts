/** The folder of a Worker that only enqueues: a client, and of the runtime no more than the client imports. */

import { posix } from "node:path";
import { createFileSet } from "../file-set.ts";
import type { FileSet } from "../file-set.ts";
import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { emitForCallers } from "./for-callers.ts";
import type { EmitContext } from "./context.ts";
import { emitProducerDefinitions } from "./definitions.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { rewriteExtensions } from "./imports.ts";
import { emitPayloads } from "./payloads.ts";

/** The specimens of producers stand beside the others, so they need names of their own. */
const SPECIMEN_PREFIX = /(?<=from "\.\/)producer-/g;
const RUNTIME_IMPORT = /from "\.\/(runtime\/[^"]+)\.[jt]s"/g;
const RELATIVE_IMPORT = /\bfrom "(\.{1,2}\/[^"]+)"/g;

/**
 * Every file but the manifest, by its path inside of the folder.
 *
 * @param model of what the Worker enqueues: its bindings, its folder as `output`, its import extension
 */
export function emitProducer(model: Model, context: EmitContext): FileSet {
  const fromSpecimen = (name: string) => writeFromSpecimen(name, model, context, castOf(model));
  const own = [
    ["index.ts", fromSpecimen("producer-index.ts")],
    ["client.ts", emitForCallers(model, context, "producer-client.ts")],
    ["options.ts", emitForCallers(model, context, "options.ts")],
    ["payloads.ts", emitPayloads(withoutResults(model), context, { withoutResults: true })],
    ["definitions.ts", emitProducerDefinitions(model, context)],
    ["env.ts", fromSpecimen("producer-env.ts")],
  ].map(([path = "", text = ""]) => [path, text.replace(SPECIMEN_PREFIX, "")] as const);
  const entries = own.flatMap(([, text]) => matches(text, RUNTIME_IMPORT));
  const runtime = importClosure(
    entries.map((path) => `${path}.ts`),
    context.templates,
  ).map(([path, text]) => [path, rewriteExtensions(text, model.importExtension)] as const);
  return createFileSet([...own, ...runtime]);
}

/** A schema that nobody asks for would only be one more import. */
function withoutResults(model: Model): Model {
  return { ...model, bindings: model.bindings.map((binding) => ({ ...binding, result: null })) };
}

/** The templates of these paths, and whatever they import. */
export function importClosure(
  entries: readonly string[],
  templates: ReadonlyMap<string, string>,
): readonly (readonly [path: string, text: string])[] {
  const closure = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (closure.has(path)) continue;
    const text = templates.get(path);
    if (text === undefined) throw new Error(`templates/${path} is missing`);
    closure.set(path, text);
    const folder = posix.dirname(path);
    waiting.push(...matches(text, RELATIVE_IMPORT).map((each) => posix.join(folder, each)));
  }
  return [...closure];
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, path = ""]) => path);
}
