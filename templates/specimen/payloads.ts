/** What each binding's jobs carry and bring back: types for the compiler, checks for run time. */

import type { z } from "zod";
import {
  Order as specimenZodPayloadSchema,
  Receipt as specimenZodResultSchema,
} from "./user/payloads.ts";
import type { JsonSchema } from "../runtime/core/json-schema.ts";
import { checkByParser } from "../runtime/core/parser-check.ts";
import { checkSchema } from "../runtime/core/schema-check.ts";
import type { PayloadCheck } from "../runtime/core/schema-check.ts";

/**
 * Description of SPECIMEN.
 *
 * Payload of SPECIMEN, from `bindings.SPECIMEN.payload` in tsumugi.config.yaml.
 */
export type SpecimenPayload = {
  /** Format: email. */
  to: string;
  subject?: string | undefined;
};

/** Result of SPECIMEN, from `bindings.SPECIMEN.result` in tsumugi.config.yaml. */
export type SpecimenResult = { sent: boolean };

/**
 * Description of SPECIMEN_ZOD.
 *
 * Payload of SPECIMEN_ZOD, as its zod schema takes it: it is checked and stored as it is passed, so defaults and
 * transforms of the schema apply only where the performer parses it again.
 */
export type SpecimenZodPayload = z.input<typeof specimenZodPayloadSchema>;

/** Result of SPECIMEN_ZOD, as its zod schema takes it. */
export type SpecimenZodResult = z.input<typeof specimenZodResultSchema>;

/**
 * Description of SPECIMEN_ANY.
 *
 * Payload of SPECIMEN_ANY: any JSON value, as `bindings.SPECIMEN_ANY` in tsumugi.config.yaml declares none.
 */
export type SpecimenAnyPayload = unknown;

/** Result of SPECIMEN_ANY: any JSON value, as `bindings.SPECIMEN_ANY` in tsumugi.config.yaml declares none. */
export type SpecimenAnyResult = unknown;

/**
 * Description of SPECIMEN_ENTRYPOINT.
 *
 * Payload of SPECIMEN_ENTRYPOINT: any JSON value, as `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml declares none.
 */
export type SpecimenEntrypointPayload = unknown;

/** Result of SPECIMEN_ENTRYPOINT: any JSON value, as `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml declares none. */
export type SpecimenEntrypointResult = unknown;

/**
 * Description of SPECIMEN_HTTP.
 *
 * Payload of SPECIMEN_HTTP: any JSON value, as `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml declares none.
 */
export type SpecimenHttpPayload = unknown;

/** Result of SPECIMEN_HTTP: any JSON value, as `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml declares none. */
export type SpecimenHttpResult = unknown;

/**
 * Description of SPECIMEN_SERVICE.
 *
 * Payload of SPECIMEN_SERVICE: any JSON value, as `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml declares none.
 */
export type SpecimenServicePayload = unknown;

/** Result of SPECIMEN_SERVICE: any JSON value, as `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml declares none. */
export type SpecimenServiceResult = unknown;

/** The inline schemas of the config. */
export const payloadSchemas = {
  SPECIMEN: {
    type: "object",
    properties: {
      to: { type: "string", format: "email" },
      subject: { type: "string" },
    },
    required: ["to"],
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** What a payload of each binding is checked by when it is enqueued. */
export const payloadChecks = {
  SPECIMEN: (payload) => checkSchema(payloadSchemas.SPECIMEN, payload),
  SPECIMEN_ZOD: (payload) => checkByParser(specimenZodPayloadSchema, payload),
  SPECIMEN_ANY: () => [],
  SPECIMEN_ENTRYPOINT: () => [],
  SPECIMEN_HTTP: () => [],
  SPECIMEN_SERVICE: () => [],
} as const satisfies Readonly<Record<string, PayloadCheck>>;
