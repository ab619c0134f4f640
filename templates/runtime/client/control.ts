/** Calls on one job by its id. */

import { idNameOf, shardsEver } from "../core/definition.ts";
import { describeValue } from "../core/describe.ts";
import { checkSchedule } from "../core/enqueue-check.ts";
import { InvalidInputError, InvalidJobIdError, ShardUnavailableError } from "../core/errors.ts";
import { formatShardName, parseJobId } from "../core/job-id.ts";
import type { CallPolicy } from "../core/shard-call.ts";
import { callShard, connectShard } from "../core/shard-call.ts";
import type { ControlReply, JobView, ShardApi } from "../protocol.ts";
import { toEpochMs } from "./prepare.ts";
import type { BindingTable, ClientRuntime } from "./setup.ts";
import { REPEATABLE_POLICY, SINGLE_POLICY } from "./setup.ts";
import type { ControlResult, Job, JobControl } from "./types.ts";

/** `binding`: refuse ids of any other; null takes all. */
export function createControl(
  table: BindingTable,
  env: unknown,
  runtime: ClientRuntime,
  binding: string | null,
): JobControl<Job> {
  const own = idNameOfBinding(table, binding);
  /**
   * The shard's answer, or null where no shard can know the job: its binding is not configured any more, or never had
   * such a shard. Asking would create a Durable Object for whoever makes up an id.
   */
  const ask = async <Answer>(
    id: unknown,
    policy: CallPolicy,
    call: (shard: ShardApi, id: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const { text, jobId } = readJobId(id, own);
    const definition = table.definitionsByIdName.get(jobId.binding);
    if (definition === undefined || jobId.shard >= shardsEver(definition)) return null;
    const shardName = formatShardName(jobId.binding, jobId.shard);
    try {
      return await callShard(
        () => connectShard(env, definition.shardBinding, shardName),
        (shard) => call(shard, text),
        policy,
        runtime.clock,
        runtime.random,
      );
    } catch (cause) {
      throw new ShardUnavailableError(shardName, cause);
    }
  };

  return {
    get: async (id) => {
      const views = await ask(id, REPEATABLE_POLICY, (shard, text) => shard.get([text]));
      return toJob(views?.[0] ?? null);
    },
    cancel: async (id) =>
      toResult(await ask(id, REPEATABLE_POLICY, (shard, text) => shard.cancel(text))),
    // Not repeated: between two tries the job may have failed again, and would get a third round.
    retry: async (id) => toResult(await ask(id, SINGLE_POLICY, (shard, text) => shard.retry(text))),
    reschedule: async (id, when) => {
      const schedule = readSchedule(when, runtime.clock.now());
      return toResult(
        await ask(id, REPEATABLE_POLICY, (shard, text) => shard.reschedule(text, schedule)),
      );
    },
  };
}

/** A renamed binding's ids keep its older name. */
function idNameOfBinding(table: BindingTable, binding: string | null): string | null {
  const definition = binding === null ? undefined : table.definitions.get(binding);
  return definition === undefined ? binding : idNameOf(definition);
}

function readJobId(
  id: unknown,
  binding: string | null,
): { readonly text: string; readonly jobId: { readonly binding: string; readonly shard: number } } {
  const jobId = typeof id === "string" ? parseJobId(id) : null;
  if (typeof id !== "string" || jobId === null) throw new InvalidJobIdError(describeValue(id));
  if (binding !== null && jobId.binding !== binding) {
    throw new InvalidJobIdError(describeValue(id), null, `an id of ${binding}`);
  }
  return { text: id, jobId };
}

function readSchedule(
  when: unknown,
  nowMs: number,
): { readonly delayMs: number } | { readonly runAt: number } {
  const { delayMs, runAt } = Object(when) as {
    readonly delayMs?: unknown;
    readonly runAt?: unknown;
  };
  const schedule = {
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(runAt === undefined ? {} : { runAt: toEpochMs(runAt) }),
  };
  const problem = checkSchedule(schedule, nowMs);
  if (problem !== null) throw new InvalidInputError(problem);
  if (Object.keys(schedule).length === 0) {
    const expected = "delayMs or runAt";
    throw new InvalidInputError({ field: "when", found: describeValue(when), expected });
  }
  return schedule as { readonly delayMs: number } | { readonly runAt: number };
}

function toResult(reply: ControlReply | null): ControlResult {
  if (reply === null) return { kind: "gone" };
  if (reply.kind === "refused") throw new InvalidInputError(reply.problem);
  return reply;
}

function toJob(view: JobView | null): Job | null {
  if (view === null) return null;
  return {
    ...view,
    payload: JSON.parse(view.payload) as unknown,
    result: view.result === null ? null : (JSON.parse(view.result) as unknown),
  };
}
