/** Calls on a whole binding: they go to every shard that may hold its jobs, those of a larger count of earlier days included. */

import { shardNames, type BindingDefinition } from "../core/definition.ts";
import { inParts } from "../core/in-parts.ts";
import { callShard, connectShard } from "../core/shard-call.ts";
import { JOB_STATES, type JobState } from "../core/state.ts";
import type { PurgeReply, ShardReport } from "../operations.ts";
import type { ShardApi } from "../protocol.ts";
import { REPEATABLE_POLICY, type ClientRuntime } from "./setup.ts";

/** What a call to every shard reached. */
export interface Reached {
  /** Shards that did not answer, for example `MAIL#1`: call again. Whether the call took effect there is unknown. */
  readonly unanswered: readonly string[];
}

export interface PurgeResult extends Reached {
  /** At least so many: a shard that answered only when asked again does not say what it did before. */
  readonly cancelled: number;
  /** Jobs are still waiting, as there were too many for one call or as new ones came: call again. */
  readonly remaining: boolean;
}

export interface BindingStats extends Reached {
  /** The sum over all shards that answered. */
  readonly counts: Readonly<Record<JobState, number>>;
  /** True when every shard that answered is paused. */
  readonly paused: boolean;
  /** One for each shard that answered, in their order. */
  readonly shards: readonly ShardReport[];
}

/** Steering one binding as a whole. Every call may be repeated without harm. */
export interface BindingOperations {
  /**
   * From now on nothing is dispatched. What was dispatched before runs and is recorded; retries and new jobs wait. Lasts
   * until `resume`, over restarts and deploys; shards that a later deploy adds are not paused.
   */
  pause(): Promise<Reached>;
  /** What waits goes out again, as far as the limits allow; it has aged meanwhile. */
  resume(): Promise<Reached>;
  /** Cancels the jobs that are SCHEDULED, at most 20,000 in each shard. Unique keys stay reserved for their time. */
  purge(): Promise<PurgeResult>;
  /** Exact counts, and what keeps due jobs waiting, shard by shard. Costs no scan of jobs. */
  stats(): Promise<BindingStats>;
}

const PURGE_CALLS = 20;
const PURGED_PER_CALL = 1_000;

export function createOperations(
  definition: BindingDefinition,
  env: unknown,
  runtime: ClientRuntime,
): BindingOperations {
  const onEach = <Answer>(call: (shard: ShardApi) => Promise<Answer>): Promise<OnEach<Answer>> =>
    callEach(definition, (name) => connectShard(env, definition.shardBinding, name), call, runtime);
  return {
    pause: async () => reached(await onEach((shard) => shard.pause())),
    resume: async () => reached(await onEach((shard) => shard.resume())),
    purge: async () => {
      const { answers, unanswered } = await onEach(purgeShard);
      return {
        cancelled: answers.reduce((sum, { cancelled }) => sum + cancelled, 0),
        remaining: answers.some(({ remaining }) => remaining),
        unanswered,
      };
    },
    stats: async () => {
      const { answers, unanswered } = await onEach((shard) => shard.inspect());
      return {
        counts: summed(answers),
        paused: answers.length > 0 && answers.every(({ paused }) => paused),
        shards: answers,
        unanswered,
      };
    },
  };
}

/** Answers of shards, in the order of the shards, and the names of those that gave none. */
interface OnEach<Answer> extends Reached {
  readonly answers: readonly Answer[];
}

/** Every call does no harm when it takes effect twice. */
async function callEach<Answer>(
  definition: BindingDefinition,
  connect: (name: string) => ShardApi,
  call: (shard: ShardApi) => Promise<Answer>,
  { clock, random }: ClientRuntime,
): Promise<OnEach<Answer>> {
  const results = await inParts(shardNames(definition), async (name) => {
    const answer = callShard(() => connect(name), call, REPEATABLE_POLICY, clock, random);
    return await answer.then(
      (value) => ({ name, value }),
      () => ({ name }),
    );
  });
  const answers: Answer[] = [];
  const unanswered: string[] = [];
  for (const result of results) {
    if ("value" in result) answers.push(result.value);
    else unanswered.push(result.name);
  }
  return { answers, unanswered };
}

/** One call after the other, until nothing waits or for as long as a caller may take. */
async function purgeShard(shard: ShardApi): Promise<PurgeReply> {
  let cancelled = 0;
  for (let calls = 1; ; calls += 1) {
    const reply = await shard.purge(PURGED_PER_CALL);
    cancelled += reply.cancelled;
    if (!reply.remaining || calls === PURGE_CALLS) return { cancelled, remaining: reply.remaining };
  }
}

function reached({ unanswered }: Reached): Reached {
  return { unanswered };
}

function summed(reports: readonly ShardReport[]): Record<JobState, number> {
  const sumOf = (state: JobState): number =>
    reports.reduce((sum, { counts }) => sum + counts[state], 0);
  return Object.fromEntries(JOB_STATES.map((state) => [state, sumOf(state)])) as Record<
    JobState,
    number
  >;
}
