/** Takes prepared jobs to their shards, one call per shard, and puts the answers back into the order of the inputs. */

import type { Clock, Random } from "../core/clock.ts";
import { idNameOf } from "../core/definition.ts";
import { InvalidInputError, PartialEnqueueError, ShardUnavailableError } from "../core/errors.ts";
import { formatShardName } from "../core/job-id.ts";
import { ENQUEUE_CHUNK_LIMIT, ENQUEUE_CHUNK_LIMIT_BYTES } from "../core/limits.ts";
import { callShard, connectShard } from "../core/shard-call.ts";
import { utf8Length } from "../core/text.ts";
import type { EnqueueReceipt } from "../protocol.ts";
import type { PreparedJob } from "./prepare.ts";
import { SINGLE_POLICY } from "./setup.ts";

/** Jobs of one shard, with their places in the caller's list. */
interface ShardGroup {
  readonly shardName: string;
  readonly shardBinding: string;
  readonly jobs: { readonly place: number; readonly job: PreparedJob }[];
}

export interface SendPorts {
  readonly env: unknown;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Stores the jobs; receipts in the order of `jobs`. Shards are asked at the same time. When some shards stored their jobs and another
 * did not answer, a PartialEnqueueError carries the receipts of those that did.
 */
export async function sendJobs(
  jobs: readonly PreparedJob[],
  isList: boolean,
  ports: SendPorts,
): Promise<EnqueueReceipt[]> {
  const receipts: (EnqueueReceipt | null)[] = jobs.map(() => null);
  const sends = await Promise.allSettled(
    groupByShard(jobs).map((group) => sendGroup(group, receipts, isList, ports)),
  );
  const failure = sends.find((send) => send.status === "rejected");
  if (failure === undefined) return receipts.filter((receipt) => receipt !== null);
  const error: unknown = failure.reason;
  if (error instanceof ShardUnavailableError && receipts.some((receipt) => receipt !== null)) {
    throw new PartialEnqueueError(error.shard, receipts, error.cause);
  }
  throw error;
}

function groupByShard(jobs: readonly PreparedJob[]): readonly ShardGroup[] {
  const groups = new Map<string, ShardGroup>();
  for (const [place, job] of jobs.entries()) {
    const shardName = formatShardName(idNameOf(job.definition), job.shard);
    let group = groups.get(shardName);
    if (group === undefined) {
      group = { shardName, shardBinding: job.definition.shardBinding, jobs: [] };
      groups.set(shardName, group);
    }
    group.jobs.push({ place, job });
  }
  return [...groups.values()];
}

/** Chunks of one shard go one after the other, so that its jobs get their ids in the order of the inputs. */
async function sendGroup(
  group: ShardGroup,
  receipts: (EnqueueReceipt | null)[],
  isList: boolean,
  ports: SendPorts,
): Promise<void> {
  for (const chunk of chunksOf(group.jobs)) {
    const requests = chunk.map(({ job }) => job.request);
    const reply = await callShard(
      () => connectShard(ports.env, group.shardBinding, group.shardName),
      (shard) => shard.enqueue(requests),
      // An enqueue whose answer was lost may be stored: repeating it could make two jobs of one.
      SINGLE_POLICY,
      ports.clock,
      ports.random,
    ).catch((cause: unknown) => {
      throw new ShardUnavailableError(group.shardName, cause);
    });
    if (reply.kind === "refused") {
      const place = chunk[reply.index]?.place ?? null;
      throw new InvalidInputError(reply.problem, isList ? place : null);
    }
    for (const [index, receipt] of reply.receipts.entries()) {
      const place = chunk[index]?.place;
      if (place !== undefined) receipts[place] = receipt;
    }
  }
}

function chunksOf(jobs: ShardGroup["jobs"]): readonly ShardGroup["jobs"][] {
  const chunks: ShardGroup["jobs"][] = [];
  let bytes = 0;
  for (const each of jobs) {
    const size = utf8Length(each.job.request.payload);
    let chunk = chunks.at(-1);
    if (
      chunk === undefined ||
      chunk.length === ENQUEUE_CHUNK_LIMIT ||
      bytes + size > ENQUEUE_CHUNK_LIMIT_BYTES
    ) {
      chunk = [];
      chunks.push(chunk);
      bytes = 0;
    }
    chunk.push(each);
    bytes += size;
  }
  return chunks;
}
