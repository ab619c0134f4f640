/** Carries out the plan's calls through the runtime's own client, each in an invocation of its own. */

import { createClient } from "../../../templates/runtime/client/client.ts";
import type { Client } from "../../../templates/runtime/client/types.ts";
import { ShardUnavailableError } from "../../../templates/runtime/core/errors.ts";
import type { ControlOperation, EnqueueOperation } from "../plan/operations.ts";
import type { Invocation } from "./calls.ts";
import { clockOf } from "./consumer.ts";
import type { World } from "./world.ts";

/** The client without the types that a generated one has. */
type AnyClient = Client<object, Record<string, never>>;

export function enqueue(world: World, { jobs, asList }: EnqueueOperation): void {
  const { client, env } = open(world);
  const inputs = jobs.map(({ binding, payload, options }) => ({ binding, payload, ...options }));
  world.tell(() => `enqueue ${JSON.stringify(inputs).slice(0, 300)}`);
  const sent = asList
    ? client.enqueueManyWithReceipts(env, inputs as never)
    : Promise.all(inputs.map((input) => client.enqueueWithReceipt(env, input as never)));
  sent.then(
    (receipts) => {
      for (const [index, receipt] of receipts.entries()) {
        const job = jobs[index];
        if (job !== undefined) world.accepted(job, receipt);
      }
    },
    (error: unknown) => expectUnavailable(world, "enqueue", error),
  );
}

export function control(world: World, operation: ControlOperation): void {
  const ids = candidates(world, operation);
  const id = ids[operation.pick % Math.max(1, ids.length)];
  if (id === undefined) return;
  const { client, env } = open(world);
  const jobs = client.jobs(env);
  world.tell(() => `${operation.kind} ${id}`);
  const asked: Promise<unknown> =
    operation.kind === "reschedule"
      ? jobs.reschedule(id, { delayMs: operation.delayMs })
      : jobs[operation.kind](id);
  asked.then(
    (reply) => world.tell(() => `${operation.kind} ${id}: ${JSON.stringify(reply).slice(0, 80)}`),
    (error: unknown) => expectUnavailable(world, operation.kind, error),
  );
}

/** Half of the calls go to a job that they can do something about, if there is one. */
function candidates(world: World, { kind, pick }: ControlOperation): readonly string[] {
  const states = kind === "retry" ? ["FAILED", "STALLED"] : ["SCHEDULED"];
  const fitting = world.acceptedIds.filter((id) =>
    states.includes(world.lastRow(id)?.state ?? "swept"),
  );
  return fitting.length > 0 && pick % 2 === 0 ? fitting : world.acceptedIds;
}

function open(world: World): { readonly client: AnyClient; readonly env: object } {
  const invocation: Invocation = {
    name: world.nextName("producer"),
    isOver: false,
    calls: [],
  };
  const client = createClient<object, Record<string, never>>(
    { definitions: world.versionOfIsolate(), checks: {} },
    { clock: clockOf(world, invocation), random: () => world.chance.next() },
  );
  return { client, env: world.envFor(invocation) };
}

/** The plan holds valid inputs only, so nothing else may come of a call. */
function expectUnavailable(world: World, call: string, error: unknown): void {
  if (error instanceof ShardUnavailableError) world.tell(() => `${call}: ${error.message}`);
  else world.fail("client", `${call} threw ${String(error)}`);
}
