/**
 * Invariant 3: no attempt of an at-most-once job starts twice, and no attempt at all twice in one batch (P06). What
 * starts gets the payload that was enqueued (P07).
 */

import { isDeepStrictEqual } from "node:util";
import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";

export function singleStart(world: World): Check {
  const starts = new Set<string>();
  const payloads = new Map<number, unknown>();
  const numbers = new Map<string, unknown>();
  for (const { operation } of world.plan.operations) {
    if (operation.kind !== "enqueue") continue;
    for (const { payload } of operation.jobs) payloads.set(payload.number, payload);
  }
  return {
    name: "single-start",
    started({ id, attempt, payload, batch }) {
      const row = world.lastRow(id);
      const binding = parseJobId(id)?.binding ?? "";
      if (row === undefined) return `${id} starts, but was never stored`;
      const atMostOnce =
        (row.guarantee ?? world.definitionOf(binding).guarantee) === "at-most-once";
      const key = `${id}/${attempt}`;
      if (atMostOnce && starts.has(key)) return `${key} of an at-most-once job starts twice`;
      starts.add(key);
      const inBatch = `${key} in ${batch}`;
      if (starts.has(inBatch)) return `${inBatch} starts twice`;
      starts.add(inBatch);
      const { number } = payload as { readonly number: number };
      if (!isDeepStrictEqual(payloads.get(number), payload)) return `${key} gets another payload`;
      if ((numbers.get(id) ?? number) !== number) return `${key} gets another job's payload`;
      numbers.set(id, number);
      return null;
    },
  };
}
