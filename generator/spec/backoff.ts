/** `backoff`: the wait before the next attempt. */

import { z } from "zod";
import type { Backoff } from "../../templates/runtime/core/definition.ts";
import { DURATION_LIMIT_MS } from "../../templates/runtime/core/limits.ts";
import { EXPONENTIAL_DEFAULTS, FIXED_JITTER_DEFAULT } from "./defaults.ts";
import { BACKOFF_FACTOR_LIMIT } from "./limits.ts";
import { didYouMean } from "./nearest-name.ts";
import {
  by,
  checked,
  choice,
  duration,
  flag,
  good,
  number,
  type Checked,
  type OptionText,
} from "./option.ts";
import { toJsonSchema } from "./to-json-schema.ts";
import { alternatives, showValue } from "./words.ts";

const JITTER =
  "Draw each wait evenly from half of it to the whole, so that retries do not come in waves.";

const exponential = z.strictObject({
  kind: choice(["exponential"], { description: "Each wait is `factor` times the one before." }),
  baseMs: duration({
    minimum: 1,
    maximum: DURATION_LIMIT_MS,
    default: EXPONENTIAL_DEFAULTS.baseMs,
    description: "The wait after the first failure.",
  }).optional(),
  factor: number({
    minimum: 1,
    maximum: BACKOFF_FACTOR_LIMIT,
    default: EXPONENTIAL_DEFAULTS.factor,
    description: "What each wait is multiplied by.",
  }).optional(),
  maxMs: duration({
    minimum: 1,
    maximum: DURATION_LIMIT_MS,
    default: EXPONENTIAL_DEFAULTS.maxMs,
    description: "The longest wait.",
  }).optional(),
  jitter: flag({ default: EXPONENTIAL_DEFAULTS.jitter, description: JITTER }).optional(),
});

const fixed = z.strictObject({
  kind: choice(["fixed"], { description: "Every wait is the same." }),
  delayMs: duration({ minimum: 0, maximum: DURATION_LIMIT_MS, description: "The wait." }),
  jitter: flag({ default: FIXED_JITTER_DEFAULT, description: JITTER }).optional(),
});

const KINDS = ["exponential", "fixed"] as const;

/** A whole backoff policy, with the parts that are not written filled in. */
export function backoff(option: OptionText): z.ZodType<Backoff> {
  return checked(parseBackoff, { ...option, anyOf: [exponential, fixed].map(toJsonSchema) });
}

function parseBackoff(input: unknown): Checked<Backoff> {
  const kind = typeof input === "object" && input !== null ? Reflect.get(input, "kind") : undefined;
  if (kind === "fixed") {
    const result = by(fixed, input);
    if (result.kind === "refused") return result;
    const { delayMs, jitter = FIXED_JITTER_DEFAULT } = result.value;
    return good({ kind: "fixed", delayMs, jitter });
  }
  if (kind === "exponential" || kind === undefined) {
    const result = by(exponential, input);
    return result.kind === "good" ? good(filled(result.value)) : result;
  }
  const hint = typeof kind === "string" ? didYouMean(kind, KINDS) : null;
  const message = `expected ${alternatives(KINDS)}, found ${showValue(kind)}`;
  return { kind: "refused", refusals: [{ code: "TSU207", message, hint, path: ["kind"] }] };
}

function filled(written: z.output<typeof exponential>): Backoff {
  return {
    kind: "exponential",
    baseMs: written.baseMs ?? EXPONENTIAL_DEFAULTS.baseMs,
    factor: written.factor ?? EXPONENTIAL_DEFAULTS.factor,
    maxMs: written.maxMs ?? EXPONENTIAL_DEFAULTS.maxMs,
    jitter: written.jitter ?? EXPONENTIAL_DEFAULTS.jitter,
  };
}
