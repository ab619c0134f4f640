/** generated/performers.ts: the user's functions, held against the types of the config. */

import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { moduleSpecifier } from "./imports.ts";

/** The file's text. */
export function emitPerformers(model: Model, context: EmitContext): string {
  const userImports = model.bindings.map(({ performer, names }) => ({
    typeOnly: false,
    names: [{ imported: performer.exportName, local: names.performerImport }],
    module: moduleSpecifier(model.output, performer.module, model.importExtension),
  }));
  return writeFromSpecimen("performers.ts", model, context, castOf(model, { userImports }));
}
