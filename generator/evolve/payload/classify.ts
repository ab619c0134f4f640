/**
 * What a change of a payload's schema means over time. Producers and consumers are deployed at slightly different
 * moments, and old payloads wait in shards for days, so both directions count.
 */

import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import { gaps } from "./covers.ts";

export type PayloadChange =
  /** Old jobs fit the new performer, and new ones the old. */
  | { readonly kind: "compatible" }
  /** Old jobs fit the new performer; new ones may not fit the old, so performers are deployed before producers. */
  | { readonly kind: "consumers-first"; readonly reasons: readonly string[] }
  /** Jobs that wait may not fit the new performer; new ones fit the old, so producers could go first and the rest wait. */
  | { readonly kind: "producers-first"; readonly reasons: readonly string[] }
  /** Neither fits the other. */
  | { readonly kind: "breaking"; readonly reasons: readonly string[] };

/** @param reasons of the result name the places where an old payload (`consumers-first`: a new one) may be refused */
export function classifyPayloadChange(
  before: JsonSchema | null,
  after: JsonSchema | null,
): PayloadChange {
  const oldOnNew = gaps(after, before);
  const newOnOld = gaps(before, after);
  if (oldOnNew.length === 0) {
    return newOnOld.length === 0
      ? { kind: "compatible" }
      : { kind: "consumers-first", reasons: newOnOld };
  }
  return { kind: newOnOld.length === 0 ? "producers-first" : "breaking", reasons: oldOnNew };
}

/** Whether a job that waits may not fit: what nobody should find out from failing jobs. */
export function strandsJobs({ kind }: PayloadChange): boolean {
  return kind === "producers-first" || kind === "breaking";
}
