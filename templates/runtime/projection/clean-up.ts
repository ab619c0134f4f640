/** What the cron trigger does: retention in the read model, and a look at every shard now and then. */

import type { BindingDefinition } from "../core/definition.ts";
import { formatShardName } from "../core/job-id.ts";
import { isAtRest, JOB_STATES } from "../core/state.ts";
import type { ShardApi } from "../protocol.ts";

/** `retention` of the config: rows at rest for longer go, `limit` rows per statement. */
export interface ReadModelRetention {
  readonly olderThanMs: number;
  readonly limit: number;
}

/** Statements of one run per state; what is left goes with the next run. */
const STATEMENTS_PER_RUN = 20;
/** Shards woken at the same time: the platform's limit of simultaneous connections (2026-11). */
const SHARDS_AT_ONCE = 6;

const DELETE = `DELETE FROM tsumugi_jobs WHERE id IN (
  SELECT id FROM tsumugi_jobs WHERE state = ? AND updated_at < ? ORDER BY updated_at LIMIT ?)`;

/** Deletes rows of jobs at rest whose last change is older than the retention. Answers how many. */
export async function cleanUpReadModel(
  database: D1Database,
  retention: ReadModelRetention,
  nowMs: number,
): Promise<number> {
  let deleted = 0;
  for (const state of JOB_STATES.filter(isAtRest)) {
    for (let count = 0; count < STATEMENTS_PER_RUN; count += 1) {
      const { meta } = await database
        .prepare(DELETE)
        .bind(state, nowMs - retention.olderThanMs, retention.limit)
        .run();
      // `changes` counts rows of the table; `rows_written` would count index entries as well.
      deleted += meta.changes;
      if (meta.changes < retention.limit) break;
    }
  }
  return deleted;
}

/**
 * Calls every declared shard, so that one whose alarm was lost wakes up. Due once an hour: an idle shard that is woken
 * stays billed for some seconds. A shard that does not answer is logged and passed over.
 */
export async function wakeShards(
  definitions: readonly BindingDefinition[],
  shardOf: (definition: BindingDefinition, name: string) => Pick<ShardApi, "wake">,
): Promise<void> {
  const calls = definitions.flatMap((definition) =>
    Array.from({ length: definition.shards }, (_, index) => ({
      definition,
      name: formatShardName(definition.name, index),
    })),
  );
  for (let start = 0; start < calls.length; start += SHARDS_AT_ONCE) {
    await Promise.all(
      calls.slice(start, start + SHARDS_AT_ONCE).map(async ({ definition, name }) => {
        try {
          await shardOf(definition, name).wake();
        } catch (error) {
          const event = "shard-not-woken";
          console.error(
            JSON.stringify({ level: "error", event, shard: name, error: String(error) }),
          );
        }
      }),
    );
  }
}
