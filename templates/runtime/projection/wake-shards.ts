/** What the cron trigger does now and then: a look at every shard. */

import { shardNames, type BindingDefinition } from "../core/definition.ts";
import { systemClock, type Clock } from "../core/clock.ts";
import { inParts } from "../core/in-parts.ts";
import { callShard, type CallPolicy } from "../core/shard-call.ts";
import type { ShardApi } from "../protocol.ts";

/** The next hour makes up for a call that failed. */
const WAKE_POLICY: CallPolicy = {
  delaysMs: [],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => false,
};

/**
 * Calls every shard that was ever declared, so that one whose alarm was lost wakes up. Due once an hour: an idle shard that is woken
 * stays billed for some seconds. A shard that does not answer is logged and passed over. Never rejects.
 */
export async function wakeShards(
  definitions: readonly BindingDefinition[],
  shardOf: (definition: BindingDefinition, name: string) => ShardApi,
  clock: Clock = systemClock,
): Promise<void> {
  const calls = definitions.flatMap((definition) =>
    shardNames(definition).map((name) => ({ definition, name })),
  );
  await inParts(calls, async ({ definition, name }) => {
    try {
      await callShard(
        () => shardOf(definition, name),
        (shard) => shard.wake(),
        WAKE_POLICY,
        clock,
        () => 0,
      );
    } catch (error) {
      const event = "shard-not-woken";
      console.error(JSON.stringify({ level: "error", event, shard: name, error: String(error) }));
    }
  });
}
