/** Asks the shard for what may not start, or cannot start, without it: at-most-once and late attempts, payloads sent by reference. */

import type { ClaimReply, ClaimRequest } from "../protocol.ts";
import type { Delivery } from "./delivery.ts";
import { errorText } from "./error-text.ts";
import type { ConsumerRuntime } from "./runtime.ts";
import type { ShardConnection } from "./shard-connection.ts";

/**
 * An answer over RPC ends at 32 MiB, and a payload may be 1 MiB of UTF-8: twice as much on the way when one of its
 * characters is beyond Latin-1 (seen 2026-11).
 */
const PAYLOADS_PER_CALL = 12;

/** One claimed chunk: the deliveries that may run, with a reader of their payload, and how many may not. */
export interface ClaimedChunk {
  readonly granted: readonly { readonly delivery: Delivery; readonly readPayload: () => unknown }[];
  readonly refusedCount: number;
}

/** Splits deliveries so that the answer to each chunk's claim fits one call; usually that is a single chunk. */
export function chunkForClaim(deliveries: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const chunks: Delivery[][] = [];
  let payloads = 0;
  for (const delivery of deliveries) {
    const isByReference = delivery.payload.kind === "by-reference";
    let chunk = chunks.at(-1);
    if (chunk === undefined || (isByReference && payloads === PAYLOADS_PER_CALL)) {
      chunk = [];
      chunks.push(chunk);
      payloads = 0;
    }
    chunk.push(delivery);
    if (isByReference) payloads += 1;
  }
  return chunks;
}

/**
 * Claims one chunk. When the shard does not answer, nothing of it runs: an at-most-once attempt may be granted already, and
 * without its payload no attempt can run. The reaper then decides by the job's guarantee.
 */
export async function claimChunk(
  chunk: readonly Delivery[],
  connection: ShardConnection,
  runtime: ConsumerRuntime,
): Promise<ClaimedChunk> {
  let replies: readonly ClaimReply[] = [];
  try {
    replies = await connection.claim(chunk.map(toRequest));
  } catch (error) {
    const attempts = chunk.map(({ id, attempt }) => ({ id, attempt }));
    const { shard } = connection;
    runtime.log({
      level: "error",
      event: "claim-failed",
      shard,
      attempts,
      error: errorText(error),
    });
  }
  const granted = chunk.flatMap((delivery, index) => {
    const reply = replies[index];
    return reply?.kind === "granted" ? [{ delivery, readPayload: readerOf(delivery, reply) }] : [];
  });
  return { granted, refusedCount: chunk.length - granted.length };
}

function toRequest(delivery: Delivery): ClaimRequest {
  return {
    id: delivery.id,
    attempt: delivery.attempt,
    exclusive: delivery.guarantee === "at-most-once",
    withPayload: delivery.payload.kind === "by-reference",
  };
}

/** Read inside the attempt, so that a payload which cannot be read fails its own attempt only. */
function readerOf(
  delivery: Delivery,
  reply: ClaimReply & { readonly kind: "granted" },
): () => unknown {
  const { payload } = delivery;
  if (payload.kind === "inline") return () => payload.value;
  let text = reply.payload;
  return () => {
    if (text === undefined) throw new Error("the shard granted the claim without its payload");
    const read = text;
    // The attempt may run for long, and a batch may hold a hundred of them.
    text = undefined;
    return JSON.parse(read) as unknown;
  };
}
