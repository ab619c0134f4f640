/** What the cron trigger does now and then: a look at every shard. */

import { shardNames, type BindingDefinition } from "../core/definition.ts";
import { inParts } from "../core/in-parts.ts";
import type { ShardApi } from "../protocol.ts";

/**
 * Calls every shard that was ever declared, so that one whose alarm was lost wakes up. Due once an hour: an idle shard that is woken
 * stays billed for some seconds. A shard that does not answer is logged and passed over.
 */
export async function wakeShards(
  definitions: readonly BindingDefinition[],
  shardOf: (definition: BindingDefinition, name: string) => Pick<ShardApi, "wake">,
): Promise<void> {
  const calls = definitions.flatMap((definition) =>
    shardNames(definition).map((name) => ({ definition, name })),
  );
  await inParts(calls, async ({ definition, name }) => {
    try {
      await shardOf(definition, name).wake();
    } catch (error) {
      const event = "shard-not-woken";
      console.error(JSON.stringify({ level: "error", event, shard: name, error: String(error) }));
    }
  });
}
