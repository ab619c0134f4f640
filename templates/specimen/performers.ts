/** Who does the work of each binding: the user's functions, held against the types of the config. */

import type { Performer } from "../runtime/consumer/performer.ts";
import performSpecimen from "./user/specimen.ts";
import { total as performSpecimenZod } from "./user/specimen-zod.ts";
import performSpecimenAny from "./user/specimen-any.ts";
import type {
  SpecimenPayload,
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenResult,
  SpecimenZodResult,
  SpecimenAnyResult,
} from "./payloads.ts";

/** A performer says itself what it needs of `env`, so `ctx.env` is not part of this check. */
export interface Performers {
  /** Performer of `bindings.SPECIMEN` in tsumugi.config.yaml. */
  readonly SPECIMEN: Performer<SpecimenPayload, SpecimenResult, never>;
  /** Performer of `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml. */
  readonly SPECIMEN_ZOD: Performer<SpecimenZodPayload, SpecimenZodResult, never>;
  /** Performer of `bindings.SPECIMEN_ANY` in tsumugi.config.yaml. */
  readonly SPECIMEN_ANY: Performer<SpecimenAnyPayload, SpecimenAnyResult, never>;
}

export const performers: Performers = {
  SPECIMEN: performSpecimen,
  SPECIMEN_ZOD: performSpecimenZod,
  SPECIMEN_ANY: performSpecimenAny,
};
