/**
 * Invariant 3: no attempt that went out as at-most-once starts without a claim, or twice; and no attempt at all starts
 * twice in one batch (P06). What starts gets the payload that was enqueued (P07).
 */

import { isDeepStrictEqual } from "node:util";
import { formatShardName, parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { ClaimReply, ClaimRequest } from "../../../templates/runtime/protocol.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";
import { Dispatches } from "./dispatches.ts";

export function singleStart(world: World): Check {
  const dispatches = new Dispatches();
  const claimed = new Set<string>();
  const starts = new Set<string>();
  const payloads = new Map<number, unknown>();
  const numbers = new Map<string, unknown>();
  for (const { operation } of world.plan.operations) {
    if (operation.kind !== "enqueue") continue;
    for (const { payload } of operation.jobs) payloads.set(payload.number, payload);
  }
  return {
    name: "single-start",
    step(step, host) {
      dispatches.note(step, host);
      return null;
    },
    turn({ kind, args, answer }) {
      if (kind !== "claim" || answer.kind === "error") return null;
      const replies = answer.value as readonly ClaimReply[];
      for (const [index, { id, attempt }] of (args[0] as readonly ClaimRequest[]).entries()) {
        if (replies[index]?.kind === "granted") claimed.add(`${id}/${attempt}`);
      }
      return null;
    },
    started({ id, attempt, payload, batch }) {
      const parts = parseJobId(id);
      if (parts === null || world.lastRow(id) === undefined) {
        return `${id} starts, but was never stored`;
      }
      const shard = formatShardName(parts.binding, parts.shard);
      const key = `${id}/${attempt}`;
      if (dispatches.isExclusive(shard, parts.localId, attempt)) {
        if (!claimed.has(key)) return `${key} of an at-most-once job starts unclaimed`;
        if (starts.has(key)) return `${key} of an at-most-once job starts twice`;
      }
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
