/** Two or more shards need a partition key of every job; one shard takes none. */

import type { RuleContext } from "./rule.ts";

export function partitionKeyFitsShards(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { shards, keys } = binding.definition;
    const { kind } = keys.partitionKey;
    const always = kind === "required" || kind === "derived";
    const options = [
      context.option(binding, "keys", "partitionKey"),
      context.option(binding, "shards"),
    ];
    if (shards >= 2 && !always) {
      context.refuse({
        code: "TSU306",
        options,
        message: `\`${binding.name}\` has ${shards} shards, so every job needs a partition key; it cannot be ${kind}`,
        hint: 'write `partitionKey: required` or `partitionKey: { from: "{field}" }`',
      });
    }
    if (shards < 2 && kind !== "forbidden") {
      context.refuse({
        code: "TSU307",
        options,
        message: `\`${binding.name}\` has one shard, so a partition key has no meaning; it cannot be ${kind}`,
        hint: "set `shards` to 2 or more, or remove `partitionKey`",
      });
    }
  }
}
