/** From a batch's messages to the deliveries of each shard. */

import type { Delivery, PerformerTable } from "./delivery.ts";
import { readDelivery } from "./delivery.ts";
import type { ConsumerRuntime, JobBatch } from "./runtime.ts";

/** All deliveries of one shard in one batch. */
export type ShardDeliveries = readonly [Delivery, ...Delivery[]];

/** The batch's deliveries, a group for each shard; what cannot be read, and what is repeated, is logged. */
export function readBatch(
  batch: JobBatch,
  table: PerformerTable,
  runtime: ConsumerRuntime,
): ShardDeliveries[] {
  return groupByShard(withoutRepeats(readable(batch, table, runtime), runtime));
}

function readable(batch: JobBatch, table: PerformerTable, runtime: ConsumerRuntime): Delivery[] {
  const nowMs = runtime.clock.now();
  return batch.messages.flatMap((message) => {
    const read = readDelivery(message.body, table, nowMs);
    if (read.kind === "delivery") return [read.delivery];
    const { reason, detail } = read;
    runtime.log({
      level: "error",
      event: "message-unreadable",
      queue: batch.queue,
      reason,
      detail,
    });
    return [];
  });
}

/** The queue delivers at least once, at times twice within a batch: an attempt runs once all the same. */
function withoutRepeats(deliveries: readonly Delivery[], runtime: ConsumerRuntime): Delivery[] {
  // Job -> its attempts; nearly always one, which needs no set.
  const seen = new Map<string, number[]>();
  return deliveries.filter(({ id, attempt }) => {
    const attempts = seen.get(id);
    if (attempts === undefined) return seen.set(id, [attempt]);
    if (!attempts.includes(attempt)) return attempts.push(attempt);
    runtime.log({ level: "warn", event: "message-repeated", jobId: id, attempt });
    return false;
  });
}

function groupByShard(deliveries: readonly Delivery[]): ShardDeliveries[] {
  const groups = new Map<string, [Delivery, ...Delivery[]]>();
  for (const delivery of deliveries) {
    const group = groups.get(delivery.shard);
    if (group === undefined) groups.set(delivery.shard, [delivery]);
    else group.push(delivery);
  }
  return [...groups.values()];
}
