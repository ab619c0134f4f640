/** What the cron trigger does now and then: a look at every shard. */

import { idNameOf, shardsEver, type BindingDefinition } from "../core/definition.ts";
import { formatShardName } from "../core/job-id.ts";
import type { ShardApi } from "../protocol.ts";

/** Shards woken at the same time: the platform's limit of simultaneous connections (2026-11). */
const SHARDS_AT_ONCE = 6;

/**
 * Calls every shard that was ever declared, so that one whose alarm was lost wakes up. Due once an hour: an idle shard that is woken
 * stays billed for some seconds. A shard that does not answer is logged and passed over.
 */
export async function wakeShards(
  definitions: readonly BindingDefinition[],
  shardOf: (definition: BindingDefinition, name: string) => Pick<ShardApi, "wake">,
): Promise<void> {
  const calls = definitions.flatMap((definition) =>
    Array.from({ length: shardsEver(definition) }, (_, index) => ({
      definition,
      name: formatShardName(idNameOf(definition), index),
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
