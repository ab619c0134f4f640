/** The Durable Object namespaces of a test system: a shard comes to be when it is first called. */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { parseShardName } from "../core/job-id.ts";
import type { ShardNamespace } from "../core/shard-call.ts";
import type { ShardApi } from "../protocol.ts";
import type { UnfinishedShard } from "./errors.ts";
import { memoryShard } from "./memory-shard.ts";
import type { ShardWorld } from "./memory-shard.ts";
import { MemorySql } from "./memory-sql.ts";
import type { SqliteDatabase } from "./memory-sql.ts";

const COUNT_UNFINISHED = `SELECT
    COALESCE(SUM(state = 'SCHEDULED'), 0) AS waiting,
    COALESCE(SUM(state IN ('QUEUED', 'RUNNING')), 0) AS inFlight
  FROM job`;

export class MemoryShards {
  readonly #createDatabase: () => SqliteDatabase;
  readonly #world: ShardWorld;
  readonly #shards = new Map<string, { readonly api: ShardApi; readonly sql: MemorySql }>();

  constructor(createDatabase: () => SqliteDatabase, world: ShardWorld) {
    this.#createDatabase = createDatabase;
    this.#world = world;
  }

  namespaceOf(definition: BindingDefinition): ShardNamespace {
    return { getByName: (name) => this.#shard(definition, name) };
  }

  /** The shards with jobs that are not at rest. */
  unfinished(): readonly UnfinishedShard[] {
    return [...this.#shards].flatMap(([shard, { sql }]) => {
      const [row] = sql.all(COUNT_UNFINISHED);
      const [waiting, inFlight] = [Number(row?.["waiting"]), Number(row?.["inFlight"])];
      return waiting + inFlight === 0 ? [] : [{ shard, waiting, inFlight }];
    });
  }

  #shard(definition: BindingDefinition, name: string): ShardApi {
    const known = this.#shards.get(name);
    if (known !== undefined) return known.api;
    const parts = parseShardName(name);
    if (parts?.binding !== idNameOf(definition)) {
      throw new Error(`expected the name of a shard of ${definition.name}, found "${name}"`);
    }
    const sql = new MemorySql(this.#createDatabase());
    const api = memoryShard(sql, definition, parts.shard, this.#world);
    this.#shards.set(name, { api, sql });
    return api;
  }
}
