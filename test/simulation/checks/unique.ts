/**
 * I4: while a reservation lives, its key has exactly the job that took it. A clock that was set back may find a
 * reservation swept that now lives again: then, and only then, the key may have a second job.
 */

import type { EnqueueReply, EnqueueRequest } from "../../../templates/runtime/protocol.ts";
import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { StoredJob } from "../world/storage.ts";
import type { Check } from "./check.ts";

interface Reservation {
  readonly localId: number;
  readonly expiresAt: number;
}

export function unique(): Check {
  const byShard = new Map<string, Map<string, Reservation>>();
  return {
    name: "unique",
    turn({ kind, args, steps, answer }, host) {
      if (kind !== "enqueue" || answer.kind === "error") return null;
      const reply = answer.value as EnqueueReply;
      if (reply.kind === "refused") return `an enqueue was refused: ${JSON.stringify(reply)}`;
      let reservations = byShard.get(host.name);
      if (reservations === undefined) byShard.set(host.name, (reservations = new Map()));
      for (const { before, after } of steps) {
        if (before !== null || after === null || after.unique_key === null) continue;
        const key = scopeOf(after);
        const held = reservations.get(key);
        if (held !== undefined && held.expiresAt > host.latestReadingMs) {
          return `${after.id} takes the key ${key} of ${held.localId}`;
        }
        reservations.set(key, { localId: after.id, expiresAt: expiryOf(host, after.id) });
      }
      const requests = args[0] as readonly EnqueueRequest[];
      for (const [index, { id, deduplicated }] of reply.receipts.entries()) {
        const localId = parseJobId(id)?.localId ?? -1;
        const row = host.ledger.ever.get(localId);
        if (row === undefined) return `a receipt for ${id}, which was never stored`;
        const { uniqueKey = null, partitionKey = null } = requests[index] ?? {};
        if (row.unique_key !== uniqueKey || row.partition_key !== partitionKey) {
          return `${id} is the answer for another key: ${uniqueKey} in ${partitionKey}`;
        }
        if (!deduplicated) continue;
        const held = reservations.get(scopeOf(row));
        if (held?.localId !== localId) return `${id} does not hold the key any more`;
        if (held.expiresAt <= host.nowMs) return `${id} still holds a key that has expired`;
      }
      return null;
    },
  };
}

function scopeOf({ partition_key: partition, unique_key: key }: StoredJob): string {
  return JSON.stringify([partition, key]);
}

function expiryOf(host: { storage: { look(query: string): unknown[] } }, localId: number): number {
  const [row] = host.storage.look(
    `SELECT expires_at FROM reservation WHERE job_id = ${localId}`,
  ) as { expires_at: number }[];
  return row?.expires_at ?? Infinity;
}
