/** Who does the work of each binding: the user's functions, held against the types of the config. */

import type { AttachedPerformer, Performer } from "../runtime/consumer/performer.ts";
import type { PayloadUpgrade } from "../runtime/consumer/upgrade.ts";
import { entrypointPerformer } from "../runtime/performers/entrypoint.ts";
import { httpPerformer } from "../runtime/performers/http.ts";
import { servicePerformer } from "../runtime/performers/service.ts";
import type { TsumugiEnv } from "./env.ts";
import performSpecimen from "./user/specimen.ts";
import { total as performSpecimenZod } from "./user/specimen-zod.ts";
import performSpecimenAny from "./user/specimen-any.ts";
import performSpecimenEntrypoint from "./user/specimen-entrypoint.ts";
import type {
  SpecimenPayload,
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenEntrypointPayload,
  SpecimenHttpPayload,
  SpecimenServicePayload,
  SpecimenResult,
  SpecimenZodResult,
  SpecimenAnyResult,
  SpecimenEntrypointResult,
  SpecimenHttpResult,
  SpecimenServiceResult,
} from "./payloads.ts";

/** A performer says itself what it needs of `env`, so `ctx.env` is not part of this check. */
export interface Performers {
  /** Performer of `bindings.SPECIMEN` in tsumugi.config.yaml. */
  readonly SPECIMEN: Performer<SpecimenPayload, SpecimenResult, never>;
  /** Performer of `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml. */
  readonly SPECIMEN_ZOD: Performer<SpecimenZodPayload, SpecimenZodResult, never>;
  /** Performer of `bindings.SPECIMEN_ANY` in tsumugi.config.yaml. */
  readonly SPECIMEN_ANY: Performer<SpecimenAnyPayload, SpecimenAnyResult, never>;
  /** Performer of `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml. */
  readonly SPECIMEN_ENTRYPOINT: AttachedPerformer<
    SpecimenEntrypointPayload,
    SpecimenEntrypointResult,
    never
  >;
  /** Performer of `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml. */
  readonly SPECIMEN_HTTP: Performer<SpecimenHttpPayload, SpecimenHttpResult, never>;
  /** Performer of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml. */
  readonly SPECIMEN_SERVICE: Performer<SpecimenServicePayload, SpecimenServiceResult, TsumugiEnv>;
}

/** What brings payloads of older jobs up to date: `upgrade` in tsumugi.config.yaml. */
export const upgrades: Readonly<Record<string, PayloadUpgrade>> = {};

export const performers: Performers = {
  SPECIMEN: performSpecimen,
  SPECIMEN_ZOD: performSpecimenZod,
  SPECIMEN_ANY: performSpecimenAny,
  SPECIMEN_ENTRYPOINT: entrypointPerformer(performSpecimenEntrypoint),
  SPECIMEN_HTTP: httpPerformer({
    url: "https://hooks.example.com/jobs",
    headers: { authorization: { secret: "HOOKS_TOKEN" }, "x-shop": "specimen" },
    hmac: { secret: "HOOKS_KEY" },
  }),
  SPECIMEN_SERVICE: servicePerformer("TSUMUGI_SERVICE_SPECIMEN_SERVICE"),
};
