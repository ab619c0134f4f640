/** One shard in memory: the shard that ships, with ports that end in the test. */

import type { BindingDefinition } from "../core/definition.ts";
import type { LogRecord } from "../consumer/log.ts";
import type { ShardApi } from "../protocol.ts";
import type { ShardPorts, Sql } from "../shard/ports.ts";
import { Shard } from "../shard/shard.ts";
import type { VirtualClock } from "./virtual-clock.ts";

/** What the test's world offers a shard. */
export interface ShardWorld {
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly send: (queueBinding: string, bodies: readonly string[]) => void;
  readonly project: (rowsJson: string) => void;
  readonly log: (record: LogRecord) => void;
}

/** A stub of the shard: as on the platform, arguments arrive as copies and answers as promises. */
export function memoryShard(
  sql: Sql,
  definition: BindingDefinition,
  index: number,
  world: ShardWorld,
): ShardApi {
  const shard: Shard = new Shard(
    portsOf(sql, definition, world, () => shard),
    {
      definition,
      index,
      armedAt: null,
    },
  );
  // Every call of ShardApi is a method of Shard's that answers at once.
  return new Proxy(shard, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...args: unknown[]): Promise<unknown> =>
        Reflect.apply(method, target, structuredClone(args)) as unknown;
    },
  }) as unknown as ShardApi;
}

function portsOf(
  sql: Sql,
  definition: BindingDefinition,
  world: ShardWorld,
  shard: () => Shard,
): ShardPorts {
  const { clock } = world;
  let alarm: unknown = null;
  return {
    sql,
    clock: {
      now: () => clock.now(),
      after: (durationMs, callback) => {
        const timer = clock.setTimeout(callback, durationMs);
        return () => clock.clearTimeout(timer);
      },
    },
    random: world.random,
    queue: { send: async (bodies) => world.send(definition.queueBinding, bodies) },
    readModel: { write: async (rowsJson) => world.project(rowsJson) },
    alarm: {
      set: (timeMs) => {
        clock.clearTimeout(alarm);
        alarm = clock.setTimeout(() => shard().alarmFired(timeMs), timeMs - clock.now());
      },
    },
    log: (event) => world.log({ ...event }),
    background: () => {},
  };
}
