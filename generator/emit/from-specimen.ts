/** What most emitters do: read one specimen, exchange the names, settle how modules are named. */

import type { Model } from "../model/model.ts";
import { SUBJECTS } from "./cast.ts";
import type { EmitContext } from "./context.ts";
import { rewriteExtensions } from "./imports.ts";
import { readSpecimen } from "./specimen.ts";
import type { SlotFinder } from "./specimen.ts";
import { writeSpecimen } from "./write-specimen.ts";
import type { Cast } from "./write-specimen.ts";

/** The config file as the specimens call it. */
const SPECIMEN_CONFIG = "tsumugi.config.yaml";

/** The text of the specimen of this name for the cast. */
export function writeFromSpecimen(
  name: string,
  model: Model,
  context: EmitContext,
  cast: Cast,
  findSlot?: SlotFinder,
): string {
  const text = context.templates.get(`specimen/${name}`);
  if (text === undefined) throw new Error(`templates/specimen/${name} is missing`);
  const named = text.replaceAll(SPECIMEN_CONFIG, model.configFile);
  const specimen = readSpecimen(named, SUBJECTS, findSlot);
  return rewriteExtensions(writeSpecimen(specimen, cast), model.importExtension);
}
