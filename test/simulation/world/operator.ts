/** Carries out what people do to whole bindings and shards, each in an invocation of its own; answers may be lost. */

import { createOperations } from "../../../templates/runtime/client/operations.ts";
import { formatShardName, parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { ShardApi } from "../../../templates/runtime/protocol.ts";
import type { BindingOperation, BulkOperation, LookOperation } from "../plan/operations.ts";
import { namespaceFor, type Invocation } from "./calls.ts";
import { clockOf } from "./consumer.ts";
import type { World } from "./world.ts";

/** Calls on every shard of a binding, through the runtime's own client. Ends when the client has answered. */
export async function operate(world: World, { kind, binding }: BindingOperation): Promise<void> {
  const invocation = open(world);
  const definition = world.versionOfIsolate()[binding];
  if (definition === undefined) return;
  const operations = createOperations(definition, world.envFor(invocation), {
    clock: clockOf(world, invocation),
    random: () => world.chance.next(),
  });
  world.tell(() => `${kind} ${binding}`);
  try {
    const reply = await operations[kind]();
    world.tell(() => `${kind} ${binding}: ${JSON.stringify(reply).slice(0, 120)}`);
  } catch (error) {
    world.fail("client", `${kind} threw ${String(error)}`);
  }
}

export function explain(world: World, { pick }: LookOperation): void {
  const { acceptedIds: ids } = world;
  const waiting = ids.filter((id) => world.lastRow(id)?.state === "SCHEDULED");
  const chosen = waiting.length > 0 && pick % 4 > 0 ? waiting : ids;
  const id = chosen[pick % Math.max(1, chosen.length)];
  if (id !== undefined) ask(world, "explain", shardOf(id), (shard) => shard.explain(id));
}

export function askMetrics(world: World, { pick }: LookOperation): void {
  const { acceptedIds: ids } = world;
  const id = ids[pick % Math.max(1, ids.length)];
  if (id !== undefined) ask(world, "metrics", shardOf(id), (shard) => shard.metrics(0));
}

/** A part of a purge, or one call for several jobs of one shard, the same one twice and foreign ones among them. */
export function inBulk(world: World, { kind, pick, size }: BulkOperation): void {
  const { acceptedIds: ids } = world;
  const first = ids[pick % Math.max(1, ids.length)];
  if (first === undefined) return;
  const name = shardOf(first);
  const own = ids.filter((id) => shardOf(id) === name);
  const chosen = [...own.slice(-size), first, ids[0] ?? first];
  ask(world, kind, name, (shard) =>
    kind === "purge-some" ? shard.purge(size) : shard[BULK_CALLS[kind]](chosen),
  );
}

const BULK_CALLS = { "cancel-many": "cancelMany", "retry-many": "retryMany" } as const;

function ask(
  world: World,
  what: string,
  name: string,
  call: (shard: ShardApi) => Promise<unknown>,
): void {
  const shard = namespaceFor(world, open(world)).getByName(name);
  world.tell(() => `${what} at ${name}`);
  call(shard).then(
    (reply) => world.tell(() => `${what} at ${name}: ${JSON.stringify(reply).slice(0, 120)}`),
    (error: unknown) => world.tell(() => `${what} at ${name}: ${String(error)}`),
  );
}

function shardOf(id: string): string {
  const parts = parseJobId(id);
  return parts === null ? id : formatShardName(parts.binding, parts.shard);
}

function open(world: World): Invocation {
  return { name: world.nextName("operator"), isOver: false, calls: [] };
}
